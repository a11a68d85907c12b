package org.onehall.playingzone.projection.board;

import java.util.List;
import org.onehall.regulations.ResultCorrection.Outcome;

/**
 * How arbiters can correct the result of a board now (OCR 19.3, 19.4).
 *
 * @param missedDraw a draw that was missed can be declared
 * @param outcomes what the result can become; none if the software has not judged it and no record has made it
 * @param byRecord a recorded irregularity has ended the game, which goes on if the record is taken back (AMD 7.5.5)
 */
public record CorrectableView(boolean missedDraw, List<Outcome> outcomes, boolean byRecord) {}
