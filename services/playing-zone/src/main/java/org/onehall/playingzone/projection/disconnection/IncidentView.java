package org.onehall.playingzone.projection.disconnection;

/**
 * Cases that belong together: those of one venue's outage, or of one failure of the zone across several venues (ENG-7,
 * OCR 19.6).
 *
 * @param kind "VENUE" or "ZONE"
 */
public record IncidentView(String kind, String id) {}
