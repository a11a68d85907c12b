package org.onehall.game.domain;

/**
 * A helper whom an arbiter has accepted: writes a player's moves down, or helps without entering them (LAW 8.1.6,
 * 6.2.6).
 *
 * @param disabled the player has a disability, so his clock is not adjusted for the help (C-45)
 */
record Helper(String name, boolean disabled) {}
