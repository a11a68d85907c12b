package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.onehall.chess.Side;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.DisconnectionOption;

/** Rulings that have been applied, and commands that take them back. */
final class WithdrawnRulings {
    static final String FIRST = BOARD + "/ruling-1";
    static final String SECOND = BOARD + "/ruling-2";

    private WithdrawnRulings() {}

    /** One way to each refusal of a withdrawal. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                WITHDRAWAL_FINAL, () -> warned().when(withdraw(WARNING), CA, T0).when(of(SECOND, WARNING), CA, T0));
        ways.put(
                NO_PENALTY_TO_WITHDRAW,
                () -> decidable()
                        .when(decide(DisconnectionOption.RESUME), CA, T0)
                        .when(withdraw(WARNING), CA, T0));
        ways.put(WITHDRAWAL_REASON_MISSING, () -> warned().when(because(" "), CA, T0));
        ways.put(NOT_OF_RULING, () -> warned().when(withdraw(FINE), CA, T0));
        ways.put(WITHDRAWAL_FORBIDDEN, () -> warned().when(withdraw(WARNING), LCA_ROME, T0));
        ways.put(RULED_ABOVE, () -> warned().when(byTheChiefArbiter(WARNING), LCA_BARI, T0));
        ways.put(
                NOTHING_TO_WITHDRAW,
                () -> playing()
                        .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                        .when(tells(1, false), SERVICE, T0)
                        .when(withdraw(REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                ALREADY_WITHDRAWN,
                () -> warned().when(withdraw(WARNING), CA, T0).when(withdraw(WARNING), CA, T0));
        ways.put(
                CLOCKS_SET_SINCE, () -> reduced().when(withdraw(List.of(Side.BLACK), REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                TIME_PLAYED,
                () -> reduced().given(noted(1, false, true)).when(withdraw(REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                EXCLUSION_EFFECTED,
                () -> applied(playing().when(penalise(EXCLUSION), CA, T0))
                        .when(withdraw(open(1, 2, 3, 4), EXCLUSION), CA, T0));
        ways.put(WITHDRAWN_TOGETHER, () -> swapped().when(withdraw(ended("1", "0"), RAISE_SCORE_OF_OPPONENT), CA, T0));
        ways.put(
                GAME_WENT_ON,
                () -> lowered()
                        .given(noted(2, false, true))
                        .when(withdraw(ended("1", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(SCORE_OFFICIAL, () -> lowered().when(withdraw(official("0.5", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(SCORE_RULED_SINCE, () -> lowered().when(withdraw(ended("1", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(EXPELLED_SINCE, () -> lostThenExpelled().when(withdraw(ended("1", "0"), GAME_LOST), CA, T0));
        ways.put(
                NEXT_ROUND_OPEN, () -> lost(GAME_LOST).when(withdraw(scored(open(1, 2), "1", "0"), GAME_LOST), CA, T0));
        return ways;
    }

    static Scenario<Command, Event, AdjudicationState> warned() {
        return playing().when(penalise(WARNING), LCA_BARI, T0).accepted();
    }

    static Scenario<Command, Event, AdjudicationState> reduced() {
        return applied(playing().when(penalise(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0));
    }

    /** Lowers Black's score from a half to nothing. */
    static Scenario<Command, Event, AdjudicationState> lowered() {
        return applied(playing()
                .given(noted(1, false, true))
                .when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), LCA_BARI, T0));
    }

    /** Changes a win of Black to a win of White. */
    static Scenario<Command, Event, AdjudicationState> swapped() {
        return applied(playing()
                .given(noted(1, false, true))
                .when(
                        penalise(
                                List.of(item(RAISE_SCORE_OF_OPPONENT), item(LOWER_SCORE_OF_OFFENDER)), ended("0", "1")),
                        CA,
                        T0));
    }

    /** A running game that these penalties end. */
    static Scenario<Command, Event, AdjudicationState> lost(PenaltyKind... kinds) {
        var items = java.util.Arrays.stream(kinds).map(Boards::item).toList();
        return applied(playing().when(penalise(items), CA, T0)).given(noted(1, false, true));
    }

    /** The same player is expelled by a second ruling after the loss of the game. */
    static Scenario<Command, Event, AdjudicationState> lostThenExpelled() {
        return lost(GAME_LOST)
                .when(penalise(List.of(item(EXPULSION)), ended("1", "0")), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted();
    }

    static Scenario<Command, Event, AdjudicationState> applied(Scenario<Command, Event, AdjudicationState> made) {
        return made.accepted().when(tells(1, true), SERVICE, T0).accepted();
    }

    static Command tells(int ruling, boolean applied) {
        return new Command.NoteRuling(BOARD + "/ruling-" + ruling, applied, applied ? "" : "REDUCTION_TOO_LARGE", "");
    }

    static Command.WithdrawRuling of(String ruling, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD,
                ruling,
                List.of(kinds),
                "not he",
                ALL_SEEN,
                Optional.of(Role.CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
    }

    static Command.WithdrawRuling because(String reason) {
        return new Command.WithdrawRuling(
                BOARD,
                FIRST,
                List.of(WARNING),
                reason,
                ALL_SEEN,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
    }

    static Command.WithdrawRuling byTheChiefArbiter(PenaltyKind kind) {
        return of(FIRST, kind);
    }

    static Circumstances open(Integer... rounds) {
        Circumstances known = known(Optional.empty());
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                List.of(rounds),
                known.score(),
                0,
                0,
                true,
                0,
                false,
                Optional.empty(),
                0,
                false,
                false);
    }

    static Circumstances scored(Circumstances open, String white, String black) {
        return new Circumstances(
                open.scoring(),
                open.fines(),
                open.rounds(),
                open.started(),
                Optional.of(score(white, black)),
                0,
                0,
                true,
                0,
                open.official(),
                Optional.empty(),
                0,
                false,
                false);
    }

    static Circumstances official(String white, String black) {
        Circumstances known = ended(white, black);
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                known.started(),
                known.score(),
                0,
                0,
                true,
                0,
                true,
                Optional.empty(),
                0,
                false,
                false);
    }

    static Event.RulingWithdrawn withdrawn(boolean whole, PenaltyItem... items) {
        return new Event.RulingWithdrawn(
                SECOND,
                FIRST,
                Side.BLACK,
                "p-black",
                List.of(items),
                "it was another player",
                1,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                whole,
                Optional.empty());
    }

    static Event.PenaltiesImposed next(Scenario<Command, Event, AdjudicationState> scenario) {
        return (Event.PenaltiesImposed) scenario.accepted().events().getFirst();
    }

    static Command.WithdrawRuling withdrawByChief(Circumstances known, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD, FIRST, List.of(kinds), "not he", ALL_SEEN, Optional.of(Role.CHIEF_ARBITER), known, List.of());
    }
}
