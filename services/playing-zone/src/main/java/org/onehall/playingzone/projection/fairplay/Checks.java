package org.onehall.playingzone.projection.fairplay;

import java.util.List;

/**
 * Passed checks of a seat (OCR 18.5, 18.6).
 *
 * @param failed "DEVICE", "FAIR_PLAY": the checks recorded as not passed
 */
public record Checks(boolean device, boolean fairPlay, List<String> failed) {
    public static final Checks NONE = new Checks(false, false, List.of());
}
