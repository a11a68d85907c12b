package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;
import org.onehall.regulations.GameRules;

/**
 * The order of endings (regulations §10, DEC-07) on a board; each name is the rule, with the catalogue's worked
 * examples.
 */
class EndOfTheGameTest {
    private static Scenario<Command, Event, BoardState> from(GameRules rules, String fen) {
        return started(rules, "1+0", Optional.of(fen));
    }

    private static Event.GameEnded end(Scenario<Command, Event, BoardState> board) {
        return (Event.GameEnded) board.log().getLast();
    }

    @Test
    void aMateOnTheHundredthHalfMoveWins() { // DEC-07, OCR 5.1, 5.4.4
        var board = moves(from(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80"), T0, "a1a8");
        assertEquals(Termination.CHECKMATE, end(board).termination());
        assertEquals("OCR 5.1", end(board).article());
    }

    @Test
    void fiftyMovesByEachWithoutPawnMoveOrCaptureDraw() { // OCR 5.4.4, OCR 5.4
        var board = moves(from(rules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80"), T0, "a1b1", "g8f8");
        assertEquals(Termination.MOVE_COUNT, end(board).termination());
        assertEquals("OCR 5.4.4", end(board).article());
    }

    @Test
    void underTheLawsItTakesSeventyFive() { // LAW 9.6.2
        var board = moves(from(lawsRules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 98 80"), T0, "a1b1", "g8f8");
        assertEquals(Phase.PLAYING, board(board).phase());
        board = moves(from(lawsRules(), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 148 105"), T0, "a1b1", "g8f8");
        assertEquals("LAW 9.6.2", end(board).article());
    }

    /**
     * What the Laws say about touching and claims does not apply; a profile that keeps their rules for the end of a
     * game says so.
     */
    @Test
    void piecesMoveByTheLawsAndGamesEndByTheOnlineRegulationsUnlessTheCompetitionKeepsTheLaws() { // OCR 1.1, OCR
        // 1.2, OCR 1.3
        String[] twiceHome = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"};
        for (GameRules rules : List.of(rules(), lawsRules())) {
            var board = started(rules, "90+30", Optional.empty())
                    .when(play(Side.WHITE, "g1g3"), WHITE, T0)
                    .refused(GameRefusal.ILLEGAL_MOVE);
            moves(board, T0, twiceHome);
            assertEquals(
                    rules.equals(rules()) ? Phase.ENDED : Phase.PLAYING,
                    board(board).phase());
        }
    }

    @Test
    void theKnightsThatComeHomeTwiceDrawAtHalfMoveTen() { // OCR 5.4.1, DEC-08, OCR 5.4
        String[] nine = {"d2d4", "d7d5", "b1c3", "b8c6", "c3b1", "c6b8", "b1c3", "b8c6", "c3b1"};
        var board = moves(started(), T0, nine);
        assertEquals(Phase.PLAYING, board(board).phase());
        moves(board, T0.plusSeconds(9), "c6b8");
        assertEquals(10, board(board).ply());
        assertEquals(Termination.REPETITION, end(board).termination());
    }

    @Test
    void underTheLawsTheFifthOccurrenceDraws() { // LAW 9.6.1
        var board = moves(started(lawsRules(), "90+30", Optional.empty()), T0, "d2d4", "d7d5");
        for (int i = 0; i < 4; i++) {
            assertEquals(Phase.PLAYING, board(board).phase());
            moves(board, T0.plusSeconds(2 + 4L * i), "b1c3", "b8c6", "c3b1", "c6b8");
        }
        assertEquals(Termination.REPETITION, end(board).termination());
        assertEquals("LAW 9.6.1", end(board).article());
    }

    @Test
    void stalemateDraws() { // OCR 5.4.2, LAW 5.2.1, OCR 5.4
        var board = moves(from(rules(), "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1"), T0, "g5g6");
        assertEquals(Termination.STALEMATE, end(board).termination());
    }

    @Test
    void theMoveThatLocksThePositionDraws() { // OCR 5.4.3, DEC-09, LAW 1.5, LAW 5.2.2, OCR 5.4
        var board = moves(from(rules(), "4k3/8/8/p1p1p1p1/PpPpPp1p/1P1P1PPP/8/4K3 w - - 0 1"), T0, "g3g4");
        assertEquals(Termination.DEAD_POSITION, end(board).termination());
    }

    @Test
    void aPositionThatIsDeadFromTheBeginningIsNotSetUp() { // OCR 5.4.3
        Scenario.of(GameDecider.DECIDER)
                .when(
                        create(rules(), "90+30", Optional.of("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1")),
                        SERVICE,
                        T0)
                .refused(GameRefusal.ILLEGAL_POSITION);
    }

    @Test
    void theLastCaptureThatLeavesBareKingsDraws() { // OCR 5.4.3
        var board = moves(from(rules(), "8/8/8/8/8/1k6/3q4/2K5 w - - 0 1"), T0, "c1d2");
        assertEquals(Termination.DEAD_POSITION, end(board).termination());
    }

    @Test
    void knightAgainstKnightAndBishopsOfOppositeColoursAreNotDead() { // OCR 5.4.3
        for (String fen : List.of("4k3/8/8/3n4/8/8/4N3/4K3 w - - 0 1", "4k3/8/8/3b4/8/8/3B4/4K3 w - - 0 1")) {
            var board = moves(from(rules(), fen), T0, "e1f1");
            assertEquals(Phase.PLAYING, board(board).phase());
        }
    }

    @Test
    void aResignationWinsEvenForABareKing() { // OCR 5.2, LAW 5.1.2
        var board = from(rules(), "8/8/4k3/8/8/8/3KQ3/8 b - - 0 1")
                .when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(1))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
        assertEquals(Termination.RESIGNATION, end(board).termination());
    }

    @Test
    void aGameLostByARulingIsWonEvenByABareKing() { // OCR 17.3/a, OCR 18.4.6
        var board = from(rules(), "8/8/4k3/8/8/8/3KQ3/8 b - - 0 1")
                .when(
                        new ResultCommand.DeclareResult(
                                BOARD, Optional.of(Result.BLACK_WINS), "a telephone", "OCR 17.3", 0),
                        SERVICE,
                        T0.plusSeconds(1))
                .accepted();
        assertEquals(Result.BLACK_WINS, end(board).result());
    }

    @Test
    void whatWasStoredBeforeTheFlagStands() { // LAW 6.9, DEC-03
        var mate = from(lagging(0), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
                .when(play(Side.WHITE, "a1a8"), WHITE, T0.plusMillis(59_999))
                .accepted();
        var resigned = from(lagging(0), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusMillis(59_999))
                .accepted();
        for (var board : List.of(mate, resigned)) {
            board.when(new ClockCommand.ClaimFlag(BOARD, Side.WHITE), SERVICE, T0.plusSeconds(61))
                    .refused(GameRefusal.GAME_ENDED);
            assertEquals(Result.WHITE_WINS, end(board).result());
        }
    }

    @Test
    void theLastMoveGetsNoIncrementAndStopsBothClocks() { // LAW 6.2.1.1
        var board = started(rules(), "1+30", Optional.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"))
                .when(play(Side.WHITE, "a1a8"), WHITE, T0.plusSeconds(10))
                .accepted();
        assertEquals(Duration.ofSeconds(80), end(board).clocks().white());
        assertEquals(Optional.empty(), end(board).clocks().running());
        assertEquals(Duration.ofSeconds(80), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(500)));
    }

    @Test
    void aDisconnectionAloneStopsNoClock() { // OCR 4.3, OCR 11.4
        var board = started(lagging(0), "1+0", Optional.empty())
                .when(
                        new Command.NoteDisconnection(BOARD, Side.WHITE, "rome/case-1", true),
                        SERVICE,
                        T0.plusSeconds(20))
                .accepted();
        assertTrue(board.events().getLast() instanceof Event.DisconnectionNoted);
        assertEquals(Duration.ofSeconds(30), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(30)));
    }
}
