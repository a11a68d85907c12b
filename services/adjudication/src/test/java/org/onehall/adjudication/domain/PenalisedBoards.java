package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** Boards on which a penalty is imposed, and the ruling that is made of it. */
final class PenalisedBoards {
    static final String RULING = BOARD + "/ruling-1";

    private PenalisedBoards() {}

    /** One way to each refusal of a penalty. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                REASON_MISSING,
                () -> playing()
                        .when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.BLACK,
                                        List.of(item(WARNING)),
                                        " ",
                                        ALL_SEEN,
                                        known(Optional.empty()),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0));
        ways.put(PENALTY_MISSING, () -> playing().when(penalise(List.of()), CA, T0));
        ways.put(PENALTY_TWICE, () -> playing().when(penalise(List.of(item(WARNING), item(WARNING))), CA, T0));
        ways.put(PENALTY_FORBIDDEN, () -> playing().when(penalise(GAME_LOST), FLOOR_BARI, T0));
        ways.put(
                PENALTIES_CONTRADICT,
                () -> playing().when(penalise(List.of(item(GAME_LOST), item(REDUCE_TIME_OF_OFFENDER))), CA, T0));
        ways.put(
                RULED_MEANWHILE,
                () -> playing().when(penalise(WARNING), LCA_BARI, T0).when(seeing(0), CA, T0));
        ways.put(
                RULING_PENDING,
                () -> playing()
                        .when(penalise(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                        .when(penalise(GAME_LOST), CA, T0));
        ways.put(TIME_OUT_OF_RANGE, () -> playing().when(reduced(Optional.of(Duration.ofMillis(999))), CA, T0));
        ways.put(GAME_NOT_IN_PROGRESS, () -> created().when(penalise(ADD_TIME_TO_OPPONENT), CA, T0));
        ways.put(CLOCKS_ADJOURNED, () -> playing().given(adjourned()).when(penalise(ADD_TIME_TO_OPPONENT), CA, T0));
        ways.put(
                POINTS_MISSING,
                () -> over().when(
                                penalise(List.of(PenaltyItem.of(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")),
                                CA,
                                T0));
        ways.put(NO_SCORE, () -> playing().when(penalise(LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(
                SCORE_NOT_RAISED,
                () -> over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("1", "0")), CA, T0));
        ways.put(
                SCORE_NOT_LOWERED,
                () -> over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("1", "0")), CA, T0));
        ways.put(
                SCORE_NOT_ALLOWED,
                () -> over().when(penalise(List.of(item(RAISE_SCORE_OF_OPPONENT)), ended("0.5", "0.5")), CA, T0));
        ways.put(OPPONENT_SCORE_MISSING, () -> playing().when(penalise(List.of(PenaltyItem.of(GAME_LOST))), CA, T0));
        ways.put(LOST_ALREADY, () -> lostByRuling().when(penalise(List.of(item(GAME_LOST)), ended("1", "0")), CA, T0));
        ways.put(NOTHING_TO_LOSE, () -> created().when(penalise(EXPULSION), CA, T0));
        ways.put(FINE_NOT_ANNOUNCED, () -> playing().when(penalise(List.of(PenaltyItem.fine("SHOES"))), CA, T0));
        ways.put(UNKNOWN_ROUND, () -> playing().when(penalise(List.of(PenaltyItem.exclusion(List.of(5)))), CA, T0));
        ways.put(NO_CARDS, () -> playing().when(shown(List.of(item(WARNING)), false, 0), CA, T0));
        ways.put(
                CARD_WITHOUT_PENALTY,
                () -> playing().when(shown(List.of(item(REDUCE_TIME_OF_OFFENDER)), true, 1), CA, T0));
        ways.put(NO_YELLOW_CARD, () -> playing().when(shown(List.of(item(GAME_LOST)), true, 0), CA, T0));
        ways.put(FAIR_PLAY_FORBIDDEN, () -> playing().when(suspected(true, item(GAME_LOST)), LCA_BARI, T0));
        ways.put(WIDER_SANCTION, () -> playing().when(suspected(true, item(FINE)), CA, T0));
        ways.put(PROOF_NEEDED, () -> playing().when(suspected(false, item(GAME_LOST)), CA, T0));
        ways.put(ROUND_STARTED, () -> playing().when(penalise(List.of(PenaltyItem.exclusion(List.of(2, 1)))), CA, T0));
        return ways;
    }

    static Scenario<Command, Event, AdjudicationState> created() {
        return unknown().given(noted(1, false, false));
    }

    static Scenario<Command, Event, AdjudicationState> over() {
        return playing().given(noted(1, false, true));
    }

    static Command reduced(Optional<Duration> time) {
        return penalise(List.of(PenaltyItem.time(REDUCE_TIME_OF_OFFENDER, time)));
    }

    static Command seeing(int rulings) {
        return new Command.ImposePenalty(
                BOARD,
                Side.BLACK,
                List.of(item(WARNING)),
                "noise",
                rulings,
                known(Optional.empty()),
                Optional.empty(),
                false,
                Optional.empty());
    }

    static Event.PenaltiesImposed imposed(int number, int warnings, PenaltyItem... items) {
        return new Event.PenaltiesImposed(
                BOARD + "/ruling-" + number,
                Side.BLACK,
                "p-black",
                List.of(items),
                "noise",
                number,
                warnings,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                List.of(items).stream().anyMatch(item -> item.kind() == WARNING) ? warnings : 0,
                Optional.empty(),
                false);
    }

    static Event.PenaltiesImposed only(Scenario<Command, Event, AdjudicationState> scenario) {
        return (Event.PenaltiesImposed) scenario.accepted().events().getFirst();
    }

    /** The text shown to a refused arbiter. */
    static String text(Command command, AdjudicationState state, Actor actor) {
        var refused = (Decision.Refused<Event>)
                new Boards.Seeing().decide(new Submitted<>(command, actor, "r", T0, T0), state);
        return refused.refusal().text(refused.details());
    }

    /** Black's game, declared lost by a ruling and ended by that. */
    static Scenario<Command, Event, AdjudicationState> lostByRuling() {
        return playing()
                .when(penalise(GAME_LOST), LCA_BARI, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .given(noted(1, false, true));
    }

    static Command suspected(boolean withoutProof, PenaltyItem... items) {
        return inFairPlay(FairPlayGround.SUSPECTED, withoutProof, false, Optional.empty(), items);
    }
}
