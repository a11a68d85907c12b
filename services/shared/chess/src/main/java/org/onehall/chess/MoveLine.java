package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Moves played one after the other from a position.
 *
 * @param start the position before the first move
 * @param moves each move is legal after the moves before it
 * @param last the position after all moves
 */
public record MoveLine(Position start, List<Move> moves, Position last) {
    /** "12." or "12...", alone or before a move. */
    private static final Pattern NUMBER = Pattern.compile("^\\d+\\.+");

    public MoveLine {
        moves = List.copyOf(moves);
    }

    /** An illegal move is an IllegalArgumentException. */
    public static MoveLine of(Position start, List<Move> moves) {
        Position last = start;
        for (Move move : moves) {
            last = last.play(move);
        }
        return new MoveLine(start, moves, last);
    }

    /**
     * Reads moves as {@link San#read(Position, String)} does, with move numbers or without; refuses with
     * UnreadableMoveException any text that is not a legal move.
     */
    public static MoveLine read(Position start, String text) {
        List<Move> moves = new ArrayList<>();
        Position last = start;
        for (String word : text.strip().split("\\s+")) {
            String written = NUMBER.matcher(word).replaceFirst("");
            if (!written.isEmpty()) {
                Move move = San.read(last, written);
                last = last.play(move);
                moves.add(move);
            }
        }
        return new MoveLine(start, moves, last);
    }

    /** In short notation with move numbers: {@code 41... Kh1 42. Bf3#}. */
    public String san() {
        var out = new StringBuilder();
        Position position = start;
        for (Move move : moves) {
            if (position.sideToMove() == Side.WHITE) {
                out.append(position.fullmoveNumber()).append(". ");
            } else if (out.isEmpty()) {
                out.append(position.fullmoveNumber()).append("... ");
            }
            out.append(San.write(position, move)).append(' ');
            position = position.play(move);
        }
        return out.toString().strip();
    }

    public List<String> uci() {
        return moves.stream().map(Move::uci).toList();
    }
}
