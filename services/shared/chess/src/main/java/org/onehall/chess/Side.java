package org.onehall.chess;

/** The two players of a game, named by their pieces. */
public enum Side {
    WHITE,
    BLACK;

    public Side other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
