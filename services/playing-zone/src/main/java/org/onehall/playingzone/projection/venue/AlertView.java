package org.onehall.playingzone.projection.venue;

import java.util.Optional;

/** @param note the answer; empty while the alert is open */
public record AlertView(String id, String camera, long at, Optional<String> note) {}
