package org.onehall.playingzone.projection.link;

/** A page that opened a seat while another was connected for it; addresses are those seen by the zone (OCR 16.7). */
public record Takeover(long at, String from, String to) {}
