package org.onehall.playingzone.projection.competition;

import java.util.List;

/**
 * A pairing that is decided without a game, because a ruling excludes one or both of its players from the round (OCR
 * 18.4.8, 18.4.9).
 */
public record UnplayedView(int board, UnplayedSeat white, UnplayedSeat black) {
    public List<String> venues() {
        return List.of(white.venue(), black.venue());
    }
}
