package org.onehall.playingzone.projection.clock;

import java.util.OptionalLong;

/**
 * What the hall has noticed by itself about time (OCR 19.5, 19.6). {@code board} is "" for an outage, {@code from} and
 * {@code to} are its.
 */
public record AlarmView(
        String id,
        String kind,
        String board,
        int boards,
        String expected,
        String found,
        String text,
        long at,
        OptionalLong from,
        OptionalLong to) {}
