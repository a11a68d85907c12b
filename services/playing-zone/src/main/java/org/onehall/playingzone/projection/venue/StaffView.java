package org.onehall.playingzone.projection.venue;

/** @param name of an official; for a stand-in the name that was entered */
public record StaffView(String person, String name, String role, boolean present) {}
