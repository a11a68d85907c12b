package org.onehall.competition.domain;

import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;
import org.onehall.regulations.Points;

/** Commands and situations that several tests of the decider start from. */
final class DeciderScenarios {
    static final String RULING = "spring/1/1/ruling-1";

    private DeciderScenarios() {}

    static Scenario<Command, Event, CompetitionState> disputedByBlack() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(confirm(Side.BLACK, false), Actor.seat("m1", "milan", ID + "/1/1", "BLACK"), T0);
    }

    static Event.ResultApproved approvedBy(Actor arbiter) {
        return new Event.ResultApproved(1, 1, Optional.of(new Approver(arbiter.subject(), T0, "")));
    }

    static Command.ConfirmResult confirm(Side side, boolean agrees) {
        return new Command.ConfirmResult(ID, 1, 1, side, agrees);
    }

    static BySide<BigDecimal> points(String white, String black) {
        return new BySide<>(Points.of(white), Points.of(black));
    }

    static Command.ApplyPenalty score(BySide<BigDecimal> before, BySide<BigDecimal> after) {
        return new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 18.4.5",
                1,
                1,
                Optional.of(new ScoreChange(before, after)),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                "");
    }

    static Command.ApplyPenalty exclusion(String player, boolean expelled, Integer... rounds) {
        return new Command.ApplyPenalty(
                ID,
                RULING,
                expelled ? "OCR 18.4.9" : "OCR 18.4.8",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion(player, List.of(rounds), expelled)),
                Optional.empty(),
                false,
                false,
                "");
    }

    static Scenario<Command, Event, CompetitionState> finished() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0).when(note(1, 2, Result.DRAW), SERVICE, T0);
    }

    /** The game of round 1 at board 1 goes on, after a ruling had ended it. */
    static Command.ApplyPenalty goesOn(boolean asked) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4.6",
                1,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.of(RULING),
                true,
                asked,
                "");
    }

    static Command.ApplyPenalty back(Optional<ScoreChange> score, String player) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4",
                1,
                1,
                score,
                player.isEmpty() ? Optional.empty() : Optional.of(new Exclusion(player, List.of(), false)),
                Optional.of(RULING),
                false,
                false,
                "");
    }

    static Scenario<Command, Event, CompetitionState> closedWithLoweredScore() {
        return finished()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .when(approve(1, "0.5-0"), CA, T0)
                .when(approve(2, Result.DRAW.text()), CA, T0)
                .accepted()
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted();
    }

    static Command.ApplyPenalty back(Integer... rounds) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion("m1", List.of(rounds), false)),
                Optional.of(RULING),
                false,
                false,
                "");
    }

    static Entries registered(Optional<Instant> accepted, Registration.Registered... persons) {
        return new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.of(new Registration("2026-1", accepted, List.of(persons))));
    }

    static Registration.Registered[] everybody(Optional<Instant> accepted) {
        return players().stream()
                .map(player -> new Registration.Registered(player.playerId(), "8" + player.playerId(), accepted))
                .toArray(Registration.Registered[]::new);
    }

    static Scenario<Command, Event, CompetitionState> approved() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1), CA, T0)
                .accepted();
    }

    static Scenario<Command, Event, CompetitionState> loading(Command.Load load) {
        return empty().when(load, OPERATOR, T0);
    }

    static <T> List<T> with(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }
}
