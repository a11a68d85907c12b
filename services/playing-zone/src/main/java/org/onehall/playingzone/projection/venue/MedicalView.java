package org.onehall.playingzone.projection.venue;

import java.util.OptionalInt;

/** @param hospitalKm empty: not known */
public record MedicalView(
        boolean present, OptionalInt hospitalKm, boolean ambulance, boolean covered, String note, long at) {}
