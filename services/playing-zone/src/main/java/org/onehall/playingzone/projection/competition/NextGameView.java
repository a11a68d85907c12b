package org.onehall.playingzone.projection.competition;

import org.onehall.chess.Side;

/**
 * The game at which a player is wanted while he sits at another board; {@code number} is that of the board,
 * {@code opponent} is a name.
 */
public record NextGameView(String board, int round, int number, Side side, String opponent) {}
