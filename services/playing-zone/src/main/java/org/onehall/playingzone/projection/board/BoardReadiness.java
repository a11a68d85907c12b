package org.onehall.playingzone.projection.board;

import java.util.List;

/** @param ready true if nothing blocks the start */
public record BoardReadiness(String board, int number, boolean ready, List<SeatReadiness> seats) {}
