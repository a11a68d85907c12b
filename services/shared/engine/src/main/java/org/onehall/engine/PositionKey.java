package org.onehall.engine;

import org.onehall.chess.Position;

/**
 * The form in which a position is sent to an engine and under which its analysis is stored: a FEN whose en-passant
 * square is given only if a capture on it is legal, with the half-move clock, and with 1 as the move number. The clock
 * affects the engine's search, because it leads to the draw of OCR 5.4.4. The move number does not, so a position that
 * is reached in several ways with the same clock is analysed once.
 */
public final class PositionKey {
    private PositionKey() {}

    public static String of(Position position) {
        return position.repetitionKey() + ' ' + position.halfmoveClock() + " 1";
    }
}
