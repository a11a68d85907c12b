package org.onehall.playingzone.projection;

import org.onehall.chess.Side;

/** One seat of one pairing; {@code board} is "competition/round/board". */
public record SeatKey(String board, Side side) {
    public SeatKey opponent() {
        return new SeatKey(board, side.other());
    }
}
