package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.Move;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.Sealing.SealedMove;
import org.onehall.regulations.Action;

/**
 * Sealed move, adjournment and resumption (ADJ I.1.1 to I.11). A confirmed sealed move counts as made: the clock of the
 * player who sealed it is charged and credited, and the opponent's clock runs from the resumption on. The board does
 * not show the move until the opponent has arrived.
 */
final class Adjournment {
    private Adjournment() {}

    static Decision<Event> decide(AdjournmentCommand command, Submitted<Command> submitted, Board board) {
        return switch (command) {
            case AdjournmentCommand.OrderSealing order -> order(order, submitted, board);
            case AdjournmentCommand.SealMove seal -> seal(seal, submitted, board);
            case AdjournmentCommand.ConfirmSealed confirm -> confirm(confirm, submitted, board);
            case AdjournmentCommand.ConfirmEnvelope envelope -> confirmEnvelope(envelope, submitted, board);
            case AdjournmentCommand.ResumeAdjourned _ -> resume(submitted, board);
        };
    }

    private static Decision<Event> order(
            AdjournmentCommand.OrderSealing order, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (!board.rules().adjournmentAllowed()) return refuse(ADJOURNMENT_NOT_USED);
        if (Texts.isEmpty(order.reason())) return refuse(REASON_MISSING);
        if (board.phase() != Phase.PLAYING && board.phase() != Phase.PAUSED)
            return refuse(GameDecider.notPlaying(board));
        if (board.sealing().isUnopened()) return refuse(GAME_ADJOURNED);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(new Event.SealingOrdered(order.reason(), order.sessionEnd()));
    }

    private static Decision<Event> seal(AdjournmentCommand.SealMove seal, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> refusal =
                whyNotSeal(seal.side(), submitted, board).or(() -> whyNoMove(seal.uci(), board.position()));
        return refusal.<Decision<Event>>map(Decision::refuse)
                .orElseGet(() -> accept(new Event.MoveSealed(
                        seal.side(), move(seal.uci(), board.position()).uci())));
    }

    private static Decision<Event> confirm(
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
    private static Clocks made(Clocks clocks, Instant charged) {
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
                && Draws.whyNoOffer(
                                board,
                                play.side(),
                                board.movesMade().get(play.side()) + 1,
                                board.offer().filter(open -> open.by() == play.side()))
                        .isEmpty();
        if (offered) sealed.add(new Event.DrawOffered(play.side(), board.ply() + 1));
        return Optional.of(GameDecider.after(sealed, board, now -> adjourn(submitted, now)));
    }

    private static Decision<Event> confirmEnvelope(
            AdjournmentCommand.ConfirmEnvelope envelope, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.ADJOURNED) return refuse(NOT_ADJOURNED);
        if (Texts.isEmpty(envelope.place()) || !envelope.resumesAt().isAfter(submitted.at()))
            return refuse(ENVELOPE_INCOMPLETE);
        Optional<Sealing.Envelope> other =
                board.sealing().envelope().filter(known -> !known.says(envelope.place(), envelope.resumesAt()));
        boolean known = envelope.seen().isPresent()
                && other.filter(one -> one.says(
                                envelope.seen().get().place(),
                                envelope.seen().get().resumesAt()))
                        .isPresent();
        if (other.isPresent() && Recorder.isUnseen(other.get().recorder(), submitted.actor(), known))
            return refuse(ENVELOPE_CHANGED, other.get().details());
        return accept(new Event.EnvelopeConfirmed(
                envelope.place(), envelope.resumesAt(), Optional.of(Recorder.of(submitted.actor(), submitted.at()))));
    }

