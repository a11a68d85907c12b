package org.onehall.playingzone.projection.venue;

/** @param permission "ENTRY", "DEVICE" or "WATCH" */
public record PermissionView(String person, String permission, String note, long at) {}
