package org.onehall.screening;

import java.util.List;

/**
 * An engine's analysis of a position. It depends only on the position and the {@link EngineSettings}, not on how the
 * position was reached.
 *
 * @param fen the position, with its counters
 * @param depth of the last iteration that judged all listed moves, in half-moves, 1 to {@value #MOST_DEPTH}
 * @param choices best first, all from that iteration, each move once; never empty
 */
public record PositionAnalysis(String fen, int depth, List<Choice> choices) {
    /** No engine looks so far ahead. */
    public static final int MOST_DEPTH = 10_000;

    public PositionAnalysis {
        choices = List.copyOf(choices);
        if (choices.isEmpty()) throw new IllegalArgumentException("no move is listed in " + fen);
        if (depth < 1 || depth > MOST_DEPTH) throw new IllegalArgumentException("no depth of an analysis: " + depth);
        if (choices.stream().map(Choice::uci).distinct().count() < choices.size())
            throw new IllegalArgumentException("a move is listed twice in " + fen);
    }
}
