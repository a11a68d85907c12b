package org.onehall.playingzone.projection.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.report.Reports.AbsenceReport;
import org.onehall.playingzone.projection.report.Reports.ApprovalReport;
import org.onehall.playingzone.projection.report.Reports.PauseReport;
import org.onehall.playingzone.projection.report.Reports.VoidGameReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;

/** The part of a round's report that is read from the steps of one board's timeline. */
final class BoardCourse {
    private BoardCourse() {}

    static List<VoidGameReport> voidGames(List<StepView> steps) {
        List<VoidGameReport> games = new ArrayList<>();
        List<StepView> moves = new ArrayList<>();
        String white = "";
        String black = "";
        for (StepView step : steps) {
            if (step.kind() == StepKind.MOVE) moves.add(step);
            if (step.kind() == StepKind.POSITION_RESTORED) moves.removeIf(move -> move.ply() > step.ply());
            if (step.kind() == StepKind.CREATED) {
                white = step.details().getOrDefault("white", "");
                black = step.details().getOrDefault("black", "");
            }
            boolean cancelled = step.kind() == StepKind.VOIDED
                    && step.details().containsKey("cancelled")
                    && games.stream().noneMatch(game -> game.attempt() == step.attempt());
            if (step.kind() != StepKind.RESTARTED && !cancelled) continue;
            games.add(new VoidGameReport(
                    cancelled ? step.attempt() : step.attempt() - 1,
                    white,
                    black,
                    step.at(),
                    moves.stream()
                            .map(move -> move.details().getOrDefault("san", ""))
                            .toList()));
            moves.clear();
            String other = white;
            boolean exchanged = step.details().containsKey("exchanged");
            white = step.details().getOrDefault("white", exchanged ? black : white);
            black = step.details().getOrDefault("black", exchanged ? other : black);
        }
        return games;
    }

    static OptionalLong last(List<StepView> steps, int attempt, StepKind kind) {
        return steps.stream()
                .filter(step -> step.kind() == kind && step.attempt() == attempt)
                .mapToLong(StepView::at)
                .reduce((_, at) -> at);
    }

    static List<StepView> of(List<StepView> steps, StepKind... kinds) {
        return steps.stream()
                .filter(step -> Stream.of(kinds).anyMatch(kind -> kind == step.kind()))
                .toList();
    }

    static List<PauseReport> pauses(List<StepView> steps) {
        List<PauseReport> pauses = new ArrayList<>();
        Optional<StepView> began = Optional.empty();
        for (StepView step : steps) {
            boolean goesOn = step.kind() == StepKind.RESUMED
                    || step.kind() == StepKind.ENDED
                    || step.kind() == StepKind.RESTARTED;
            if ((goesOn || step.kind() == StepKind.PAUSED) && began.isPresent())
                pauses.add(pause(
                        began.get(), OptionalLong.of(step.at()), step.kind() == StepKind.RESUMED ? step.text() : ""));
            if (step.kind() == StepKind.PAUSED) began = Optional.of(step);
            else if (goesOn) began = Optional.empty();
        }
        began.ifPresent(step -> pauses.add(pause(step, OptionalLong.empty(), "")));
        return pauses;
    }

    static List<AbsenceReport> absences(List<StepView> steps, Predicate<StepView> shown) {
        List<AbsenceReport> absences = new ArrayList<>();
        Map<Side, StepView> out = new EnumMap<>(Side.class);
        for (StepView step : steps) {
            if (!shown.test(step)) continue;
            Side side = step.side().get();
            if (step.kind() == StepKind.LEFT) out.put(side, step);
            StepView left = out.get(side);
            if (step.kind() == StepKind.RETURNED && left != null) {
                absences.add(absence(left, OptionalLong.of(step.at())));
                out.remove(side);
            }
        }
        out.values().forEach(left -> absences.add(absence(left, OptionalLong.empty())));
        return absences;
    }

    static Optional<ApprovalReport> approval(List<StepView> steps, boolean official) {
        return steps.stream()
                .filter(step -> official && step.kind() == StepKind.APPROVED)
                .reduce((_, last) -> last)
                .filter(step -> !step.name().isEmpty())
                .map(step -> new ApprovalReport(step.by(), step.name(), step.at(), step.text()));
    }

    private static PauseReport pause(StepView step, OptionalLong to, String resumed) {
        return new PauseReport(
                step.at(),
                to,
                step.details().getOrDefault("cause", "ARBITER"),
                step.text(),
                step.by(),
                step.name(),
                resumed);
    }

    private static AbsenceReport absence(StepView left, OptionalLong backAt) {
        return new AbsenceReport(
                left.side().orElseThrow(),
                left.player(),
                left.details().getOrDefault("target", ""),
                Boolean.parseBoolean(left.details().get("authorised")),
                left.at(),
                backAt);
    }
}
