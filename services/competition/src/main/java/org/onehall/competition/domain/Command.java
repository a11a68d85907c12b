package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/** What may be asked of a competition. */
public sealed interface Command {
    String competitionId();

    /**
     * The whole definition, all or nothing (OCR 16.1); the Chief Organiser or the operator.
     *
     * @param entries never empty: {@link Entries#NONE} where none were recorded
     */
    record Load(
            String competitionId,
            String name,
            List<Venue> venues,
            List<Official> officials,
            List<Player> players,
            List<Round> rounds,
            Regulations regulations,
            Optional<Entries> entries)
            implements Command {
        public Load {
            venues = List.copyOf(venues);
            officials = List.copyOf(officials);
            players = List.copyOf(players);
            rounds = List.copyOf(rounds);
            entries = Optional.of(entries.orElse(Entries.NONE));
        }

        Definition definition() {
            return new Definition(name, venues, officials, players, rounds, regulations, entries.orElseThrow());
        }
    }

    /**
     * Publishes a round's pairings and lets its boards be created (LAW 6.6).
     *
     * @param drawn number of a position of Chess960, 0 to 959, for a round that has none yet (960 II.1)
     * @param rulingsPending boards with a ruling about who plays in this round, or that lets an earlier game go on,
     *     without its effect yet (OCR 18.3, 18.4.8, 18.4.9)
     */
    record OpenRound(String competitionId, int round, int drawn, List<String> rulingsPending) implements Command {
        public OpenRound {
            rulingsPending = List.copyOf(rulingsPending);
        }

        /** While no ruling is on its way. */
        public OpenRound(String competitionId, int round, int drawn) {
            this(competitionId, round, drawn, List.of());
        }
    }

    /**
     * A game ended so; only services.
     *
     * @param coloursReversed the players had each other's colours: White's win is one of the pairing's Black (DEC-18)
     */
    record NoteResult(
            String competitionId, int round, int board, Result result, Termination termination, boolean coloursReversed)
            implements Command {}

    /**
     * An arbiter has taken back a forfeit or another result, so the game has none any more (DEC-14, OCR 19.3, 19.4);
     * only services.
     */
    record WithdrawResult(String competitionId, int round, int board, String reason, String article)
            implements Command {}

    /**
     * Makes a result official, and answers who said that it was wrong, of this score or an earlier one (OCR 17.11, LAW
     * 8.7). Refused: NO_RESULT, ALREADY_APPROVED, SCORE_CHANGED, RESULT_DISPUTED.
     *
     * @param seen the result or score the arbiter sees
     * @param disputed the players he knows to say that it is wrong
     * @param reason why it stands all the same; "" where nobody is told why
     */
    record ApproveResult(String competitionId, int round, int board, String seen, List<Side> disputed, String reason)
            implements Command {
        public ApproveResult {
            disputed = List.copyOf(disputed);
        }
    }

    /**
     * A player says whether the result is right, until an arbiter has approved it; that it is wrong stands until an
     * arbiter answers or the player says that it is right, also where the result changes (LAW 8.7). Refused: NO_RESULT,
     * ALREADY_APPROVED.
     */
    record ConfirmResult(String competitionId, int round, int board, Side side, boolean agrees) implements Command {}

    /**
     * Makes a whole round official, when all its results are approved (OCR 17.11).
     *
     * @param rulingsPending boards of the round with a ruling that takes a result or a score back, without its effect
     *     yet (OCR 18.3)
     */
    record CloseRound(String competitionId, int round, List<String> rulingsPending) implements Command {
        public CloseRound {
            rulingsPending = List.copyOf(rulingsPending);
        }

        /** While no ruling is on its way. */
        public CloseRound(String competitionId, int round) {
            this(competitionId, round, List.of());
        }
    }

    /**
     * Signs the report of a round: a venue's by its Local Chief Arbiter, the whole round's by the Chief Arbiter once
     * every venue's is signed (OCR 18.3).
     *
     * @param venueId "" for the round's
     * @param remarks up to 2,000 characters, may be empty
     * @param sha256 of what is signed, 64 hexadecimal digits in small letters
     * @param compared with the report as it is now, by the zone, which alone makes it; set by the service, not by who
     *     signs
     */
    record SignReport(String competitionId, int round, String venueId, String remarks, String sha256, boolean compared)
            implements Command {}

    /**
     * What a ruling changes in the competition, whole or not at all; only services (OCR 18.4.4-18.4.9).
     *
     * @param article on which the ruling rests
     * @param withdraws the earlier ruling that this one takes back: who that kept out may play again (OCR 18.3); empty:
     *     none
     * @param goesOn whether the game that the earlier ruling ended goes on
     * @param asked whether this only asks if it would be carried out; nothing is changed
     * @param decidedBy who has recorded the decision of the appeals body and so approves its score (OCR 17.11); empty
     *     text: not by an appeal, or an old request
     */
    record ApplyPenalty(
            String competitionId,
            String rulingId,
            String article,
            int round,
            int board,
            Optional<ScoreChange> score,
            Optional<Exclusion> exclusion,
            Optional<String> withdraws,
            boolean goesOn,
            boolean asked,
            String decidedBy)
            implements Command {}
}
