package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A result that an arbiter has put right (OCR 19.3, 19.4).
 *
 * @param article of a draw that was missed, "OCR 19.3" or one of the Laws; else OCR 19.4, or that of a ruling that was
 *     taken back
 * @param was the result before, "1-0"; empty if the game had none
 * @param termination why it had ended so
 * @param situation for OCR 19.3: what had been missed after half-move {@code ply}
 * @param occurrences how often that position had occurred; {@code halfMoves}: without capture or pawn's move
 * @param white what the software finds of White's chance to mate; empty if it was not asked
 * @param line moves that mate, given by the arbiter and replayed; "": none
 * @param goesOn instead of another result
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
