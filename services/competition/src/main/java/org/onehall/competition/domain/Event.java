package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/** What happened to a competition. Fields are described in competition.proto. */
public sealed interface Event {
    record CompetitionLoaded(
            String name,
            List<Venue> venues,
            List<Official> officials,
            List<Player> players,
            List<Round> rounds,
            Regulations regulations,
            Optional<Entries> entries)
            implements Event {
        public CompetitionLoaded {
            entries = Optional.of(entries.orElse(Entries.NONE));
        }

        static CompetitionLoaded of(Definition d) {
            return new CompetitionLoaded(
                    d.name(),
                    d.venues(),
                    d.officials(),
                    d.players(),
                    d.rounds(),
                    d.regulations(),
                    Optional.of(d.entries()));
        }

        Definition definition() {
            return new Definition(name, venues, officials, players, rounds, regulations, entries.orElseThrow());
        }
    }

    /**
     * @param subjects ids of players, officials, venues or teams
     * @param round the round it is about, or from which it holds; 0: all
     * @param definition everything as it is now
     */
    record DefinitionChanged(ChangeKind kind, List<String> subjects, int round, String reason, Definition definition)
            implements Event {
        public DefinitionChanged {
            subjects = List.copyOf(subjects);
        }
    }

    /**
     * A new game with these players is to be set up at a board of an open round, or the board is to be cancelled (LAW
     * 6.6).
     *
     * @param byes that the players of a cancelled board get
     */
    record PairingRepairOrdered(
            int round, int board, String whiteId, String blackId, String reason, boolean cancelled, List<Bye> byes)
            implements Event {
        public PairingRepairOrdered {
            byes = List.copyOf(byes);
        }

        /** For a new game. */
        PairingRepairOrdered(int round, int board, String whiteId, String blackId, String reason) {
            this(round, board, whiteId, blackId, reason, false, List.of());
        }
    }

    /** @param refused code of the refusal of game-state, with its article */
    record PairingRepairRefused(int round, int board, String refused, String article) implements Event {}

    record RoundOpened(int round, List<Pairing> pairings, List<Integer> notPlayed, OptionalInt position)
            implements Event {}

    record ResultNoted(
            int round,
            int board,
            Result result,
            Termination termination,
            boolean coloursReversed,
            Optional<BySide<BigDecimal>> points)
            implements Event {}

    record ScoreChanged(
            int round,
            int board,
            String rulingId,
            String article,
            BySide<BigDecimal> before,
            BySide<BigDecimal> after,
            Optional<String> withdraws)
            implements Event {}

    record PlayerExcluded(
            String playerId,
            String rulingId,
            String article,
            List<Integer> rounds,
            boolean expelled,
            boolean pointsToOpponents)
            implements Event {}

    /**
     * The ruling that kept a player out is taken back for the rounds that are not open. Open rounds stay as they were
     * opened (OCR 18.3).
     *
     * @param rulingId the ruling that takes it back, with its article; {@code withdrawnId} is the one that had kept the
     *     player out
     * @param rounds the rounds in which the player may play again
     */
    record PlayerReadmitted(String playerId, String rulingId, String article, String withdrawnId, List<Integer> rounds)
            implements Event {
        public PlayerReadmitted {
            rounds = List.copyOf(rounds);
        }
    }

    record ResultWithdrawn(int round, int board, String reason, String article) implements Event {}

    /**
     * @param approval which arbiter approved it, and when; empty if no arbiter had to
     * @param article of the ruling that decided the result without a game, so that nobody is asked about it any more
     *     (OCR 18.4.8, 18.4.9); otherwise ""
     */
    record ResultApproved(int round, int board, Optional<Approver> approval, String article) implements Event {
        ResultApproved(int round, int board, Optional<Approver> approval) {
            this(round, board, approval, "");
        }
    }

    record ResultConfirmed(int round, int board, Side side, boolean agrees) implements Event {}

    record RoundClosed(int round) implements Event {}

    record ReportSigned(int round, String venueId, String remarks, String sha256, String signer) implements Event {}

    /** The competition does not exist yet. */
    record DraftSaved(Draft draft) implements Event {}

    record DraftDiscarded() implements Event {}

    record CompetitionArchived(String reason) implements Event {}
}
