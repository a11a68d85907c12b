package org.onehall.game.domain;

import org.onehall.chess.Side;

/** How a game ended (OCR 7.1). */
public enum Result {
    WHITE_WINS, BLACK_WINS, DRAW;

    static Result win(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }
}
