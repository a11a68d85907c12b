package org.onehall.adjudication.domain;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.decider.Role;

/**
 * What the regulations of the competition say about calls for a seat (OCR 19.1), as far as known.
 *
 * @param captainCalls only a captain of the seat's team may call, if the team has one (FSSI team-b)
 * @param stopsClock a call pauses the game (LAW 6.11.2)
 * @param shallPenalise a call without valid reason must be penalised (LAW 6.11.4)
 * @param escalateAfter time after which a call that nobody has acknowledged is overdue; zero: never
 * @param captains of the seat's team
 */
public record CallTerms(
        boolean captainCalls,
        boolean stopsClock,
        boolean shallPenalise,
        Duration escalateAfter,
        List<Captain> captains) {
    public CallTerms {
        captains = List.copyOf(captains);
    }

    /** A person who speaks for a team. */
    public record Captain(String playerId, String name) {}

    /** Whether calls go through the captain; a team without a captain has nobody else to speak for it. */
    boolean isViaCaptain() {
        return captainCalls && !captains.isEmpty();
    }

    /** Whether a person is a captain of the team, playing in the competition of a board. */
    boolean isCaptain(Actor actor, BoardId boardId) {
        return captainCalls
                && actor.role() == Role.PLAYER
                && LogKey.competition(actor.board()).equals(boardId.competition())
                && captains.stream().anyMatch(captain -> captain.playerId().equals(actor.subject()));
    }

    String names() {
        return captains.stream().map(Captain::name).collect(Collectors.joining(", "));
    }
}
