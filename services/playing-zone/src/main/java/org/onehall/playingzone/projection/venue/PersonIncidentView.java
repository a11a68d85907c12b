package org.onehall.playingzone.projection.venue;

import java.util.Optional;

/** @param outcome empty while the incident is open */
public record PersonIncidentView(
        String id,
        String kind,
        String person,
        String capacity,
        String article,
        String note,
        long at,
        String by,
        Optional<String> outcome,
        Optional<String> outcomeNote) {}
