package org.onehall.screening;

import java.time.Duration;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * A move of a game with the position before it and an engine's analysis of that position.
 *
 * @param ply number of half-moves played in the game before it, from 0
 * @param side the side that moved
 * @param number move number in the position, from 1
 * @param fen the position before the move
 * @param uci the move, castling as the king's move
 * @param legalMoves number of legal moves in the position, at least 1
 * @param repetition whether the position before the move has occurred earlier in the game (OCR 5.4.1)
 * @param analysis of the position before the move, with moves written like {@code uci}; empty: not analysed
 * @param spent time spent on the move
 * @param left time left on the mover's clock after it
 * @param at when it was played, since the game began
 */
public record AnalysedMove(
        int ply,
        Side side,
        int number,
        String fen,
        String uci,
        String san,
        int legalMoves,
        boolean repetition,
        Phase phase,
        Optional<PositionAnalysis> analysis,
        Optional<Duration> spent,
        Optional<Duration> left,
        Optional<Duration> at) {
    public AnalysedMove {
        if (ply < 0 || number < 1)
            throw new IllegalArgumentException("no place of a move: ply " + ply + ", move " + number);
        if (legalMoves < 1) throw new IllegalArgumentException("a move is played where none is legal: " + fen);
        if (analysis.isPresent() && analysis.get().choices().size() > legalMoves)
            throw new IllegalArgumentException("more moves are listed than legal in " + fen);
    }

    /** Place of the played move among the listed ones, from 0; -1 if it is not listed or there is no list. */
    int listedAt() {
        if (analysis.isEmpty()) return -1;
        var choices = analysis.get().choices();
        for (int i = 0; i < choices.size(); i++) {
            if (choices.get(i).uci().equals(uci)) return i;
        }
        return -1;
    }
}
