package org.onehall.playingzone.projection.venue;

import java.util.OptionalInt;

/** @param hospitalKm empty if not known */
public record MedicalView(
        boolean present, OptionalInt hospitalKm, boolean ambulance, boolean covered, String note, long at) {}
