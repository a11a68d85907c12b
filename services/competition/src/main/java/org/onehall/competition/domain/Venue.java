package org.onehall.competition.domain;

/**
 * A place where players sit (OCR 16.1).
 *
 * @param venueId 1 to 32 small letters, digits, hyphens
 * @param timeZone IANA zone, "Europe/Rome"
 */
public record Venue(String venueId, String name, String timeZone) {}
