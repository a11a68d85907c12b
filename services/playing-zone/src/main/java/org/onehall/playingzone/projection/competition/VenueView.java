package org.onehall.playingzone.projection.competition;

/** @param timeZone as "Europe/Rome"; "UTC" where none was said */
public record VenueView(String id, String name, String timeZone) {}
