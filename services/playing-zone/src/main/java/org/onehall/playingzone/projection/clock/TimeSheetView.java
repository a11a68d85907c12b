package org.onehall.playingzone.projection.clock;

import java.util.List;

/** All clocks of a round at one instant. */
public record TimeSheetView(String id, int round, long at, List<TimeSheetRowView> rows) {}
