package org.onehall.playingzone.projection.board;

/**
 * What the software can tell of a position (OCR 19.3, 19.4).
 *
 * @param occurrences how often it had occurred, this time included
 * @param halfMoves without a capture or a pawn's move
 */
public record JudgementView(
        int attempt, int ply, String fen, int occurrences, int halfMoves, SideJudgement white, SideJudgement black) {}
