package org.onehall.virtualclock.domain;

import java.time.Duration;
import org.onehall.decider.BoardId;

/**
 * One board on a time sheet.
 *
 * @param expected the time that both clocks must show together
 * @param conserved whether they show it
 * @param status the state of the board, "PLAYING"
 */
public record TimeSheetRow(
        BoardId boardId,
        int whiteMoves,
        int blackMoves,
        ClockReading clocks,
        Duration expected,
        boolean conserved,
        String status) {}
