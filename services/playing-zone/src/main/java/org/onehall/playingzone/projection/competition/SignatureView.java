package org.onehall.playingzone.projection.competition;

/**
 * @param role of who signed
 * @param sha256 of what was signed
 */
public record SignatureView(String role, String name, long at, String remarks, String sha256) {}
