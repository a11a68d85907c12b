package org.onehall.playingzone.projection;

import org.onehall.chess.Side;
import org.onehall.decider.Role;

/**
 * Somebody a code is for.
 *
 * @param subject id of the official, player or assistant
 * @param venue "" for roles without a venue; {@code board} and {@code side} ("WHITE", "BLACK") are "" for officials
 */
public record Holder(
        String competition,
        Role role,
        String subject,
        String name,
        String venue,
        String venueName,
        String board,
        String side) {
    /** The same person at a side of the board. */
    public Holder at(Side seat) {
        return new Holder(competition, role, subject, name, venue, venueName, board, seat.name());
    }

    /** Who enters this player's moves. */
    public Holder assistedBy(String id, String assistant) {
        return new Holder(competition, Role.ASSISTANT, id, assistant, venue, venueName, board, side);
    }

    /** Same seat, for the player or for his assistant, or same official. */
    public boolean samePlaceAs(Holder other) {
        return competition.equals(other.competition)
                && role == other.role
                && board.equals(other.board)
                && side.equals(other.side)
                && (!board.isEmpty() || subject.equals(other.subject));
    }
}
