package org.onehall.chess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * One game of a PGN file.
 *
 * @param tags tag pairs in the order of the file
 * @param moves the main line; if there is an error, the legal moves before it
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
 * @param start the set-up position (tag FEN), empty for the initial position
 * @param comment text of the comments before the first move, on one line; empty if none
 * @param error why the game could not be read to its end; empty if it was
 * @param notes faults and doubts that cost no move: a tag that was left out, results that contradict each other or the
 *     board, text that is no move; in the order in which they were found
 */
public record PgnGame(
        Map<String, String> tags,
        List<PgnMove> moves,
        String result,
        Optional<Position> start,
        String comment,
        Optional<PgnError> error,
        List<PgnError> notes) {
    /** The four game results of PGN. */
    public static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");

    public PgnGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        moves = List.copyOf(moves);
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(comment, "comment");
        Objects.requireNonNull(error, "error");
        notes = List.copyOf(notes);
        if (!RESULTS.contains(result)) {
            throw new IllegalArgumentException("not a PGN result: \"" + Quoted.shortened(result) + "\"");
        }
    }

    public PgnGame(Map<String, String> tags, List<PgnMove> moves, String result, Optional<Position> start) {
        this(tags, moves, result, start, "", Optional.empty());
    }

    public PgnGame(
            Map<String, String> tags,
            List<PgnMove> moves,
            String result,
            Optional<Position> start,
            String comment,
            Optional<PgnError> error) {
        this(tags, moves, result, start, comment, error, List.of());
    }

    /** The position before the first move. */
    public Position firstPosition() {
        return start.orElse(Position.initial());
    }

    /** The position after the last move. */
    public Position lastPosition() {
        Position position = firstPosition();
        for (PgnMove move : moves) {
            position = position.play(move.move());
        }
        return position;
    }

    /** This game, or a PgnException if it has an error. */
    public PgnGame orThrow() {
        error.ifPresent(e -> {
            throw new PgnException(e);
        });
        return this;
    }
}
