package org.onehall.fairplay.react.screening;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.fairplay.domain.AnalysisDelay;
import org.onehall.fairplay.query.screening.Line;
import org.onehall.fairplay.query.screening.Line.Step;
import org.onehall.fairplay.query.screening.Line.Times;

/** An attempt at a game while its moves are played, analysed and screened. */
final class AttemptAnalysis {
    /** A move as it was played. */
    record Played(Instant at, String uci, Times times) {}

    /** Followed after a screening too: if a result is set aside, the game goes on. */
    final Optional<Line> line;

    final List<Played> played = new ArrayList<>();
    boolean over;
    /** Analysed like any other, but not screened. */
    boolean annulled;

    Optional<EndedAttempt> queued = Optional.empty();
    /** Moves of {@link #queued}; null while it is empty, or if they can't be replayed. */
    List<Step> steps;

    boolean screened;
    int looks;

    AttemptAnalysis(Optional<Line> line) {
        this.line = line;
    }

    /** The moves to analyse: those that are screened, or those played so far. */
    List<Step> steps() {
        return queued.isPresent()
                ? Optional.ofNullable(steps).orElse(List.of())
                : line.map(Line::steps).orElse(List.of());
    }

    Instant due(int move, Duration delay) {
        return AnalysisDelay.from(
                over || annulled || queued.isPresent(),
                move < played.size() ? Optional.of(played.get(move).at()) : Optional.empty(),
                delay);
    }

    boolean knowsTimes() {
        return played.size() >= queued.orElseThrow().moves().size();
    }

    List<Times> times() {
        List<Times> times = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++)
            times.add(
                    i < played.size()
                                    && played.get(i)
                                            .uci()
                                            .equals(queued.orElseThrow().moves().get(i))
                            ? played.get(i).times()
                            : Times.UNKNOWN);
        return times;
    }
}
