package org.onehall.playingzone.projection.board;

/** @param disabled the player has a disability: his clock is not adjusted for the help (LAW 8.1.6, 6.2.6, C-45) */
public record HelperView(String name, boolean disabled) {}
