package org.onehall.screening;

/**
 * One index over a player's moves.
 *
 * @param expected of honest players of that rating
 * @param sd of their sums, inflation and the error of ratings included
 * @param z how many of them the player did better than expected; below 0: worse
 */
public record IndexScore(double observed, double expected, double sd, double z) {}
