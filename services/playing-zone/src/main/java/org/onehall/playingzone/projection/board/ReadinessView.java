package org.onehall.playingzone.projection.board;

import java.util.List;
import java.util.OptionalLong;
import org.onehall.playingzone.projection.venue.PremisesView;

/** What a round still lacks: in its venues, and at its boards that have not been started. */
public record ReadinessView(
        int round,
        OptionalLong startsAt,
        OptionalLong shownFrom,
        List<PremisesView> venues,
        List<BoardReadiness> boards) {}
