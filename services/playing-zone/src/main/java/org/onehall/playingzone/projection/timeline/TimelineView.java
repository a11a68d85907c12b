package org.onehall.playingzone.projection.timeline;

import java.util.List;

/**
 * Everything that happened on a board, in the order it happened.
 *
 * @param attempt the game that counts
 * @param timeZone of the venue whose time is shown, as "Europe/Rome"; {@code venueName} is the venue's
 */
public record TimelineView(String board, int attempt, String timeZone, String venueName, List<StepView> steps) {}
