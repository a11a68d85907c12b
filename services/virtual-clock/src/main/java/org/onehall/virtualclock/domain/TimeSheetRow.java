package org.onehall.virtualclock.domain;

import java.time.Duration;

/**
 * One board on a time sheet.
 *
 * @param expected what both clocks must show together
 * @param conserved whether they do
 * @param status where the board stands, "PLAYING"
 */
public record TimeSheetRow(
        String boardId,
        int whiteMoves,
        int blackMoves,
        ClockReading clocks,
        Duration expected,
        boolean conserved,
        String status) {}
