package org.onehall.decider;

import java.util.Optional;

/** Id of a board and key of its log, "competition/round/board"; round and board from 1. */
public record BoardId(String competition, int round, int number) {
    /** Reads a board id. Empty for any other text, also if a number is written in another way: "cup/01/1". */
    public static Optional<BoardId> parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 3 || parts[0].isEmpty()) return Optional.empty();
        try {
            int round = Integer.parseInt(parts[1]);
            int number = Integer.parseInt(parts[2]);
            return Optional.of(new BoardId(parts[0], round, number))
                    .filter(id -> round >= 1 && number >= 1 && id.toString().equals(text));
        } catch (NumberFormatException notNumbers) {
            return Optional.empty();
        }
    }

    /**
     * Reads a board id from a trusted text, for example from our own log.
     *
     * @throws IllegalArgumentException for any other text
     */
    public static BoardId of(String text) {
        return parse(text).orElseThrow(() -> new IllegalArgumentException("not a board's id: " + text));
    }

    /** The competition a board id begins with; "" if it has none. */
    public static String competitionOf(String board) {
        return parse(board).map(BoardId::competition).orElse("");
    }

    /** "round/board", within its competition. */
    public String place() {
        return round + "/" + number;
    }

    @Override
    public String toString() {
        return competition + "/" + place();
    }
}
