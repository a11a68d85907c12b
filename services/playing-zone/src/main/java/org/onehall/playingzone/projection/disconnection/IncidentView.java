package org.onehall.playingzone.projection.disconnection;

/**
 * Cases that stand together: of one venue's outage, or of one failure of the zone over several venues (ENG-7, OCR
 * 19.6).
 *
 * @param kind "VENUE" or "ZONE"
 */
public record IncidentView(String kind, String id) {}
