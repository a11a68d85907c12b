package org.onehall.playingzone.projection.link;

/** A page that opened a seat while another was connected for it; addresses as the zone sees them (OCR 16.7). */
public record Takeover(long at, String from, String to) {}
