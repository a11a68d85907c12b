package org.onehall.venue;

import java.util.Locale;

/**
 * Something that is probed.
 *
 * @param address host, host and port, or the zone's address; at most 100 characters
 * @param board number of the board whose device this is; empty if unknown
 * @param side "WHITE" or "BLACK"; empty like {@code board}
 */
public record Target(Segment segment, String address, String board, String side) {
    static Target of(Segment segment, String address) {
        return new Target(segment, address, "", "");
    }

    /** As the operator reads it: "gateway 192.168.1.1", "device 192.168.1.20 (board 3 white)". */
    String label() {
        return segment.name().toLowerCase(Locale.ROOT) + " " + address
                + (board.isEmpty() ? "" : " (board " + board + " " + side.toLowerCase(Locale.ROOT) + ")");
    }
}
