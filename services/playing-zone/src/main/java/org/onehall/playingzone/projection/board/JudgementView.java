package org.onehall.playingzone.projection.board;

import java.util.List;
import org.onehall.regulations.ResultCorrection.Outcome;

/**
 * What the software can tell about a position (OCR 19.3, 19.4).
 *
 * @param occurrences how often the position had occurred, including this time
 * @param halfMoves half-moves without a capture or a pawn move
 * @param outcomes what the result of the board can become if this is its last position, without what is proved
 *     impossible
 */
public record JudgementView(
        int attempt,
        int ply,
        String fen,
        int occurrences,
        int halfMoves,
        SideJudgement white,
        SideJudgement black,
        List<Outcome> outcomes) {}
