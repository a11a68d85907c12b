package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Endings.ending;
import static org.onehall.game.domain.Games.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Scenario;

/** Draws offered, accepted and declined; each name is the rule. */
class DrawOffersTest {
    @Test
    void aDrawOfferStandsUntilTheOpponentPlays() { // DEC-11, LAW 9.1.2.1
        var board = moves(started(), T0, "e2e4", "e7e5");
        board.when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .then(new Event.DrawOffered(Side.WHITE, 1))
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(3))
                .refused(GameRefusal.OFFER_OPEN)
                .when(play(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(4))
                .accepted();
        assertTrue(board(board).offer().isPresent());
        board.when(play(Side.BLACK, "b8c6"), BLACK, T0.plusSeconds(5)).accepted();
        assertTrue(board(board).offer().isEmpty());
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(6))
                .refused(GameRefusal.NO_OFFER);
    }

    @Test
    void anAcceptedOfferDraws() { // OCR 5.3
        var board = moves(started(), T0, "e2e4", "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .accepted()
                .when(new ResultCommand.AcceptDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(4))
                .refused(GameRefusal.NO_OFFER)
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(4))
                .accepted();
        assertEquals(Termination.AGREEMENT, ((Event.GameEnded) board.events().getLast()).termination());
    }

    @Test
    void aDrawNeedsAMoveByBoth() { // LAW 5.2.3
        started()
                .when(playOffering(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(1))
                .accepted()
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(2))
                .refused(GameRefusal.ACCEPT_TOO_EARLY);
    }

    @Test
    void anEarlyOfferWithAMoveIsRefusedButTheMoveStands() { // LAW 9.1.1
        var board = started(lawsRules(), "90+30", Optional.empty())
                .when(playOffering(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(1))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals("OFFER_TOO_EARLY", move.offerRefused());
        assertEquals(false, move.offerDraw());
    }

    @Test
    void anOfferStandsBesideTheMoveItCameWithOrElseTheLastOwnOne() { // DEC-10, LAW 8.1.5
        var board = moves(started(), T0, "e2e4", "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .accepted();
        assertEquals(3, ((Event.MovePlayed) board.events().getFirst()).ply());
        assertTrue(((Event.MovePlayed) board.events().getFirst()).offerDraw());
        moves(board, T0.plusSeconds(3), "b8c6")
                .when(new ResultCommand.OfferDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(5))
                .then(new Event.DrawOffered(Side.BLACK, 4));
        moves(started(), T0, "e2e4", "e7e5")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .then(new Event.DrawOffered(Side.WHITE, 1));
    }

    @Test
    void anOfferIsDeclinedOtherwiseThanByAMoveOnlyWhereTheRegulationsUseIt() { // OCR 5.3, LAW 9.1.2.1
        var decline = new ResultCommand.DeclineDraw(BOARD, Side.BLACK);
        var online =
                moves(started(), T0, "e2e4", "e7e5").when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3));
        online.when(decline, BLACK, T0.plusSeconds(4)).refused(GameRefusal.DECLINE_NOT_USED);
        assertTrue(board(online).offer().isPresent());
        var laws = moves(
                        started(
                                frozen("fide-laws-2018", 5, 75, true, 1, 1, true, false, true, false),
                                "90+30",
                                Optional.empty()),
                        T0,
                        "e2e4",
                        "e7e5")
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(3))
                .when(decline, BLACK, T0.plusSeconds(4))
                .then(new Event.DrawDeclined(Side.BLACK));
        assertTrue(board(laws).offer().isEmpty());
    }

    /** Both players have made 28 moves. */
    private static Scenario<Command, Event, BoardState> twentyEightMovesEach() {
        List<String> moves = new ArrayList<>();
        for (String file : List.of("a", "b", "c", "d")) {
            moves.addAll(List.of(file + "2" + file + "3", file + "7" + file + "6"));
            for (int i = 0; i < 3; i++) moves.addAll(List.of("g1f3", "g8f6", "f3g1", "f6g8"));
        }
        return moves(started(lawsRules(), "90+30", Optional.empty()), T0, moves.toArray(String[]::new));
    }

    @Test
    void beforeMoveThirtyNoDrawIsOfferedAndWithItTheOpponentsTwentyNineAreEnough() { // DEC-12, LAW 9.1.1, FSSI
        // ind-d, FSSI team-e
        var board = twentyEightMovesEach()
                .when(playOffering(Side.WHITE, "e2e3"), WHITE, T0.plusSeconds(60))
                .accepted();
        assertEquals("OFFER_TOO_EARLY", ((Event.MovePlayed) board.events().getFirst()).offerRefused());
        moves(board, T0.plusSeconds(60), "e7e6")
                .when(new ResultCommand.OfferDraw(BOARD, Side.WHITE), WHITE, T0.plusSeconds(62))
                .refused(GameRefusal.OFFER_TOO_EARLY)
                .when(playOffering(Side.WHITE, "g1f3"), WHITE, T0.plusSeconds(63))
                .accepted();
        assertTrue(((Event.MovePlayed) board.events().getFirst()).offerDraw());
        assertEquals(29, board(board).movesMade().black());
        board.when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(64))
                .accepted();
        assertEquals(List.of(Result.DRAW, Termination.AGREEMENT), ending(board));
    }
}
