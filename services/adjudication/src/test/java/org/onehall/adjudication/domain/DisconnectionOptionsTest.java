package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.Period;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.DisconnectionOption;

/** What may be decided about a disconnection, and what a decision needs (DEC-17). */
class DisconnectionOptionsTest {
    /** With the checks that a new game requires again (DEC-26). */
    @Test
    void eachOptionIsDecidedWithWhatItNeeds() { // OCR 18.9 a-d
        for (DisconnectionOption option : DisconnectionOption.values()) {
            var board =
                    option == DisconnectionOption.NO_ACTION ? decidable().given(noted(1, false, true)) : decidable();
            board.when(decide(option), CA, T0).then(decided(1, option));
        }
    }

    @Test
    void aDecisionNeedsTheLinkBackAndAReportUnlessTheLinkCannotBeRestored() { // OCR 18.9/c, OCR 18.9 other
        for (DisconnectionOption option : DisconnectionOption.values()) {
            if (option == DisconnectionOption.NO_ACTION) continue;
            playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.RESTORED))
                    .when(decide(option), CA, T0)
                    .refused(NOT_REPORTED);
            var away = playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                    .when(decide(option), CA, T0);
            if (Set.of(DisconnectionOption.CONFIRM_FLAG, DisconnectionOption.LOSS, DisconnectionOption.DRAW)
                    .contains(option)) away.then(decided(1, option));
            else away.refused(NOT_RECONNECTED);
        }
    }

    @Test
    void aRefusedRulingOpensItsCaseForAnotherDecision() {
        decidable()
                .when(decide(DisconnectionOption.REDUCE), CA, T0)
                .when(new Command.NoteRuling(RULING, false, "REDUCTION_TOO_LARGE", "Too much."), SERVICE, T0)
                .then(new Event.RulingRefused(RULING, "REDUCTION_TOO_LARGE", "Too much.", Optional.empty()))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .then(decided(2, DisconnectionOption.RESUME));
    }

    @Test
    void anAppliedRulingIsTheOneDecision() { // OCR 18.9 other
        decidable()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .then(new Event.RulingApplied(RULING))
                .when(new Command.NoteRuling(RULING, false, "X", "x"), SERVICE, T0)
                .then()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(ALREADY_DECIDED);
    }

    @Test
    void shorterMeansLessThanTheVoidedGamesBasesAndSixtyIncrements() { // DEC-17
        decidable().when(shorter("90+30"), CA, T0).refused(NOT_SHORTER);
        decidable().when(shorter("119+1"), CA, T0).refused(NOT_SHORTER);
        decidable().when(shorter("118+1"), CA, T0).accepted();
    }

    private static String said(Command.DecideDisconnection decision) {
        var said = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(new Submitted<>(decision, CA, "r", T0, T0), decidable().state());
        return said.refusal().text(said.details());
    }

    @Test
    void whatTheGameWouldRefuseIsRefusedWithItsNumbers() { // OCR 18.9 b, OCR 18.9 d, DEC-17, V-10
        var left = Optional.of(Duration.ofSeconds(90));
        decidable()
                .when(known(reduce(Duration.ofSeconds(89)), left, OptionalInt.empty()), CA, T0)
                .accepted();
        assertEquals(
                "The player's clock shows 1:30, so 1:30 cannot be taken from the clock. Take less than 1:30.",
                said(known(reduce(Duration.ofSeconds(90)), left, OptionalInt.empty())));
        assertEquals(
                "The player's clock shows 1:30, so 24:00:00 cannot be taken from the clock. Take less than 1:30.",
                said(known(reduce(Duration.ofSeconds(86_400)), left, OptionalInt.empty())));
        assertEquals(
                "115+5 is not shorter than 90+30, the time control of this game. The base time plus 60 increments "
                        + "is 2:00:00 with the new time control, and 2:00:00 with the present one. Choose a shorter "
                        + "time control.",
                said(shorter("115+5")));
        assertEquals(
                "10/5+0,5+0 has 2 periods. A time control of this competition has at most 1.",
                said(known(shorter("10/5+0,5+0"), Optional.empty(), OptionalInt.of(1))));
        decidable()
                .when(known(shorter("10/5+0,5+0"), Optional.empty(), OptionalInt.of(2)), CA, T0)
                .accepted();
    }

    @Test
    void theLongestControlIsNotShorterAndBreaksNothing() { // DEC-17
        Duration day = Duration.ofHours(24);
        decidable()
                .when(
                        decide(
                                DisconnectionOption.RESTART_SHORTER,
                                Optional.empty(),
                                Optional.of(TimeControl.of(
                                        List.of(Period.moves(1, day, Duration.ZERO), Period.rest(day, day)))),
                                ""),
                        CA,
                        T0)
                .refused(NOT_SHORTER);
    }

    @Test
    void ocr189OtherIsFreeWithAReasonAlsoWhenTheLinkCannotBeRestored() {
        for (DisconnectionOption option :
                List.of(DisconnectionOption.CONFIRM_FLAG, DisconnectionOption.LOSS, DisconnectionOption.DRAW)) {
            decidable().when(decide(option), CA, T0).accepted();
            playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                    .when(decide(option), CA, T0)
                    .accepted()
                    .when(decide(option), CA, T0)
                    .refused(ALREADY_DECIDED);
            playing().given(noted(CaseState.OPEN)).when(decide(option), CA, T0).refused(NOT_REPORTED);
            decidable().when(decide(option), LCA_BARI, T0).refused(FORBIDDEN_ROLE);
        }
        playing()
                .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                .when(decide(DisconnectionOption.ADD_TIME), CA, T0)
                .refused(NOT_RECONNECTED);
        decidable()
                .when(addTime(Optional.empty(), Optional.of(Duration.ofMinutes(1))), CA, T0)
                .refused(ADDITION_OUT_OF_RANGE)
                .when(addTime(Optional.of(Side.BLACK), Optional.of(Duration.ofMinutes(1))), CA, T0)
                .accepted();
    }

    @Test
    void dec16AfterTheResultOnlyThatNothingIsToBeDoneAndNotBefore() { // a game that waits for the decision would
        // wait for ever
        decidable().when(decide(DisconnectionOption.NO_ACTION), CA, T0).refused(GAME_NOT_ENDED);
        decidable()
                .given(noted(1, false, true))
                .when(decide(DisconnectionOption.LOSS), CA, T0)
                .refused(GAME_ENDED)
                .when(decide(DisconnectionOption.NO_ACTION), CA, T0)
                .accepted();
    }
}
