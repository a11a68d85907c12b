package org.onehall.playingzone.projection.ruling;

/** How often similar cases were decided in this way. */
public record PrecedentView(String option, int count) {}
