package org.onehall.screening;

import java.util.Optional;
import org.onehall.chess.Piece;
import org.onehall.chess.Position;
import org.onehall.chess.Square;

/** The phase of a game, by the pieces on the board: knights and bishops count 1, rooks 2, queens 4; 24 at the start. */
public enum Phase {
    /** 20 or more, up to move 15. */
    OPENING,
    MIDDLEGAME,
    /** 8 or fewer. */
    ENDGAME;

    private static final int OPENING_PIECES = 20;
    private static final int OPENING_MOVES = 15;
    private static final int ENDGAME_PIECES = 8;

    public static Phase of(Position position) {
        int pieces = 0;
        for (int i = 0; i < 64; i++) {
            Optional<Piece> piece = position.at(new Square(i));
            pieces += piece.isEmpty()
                    ? 0
                    : switch (piece.get().type()) {
                        case PAWN, KING -> 0;
                        case KNIGHT, BISHOP -> 1;
                        case ROOK -> 2;
                        case QUEEN -> 4;
                    };
        }
        if (pieces <= ENDGAME_PIECES) return ENDGAME;
        return pieces >= OPENING_PIECES && position.fullmoveNumber() <= OPENING_MOVES ? OPENING : MIDDLEGAME;
    }
}
