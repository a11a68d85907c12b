package org.onehall.playingzone.projection.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.ruling.EffectView;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.proto.game.v1.Seat;

/** The rulings of a board, taken from its timeline. */
final class TimelineRulings {
    /** Steps that are rulings with an id of their own. */
    private static final Set<StepKind> RULED = Set.of(
            StepKind.DECIDED,
            StepKind.PENALISED,
            StepKind.PENALTY_WITHDRAWN,
            StepKind.PAUSE_COMPENSATED,
            StepKind.APPEAL_DECIDED);

    /** Steps that an arbiter orders about a game itself, or about its clocks. */
    private static final Set<StepKind> ORDERED = Set.of(
            StepKind.DEFAULT_WAIVED,
            StepKind.FORFEIT_REVERSED,
            StepKind.RESULT_SET_ASIDE,
            StepKind.DRAW_DECLARED,
            StepKind.POSITION_RESTORED,
            StepKind.COLOURS_KEPT,
            StepKind.VOIDED,
            StepKind.SETTING_CORRECTED,
            StepKind.CLOCKS_SET,
            StepKind.TIME_CHANGED,
            StepKind.IRREGULARITY,
            StepKind.IRREGULARITY_TAKEN_BACK,
            StepKind.OFFERS_ALLOWED,
            StepKind.SEALING_ORDERED,
            StepKind.HELD);

    /** The kind of an appeal decision that gives the game another score (OCR 17.11). */
    private static final String NEW_SCORE = "APPEAL_CHANGED";

    private final Course course;

    TimelineRulings(Course course) {
        this.course = course;
    }

    /**
     * Every ruling about the board, in the order they were made: rulings with an id of their own, and orders of
     * arbiters about the game and its clocks. A step that only carries out a ruling does not count as a ruling.
     *
     * @param nameOf a person's name
     * @param rulings by id
     * @param appeals the appeal that a ruling decides
     */
    List<RulingReport> rulings(
            BoardId board,
            UnaryOperator<String> nameOf,
            Function<String, Optional<RulingView>> rulings,
            Function<String, Optional<AppealReport>> appeals) {
        List<Fact> facts = course.facts().sorted(Fact.AS_IT_HAPPENED).toList();
        Set<String> traces = facts.stream()
                .filter(fact -> fact instanceof Told told && RULED.contains(told.kind))
                .map(fact -> ((Told) fact).trace)
                .filter(trace -> !trace.isEmpty())
                .collect(Collectors.toSet());
        Map<String, Told> scores = new HashMap<>();
        Map<String, String> ends = new HashMap<>();
        Map<String, String> setAside = new HashMap<>();
        Set<String> irregular = facts.stream()
                .filter(fact -> fact instanceof Told told && told.irregularity().isPresent())
                .map(fact -> ((Told) fact).trace)
                .filter(trace -> !trace.isEmpty())
                .collect(Collectors.toSet());
        Map<String, List<Told>> changes = new HashMap<>();
        for (Fact fact : facts) {
            if (!(fact instanceof Told told)) continue;
            if (told.kind == StepKind.TIME_CHANGED && !told.trace.isEmpty())
                changes.computeIfAbsent(told.trace, _ -> new ArrayList<>()).add(told);
            if (told.kind == StepKind.SCORE_CHANGED) told.ruling.ifPresent(id -> scores.put(id, told));
            if (told.kind == StepKind.ENDED) ends.put(told.trace, told.details.getOrDefault("result", ""));
            if (told.kind == StepKind.RESULT_SET_ASIDE)
                setAside.put(told.trace, told.details.getOrDefault("result", ""));
        }
        List<RulingReport> made = new ArrayList<>();
        Map<String, String> decided = new HashMap<>();
        int attempt = 1;
        int ply = 0;
        String result = "";
        Map<Side, Seat> seats = course.first();
        List<Moved> moves = new ArrayList<>();
        for (Fact fact : facts) {
            if (fact instanceof Moved move) {
                ply = move.ply();
                moves.add(move);
            }
            if (!(fact instanceof Told told)) continue;
            String before = result;
            attempt = told.attempt.orElse(attempt);
            ply = told.ply.orElse(ply);
            int left = ply;
            List<String> cut = told.kind == StepKind.POSITION_RESTORED
                    ? moves.stream()
                            .filter(move -> move.ply() > left)
                            .map(Moved::text)
                            .toList()
                    : List.of();
            if (told.ply.isPresent()) moves.removeIf(move -> move.ply() > left);
            if (!told.seats.isEmpty()) seats = told.seats;
            if (told.kind == StepKind.ENDED) result = told.details.getOrDefault("result", "");
            if (told.kind == StepKind.RESTARTED
                    || told.kind == StepKind.FORFEIT_REVERSED
                    || told.kind == StepKind.RESULT_SET_ASIDE) result = "";
            // the time given for an irregularity is shown with it
            if (told.kind == StepKind.TIME_CHANGED && irregular.contains(told.trace)) continue;
            Seat about = told.side.map(seats::get).orElse(Seat.getDefaultInstance());
            By by = course.hand(told);
            Optional<RulingView> view = told.ruling.flatMap(rulings);
            if (RULED.contains(told.kind) && view.isPresent()) {
                RulingView of = view.get();
                Optional<Told> score = Optional.ofNullable(scores.get(of.id()));
                Optional<AppealReport> appeal =
                        told.kind == StepKind.APPEAL_DECIDED ? appeals.apply(of.id()) : Optional.empty();
                Optional<String> replaced = told.kind == StepKind.APPEAL_DECIDED
                        ? appeal.filter(_ -> of.kind().equals(NEW_SCORE)).flatMap(AppealReport::ruling)
                        : of.withdraws().isPresent()
                                ? of.withdraws()
                                : of.caseId().map(decided::get);
                boolean goesOn =
                        of.effects().stream().anyMatch(effect -> effect.kind().equals("GOES_ON"));
                Optional<String> ended = goesOn ? Wire.text(before) : Optional.empty();
                of.caseId().ifPresent(known -> decided.put(known, of.id()));
                List<Told> changed = changes.getOrDefault(told.trace, List.of());
                Optional<ClocksThen> clocksBefore = changed.stream().findFirst().flatMap(one -> one.before);
                Optional<ClocksThen> clocksAfter = clocksBefore.flatMap(_ -> changed.getLast().after);
                made.add(new RulingReport(
                        of.id(),
                        told.at,
                        board.toString(),
                        board.round(),
                        board.number(),
                        attempt,
                        ply,
                        of.kind(),
                        told.side,
                        about.getPlayerId(),
                        about.getPlayerName(),
                        TimelineSteps.player(Optional.of(Side.WHITE), seats),
                        TimelineSteps.player(Optional.of(Side.BLACK), seats),
                        of.rule(),
                        of.effects(),
                        clocksBefore,
                        clocksAfter,
                        of.reason(),
                        by.role(),
                        name(by, nameOf),
                        of.state(),
                        replaced,
                        score.map(one -> one.details.get("was")).or(() -> ended),
                        score.map(one -> one.details.get("score"))
                                .or(() -> Wire.text(ends.getOrDefault(told.trace, ""))),
                        of.withdrawn(),
                        List.of(),
                        appeal,
                        Optional.empty()));
            } else if (ORDERED.contains(told.kind)
                    && !by.equals(By.HALL)
                    && !traces.contains(told.trace)
                    && !(told.kind == StepKind.RESULT_SET_ASIDE && drawn(facts, told.trace))) {
                Optional<Told> given = told.irregularity()
                        .flatMap(_ -> changes.getOrDefault(told.trace, List.of()).stream()
                                .findFirst());
                Told change = given.orElse(told);
                boolean results = told.details.getOrDefault("consequence", "").equals("END")
                        || told.kind == StepKind.RESULT_SET_ASIDE
                        || told.kind == StepKind.DRAW_DECLARED
                        || told.kind == StepKind.FORFEIT_REVERSED;
                String was = told.kind == StepKind.DRAW_DECLARED ? setAside.getOrDefault(told.trace, "") : before;
                made.add(new RulingReport(
                        board + "/" + told.log.name().toLowerCase(Locale.ROOT) + "-" + told.sequence,
                        told.at,
                        board.toString(),
                        board.round(),
                        board.number(),
                        attempt,
                        ply,
                        told.kind.name(),
                        told.side,
                        about.getPlayerId(),
                        about.getPlayerName(),
                        TimelineSteps.player(Optional.of(Side.WHITE), seats),
                        TimelineSteps.player(Optional.of(Side.BLACK), seats),
                        told.article,
                        effects(told, given),
                        change.before,
                        change.before.flatMap(_ -> change.after),
                        told.text,
                        by.role(),
                        name(by, nameOf),
                        "APPLIED",
                        Optional.empty(),
                        results ? Wire.text(was) : Optional.empty(),
                        results ? Wire.text(ends.getOrDefault(told.trace, "")) : Optional.empty(),
                        List.of(),
                        cut,
                        Optional.empty(),
                        told.irregularity()));
            }
        }
        return made;
    }

