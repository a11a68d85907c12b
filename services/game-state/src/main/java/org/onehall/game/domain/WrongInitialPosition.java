package org.onehall.game.domain;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;
import static org.onehall.game.domain.GameRefusal.*;

import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.clock.Clocks;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.decider.Texts;
import org.onehall.game.domain.BoardState.Board;
import org.onehall.regulations.Action;

/** A game that began from a wrong initial position is void and is played again (LAW 7.2.1, RAP A.4.1, DEC-26). */
final class WrongInitialPosition {
    /** The number of initial positions of Chess960 (960 II.1). */
    private static final int CHESS960 = 960;

    private WrongInitialPosition() {}

    /**
     * A game that began from a wrong initial position is void, whenever that is found; in rapid and blitz it is not
     * void after ten moves by each player (C-21).
     */
    static Decision<Event> decide(RepairCommand.Replay replay, Submitted<Command> submitted, Board board) {
        if (!GameDecider.maySystemOr(Action.START_GAME, submitted, board)) return refuse(FORBIDDEN_ROLE);
        if (Texts.isEmpty(replay.reason())) return refuse(REASON_MISSING);
        if (replay.position() < 0 || replay.position() >= CHESS960) return refuse(INITIAL_POSITION_UNKNOWN);
        if (board.phase() == Phase.ENDED) return refuse(GAME_ENDED);
        if (board.phase() == Phase.AWAITING_CA) return refuse(AWAITING_CHIEF_ARBITER);
        if (board.caseOpen()) return refuse(CASE_OPEN);
        if (board.phase() == Phase.PLAYING && board.clocks().flagged(submitted.at())) return refuse(FLAG_FALLEN);
        Position right = Position.chess960(replay.position());
        if (board.initial().equals(right)) return refuse(POSITION_RIGHT);
        int least = Math.min(board.movesMade().white(), board.movesMade().black());
        if (board.rules().cutoffMoves().isPresent()
                && least >= board.rules().cutoffMoves().getAsInt())
            return refuse(TOO_LATE_TO_REPLAY, "moves", String.valueOf(least));
        BySide<TimeControl> controls = board.clocks().controls();
        return accept(
                new Event.GameVoided(board.attempt(), replay.reason(), "LAW 7.2.1"),
                new Event.GameRestarted(
                        board.attempt() + 1,
                        controls.white(),
                        controls.black(),
                        right.fen(),
                        ClockReading.of(Clocks.ready(controls), submitted.at()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
    }
}
