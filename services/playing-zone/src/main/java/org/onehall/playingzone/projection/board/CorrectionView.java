package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A result that an arbiter has corrected (OCR 19.3, 19.4).
 *
 * @param article for a missed draw "OCR 19.3" or an article of the Laws; otherwise OCR 19.4, or the article of a
 *     withdrawn ruling
 * @param was the previous result, "1-0"; empty if the game had none
 * @param termination how the game had ended
 * @param situation for OCR 19.3: the draw that was missed after half-move {@code ply}
 * @param occurrences how often that position had occurred; {@code halfMoves}: half-moves without a capture or pawn move
 * @param white what the software finds about White's possibility to checkmate; empty if it was not asked
 * @param line moves that lead to checkmate, given by the arbiter and replayed; "" if there are none
 * @param goesOn true if the game continues instead of getting another result
 */
public record CorrectionView(
        String article,
        Optional<String> was,
        Optional<String> termination,
        Optional<String> situation,
        OptionalInt ply,
        OptionalInt occurrences,
        OptionalInt halfMoves,
        Optional<String> white,
        Optional<String> black,
        String line,
        String reason,
        boolean goesOn,
        long at,
        String by) {}
