package org.onehall.playingzone.projection;

import org.onehall.chess.Side;
import org.onehall.decider.Role;

/**
 * A person for whom a code is made.
 *
 * @param competition "" for the operator, who has no competition
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
    /** The person who runs the server. */
    public static final Holder OPERATOR = new Holder("", Role.OPERATOR, "operator", "Operator", "", "", "", "");

    /** The same person at the given side of the board. */
    public Holder at(Side seat) {
        return new Holder(competition, role, subject, name, venue, venueName, board, seat.name());
    }

    /** The assistant who enters this player's moves. */
    public Holder assistedBy(String id, String assistant) {
        return new Holder(competition, Role.ASSISTANT, id, assistant, venue, venueName, board, side);
    }

    /** Whether both stand for the same official, or for the same seat, with the player and his assistant apart. */
    public boolean samePlaceAs(Holder other) {
        return competition.equals(other.competition)
                && role == other.role
                && board.equals(other.board)
                && side.equals(other.side)
                && (!board.isEmpty() || subject.equals(other.subject));
    }
}
