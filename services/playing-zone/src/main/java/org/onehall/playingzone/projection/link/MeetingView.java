package org.onehall.playingzone.projection.link;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A player's link to the communication system (OCR 16.5, 18.8): a separate link, never a disconnection from the zone
 * (C-17).
 *
 * @param required by the regulations of the game
 * @param present whether the player is in the meeting; empty if nobody has reported it
 * @param since when that was reported, in ms since 1970
 * @param source "ZOOM", "JITSI" or "ARBITER"
 * @param moves half-moves made outside the meeting, if these are recorded (OCR 13.3)
 */
public record MeetingView(
        boolean required,
        Optional<Boolean> present,
        OptionalLong since,
        Optional<String> source,
        List<Integer> moves) {}
