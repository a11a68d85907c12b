package org.onehall.demo;

import java.util.List;
import org.onehall.chess.Move;
import org.onehall.chess.Piece;
import org.onehall.chess.PieceType;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.chess.Square;

/**
 * A weak but sensible player: captures undefended pieces, leaves nothing that one reply can capture, mates in one. The
 * same position always gives the same choice.
 */
final class PlainPlayer {
    private static final int MATE = 100_000;
    private static final int PAWN = 100;

    private PlainPlayer() {}

    /** One of the legal moves; there must be one. */
    static String choose(String fen, List<String> legal) {
        Position position = Position.ofFen(fen);
        Side me = position.sideToMove();
        String best = legal.getFirst();
        int bestWorth = Integer.MIN_VALUE;
        for (String uci : legal.stream().sorted().toList()) {
            Move move = Move.ofUci(uci);
            int worth = afterBestReply(position.play(move), me) + taste(position, move);
            if (worth > bestWorth) {
                best = uci;
                bestWorth = worth;
            }
        }
        return best;
    }

    private static int afterBestReply(Position position, Side me) {
        List<Move> replies = position.legalMoves();
        if (replies.isEmpty()) return position.isCheck() ? MATE : 0;
        int worst = Integer.MAX_VALUE;
        for (Move reply : replies) {
            Position then = position.play(reply);
            worst = Math.min(worst, then.isCheckmate() ? -MATE : material(then, me));
        }
        return worst;
    }

    /** Smaller than a pawn: for moves towards the middle, for pieces off their first rank, against king moves. */
    private static int taste(Position position, Move move) {
        int taste = middle(move.to()) - middle(move.from());
        PieceType type = position.at(move.from()).map(Piece::type).orElseThrow();
        int home = position.sideToMove() == Side.WHITE ? 0 : 7;
        if (type == PieceType.KING)
            taste -= Math.abs(move.to().index() - move.from().index()) == 2 ? -20 : 20;
        if ((type == PieceType.KNIGHT || type == PieceType.BISHOP)
                && move.from().rank() == home) taste += 10;
        return taste;
    }

    private static int middle(Square square) {
        return Math.min(square.file(), 7 - square.file()) + Math.min(square.rank(), 7 - square.rank());
    }

    private static int material(Position position, Side me) {
        int worth = 0;
        for (int i = 0; i < 64; i++) {
            worth += position.at(new Square(i))
                    .map(piece -> piece.side() == me ? value(piece.type()) : -value(piece.type()))
                    .orElse(0);
        }
        return worth;
    }

    private static int value(PieceType type) {
        return switch (type) {
            case PAWN -> PAWN;
            case KNIGHT, BISHOP -> 3 * PAWN;
            case ROOK -> 5 * PAWN;
            case QUEEN -> 9 * PAWN;
            case KING -> 0;
        };
    }
}
