package org.onehall.playingzone.projection.competition;

/**
 * @param role of the person who signed
 * @param sha256 of the signed report
 */
public record SignatureView(String role, String name, long at, String remarks, String sha256) {}
