package org.onehall.screening;

/**
 * One index over a player's moves.
 *
 * @param expected expected sum for honest players of that rating
 * @param sd standard deviation of their sums, including inflation and the error of ratings
 * @param z how many standard deviations the player did better than expected; below 0: worse
 */
public record IndexScore(double observed, double expected, double sd, double z) {}
