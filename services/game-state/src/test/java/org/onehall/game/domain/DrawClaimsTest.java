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

/** Draws claimed by the player on move (LAW 9.2, LAW 9.3, LAW 9.5). */
class DrawClaimsTest {
    private static final String[] TWICE = {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"};

    private static ResultCommand.ClaimDraw claim(Side side, DrawSituation situation, String uci) {
        return new ResultCommand.ClaimDraw(BOARD, side, situation, uci);
    }

    private static Scenario<Command, Event, BoardState> laws(String control, Optional<String> fen) {
        return started(claiming(frozen("fide-laws-2018", 5, 75, true, 1, 1, true, false, true, false)), control, fen);
    }

    private static Scenario<Command, Event, BoardState> counted(int halfMoves) {
        return laws("90+30", Optional.of("6k1/5ppp/8/8/8/8/8/R5K1 w - - " + halfMoves + " 80"));
    }

    private static List<Class<?>> kinds(Scenario<Command, Event, BoardState> board) {
        return board.events().stream().<Class<?>>map(Object::getClass).toList();
    }

    @Test
    void theThirdTimeWithTheIntendedMoveIsADrawAndTheMoveIsNotPlayed() { // LAW 9.2, LAW 9.5.2
        var board = moves(laws("90+30", Optional.empty()), T0, TWICE)
                .when(claim(Side.BLACK, DrawSituation.REPETITION, "f6g8"), BLACK, T0.plusSeconds(30));
        assertEquals(List.of(Event.DrawClaimed.class, Event.GameEnded.class), kinds(board));
        assertEquals(
                new Event.DrawClaimed(Side.BLACK, DrawSituation.REPETITION, 7, "f6g8", 3, 8, true),
                board.events().getFirst());
        var end = (Event.GameEnded) board.events().getLast();
        assertEquals(
                List.of(Result.DRAW, Termination.REPETITION, "LAW 9.2"),
                List.of(end.result(), end.termination(), end.article()));
        assertEquals(7, board(board).ply(), "the intended move is noted, not played");
    }

    @Test
    void thePositionOnTheBoardCanBeClaimedToo() { // LAW 9.2, LAW 9.3
        moves(moves(laws("90+30", Optional.empty()), T0, TWICE), T0.plusSeconds(8), "f6g8")
                .when(claim(Side.WHITE, DrawSituation.REPETITION, ""), WHITE, T0.plusSeconds(30))
                .accepted();
        var board = counted(100).when(claim(Side.WHITE, DrawSituation.MOVE_COUNT, ""), WHITE, T0.plusSeconds(5));
        var end = (Event.GameEnded) board.events().getLast();
        assertEquals(
                List.of(Result.DRAW, Termination.MOVE_COUNT, "LAW 9.3"),
                List.of(end.result(), end.termination(), end.article()));
        counted(99)
                .when(claim(Side.WHITE, DrawSituation.MOVE_COUNT, "a1b1"), WHITE, T0.plusSeconds(5))
                .accepted();
        assertEquals(
                Event.GameEnded.class,
                counted(99)
                        .when(claim(Side.WHITE, DrawSituation.MOVE_COUNT, "a1b1"), WHITE, T0.plusSeconds(5))
                        .events()
                        .getLast()
                        .getClass());
    }

    @Test
    void aWrongClaimGivesTheOpponentTimeAndTheIntendedMoveIsPlayedWithAnOffer() { // LAW 9.5.3, LAW 9.1.2.3
        var board = laws("90+30", Optional.empty());
        Duration before = board(board).clocks().remaining(Side.BLACK, T0);
        board.when(claim(Side.WHITE, DrawSituation.REPETITION, "g1f3"), WHITE, T0.plusSeconds(20));
        assertEquals(List.of(Event.DrawClaimed.class, Event.TimeAdjusted.class, Event.MovePlayed.class), kinds(board));
        var adjusted = (Event.TimeAdjusted) board.events().get(1);
        assertEquals(
                List.of(Side.BLACK, Duration.ofSeconds(120), "LAW 9.5.3"),
                List.of(adjusted.side(), adjusted.change(), adjusted.article()));
        assertEquals(
                before.plusSeconds(120), board(board).clocks().faces().black().remaining());
        assertTrue(((Event.MovePlayed) board.events().getLast()).offerDraw(), "the claim is an offer of a draw");
        assertEquals(Optional.of(Side.BLACK), board(board).clocks().running());
    }

    @Test
    void aWrongClaimOfThePositionOnTheBoardLeavesTheClaimantOnMove() { // LAW 9.5.3, LAW 9.5.1
        var board = moves(laws("90+30", Optional.empty()), T0, "e2e4", "e7e5")
                .when(claim(Side.WHITE, DrawSituation.MOVE_COUNT, ""), WHITE, T0.plusSeconds(20));
        assertEquals(List.of(Event.DrawClaimed.class, Event.TimeAdjusted.class, Event.DrawOffered.class), kinds(board));
        assertEquals(new Event.DrawOffered(Side.WHITE, 1), board.events().getLast());
        assertEquals(Optional.of(Side.WHITE), board(board).clocks().running());
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(30))
                .accepted();
    }

