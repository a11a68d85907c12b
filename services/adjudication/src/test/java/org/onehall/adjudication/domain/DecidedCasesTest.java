package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.DisconnectionOption;

/** Which cases of a board a decision settles, and which game it is about. */
class DecidedCasesTest {
    private static final Command APPLIED = new Command.NoteRuling(RULING, true, "", "");
    private static final Command NEXT_GAME = new Command.NoteBoard(
            "rome",
            "bari",
            2,
            false,
            false,
            CONTROL,
            Optional.empty(),
            "p-white",
            "p-black",
            Optional.empty(),
            Optional.empty(),
            false);

    @Test
    void oneDecisionIsAboutBothCasesOfABoard() { // OCR 18.9
        var board =
                bothDecidable().when(decide(DisconnectionOption.RESUME), CA, T0).accepted();
        var made = assertInstanceOf(
                Event.DisconnectionDecided.class, board.events().getFirst());
        assertEquals(List.of(new Event.DecidedCase(WHITE_CASE, "rome", Side.WHITE)), made.with());
        board.when(about(WHITE_CASE, DisconnectionOption.RESUME), CA, T0)
                .refused(DisconnectionRefusal.ALREADY_DECIDED)
                .when(new Command.NoteRuling(BOARD + "/ruling-1", false, "CASE_OPEN", "Not yet."), SERVICE, T0)
                .accepted()
                .when(about(WHITE_CASE, DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void aLogWithADecisionAboutACaseThatItNeverNotedIsCorrupt() {
        var own = decided(1, DisconnectionOption.RESUME);
        var both = new Event.DisconnectionDecided(
                own.rulingId(),
                own.caseId(),
                own.venue(),
                own.side(),
                own.option(),
                own.reduceBy(),
                own.control(),
                own.reason(),
                own.addTo(),
                own.addTime(),
                own.attempt(),
                own.precedents(),
                own.checksAgain(),
                List.of(new Event.DecidedCase(WHITE_CASE, "rome", Side.WHITE)));
        assertThrows(CorruptLogException.class, () -> decidable().given(both));
    }

    @Test
    void aDecisionWaitsForTheReportsOfBothCasesOfABoard() { // OCR 18.9/c
        decidable()
                .given(ofWhite(CaseState.OPEN), ofWhite(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(DisconnectionRefusal.NOT_REPORTED);
    }

    @Test
    void aNewGameIsTheDecisionAboutBothPlayersCases() { // OCR 18.9 c, d
        for (DisconnectionOption first : NEW_GAMES)
            for (DisconnectionOption second : DisconnectionOption.values()) {
                var board = bothDecidable().when(decide(first), CA, T0);
                var then = board.when(about(WHITE_CASE, second), CA, T0);
                if (second == first) then.then();
                else then.refused(GAME_VOIDED);
                board.when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                        .when(about(WHITE_CASE, second), CA, T0);
                if (second == first) board.then();
                else board.refused(GAME_VOIDED);
            }
        bothDecidable()
                .when(shorter("25+10"), CA, T0)
                .when(about(WHITE_CASE, DisconnectionOption.RESTART_SHORTER, "20+10"), CA, T0)
                .refused(GAME_VOIDED)
                .when(about(WHITE_CASE, DisconnectionOption.RESTART_SHORTER, "25+10"), DEPUTY, T0)
                .then();
    }

    @Test
    void whoDecidesDifferentlyIsToldWhatIsDecided() { // OCR 18.9 c, d
        var said = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(
                        new Submitted<>(about(WHITE_CASE, DisconnectionOption.RESTART), CA, "r", T0, T0),
                        bothDecidable().when(shorter("25+10"), CA, T0).state());
        assertEquals(
                "Ruling 1 is a new game with 25+10, so game 1 of this board does not count. This disconnection "
                        + "happened in that game, so the disconnection is closed and cannot be decided separately.",
                said.refusal().text(said.details()));
    }

    @Test
    void aNewGameThatIsRefusedLeavesTheOtherCaseToBeDecided() {
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(new Command.NoteRuling(RULING, false, "FLAG_FALLEN", "No."), SERVICE, T0)
                .when(about(WHITE_CASE, DisconnectionOption.DRAW), CA, T0)
                .accepted();
    }

    private static int gameDecided(Scenario<Command, Event, AdjudicationState> board, String caseId) {
        var decision = new Command.DecideDisconnection(
                BOARD,
                caseId,
                DisconnectionOption.RESTART,
                Optional.empty(),
                Optional.empty(),
                "cable",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                OptionalInt.empty());
        return ((Event.DisconnectionDecided)
                        board.when(decision, CA, T0).accepted().events().getFirst())
                .attempt();
    }

    @Test
    void aDecisionIsAboutTheGameOfItsCase() { // OCR 18.9 c
        assertEquals(1, gameDecided(decidable(), CASE));
        assertEquals(
                1,
                gameDecided(decidable().given(noted(2, false, false)), CASE),
                "whichever game the board has by then");
        var old = playing();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            old.given(new Event.CaseNoted(CASE, "bari", Side.BLACK, state, 0, Optional.empty()));
        assertEquals(1, gameDecided(old, CASE), "an old log does not tell the game of a case");
    }

    /** Whichever is reported first, and also while the other player is away. */
    @Test
    void theCasesOfAVoidGameAreClosedWithTheDecisionThatVoidedIt() { // OCR 18.9 c, d
        var voided = new Event.CaseVoided(WHITE_CASE, "rome", RULING);
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided)
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false));
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false))
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided);
        decidable()
                .given(ofWhite(CaseState.OPEN))
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided);
        bothDecidable()
                .when(decide(DisconnectionOption.DRAW), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING));
    }

    @Test
    void aCaseThatIsNotedAfterItsGameWasVoidedIsClosedAtOnce() { // OCR 18.9 c, d
        var late = new Command.NoteCase(WHITE_CASE, "rome", Side.WHITE, CaseState.OPEN, 1);
        decidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(late, SERVICE, T0)
                .then(ofWhite(CaseState.OPEN))
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), new Event.CaseVoided(WHITE_CASE, "rome", RULING));
        decidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .when(late, SERVICE, T0)
                .then(ofWhite(CaseState.OPEN), new Event.CaseVoided(WHITE_CASE, "rome", RULING));
        decidable()
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false), new Event.CaseVoided(CASE, "bari", "")); // OCR 19.2
    }

    @Test
    void aDecisionThatCameTooLateForItsGameClosesItsCaseToo() {
        decidable()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .when(new Command.NoteRuling(RULING, false, "ANOTHER_GAME", "Void."), SERVICE, T0)
                .then(
                        new Event.RulingRefused(RULING, "ANOTHER_GAME", "Void.", Optional.empty()),
                        new Event.CaseVoided(CASE, "bari", ""))
                .when(decide(DisconnectionOption.LOSS), CA, T0)
                .refused(GAME_VOIDED);
    }

    @Test
    void theNextGamesCasesAreDecidedOnTheirOwn() { // OCR 18.9
        String later = "rome/case-2";
        var board = bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .given(noted(2, true, false));
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.when(new Command.NoteCase(later, "rome", Side.WHITE, state, 2), SERVICE, T0)
                    .then(new Event.CaseNoted(later, "rome", Side.WHITE, state, 2, Optional.empty()));
        for (DisconnectionOption option : List.of(
                DisconnectionOption.LOSS,
                DisconnectionOption.DRAW,
                DisconnectionOption.REDUCE,
                DisconnectionOption.RESUME))
            board.when(about(WHITE_CASE, option), CA, T0).refused(GAME_VOIDED);
        assertEquals(2, gameDecided(board, later));
    }

    @Test
    void aCaseOfANewGameIsDecidedAboutThatOneThoughItsNoteIsStillOnTheWay() { // OCR 18.9
        String later = "bari/case-2";
        var board = decidable();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.given(new Event.CaseNoted(later, "bari", Side.BLACK, state, 2, Optional.empty()));
        assertEquals(2, gameDecided(board, later));
    }
}
