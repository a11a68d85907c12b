package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.GameRefusal.*;
import static org.onehall.game.domain.Games.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.GameRules;

/**
 * An arbiter's consent, for one game, to draws that the regulations ban, or ban before a certain move (LAW 9.1.1,
 * C-06).
 */
class DrawConsentTest {
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor FLOOR_ROME = Actor.official("floor-rome", Role.FLOOR_ARBITER, "rome");
    private static final Actor LCA_MILAN = Actor.official("lca-milan", Role.LOCAL_CHIEF_ARBITER, "milan");
    private static final Command OFFER = new ResultCommand.OfferDraw(BOARD, Side.WHITE);
    private static final GameRules NONE_AT_ALL =
            consenting(frozen("fide-laws-2018", 5, 75, false, 1, 1, true, false, true, false));

    private static ResultCommand.AllowEarlyOffers consent(boolean allowed) {
        return new ResultCommand.AllowEarlyOffers(BOARD, allowed, "Storm warning, the hall closes", 0);
    }

    /** Two moves have been made; no offers before move 30. */
    private static Scenario<Command, Event, BoardState> banned() {
        return moves(started(consenting(lawsRules()), "90+30", Optional.empty()), T0, "e2e4", "e7e5");
    }

    @Test
    void withTheConsentOfAnArbiterADrawIsOfferedBeforeTheMoveTheRegulationsName() { // LAW 9.1.1
        var board = banned().when(OFFER, WHITE, T0.plusSeconds(3))
                .refused(OFFER_TOO_EARLY)
                .when(consent(true), LCA_ROME, T0.plusSeconds(4))
                .then(new Event.EarlyOffersAllowed(true, "Storm warning, the hall closes"))
                .when(consent(true), CA, T0.plusSeconds(5))
                .then()
                .when(OFFER, WHITE, T0.plusSeconds(6))
                .then(new Event.DrawOffered(Side.WHITE, 1))
                .when(new ResultCommand.AcceptDraw(BOARD, Side.BLACK), BLACK, T0.plusSeconds(7))
                .accepted();
        assertEquals(Optional.of(Result.DRAW), board(board).ended().map(BoardState.Ended::result));
    }

    @Test
    void whereNoDrawsAreAgreedAtAllTheConsentAllowsThemToo() { // LAW 9.1.1
        var board = moves(started(NONE_AT_ALL, "90+30", Optional.empty()), T0, "e2e4", "e7e5");
        board.when(OFFER, WHITE, T0.plusSeconds(3))
                .refused(DRAW_NOT_ALLOWED)
                .when(consent(true), LCA_MILAN, T0.plusSeconds(4))
                .accepted()
                .when(OFFER, WHITE, T0.plusSeconds(5))
                .then(new Event.DrawOffered(Side.WHITE, 1));
    }

    @Test
    void aConsentTakenBackLeavesAnOpenOfferOpen() { // LAW 9.1.1, DEC-11
        var board = banned().when(consent(true), CA, T0.plusSeconds(4))
                .accepted()
                .when(OFFER, WHITE, T0.plusSeconds(5))
                .accepted()
                .when(consent(false), LCA_ROME, T0.plusSeconds(6))
                .then(new Event.EarlyOffersAllowed(false, "Storm warning, the hall closes"));
        assertTrue(board(board).offer().isPresent());
        moves(board, T0.plusSeconds(6), "g1f3", "b8c6")
                .when(OFFER, WHITE, T0.plusSeconds(9))
                .refused(OFFER_TOO_EARLY);
    }

    @Test
    void theConsentIsForOneGameNotForTheOneThatReplacesIt() { // LAW 9.1.1, DEC-16
        var again = banned().when(consent(true), LCA_ROME, T0.plusSeconds(4))
                .accepted()
                .when(
                        new RepairCommand.Restart(BOARD, "Unsupervised", "OCR 18.9", Optional.empty(), false, 0),
                        SERVICE,
                        T0.plusSeconds(5))
                .accepted();
        assertEquals(Particulars.NONE, board(again).particulars());
        again.when(new ResultCommand.AllowEarlyOffers(BOARD, true, "Storm", 1), LCA_ROME, T0.plusSeconds(6))
                .refused(ANOTHER_GAME);
    }

    @Test
    void itIsTheLocalChiefArbitersOfEitherVenueAndTheChiefArbiters() { // LAW 9.1.1, DEC-21
        for (Actor other : List.of(
                FLOOR_ROME, LCA_ELSEWHERE, WHITE, Actor.official("lta-rome", Role.LOCAL_TECHNICAL_ARBITER, "rome")))
            banned().when(consent(true), other, T0.plusSeconds(4)).refused(FORBIDDEN_ROLE);
        banned().when(new ResultCommand.AllowEarlyOffers(BOARD, true, " ", 0), LCA_ROME, T0.plusSeconds(4))
                .refused(REASON_MISSING);
    }

    @Test
    void whereTheRegulationsLeaveItToNobodyTheBanStands() { // FSSI ind-d, LAW 9.1.1
        moves(started(lawsRules(), "90+30", Optional.empty()), T0, "e2e4", "e7e5")
                .when(consent(true), CA, T0.plusSeconds(4))
                .refused(CONSENT_NOT_USED);
        started(consenting(rules()), "90+30", Optional.empty())
                .when(consent(true), CA, T0.plusSeconds(4))
                .refused(NO_OFFER_BAN);
        banned().when(new ResultCommand.Resign(BOARD, Side.WHITE), WHITE, T0.plusSeconds(3))
                .when(consent(true), CA, T0.plusSeconds(4))
                .refused(GAME_ENDED);
    }
}
