package org.onehall.competition.domain;

import java.util.List;

/**
 * An order to change who plays at a board of an open round, or to cancel the board, until game-state has carried it out
 * or has refused to.
 *
 * @param pairing the board and its players from then on; of a cancelled board, those it had
 * @param byes that the players of a cancelled board get
 */
public record PairingRepair(int round, Pairing pairing, String reason, boolean cancelled, List<Bye> byes) {
    public PairingRepair {
        byes = List.copyOf(byes);
    }

    boolean isAt(int otherRound, int board) {
        return round == otherRound && pairing.board() == board;
    }

    /** Whether a note is about this order. */
    boolean isMeant(Command.NoteRepair note) {
        return cancelled == note.cancelled() && (cancelled || pairing.equals(note.pairing()));
    }
}
