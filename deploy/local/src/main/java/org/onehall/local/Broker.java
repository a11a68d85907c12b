package org.onehall.local;

import java.io.IOException;
import java.nio.file.Path;
import org.onehall.broker.EmbeddedBroker;

/** The hall's broker as a process of its own. */
public final class Broker {
    private Broker() {}

    /**
     * Arguments are its folder, the client port and the controller port. Ends on SIGTERM, or when the process that
     * started it is gone.
     */
    public static void main(String[] args) {
        try {
            EmbeddedBroker broker = EmbeddedBroker.start(Path.of(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]));
            Runtime.getRuntime().addShutdownHook(new Thread(broker::close, "stop"));
            Watched.endWithParent();
            broker.awaitShutdown();
        } catch (IOException | RuntimeException e) {
            System.err.println("The broker did not start: " + e);
            Runtime.getRuntime().halt(1);
        }
    }
}