    private static Decision<Event> resume(Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.ADJOURNED) return refuse(NOT_ADJOURNED);
        if (board.sealing().envelope().isEmpty()) return refuse(ENVELOPE_INCOMPLETE);
        if (GameDecider.isService(submitted)
                && submitted.at().isBefore(board.sealing().envelope().get().resumesAt()))
            return refuse(RESUMPTION_NOT_DUE);
        Instant from = submitted.publishedAt();
        var resumed =
                new Event.AdjournmentResumed(ClockReading.of(board.clocks().resume(from), from));
        Side answers = board.sealing().move().orElseThrow().side().other();
        return GameDecider.after(
                List.of(resumed),
                board,
                now -> accept(now.attendance().person(answers).isHere() ? opened(from, now) : List.of()));
    }

    /** The sealed move is opened when the player who must answer it arrives (ADJ I.7, I.9.2). */
    static List<Event> openedFor(Side arrived, Instant at, Board board) {
        return board.sealing()
                        .move()
                        .filter(waiting -> waiting.side() != arrived)
                        .isPresent()
                ? opened(at, board)
                : List.of();
    }

    /**
     * A flag falls before anybody saw the sealed move: the move is opened first, because it may have ended the game
     * (ADJ I.11).
     */
    static List<Event> openedForFlag(ClockCommand.ClaimFlag claim, Submitted<Command> submitted, Board board) {
        boolean fallen = board.clocks().running().filter(claim.side()::equals).isPresent()
                && board.clocks().flagged(submitted.at());
        return GameDecider.isService(submitted) && fallen ? opened(submitted.at(), board) : List.of();
    }

    /**
     * The sealed move, played on the board with no time charged, and the end of the game if the move ends it; empty if
     * no sealed move waits.
     */
    static List<Event> opened(Instant at, Board board) {
        if (!board.sealing().isUnopened()) return List.of();
        SealedMove sealed = board.sealing().move().orElseThrow();
        Move move = move(sealed.uci(), board.position());
        Position after = board.position().play(move);
        boolean offered = board.offer()
                .filter(open -> open.by() == sealed.side() && open.ply() == board.ply() + 1)
                .isPresent();
        List<Event> events = new ArrayList<>();
        events.add(new Event.SealedMoveOpened(sealed.side(), sealed.uci()));
        events.add(new Event.MovePlayed(
                sealed.side(),
                board.ply() + 1,
                sealed.uci(),
                San.write(board.position(), move),
                after.fen(),
                Duration.ZERO,
                ClockReading.of(board.clocks(), at),
                offered,
                "",
                Optional.empty(),
                TraditionalBoards.isAsked(sealed.side(), board)));
        Endings.after(
                        after,
                        board.repetitions().after(after),
                        board.rules().repetitionAuto(),
                        board.rules().moveCountAuto())
                .ifPresent(ending -> events.add(GameDecider.ended(
                        ending == Ending.CHECKMATE ? Result.win(sealed.side()) : Result.DRAW,
                        Termination.of(ending),
                        GameDecider.article(ending, board.rules()),
                        board,
                        at)));
        return events;
    }

    private static Optional<GameRefusal> whyNoMove(String uci, Position position) {
        Move wanted = Move.ofUci(uci);
        if (position.resolve(wanted).isPresent()) return Optional.empty();
        return Optional.of(Moves.promotionMissing(position, wanted) ? PROMOTION_PIECE_MISSING : ILLEGAL_MOVE);
    }

    private static Move move(String uci, Position position) {
        return position.resolve(Move.ofUci(uci)).orElseThrow();
    }

    static Board evolve(Board board, Event event) {
        Sealing known = board.sealing();
        return switch (event) {
            case Event.SealingOrdered(var _, var sessionEnd) ->
                board.with(known.ordered(sessionEnd)).with(board.particulars().withoutPreMoves());
            case Event.MoveSealed(var side, var uci) -> board.with(known.with(new SealedMove(side, uci)));
            case Event.GameAdjourned(var _, var _, var clocks) ->
                board.with(Phase.ADJOURNED, made(board.clocks(), clocks.at()))
                        .with(known.confirmed())
                        .with(known.ordered() ? board.attendance().sessionOver() : board.attendance())
                        .with(board.particulars().withoutPreMoves());
            case Event.EnvelopeConfirmed(var place, var resumesAt, var recorder) ->
                board.with(
                                known.envelope().isPresent()
                                        ? board.attendance()
                                        : board.attendance().nextSession())
                        .with(known.with(new Sealing.Envelope(place, resumesAt, recorder)));
            case Event.AdjournmentResumed(var clocks) ->
                board.with(Phase.PLAYING, board.clocks().resume(clocks.at()))
                        .with(
                                known.envelope().isPresent()
                                        ? board.attendance().countedFrom(clocks.at())
                                        : board.attendance())
                        .with(known.goingOn());
            case Event.SealedMoveOpened _ -> board;
            case Event other -> throw new IllegalArgumentException("not about an adjournment: " + other);
        };
    }

    /**
     * The board after a sealed move is opened. Its time was settled when it was sealed, and the opponent's draw offer
     * still stands (ADJ I.4).
     */
    static Board shown(Board board, Event.MovePlayed move) {
        return TraditionalBoards.evolve(
                        board.moved(move.side(), move.uci(), Position.ofFen(move.fen()), board.clocks(), board.offer()),
                        move)
                .with(board.sealing().opened());
    }
}
