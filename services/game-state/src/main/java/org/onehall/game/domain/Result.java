package org.onehall.game.domain;

import org.onehall.chess.Side;

/** How a game ended (OCR 7.1). */
public enum Result {
    WHITE_WINS,
    BLACK_WINS,
    DRAW,
    /** Both players were absent when the default time was over (LAW 6.7.1). */
    BOTH_LOSE;

    static Result win(Side side) {
        return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
    }
}
