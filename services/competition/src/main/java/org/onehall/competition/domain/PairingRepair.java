package org.onehall.competition.domain;

/**
 * An order to change who plays at a board of an open round, until game-state has set up the new game or has refused to.
 *
 * @param pairing the board and its players from then on
 */
public record PairingRepair(int round, Pairing pairing, String reason) {
    boolean isAt(int otherRound, int board) {
        return round == otherRound && pairing.board() == board;
    }
}
