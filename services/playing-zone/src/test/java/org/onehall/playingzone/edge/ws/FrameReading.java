package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.playingzone.edge.ws.FrameReading.*;

import org.onehall.playingzone.command.Command;
import org.onehall.playingzone.command.Families;

/** Reads frames of commands. */
final class FrameReading {
    static final FrameReader FRAMES = new FrameReader(Families.catalogue());
    static final String ID = "11111111-2222-3333-4444-555555555555";

    private FrameReading() {}

    static ClientFrame command(String name, String args) {
        return FRAMES.read(
                "{\"t\":\"cmd\",\"id\":\"" + ID + "\",\"name\":\"" + name + "\",\"args\":" + args + "}",
                FrameReader.LARGEST);
    }

    static Command request(String name, String args) {
        return assertInstanceOf(
                        ClientFrame.Command.class,
                        command(name, args),
                        () -> command(name, args).toString())
                .request();
    }
}
