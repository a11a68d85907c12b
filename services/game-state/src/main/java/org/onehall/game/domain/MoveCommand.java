package org.onehall.game.domain;

import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/** A command about moves: made, queued, or reproduced on a traditional board (OCR 3.3, 3.6, 20.5). */
public sealed interface MoveCommand extends BoardCommand {
    /**
     * A move in UCI, with or without a draw offer (OCR 3.3, LAW 9.1.2.1).
     *
     * @param roundTripMs round-trip time as the playing zone measured it, in milliseconds; 0 or less: unknown (DEC-03)
     */
    record Play(BoardId boardId, Side side, String uci, boolean offerDraw, OptionalInt expectedPly, int roundTripMs)
            implements MoveCommand {}

    /**
     * A move that is to be made as soon as the opponent has moved; the last one queued counts (OCR 3.6 b, DEC-28).
     * Refused: FORBIDDEN_SEAT, ASSISTANT_MOVES, PRE_MOVES_NOT_USED, STALE_PLY, HAS_THE_MOVE, SEALING_ORDERED,
     * FLAG_FALLEN, MALFORMED_MOVE.
     *
     * @param expectedPly half-moves completed, as the board showed them
     */
    record QueuePreMove(BoardId boardId, Side side, String uci, int expectedPly) implements MoveCommand {
        /** Hides the move: nothing that is written down may show it (ENG-5). */
        @Override
        public String toString() {
            return "QueuePreMove[" + boardId + ", " + side + "]";
        }
    }

    /** Cancels the queued move. Refused: FORBIDDEN_SEAT. */
    record CancelPreMove(BoardId boardId, Side side) implements MoveCommand {}

    /**
     * A player confirms that his last move has been made on the traditional board too (OCR 20.4, 20.5). Refused:
     * FORBIDDEN_SEAT, GAME_ENDED, NOTHING_TO_REPRODUCE, STALE_PLY.
     *
     * @param ply the half-move that was made there
     */
    record ConfirmReproduced(BoardId boardId, Side side, int ply) implements MoveCommand {}
}
