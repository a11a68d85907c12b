package org.onehall.playingzone.projection.clock;

import java.util.List;
import java.util.OptionalLong;

/**
 * An order about clocks (LAW 6.6, OCR 19.5, 19.6).
 *
 * @param scope in words; {@code round} 0, {@code venueName} "" and {@code board} 0 mean any
 * @param by name of the official who gave it; "" if it is not known
 * @param boards how many boards it concerns
 * @param changed how many boards' clocks it changed, once it is complete
 * @param startAt the instant for which a start waits
 */
public record OrderView(
        String id,
        String kind,
        String scope,
        int round,
        String venueName,
        int board,
        String reason,
        String by,
        int boards,
        int applied,
        List<RefusedBoard> refused,
        List<ChangedClocks> changed,
        boolean complete,
        boolean withdrawn,
        OptionalLong startAt,
        long at) {}
