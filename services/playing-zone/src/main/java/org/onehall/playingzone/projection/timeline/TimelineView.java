package org.onehall.playingzone.projection.timeline;

import java.util.List;

/**
 * Everything that happened on a board, in the order in which it happened.
 *
 * @param attempt number of the game that counts
 * @param timeZone of the venue whose time is shown, such as "Europe/Rome"; {@code venueName} is its name
 */
public record TimelineView(String board, int attempt, String timeZone, String venueName, List<StepView> steps) {}
