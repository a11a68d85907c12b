package org.onehall.playingzone.projection.competition;

/** @param timeZone such as "Europe/Rome"; "UTC" if none was given */
public record VenueView(String id, String name, String timeZone) {}
