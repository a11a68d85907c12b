package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * The sealed move (ADJ I.1.1 to I.1.2, I.9.3). A confirmed sealed move counts as made: the clock of the player who
 * sealed it is charged and credited, and the opponent's clock runs from the resumption on.
 */
final class Sealing {
    private Sealing() {}

    static Decision<Event> order(AdjournmentCommand.OrderSealing order, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (!board.rules().adjournmentAllowed()) return refuse(ADJOURNMENT_NOT_USED);
        if (Texts.isEmpty(order.reason())) return refuse(REASON_MISSING);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED)
            return refuse(GameDecider.notPlaying(board));
        if (board.sealing().isUnopened()) return refuse(GAME_ADJOURNED);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(new Event.SealingOrdered(order.reason(), order.sessionEnd()));
    }

    static Decision<Event> seal(AdjournmentCommand.SealMove seal, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal =
                whyNotSeal(seal.side(), submitted, board).or(() -> whyNoMove(seal.uci(), board.position()));
        return refusal.<Decision<Event>>map(Decision::refuse)
                .orElseGet(() -> accept(new Event.MoveSealed(
                        seal.side(), move(seal.uci(), board.position()).uci())));
    }

    static Decision<Event> confirm(
            AdjournmentCommand.ConfirmSealed confirm, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal = whyNotSeal(confirm.side(), submitted, board);
        if (refusal.isPresent()) return refuse(refusal.get());
        if (board.sealing().move().isEmpty()) return refuse(NOTHING_SEALED);
        return adjourn(submitted, board);
    }

    private static Optional<GameRefusal> whyNotSeal(Side side, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> notHis = Assistants.whyNotMover(side, submitted, board);
        if (notHis.isPresent()) return notHis;
        if (board.phase() != Phase.PLAYING) return Optional.of(GameDecider.notPlaying(board));
        if (board.sealing().isUnopened() || board.position().sideToMove() != side) return Optional.of(NOT_YOUR_MOVE);
        if (TraditionalBoards.isOwed(side, board)) return Optional.of(REPRODUCE_FIRST);
        if (!board.sealing().ordered() && !mayAnswerSealed(side, board)) return Optional.of(SEALING_NOT_ORDERED);
        return board.clocks().flagged(submitted.at()) ? Optional.of(FLAG_FALLEN) : Optional.empty();
    }

    /** While the player who sealed has not come back, the opponent may seal his answer too (ADJ I.9.3). */
    private static boolean mayAnswerSealed(Side side, Board board) {
        return board.sealing().resumed()
                && !board.attendance().person(side.other()).isHere();
    }

    /**
     * The player who seals is charged up to the end of the session (ADJ I.1.2). An answer sealed against an absent
     * player starts that player's clock (ADJ I.9.3).
     */
    private static Decision<Event> adjourn(Submitted<Command> submitted, Board board) {
        Side sealer = board.position().sideToMove();
        Instant charged =
                board.sealing().sessionEnd().filter(submitted.at()::isBefore).orElse(submitted.at());
        if (board.clocks().flagged(charged)) return refuse(SEALING_TOO_EARLY);
        Clocks standing = made(board.clocks(), charged);
        var adjourned = new Event.GameAdjourned(sealer, board.ply(), ClockReading.of(standing, charged));
        List<Event> events = new ArrayList<>(Flags.periodsOver(board.clocks(), charged));
        events.add(adjourned);
        events.addAll(Moves.periodsBegun(sealer, board.clocks(), standing, charged, adjourned.clocks()));
        if (!board.sealing().ordered()) {
            Instant from = Moves.later(submitted.publishedAt(), charged);
            events.add(new Event.AdjournmentResumed(ClockReading.of(standing.resume(from), from)));
        }
        return accept(events);
    }

    /** The clocks after a completed move, both standing; it is the opponent's turn. */
    static Clocks made(Clocks clocks, Instant charged) {
        return clocks.press(charged, Moves.later(charged, clocks.since().orElseThrow()))
                .pause(charged);
    }

    /**
     * What happens to a move that is not played as usual: after the order to seal it is the sealed move (ADJ I.1.1);
     * while a sealed move waits to be opened, nobody can move. Empty: an ordinary move.
     */
    static Optional<Decision<Event>> play(MoveCommand.Play play, Submitted<Command> submitted, Board board) {
        if (board.phase() != Phase.PLAYING
                || Assistants.whyNotMover(play.side(), submitted, board).isPresent()) return Optional.empty();
        if (board.sealing().isUnopened()) return Optional.of(refuse(NOT_YOUR_MOVE));
        boolean sessionIsOver =
                board.sealing().sessionEnd().filter(submitted.at()::isBefore).isEmpty();
        boolean itsTurn = board.position().sideToMove() == play.side()
                && !board.clocks().flagged(submitted.at())
                && !TraditionalBoards.isOwed(play.side(), board);
        if (!board.sealing().ordered()
                || !sessionIsOver
                || !itsTurn
                || whyNoMove(play.uci(), board.position()).isPresent()) return Optional.empty();
        List<Event> sealed = new ArrayList<>();
        sealed.add(new Event.MoveSealed(
                play.side(), move(play.uci(), board.position()).uci()));
        boolean offered = play.offerDraw()
                && DrawOffers.whyNoOffer(
                                board,
                                play.side(),
                                board.movesMade().get(play.side()) + 1,
                                board.offer().filter(open -> open.by() == play.side()))
                        .isEmpty();
        if (offered) sealed.add(new Event.DrawOffered(play.side(), board.ply() + 1));
        return Optional.of(GameDecider.after(sealed, board, now -> adjourn(submitted, now)));
    }

    private static Optional<GameRefusal> whyNoMove(String uci, Position position) {
        Move wanted = Move.ofUci(uci);
        if (position.resolve(wanted).isPresent()) return Optional.empty();
        return Optional.of(Moves.promotionMissing(position, wanted) ? PROMOTION_PIECE_MISSING : ILLEGAL_MOVE);
    }

    static Move move(String uci, Position position) {
        return position.resolve(Move.ofUci(uci)).orElseThrow();
    }
}
