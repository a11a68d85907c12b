package org.onehall.playingzone.projection.competition;

import org.onehall.chess.Side;

/**
 * The game a player is wanted at who sits at the board of another one; {@code number} is the board's, {@code opponent}
 * a name.
 */
public record NextGameView(String board, int round, int number, Side side, String opponent) {}
