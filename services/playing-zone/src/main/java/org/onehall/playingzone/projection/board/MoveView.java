package org.onehall.playingzone.projection.board;

/**
 * @param clockMs what the mover's clock showed after the move; 0 for an assistant
 * @param offer "(=)" stands beside it (OCR 16.12)
 * @param lagMs taken off the time charged for the way of the frames (DEC-03)
 * @param enPassant a pawn has taken another that was not on the square it went to, which notation and squares do not
 *     tell
 */
public record MoveView(int ply, String san, String uci, long clockMs, boolean offer, long lagMs, boolean enPassant) {
    MoveView offered() {
        return new MoveView(ply, san, uci, clockMs, true, lagMs, enPassant);
    }

    public MoveView untimed() {
        return new MoveView(ply, san, uci, 0, offer, 0, enPassant);
    }
}
