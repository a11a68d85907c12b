package org.onehall.playingzone.projection.competition;

/**
 * A change that a player has made of the own entry, or a captain for a player of the team, until the round is paired or
 * open (OCR 16.1).
 *
 * @param at ms since 1970
 * @param kind PLAYER_WITHDRAWN, ABSENCE_SET or ABSENCE_TAKEN_BACK
 * @param player name of the player concerned
 * @param by name of the person who made the change
 * @param round that it is about, or from which it holds
 * @param bye kind of the bye; "" if there is none
 * @param board at which the player is paired in that round; 0 if the player is not
 */
public record OwnChangeView(
        long at, String kind, String player, String by, int round, String bye, int board, String reason) {}
