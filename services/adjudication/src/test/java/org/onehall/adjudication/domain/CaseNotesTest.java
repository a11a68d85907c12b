package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.regulations.DisconnectionOption;

/** What services note about cases, rulings and boards. */
class CaseNotesTest {
    @Test
    void reportAndReconnectionMayComeInEitherOrder() {
        playing()
                .given(noted(CaseState.OPEN), noted(CaseState.REPORTED), noted(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void aLinkLostAgainHoldsTheDecisionBackAndTheReportStays() {
        decidable()
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.DOWN_AGAIN, 1), SERVICE, T0)
                .then(noted(CaseState.DOWN_AGAIN))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(NOT_RECONNECTED)
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.RESTORED, 1), SERVICE, T0)
                .then(noted(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .then(decided(1, DisconnectionOption.RESUME));
    }

    @Test
    void whatIsKnownOfACaseIsNotNotedTwice() {
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            decidable()
                    .when(new Command.NoteCase(CASE, "bari", Side.BLACK, state, 1), SERVICE, T0)
                    .then();
        playing()
                .given(noted(CaseState.OPEN))
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.DOWN_AGAIN, 1), SERVICE, T0)
                .then();
    }

    @Test
    void notesComeFromServicesOnly() {
        for (Command note : List.of(
                new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.RESTORED, 1),
                new Command.NoteRuling(RULING, true, "", ""),
                UNANSWERED,
                new Command.NoteUnacknowledged(BOARD + "/call-1"),
                new Command.NoteCallPause(BOARD + "/call-1", true, "", ""),
                new Command.NoteBoard(
                        "rome",
                        "bari",
                        1,
                        true,
                        false,
                        CONTROL,
                        Optional.empty(),
                        "p-white",
                        "p-black",
                        Optional.empty(),
                        Optional.empty(),
                        false)))
            for (Actor person : List.of(CA, LCA_BARI, BLACK))
                decidable().when(note, person, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theSameBoardIsNotNotedTwice() {
        playing()
                .when(
                        new Command.NoteBoard(
                                "rome",
                                "bari",
                                1,
                                true,
                                false,
                                CONTROL,
                                Optional.empty(),
                                "p-white",
                                "p-black",
                                Optional.empty(),
                                Optional.of(START),
                                false),
                        SERVICE,
                        T0)
                .then();
    }
}
