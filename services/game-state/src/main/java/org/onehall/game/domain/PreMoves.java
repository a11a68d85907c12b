package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Move;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/**
 * A move that its owner queues while the opponent thinks. It is made at the same instant as the opponent's move, uses
 * no time and gets the increment; nobody else knows of it until then (OCR 3.6 b, DEC-28, ENG-5). Any other change of
 * the game cancels it: the end of the game, another position, an adjournment, or an assistant who enters the moves from
 * now on. A pause does not cancel it.
 */
final class PreMoves {
    private PreMoves() {}

    static Decision<Event> queue(MoveCommand.QueuePreMove queue, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> notHis = Assistants.whyNotMover(queue.side(), submitted, board);
        if (notHis.isPresent()) return refuse(notHis.get());
        if (!board.rules().preMoves() || submitted.actor().role() == Role.ASSISTANT) return refuse(PRE_MOVES_NOT_USED);
        if (board.phase() != Phase.PLAYING) return refuse(GameDecider.notPlaying(board));
        if (queue.expectedPly() != board.ply()) return refuse(STALE_PLY, "ply", String.valueOf(board.ply()));
        if (board.position().sideToMove() == queue.side()) return refuse(HAS_THE_MOVE);
        if (board.sealing().ordered() || board.sealing().isUnopened()) return refuse(SEALING_ORDERED);
        if (board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        return accept(new Event.PreMoveQueued(queue.side(), queue.uci()));
    }

    static Decision<Event> cancel(MoveCommand.CancelPreMove cancel, Submitted<Command> submitted, Board board) {
        if (!GameDecider.mayAt(Action.MOVE, cancel.side(), submitted)) return refuse(FORBIDDEN_SEAT);
        return board.particulars().preMoves().get(cancel.side()).isEmpty()
                ? accept()
                : accept(new Event.PreMoveDropped(cancel.side(), true));
    }

    /**
     * A decision together with what its move leads to: the opponent's queued move, or the end of the queued move if it
     * is not legal then.
     */
    static Decision<Event> answered(Decision<Event> decision, Submitted<Command> submitted, Board before) {
        boolean none = before.particulars().preMoves().white().isEmpty()
                && before.particulars().preMoves().black().isEmpty();
        if (none || !(decision instanceof Decision.Accepted<Event>(var events))) return decision;
        if (events.stream().noneMatch(Event.MovePlayed.class::isInstance)) return decision;
        Board board = before;
        for (Event event : events) board = GameFold.evolve(board, event);
        Side side = board.position().sideToMove();
        Optional<String> queued = board.particulars().preMoves().get(side);
        if (queued.isEmpty() || board.phase() != Phase.PLAYING) return decision;
        List<Event> all = new ArrayList<>(events);
        Optional<Move> legal = board.position().resolve(Move.ofUci(queued.get()));
        if (legal.isEmpty()) all.add(new Event.PreMoveDropped(side, false));
        else all.addAll(fired(legal.get(), side, submitted, board));
        return accept(all);
    }

    /** The queued move is made at the instant at which the opponent's move started the clock. */
    private static List<Event> fired(Move move, Side side, Submitted<Command> submitted, Board board) {
        Event fired = new Event.PreMoveFired(side);
        Board now = GameFold.evolve(board, fired);
        Instant at = now.clocks().since().orElseThrow();
        var then = new Submitted<>(submitted.command(), submitted.actor(), submitted.requestId(), at, at);
        List<Event> events = new ArrayList<>(List.of(fired));
        events.addAll(Moves.played(move, side, false, then, at, now));
        return events;
    }
}
