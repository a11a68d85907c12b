package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.BoardState.Offer;
import org.onehall.regulations.Action;

/** Draw offers and their answers (OCR 5.3, LAW 9.1, DEC-10 to DEC-12). */
final class DrawOffers {
    /** A player's first move: an offer is made together with a move (DEC-10). */
    private static final int FIRST_MOVE = 1;

    private DrawOffers() {}

    static Decision<Event> offer(ResultCommand.OfferDraw offer, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.OFFER_DRAW, offer.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        int moves = board.movesMade().get(offer.side());
        Optional<GameRefusal> refusal = whyNoOffer(board, offer.side(), moves, board.offer());
        if (refusal.isPresent()) return refuse(refusal.get());
        int lastOwnPly = board.position().sideToMove() == offer.side() ? board.ply() - 1 : board.ply();
        return accept(new Event.DrawOffered(offer.side(), lastOwnPly));
    }

    static Optional<GameRefusal> whyNoOffer(Board board, Side side, int moveNumber, Optional<Offer> standing) {
        boolean early = board.particulars().earlyOffers();
        if (!board.rules().drawAllowed() && !early) return Optional.of(DRAW_NOT_ALLOWED);
        if (standing.isPresent()) return Optional.of(OFFER_OPEN);
        if (moveNumber < (early ? FIRST_MOVE : board.rules().drawMinMove())) return Optional.of(OFFER_TOO_EARLY);
        return Optional.empty();
    }

    /**
     * The arbiter's consent, where the regulations leave it to the arbiter (LAW 9.1.1, C-06); it holds for this game
     * alone.
     */
    static Decision<Event> allow(ResultCommand.AllowEarlyOffers allow, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.DECLARE_DRAW, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(allow.reason())) return refuse(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.rules().drawAllowed() && board.rules().drawMinMove() <= FIRST_MOVE) return refuse(NO_OFFER_BAN);
        if (!board.rules().drawArbiterConsent()) return refuse(CONSENT_NOT_USED);
        if (board.particulars().earlyOffers() == allow.allowed()) return accept();
        return accept(new Event.EarlyOffersAllowed(allow.allowed(), allow.reason()));
    }

    static Decision<Event> accepted(ResultCommand.AcceptDraw accept, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.OFFER_DRAW, accept.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(GameDecider.notPlaying(board));
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        if (board.offer().filter(open -> open.by() != accept.side()).isEmpty()) return refuse(NO_OFFER);
        int least = Math.min(board.movesMade().white(), board.movesMade().black());
        if (least < board.rules().drawMinMovesEach()) return refuse(ACCEPT_TOO_EARLY);
        return accept(GameDecider.ended(Result.DRAW, Termination.AGREEMENT, "OCR 5.3", board, submitted.at()));
    }

    static Decision<Event> declined(ResultCommand.DeclineDraw decline, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.OFFER_DRAW, decline.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        if (!board.inProgress()) return refuse(GameDecider.notPlaying(board));
        if (!board.rules().drawExplicitDecline()) return refuse(DECLINE_NOT_USED);
        if (board.offer().filter(open -> open.by() != decline.side()).isEmpty()) return refuse(NO_OFFER);
        return accept(new Event.DrawDeclined(decline.side()));
    }
}
