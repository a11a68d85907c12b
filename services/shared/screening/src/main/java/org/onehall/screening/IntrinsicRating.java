package org.onehall.screening;

/**
 * The rating that a player's moves look like, whatever the player's rating is.
 *
 * @param skill fitted to the moves
 * @param error of that skill on the reference positions, in scaled pawns per move
 * @param ipr intrinsic performance rating
 * @param low the least, and
 * @param high the greatest within two standard errors, as wide as honest players' really are (see
 *     {@link IprLine#inflation})
 */
public record IntrinsicRating(int moves, Skill skill, double error, double ipr, double low, double high) {}
