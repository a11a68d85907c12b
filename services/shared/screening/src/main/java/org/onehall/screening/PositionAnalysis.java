package org.onehall.screening;

import java.util.List;

/**
 * What an engine says of a position. It depends on the position and the {@link EngineSettings} alone: how the position came
 * about does not count.
 *
 * @param fen     the position, with its counters
 * @param depth   of the last iteration that judged all listed moves, in half-moves, at least 1
 * @param choices best first, all of that one iteration, each move once; never empty
 */
public record PositionAnalysis(String fen, int depth, List<Choice> choices) {
    public PositionAnalysis {
        choices = List.copyOf(choices);
        if (choices.isEmpty()) throw new IllegalArgumentException("no move is listed in " + fen);
        if (depth < 1) throw new IllegalArgumentException("no depth of an analysis: " + depth);
        if (choices.stream().map(Choice::uci).distinct().count() < choices.size())
            throw new IllegalArgumentException("a move is listed twice in " + fen);
    }
}
