package org.onehall.playingzone.projection.board;

import java.util.List;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.venue.MissingView;

/** What a seat of a board lacks before its game; {@code held}: its start is held (DEC-27). */
public record SeatReadiness(Side side, String player, String venue, boolean held, List<MissingView> missing) {}
