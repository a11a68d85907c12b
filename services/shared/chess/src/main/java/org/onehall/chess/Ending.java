package org.onehall.chess;

/** The ways a move ends a game by itself, in the order in which they are reported when several apply (DEC-07). */
public enum Ending {
    CHECKMATE("OCR 5.1"),
    STALEMATE("OCR 5.4.2"),
    DEAD_POSITION("OCR 5.4.3"),
    REPETITION("OCR 5.4.1"),
    MOVE_COUNT("OCR 5.4.4");

    private final String rule;

    Ending(String rule) {
        this.rule = rule;
    }

    /** The article that ends the game. */
    public String rule() {
        return rule;
    }
}
