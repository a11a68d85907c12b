package org.onehall.playingzone.projection.ruling;

import java.util.List;
import org.onehall.chess.Side;

/**
 * A ruling of a board that players may appeal against.
 *
 * @param appealable sides to which it gives reason to, and that have not (OCR 17.11)
 */
public record RuledView(String id, String kind, String rule, long at, List<Side> appealable) {}
