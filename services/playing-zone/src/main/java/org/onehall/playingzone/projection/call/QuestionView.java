package org.onehall.playingzone.projection.call;

import java.util.Optional;
import org.onehall.chess.Side;

/**
 * A question about a rule (OCR 17.10).
 *
 * @param venue of the seat
 * @param answer empty until there is one
 */
public record QuestionView(
        String id, Side side, String venue, String playerName, String text, long at, Optional<AnswerView> answer) {}
