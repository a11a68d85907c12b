package org.onehall.playingzone.edge.ws;

import java.util.Optional;
import java.util.OptionalLong;

/** One frame of a screen, read. */
public sealed interface ClientFrame {
    /** @param roundTripMs of the ping before, measured by the screen */
    record Ping(long number, OptionalLong roundTripMs) implements ClientFrame {}

    /** @param on the page is covered or another one has the keyboard (OCR 16.7) */
    record Away(boolean on) implements ClientFrame {}

    /** The person logs out: the token is good for nothing any more, on whatever device. */
    record LogOut() implements ClientFrame {}

    /** @param id made by the client, the same when it is sent again */
    record Command(String id, String name, org.onehall.playingzone.command.Command request) implements ClientFrame {}

    /** @param id if it could be read */
    record Malformed(Optional<String> id, String why) implements ClientFrame {}
}
