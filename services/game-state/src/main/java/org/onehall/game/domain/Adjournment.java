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
import org.onehall.decider.Decision;
import org.onehall.decider.Recorder;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.game.domain.SealingState.SealedMove;
import org.onehall.regulations.Action;

/**
 * The adjournment of a game and its resumption (ADJ I.2 to I.11). The board does not show a sealed move until the
 * opponent has arrived.
 */
final class Adjournment {
    private Adjournment() {}

    static Decision<Event> decide(AdjournmentCommand command, Submitted<Command> submitted, Board board) {
        return switch (command) {
            case AdjournmentCommand.OrderSealing order -> Sealing.order(order, submitted, board);
            case AdjournmentCommand.SealMove seal -> Sealing.seal(seal, submitted, board);
            case AdjournmentCommand.ConfirmSealed confirm -> Sealing.confirm(confirm, submitted, board);
            case AdjournmentCommand.ConfirmEnvelope envelope -> confirmEnvelope(envelope, submitted, board);
            case AdjournmentCommand.ResumeAdjourned _ -> resume(submitted, board);
        };
    }

    private static Decision<Event> confirmEnvelope(
            AdjournmentCommand.ConfirmEnvelope envelope, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() != Phase.ADJOURNED) return refuse(NOT_ADJOURNED);
        if (Texts.isEmpty(envelope.place()) || !envelope.resumesAt().isAfter(submitted.at()))
            return refuse(ENVELOPE_INCOMPLETE);
        Optional<SealingState.Envelope> other =
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
        Move move = Sealing.move(sealed.uci(), board.position());
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

    static Board evolve(Board board, Event event) {
        SealingState known = board.sealing();
        return switch (event) {
            case Event.SealingOrdered(var _, var sessionEnd) ->
                board.with(known.ordered(sessionEnd)).with(board.particulars().withoutPreMoves());
            case Event.MoveSealed(var side, var uci) -> board.with(known.with(new SealedMove(side, uci)));
            case Event.GameAdjourned(var _, var _, var clocks) ->
                board.with(Phase.ADJOURNED, Sealing.made(board.clocks(), clocks.at()))
                        .with(known.confirmed())
                        .with(known.ordered() ? board.attendance().sessionOver() : board.attendance())
                        .with(board.particulars().withoutPreMoves());
            case Event.EnvelopeConfirmed(var place, var resumesAt, var recorder) ->
                board.with(
                                known.envelope().isPresent()
                                        ? board.attendance()
                                        : board.attendance().nextSession())
                        .with(known.with(new SealingState.Envelope(place, resumesAt, recorder)));
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
