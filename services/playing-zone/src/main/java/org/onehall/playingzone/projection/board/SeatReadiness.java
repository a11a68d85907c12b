package org.onehall.playingzone.projection.board;

import java.util.List;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.venue.MissingView;

/** What a seat still lacks before its game; {@code held} means that the start is held for it (DEC-27). */
public record SeatReadiness(Side side, String player, String venue, boolean held, List<MissingView> missing) {}