    @Test
    void fortySecondsAgainstTwoMinutesTenBecomeFourTen() { // LAW 9.5.3
        var board = laws("4", Optional.of("6k1/5ppp/8/8/8/8/8/R5K1 b - - 0 80"))
                .when(play(Side.BLACK, "g8f8"), BLACK, T0.plusSeconds(110))
                .accepted()
                .when(claim(Side.WHITE, DrawSituation.REPETITION, "a1b1"), WHITE, T0.plusSeconds(310))
                .accepted();
        assertEquals(
                Duration.ofSeconds(40), board(board).clocks().faces().white().remaining());
        assertEquals(
                Duration.ofSeconds(250), board(board).clocks().faces().black().remaining());
    }

    @Test
    void whereDrawsComeByThemselvesNothingIsClaimedAndOnlyOnMove() { // OCR 5.4, LAW 9.2, LAW 9.3
        moves(started(), T0, TWICE)
                .when(claim(Side.BLACK, DrawSituation.REPETITION, "f6g8"), BLACK, T0.plusSeconds(30))
                .refused(GameRefusal.CLAIMS_NOT_USED);
        var board = laws("90+30", Optional.empty());
        board.when(claim(Side.BLACK, DrawSituation.REPETITION, ""), BLACK, T0.plusSeconds(1))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(claim(Side.WHITE, DrawSituation.REPETITION, ""), BLACK, T0.plusSeconds(1))
                .refused(GameRefusal.FORBIDDEN_SEAT)
                .when(claim(Side.WHITE, DrawSituation.DEAD_POSITION, ""), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.CLAIMS_NOT_USED)
                .when(claim(Side.WHITE, DrawSituation.REPETITION, "e2e5"), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.ILLEGAL_MOVE)
                .when(claim(Side.WHITE, DrawSituation.REPETITION, "castle"), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.MALFORMED_MOVE)
                .when(claim(Side.WHITE, DrawSituation.REPETITION, ""), WHITE, T0.plusSeconds(90 * 60 + 30))
                .refused(GameRefusal.FLAG_FALLEN);
    }

    @Test
    void whereOffersAreBannedAWrongClaimIsNone() { // LAW 9.1.2.3, DEC-12
        var board = started(claiming(lawsRules()), "90+30", Optional.empty())
                .when(claim(Side.WHITE, DrawSituation.REPETITION, ""), WHITE, T0.plusSeconds(1));
        assertEquals(List.of(Event.DrawClaimed.class, Event.TimeAdjusted.class), kinds(board));
        board.when(claim(Side.WHITE, DrawSituation.REPETITION, "e2e4"), WHITE, T0.plusSeconds(2))
                .accepted();
        assertEquals(Optional.empty(), board(board).offer());
    }
}
