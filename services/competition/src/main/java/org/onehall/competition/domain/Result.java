package org.onehall.competition.domain;

import java.math.BigDecimal;
import org.onehall.chess.BySide;
import org.onehall.regulations.ScoringTable;

/** How a game ended (OCR 7.1). */
public enum Result {
    WHITE_WINS,
    BLACK_WINS,
    DRAW,
    BOTH_LOSE;

    /** The result as written on a scoresheet. */
    public String text() {
        return switch (this) {
            case WHITE_WINS -> "1-0";
            case BLACK_WINS -> "0-1";
            case DRAW -> "1/2-1/2";
            case BOTH_LOSE -> "0-0";
        };
    }

    /** The points for this result; a draw because nobody could mate counts like any other draw (DEC-33). */
    public BySide<BigDecimal> points(ScoringTable scoring) {
        return switch (this) {
            case WHITE_WINS -> new BySide<>(scoring.win(), scoring.loss());
            case BLACK_WINS -> new BySide<>(scoring.loss(), scoring.win());
            case DRAW -> BySide.both(scoring.draw());
            case BOTH_LOSE -> BySide.both(scoring.loss());
        };
    }
}
