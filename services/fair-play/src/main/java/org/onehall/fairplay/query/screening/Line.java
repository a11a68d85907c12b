package org.onehall.fairplay.query.screening;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.engine.PositionKey;

/** The moves of a game, with what an engine must analyse. */
public final class Line {
    /**
     * One move.
     *
     * @param key of the position before it ({@link PositionKey})
     * @param mover who moved
     * @param uci the move as the board wrote it
     * @param legalMoves in the position before it, at least 1
     */
    public record Step(String key, Side mover, String uci, int legalMoves) {}

    private final List<Step> steps = new ArrayList<>();
    private final List<Position> before = new ArrayList<>();
    private Position position;

    /** @param initialFen refused with an IllegalArgumentException if it is not a FEN */
    public Line(String initialFen) {
        position = Position.ofFen(initialFen);
    }

    /** All moves of a game. An illegal move is refused with an IllegalArgumentException: no engine will change that. */
    public static List<Step> of(String initialFen, List<String> moves) {
        Line line = new Line(initialFen);
        moves.forEach(line::play);
        return line.steps();
    }

    /** Takes the next move; an illegal one is refused with an IllegalArgumentException. */
    public void play(String uci) {
        Position here = position;
        Move played = here.resolve(Move.ofUci(uci))
                .orElseThrow(() -> new IllegalArgumentException(uci + " is no legal move in " + here.fen()));
        steps.add(new Step(
                PositionKey.of(here),
                here.sideToMove(),
                played.uci(),
                here.legalMoves().size()));
        before.add(here);
        position = here.play(played);
    }

    /** Takes back all but the first moves. */
    public void backTo(int moves) {
        if (moves >= steps.size()) return;
        position = before.get(moves);
        steps.subList(moves, steps.size()).clear();
        before.subList(moves, before.size()).clear();
    }

    public List<Step> steps() {
        return List.copyOf(steps);
    }

    /**
     * What the clocks of a game showed for a move.
     *
     * @param spent how long the clock ran for it
     * @param left on the mover's clock after it
     */
    public record Times(Optional<Duration> spent, Optional<Duration> left) {
        public static final Times UNKNOWN = new Times(Optional.empty(), Optional.empty());
    }
}
