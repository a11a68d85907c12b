package org.onehall.playingzone.projection.venue;

import java.util.Optional;

/** @param note of the answer; empty while it is open */
public record AlertView(String id, String camera, long at, Optional<String> note) {}
