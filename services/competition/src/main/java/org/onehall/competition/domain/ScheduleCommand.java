package org.onehall.competition.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Commands about rounds: their start and their pairings, and boards of open rounds without a move (LAW 6.6). */
public sealed interface ScheduleCommand extends Change {
    /**
     * Plans a round; the number after the last one adds a round. Needs a reason.
     *
     * @param startsAt empty if no start is planned
     * @param chess960 empty if the round keeps what was planned; a new one begins from the standard position
     * @param standardPosition whether the round begins from the standard position, also if Chess960 was planned
     */
    record PlanRound(
            String competitionId,
            int round,
            Optional<Instant> startsAt,
            Optional<Chess960> chess960,
            String reason,
            boolean standardPosition)
            implements ScheduleCommand {}

    /** Removes the last round. Needs a reason. */
    record RemoveRound(String competitionId, int round, String reason) implements ScheduleCommand {}

    /**
     * Sets all pairings of a round, in place of those it had. The round is published no longer.
     *
     * @param allocated the players without an opponent, in place of those that the round had
     * @param reason may be empty if the round had no pairings
     * @param byes byes of other kinds in this round, each in place of the one that the player had asked for; byes of
     *     other players stay. The round in them has no meaning
     */
    record SetPairings(
            String competitionId,
            int round,
            List<Pairing> pairings,
            List<String> allocated,
            String reason,
            List<Bye> byes)
            implements ScheduleCommand {
        public SetPairings {
            pairings = List.copyOf(pairings);
            allocated = List.copyOf(allocated);
            byes = List.copyOf(byes);
        }

        /** Without byes of other kinds. */
        public SetPairings(
                String competitionId, int round, List<Pairing> pairings, List<String> allocated, String reason) {
            this(competitionId, round, pairings, allocated, reason, List.of());
        }
    }

    /** Shows the pairings of a round to everybody. */
    record PublishPairings(String competitionId, int round) implements ScheduleCommand {
        @Override
        public String reason() {
            return "";
        }
    }

    /**
     * Changes who plays at a board of an open round before its first move, or adds a board. Needs a reason.
     *
     * @param board a board of the round, or the number after its last one
     * @param whiteId from now on; the same for {@code blackId}
     */
    record RepairPairing(String competitionId, int round, int board, String whiteId, String blackId, String reason)
            implements ScheduleCommand {
        Pairing pairing() {
            return new Pairing(board, whiteId, blackId);
        }
    }

    /**
     * Cancels a board of an open round before its first move. Needs a reason.
     *
     * @param byes the byes that players of the board get; a player without one is not paired. The round in them has no
     *     meaning
     * @param open what an arbiter has to settle at the board first
     */
    record CancelBoard(String competitionId, int round, int board, List<Bye> byes, String reason, List<OpenMatter> open)
            implements ScheduleCommand {
        public CancelBoard {
            byes = List.copyOf(byes);
            open = List.copyOf(open);
        }

        /** If everything at the board is settled. */
        public CancelBoard(String competitionId, int round, int board, List<Bye> byes, String reason) {
            this(competitionId, round, board, byes, reason, List.of());
        }
    }
}
