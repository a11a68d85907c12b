package org.onehall.playingzone.projection.venue;

/** @param name of an official; the person's own words for a stand-in */
public record StaffView(String person, String name, String role, boolean present) {}
