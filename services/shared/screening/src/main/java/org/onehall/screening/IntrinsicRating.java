package org.onehall.screening;

/**
 * The rating that a player's moves correspond to, regardless of the player's actual rating.
 *
 * @param skill skill fitted to the moves
 * @param error of that skill on the reference positions, in scaled pawns per move
 * @param ipr intrinsic performance rating
 * @param low the lowest value, and
 * @param high the highest value within two standard errors, as wide as they really are for honest players (see
 *     {@link IprLine#inflation})
 */
public record IntrinsicRating(int moves, Skill skill, double error, double ipr, double low, double high) {}