    private static boolean drawn(List<Fact> course, String trace) {
        return course.stream()
                .anyMatch(fact ->
                        fact instanceof Told told && told.kind == StepKind.DRAW_DECLARED && told.trace.equals(trace));
    }

    private static String name(By by, UnaryOperator<String> nameOf) {
        return by.subject().isEmpty() ? "" : nameOf.apply(by.subject());
    }

    /**
     * The effects of an order about time or the setting, and of an irregularity; for other rulings the kind says
     * everything.
     */
    private static List<EffectView> effects(Told told, Optional<Told> given) {
        if (told.irregularity().isPresent()) {
            String consequence = told.details.getOrDefault("consequence", "");
            return consequence.equals("END") || consequence.equals("WARNING")
                    ? List.of(plain(consequence.equals("END") ? "GAME_ENDED" : "IRREGULARITY_WARNING", told.side))
                    : given.map(change -> effects(change, Optional.empty())).orElse(List.of());
        }
        if (told.kind == StepKind.OFFERS_ALLOWED)
            return List.of(plain(told.is("allowed") ? "OFFERS_ALLOWED" : "OFFERS_BANNED", told.side));
        if (told.kind == StepKind.HELD)
            return List.of(plain(told.is("held") ? "START_HELD" : "START_RELEASED", told.side));
        if (told.kind == StepKind.DEFAULT_WAIVED) return List.of(defaultTime(told));
        boolean time = told.kind == StepKind.TIME_CHANGED;
        String kind = !time ? told.kind.name() : told.ms.orElse(0) < 0 ? "TAKE_TIME" : "ADD_TIME";
        return List.of(new EffectView(
                kind,
                told.side,
                time ? OptionalLong.of(Math.abs(told.ms.orElse(0))) : OptionalLong.empty(),
                Optional.ofNullable(told.details.get("control")),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of()));
    }

    private static EffectView defaultTime(Told told) {
        OptionalInt minutes = told.details.containsKey("minutes")
                ? OptionalInt.of(Integer.parseInt(told.details.get("minutes")))
                : OptionalInt.empty();
        return new EffectView(
                minutes.isPresent() ? "DEFAULT_TIME" : "NO_DEFAULT_TIME",
                told.side,
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                minutes,
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    private static EffectView plain(String kind, Optional<Side> side) {
        return new EffectView(
                kind,
                side,
                OptionalLong.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}
