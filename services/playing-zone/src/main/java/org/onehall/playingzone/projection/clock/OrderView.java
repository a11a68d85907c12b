package org.onehall.playingzone.projection.clock;

import java.util.List;
import java.util.OptionalLong;

/**
 * An order about clocks (LAW 6.6, OCR 19.5, 19.6).
 *
 * @param scope in words; {@code round} 0, {@code venueName} "" and {@code board} 0 are any
 * @param boards how many it means
 * @param changed boards whose clocks it changed, once it is complete
 * @param startAt the instant a start waits for
 */
public record OrderView(
        String id,
        String kind,
        String scope,
        int round,
        String venueName,
        int board,
        String reason,
        int boards,
        int applied,
        List<RefusedBoard> refused,
        List<ChangedClocks> changed,
        boolean complete,
        boolean withdrawn,
        OptionalLong startAt,
        long at) {}
