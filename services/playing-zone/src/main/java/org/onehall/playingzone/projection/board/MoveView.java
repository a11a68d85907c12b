package org.onehall.playingzone.projection.board;

/**
 * @param clockMs what the mover's clock showed after the move; 0 for an assistant
 * @param offer whether "(=)" is written beside the move (OCR 16.12)
 * @param lagMs milliseconds deducted from the charged time for the network delay of the frames (DEC-03)
 * @param enPassant whether it is an en passant capture, which notation and squares do not show
 */
public record MoveView(int ply, String san, String uci, long clockMs, boolean offer, long lagMs, boolean enPassant) {
    MoveView offered() {
        return new MoveView(ply, san, uci, clockMs, true, lagMs, enPassant);
    }

    public MoveView untimed() {
        return new MoveView(ply, san, uci, 0, offer, 0, enPassant);
    }
}
