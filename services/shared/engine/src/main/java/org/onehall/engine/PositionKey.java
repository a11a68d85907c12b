package org.onehall.engine;

import org.onehall.chess.Position;

/**
 * The form in which a position is put to an engine and under which its analysis is kept: a FEN whose en-passant square
 * is given only if a capture on it is legal, with the half-move clock, and with 1 as the number of the move. The clock
 * is part of what an engine searches, since it leads to the draw of OCR 5.4.4; the number of the move is not, so a
 * position that is reached on several ways with the same clock is analysed once.
 */
public final class PositionKey {
    private PositionKey() {}

    public static String of(Position position) {
        return position.repetitionKey() + ' ' + position.halfmoveClock() + " 1";
    }
}
