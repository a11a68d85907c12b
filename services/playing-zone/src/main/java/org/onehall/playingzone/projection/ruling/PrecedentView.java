package org.onehall.playingzone.projection.ruling;

/** How often like cases were decided so. */
public record PrecedentView(String option, int count) {}
