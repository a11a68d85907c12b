package org.onehall.playingzone.projection.ruling;

import java.util.List;
import org.onehall.chess.Side;

/**
 * A ruling about a board against which players may appeal.
 *
 * @param appealable sides that have reason to appeal and have not done so (OCR 17.11)
 */
public record RuledView(String id, String kind, String rule, long at, List<Side> appealable) {}
