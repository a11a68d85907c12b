package org.onehall.competition.query;

import java.util.Optional;

/** A board's id, "competition/round/board". */
public record BoardId(String competition, int round, int board) {
    /** Empty if it is not written so. */
    public static Optional<BoardId> of(String text) {
        String[] parts = text.split("/", -1);
        return parts.length == 3 && parts[1].matches("\\d{1,4}") && parts[2].matches("\\d{1,4}")
                ? Optional.of(new BoardId(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2]))) : Optional.empty();
    }

    @Override public String toString() {
        return competition + "/" + round + "/" + board;
    }
}
