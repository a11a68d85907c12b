package org.onehall.playingzone.projection.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.disconnection.CaseProjection;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.game.v1.Seat;

/** The steps of a board's timeline as shown to a viewer. */
final class TimelineSteps {
    /** The steps of a case that are rulings. */
    private static final Set<String> DECISIONS = Set.of("DECIDED", "APPLIED", "REFUSED");

    private static final Set<StepKind> CLOCK_CHANGES =
            Set.of(StepKind.TIME_CHANGED, StepKind.CLOCKS_SET, StepKind.SETTING_CORRECTED);

    private final Course course;

    TimelineSteps(Course course) {
        this.course = course;
    }

    /**
     * The steps that the viewer may see, in the order in which they happened.
     *
     * @param cases of the board
     * @param nameOf a person's name
     * @param rulings by id
     * @param floor whether the viewer may see what happens around the seats of a venue (OCR 17)
     * @param screening whether the viewer may know that a game was screened (APP-I A1)
     */
    List<StepView> view(
            List<CaseProjection> cases,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Predicate<String> floor,
            boolean screening) {
        List<StepView> steps = new ArrayList<>();
        int attempt = 1;
        int ply = 0;
        Map<Side, Seat> seats = course.first();
        for (Fact fact : Stream.concat(course.facts(), cases.stream().flatMap(TimelineSteps::course))
                .sorted(Fact.AS_IT_HAPPENED)
                .toList()) {
            switch (fact) {
                case Moved move -> {
                    ply = move.ply();
                    steps.add(view(move, attempt, player(Optional.of(move.side()), seats)));
                    if (move.offer()) steps.add(offered(move, attempt, player(Optional.of(move.side()), seats)));
                }
                case Told told -> {
                    attempt = told.attempt.orElse(attempt);
                    ply = told.ply.orElse(ply);
                    if (!told.seats.isEmpty()) seats = told.seats;
                    String venue = told.side.map(seats::get).map(Seat::getVenue).orElse("");
                    boolean shown = told.kind == StepKind.SCREENED
                            ? screening
                            : told.kind.group() != StepKind.Group.FLOOR || floor.test(venue);
                    if (shown) steps.add(view(told, attempt, ply, player(told.side, seats), nameOf, rulings));
                }
            }
        }
        return steps;
    }

    /** The name of the player of a side; "" without a side. */
    static String player(Optional<Side> side, Map<Side, Seat> seats) {
        return side.map(seats::get).map(Seat::getPlayerName).orElse("");
    }

    /** The changes, up to an instant, of the clocks of the game that was played at that instant. */
    List<StepView> clockChanges(long until, UnaryOperator<String> nameOf) {
        List<StepView> changes = new ArrayList<>();
        int attempt = 1;
        Map<Side, Seat> seats = course.first();
        for (Fact fact : course.facts()
                .filter(one -> one.at() <= until)
                .sorted(Fact.AS_IT_HAPPENED)
                .toList()) {
            if (!(fact instanceof Told told)) continue;
            if (told.attempt.isPresent()) changes.clear();
            attempt = told.attempt.orElse(attempt);
            if (!told.seats.isEmpty()) seats = told.seats;
            if (CLOCK_CHANGES.contains(told.kind))
                changes.add(view(told, attempt, 0, player(told.side, seats), nameOf, _ -> Optional.empty()));
        }
        return changes;
    }

    /** The steps of a case without its decisions, which are shown as rulings. */
    private static Stream<Fact> course(CaseProjection file) {
        List<CaseProjection.Step> course = file.course();
        return IntStream.range(0, course.size())
                .filter(n -> !DECISIONS.contains(course.get(n).what()))
                .mapToObj(n -> Told.of(file, course.get(n), n));
    }

    private static StepView view(Moved move, int attempt, String player) {
        return new StepView(
                move.at(),
                attempt,
                move.ply(),
                StepKind.MOVE,
                StepKind.MOVE.group(),
                Optional.of(move.side()),
                player,
                "",
                "",
                "",
                "",
                Map.of("san", move.san() + (move.offer() ? " (=)" : "")),
                Optional.empty(),
                Optional.of(new ClocksThen(move.at(), move.whiteMs(), move.blackMs())),
                OptionalLong.of(move.spentMs()),
                Optional.empty());
    }

    /** A draw offered with a move (LAW 9.1.2.1). */
    private static StepView offered(Moved move, int attempt, String player) {
        return new StepView(
                move.at(),
                attempt,
                move.ply(),
                StepKind.DRAW_OFFERED,
                StepKind.DRAW_OFFERED.group(),
                Optional.of(move.side()),
                player,
                "",
                "",
                "OCR 5.3",
                "",
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                Optional.empty());
    }

    private StepView view(
            Told told,
            int attempt,
            int ply,
            String player,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings) {
        By by = course.hand(told);
        return new StepView(
                told.at,
                attempt,
                ply,
                told.kind,
                told.kind.group(),
                told.side,
                player,
                by.role(),
                by.subject().isEmpty() ? "" : nameOf.apply(by.subject()),
                told.article,
                told.text,
                told.details,
                told.before,
                told.after,
                told.ms,
                told.ruling.flatMap(rulings));
    }
}
