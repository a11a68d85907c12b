package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;

/**
 * Other players, or the same with exchanged colours, before the first move: the attempt is void, as after a decision of
 * the Chief Arbiter (OCR 18.9 c), and the next one has the players of the changed pairing (LAW 6.6). Or no game at all:
 * the board is cancelled. A move that comes before the change in the log wins; a move that comes after it belongs to
 * nobody's game any more.
 */
final class ChangedPairing {
    private ChangedPairing() {}

    static Decision<Event> decide(RepairCommand.ChangePlayers change, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> fixed = fixedBy(change.reason(), submitted, board);
        if (fixed.isPresent()) return refuse(fixed.get());
        BySide<Seat> now = new BySide<>(change.white(), change.black());
        boolean exchanged = isSame(now.white(), board.seats().black())
                && isSame(now.black(), board.seats().white());
        Optional<Side> replaced = replaced(now, board);
        if (!exchanged && replaced.isEmpty()) return refuse(SEATS_DIFFER);
        // A control of a player's own belongs to the player, not to the colour; a new player has the opponent's.
        BySide<TimeControl> controls = board.clocks().controls();
        if (exchanged) controls = new BySide<>(controls.black(), controls.white());
        if (replaced.isPresent())
            controls = BySide.both(controls.get(replaced.get().other()));
        // Before the attempt is void: the device of this assistant must not show the new player's seat.
        List<Event> events = replaced.stream()
                .flatMap(side -> dismissed(side, change.reason(), board))
                .collect(Collectors.toCollection(ArrayList::new));
        events.add(new Event.GameVoided(board.attempt(), change.reason(), "LAW 6.6"));
        events.add(new Event.GameRestarted(
                board.attempt() + 1,
                controls.white(),
                controls.black(),
                board.initial().fen(),
                ClockReading.of(Clocks.ready(controls), submitted.at()),
                Optional.of(now.white()),
                Optional.of(now.black()),
                Optional.empty(),
                true,
                replaced));
        return accept(events);
    }

    static Decision<Event> cancel(RepairCommand.CancelBoard cancel, Submitted<Command> submitted, Board board) {
        Optional<GameRefusal> fixed = fixedBy(cancel.reason(), submitted, board);
        if (fixed.isPresent()) return refuse(fixed.get());
        // The devices of assistants must not show a seat that nobody has.
        List<Event> events = Stream.of(Side.values())
                .flatMap(side -> dismissed(side, cancel.reason(), board))
                .collect(Collectors.toCollection(ArrayList::new));
        events.add(new Event.GameVoided(board.attempt(), cancel.reason(), "LAW 6.6", true));
        return accept(events);
    }

    /** A cancelled board refuses everything; what services report about it has no effect. */
    static Decision<Event> atCancelled(Submitted<Command> submitted) {
        return switch (submitted.command()) {
            case Command.NoteDisconnection _, Command.CoverOutage _, Command.NoteLoss _, Command.Beat _ ->
                GameDecider.isService(submitted) ? accept() : refuse(FORBIDDEN_ROLE);
            case Command _ -> refuse(BOARD_CANCELLED);
        };
    }

    static Board cancelled(Board board) {
        return board.with(Optional.<BoardState.Offer>empty())
                .with(board.particulars().withoutPreMoves())
                .with(Phase.CANCELLED, Clocks.ready(board.clocks().controls()));
    }

    /** Why the pairing of a board stays as it is; empty: nothing has happened at the board yet. */
    private static Optional<GameRefusal> fixedBy(String reason, Submitted<Command> submitted, Board board) {
        if (!GameDecider.isService(submitted)) return Optional.of(FORBIDDEN_ROLE);
        if (Texts.isEmpty(reason)) return Optional.of(REASON_MISSING);
        if (board.phase() == Phase.ENDED) return Optional.of(GAME_ENDED);
        if (board.phase() == Phase.ADJOURNED) return Optional.of(GAME_ADJOURNED);
        if (board.ply() > 0) return Optional.of(MOVE_PLAYED);
        if (board.phase() == Phase.AWAITING_CA) return Optional.of(AWAITING_CHIEF_ARBITER);
        if (board.caseOpen()) return Optional.of(CASE_OPEN);
        return board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())
                ? Optional.of(FLAG_FALLEN)
                : Optional.empty();
    }

    private static Stream<Event> dismissed(Side side, String reason, Board board) {
        return board.attendance().person(side).assistant().stream()
                .map(one -> new Event.AssistantDismissed(side, one.id(), reason));
    }

    /** The side with another player, if the other side keeps its player; otherwise empty. */
    private static Optional<Side> replaced(BySide<Seat> now, Board board) {
        return Stream.of(Side.values())
                .filter(side -> !isSame(now.get(side), board.seats().get(side)))
                .filter(side -> isSame(now.get(side.other()), board.seats().get(side.other())))
                .findFirst();
    }

    private static boolean isSame(Seat one, Seat other) {
        return one.playerId().equals(other.playerId());
    }
}
