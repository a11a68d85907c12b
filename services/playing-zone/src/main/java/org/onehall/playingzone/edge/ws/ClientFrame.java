package org.onehall.playingzone.edge.ws;

import java.util.Optional;
import java.util.OptionalLong;

/** One frame received from a screen. */
public sealed interface ClientFrame {
    /** @param roundTripMs of the previous ping, measured by the screen */
    record Ping(long number, OptionalLong roundTripMs) implements ClientFrame {}

    /** @param on true if the page is covered or another one has the keyboard focus (OCR 16.7) */
    record Away(boolean on) implements ClientFrame {}

    /** The person logs out: the token is no longer valid on any device. */
    record LogOut() implements ClientFrame {}

    /** @param id chosen by the client; the same when the command is sent again */
    record Command(String id, String name, org.onehall.playingzone.command.Command request) implements ClientFrame {}

    /** @param id of the command, if it could be read */
    record Malformed(Optional<String> id, String why) implements ClientFrame {}
}
