package org.onehall.fairplay.query.screening;

import java.util.ArrayList;
import java.util.List;
import org.onehall.chess.Side;
import org.onehall.fairplay.domain.ListedMove;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.domain.Screening.ScreenedMove;
import org.onehall.fairplay.domain.Screening.SideScreening;
import org.onehall.fairplay.query.screening.Line.Step;
import org.onehall.fairplay.query.screening.Line.Times;
import org.onehall.screening.Choice;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * Compares each move of a game with an engine's analysis of the position before that move: an indication, never proof
 * (APP-I A3). Pure.
 */
public final class Screener {
    private static final int CAP = 1_000;

    private Screener() {}

    /** An engine's analysis of a position, with the engine's settings. */
    public record Said(EngineSettings settings, PositionAnalysis analysis) {}

    /**
     * @param said the analysis of the position before each move
     * @param times the times of each move
     */
    public static Screening screen(List<Step> steps, List<Said> said, List<Times> times) {
        List<ScreenedMove> all = new ArrayList<>();
        List<ScreenedMove> white = new ArrayList<>();
        List<ScreenedMove> black = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            PositionAnalysis analysis = said.get(i).analysis();
            Choice best = analysis.choices().getFirst();
            int value = analysis.choices().stream()
                    .filter(choice -> choice.uci().equals(step.uci()))
                    .findAny()
                    .map(Choice::centipawns)
                    .orElse(
                            i + 1 < steps.size()
                                    ? unlisted(analysis, said.get(i + 1).analysis())
                                    : analysis.choices().getLast().centipawns());
            ScreenedMove move = new ScreenedMove(
                    i + 1,
                    step.uci(),
                    best.uci(),
                    best.centipawns(),
                    value,
                    analysis.choices().stream()
                            .map(choice -> new ListedMove(choice.uci(), choice.centipawns()))
                            .toList(),
                    analysis.depth(),
                    said.get(i).settings().version(),
                    step.legalMoves(),
                    times.get(i).spent(),
                    times.get(i).left());
            all.add(move);
            (step.mover() == Side.WHITE ? white : black).add(move);
        }
        EngineSettings last = said.getLast().settings();
        return new Screening(last.engine(), last.nodes(), all, together(white), together(black));
    }

    /**
     * An unlisted move is worth at most as much as the last listed one; the opponent's best answer shows how much less.
     */
    private static int unlisted(PositionAnalysis before, PositionAnalysis after) {
        return Math.min(
                before.choices().getLast().centipawns(),
                -after.choices().getFirst().centipawns());
    }

    static SideScreening together(List<ScreenedMove> moves) {
        if (moves.isEmpty()) return new SideScreening(0, 0, 0, 0);
        int matches = (int)
                moves.stream().filter(move -> move.played().equals(move.best())).count();
        double loss = moves.stream()
                .mapToInt(move -> Math.max(0, cap(move.bestValue()) - cap(move.playedValue())))
                .average()
                .orElse(0);
        return new SideScreening(moves.size(), matches, loss, 100.0 * matches / moves.size());
    }

    private static int cap(int value) {
        return Math.clamp(value, -CAP, CAP);
    }
}
