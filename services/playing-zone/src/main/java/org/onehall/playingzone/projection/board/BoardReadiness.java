package org.onehall.playingzone.projection.board;

import java.util.List;

/** @param ready nothing holds it */
public record BoardReadiness(String board, int number, boolean ready, List<SeatReadiness> seats) {}
