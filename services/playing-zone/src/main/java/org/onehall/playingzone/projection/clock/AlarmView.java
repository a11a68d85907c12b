package org.onehall.playingzone.projection.clock;

import java.util.OptionalLong;

/**
 * An alarm about time that the hall has raised itself (OCR 19.5, 19.6). For an outage, {@code board} is "", and
 * {@code from} and {@code to} are its beginning and end.
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
