package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/** A command to a competition. */
public sealed interface Command
        permits Command.Load,
                Command.OpenRound,
                Command.NoteResult,
                Command.WithdrawResult,
                Command.ApproveResult,
                Command.ConfirmResult,
                Command.CloseRound,
                Command.SignReport,
                Command.ApplyPenalty,
                Command.NoteRepair,
                LifeCommand,
                Change {
    String competitionId();

    /**
     * Loads the whole definition, all or nothing (OCR 16.1); the Chief Organiser or the operator.
     *
     * @param entries never empty: {@link Entries#NONE} if none were recorded
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

        public Definition definition() {
            return new Definition(name, venues, officials, players, rounds, regulations, entries.orElseThrow());
        }
    }

    /**
     * Publishes a round's pairings, so that its boards can be created (LAW 6.6).
     *
     * @param drawn number of a position of Chess960, 0 to 959, for a round that has none yet (960 II.1)
     * @param rulingsPending boards with a ruling that has not taken effect yet and that decides who plays in this round
     *     or lets an earlier game go on (OCR 18.3, 18.4.8, 18.4.9)
     */
    record OpenRound(String competitionId, int round, int drawn, List<String> rulingsPending) implements Command {
        public OpenRound {
            rulingsPending = List.copyOf(rulingsPending);
        }

        /** If no ruling is pending. */
        public OpenRound(String competitionId, int round, int drawn) {
            this(competitionId, round, drawn, List.of());
        }
    }

    /**
     * Notes the result with which a game ended; only services.
     *
     * @param coloursReversed the players had each other's colours: a win for White is a win for the pairing's Black
     *     (DEC-18)
     */
    record NoteResult(
            String competitionId, int round, int board, Result result, Termination termination, boolean coloursReversed)
            implements Command {}

    /**
     * An arbiter has taken back a forfeit or another result, so the game no longer has one (DEC-14, OCR 19.3, 19.4);
     * only services.
     */
    record WithdrawResult(String competitionId, int round, int board, String reason, String article)
            implements Command {}

    /**
     * Makes a result official, and answers players who reported it, or an earlier score, as wrong (OCR 17.11, LAW 8.7).
     * Refused: NO_RESULT, ALREADY_APPROVED, SCORE_CHANGED, RESULT_DISPUTED.
     *
     * @param seen the result or score that the arbiter sees
     * @param disputed the players who, as far as the arbiter knows, report it as wrong
     * @param reason why it stands nevertheless; "" if no player needs to be given a reason
     */
    record ApproveResult(String competitionId, int round, int board, String seen, List<Side> disputed, String reason)
            implements Command {
        public ApproveResult {
            disputed = List.copyOf(disputed);
        }
    }

    /**
     * A player confirms or disputes the result before an arbiter has approved it. A dispute stands, even if the result
     * changes, until an arbiter answers it or the player confirms the result (LAW 8.7). Refused: NO_RESULT,
     * ALREADY_APPROVED.
     */
    record ConfirmResult(String competitionId, int round, int board, Side side, boolean agrees) implements Command {}

    /**
     * Makes a whole round official once all its results are approved (OCR 17.11).
     *
     * @param rulingsPending boards of the round with a ruling that takes a result or a score back and has not taken
     *     effect yet (OCR 18.3)
     */
    record CloseRound(String competitionId, int round, List<String> rulingsPending) implements Command {
        public CloseRound {
            rulingsPending = List.copyOf(rulingsPending);
        }

        /** If no ruling is pending. */
        public CloseRound(String competitionId, int round) {
            this(competitionId, round, List.of());
        }
    }

    /**
     * Signs the report of a round: a venue's report by its Local Chief Arbiter, the whole round's by the Chief Arbiter
     * once every venue's report is signed (OCR 18.3).
     *
     * @param venueId "" for the whole round's report
     * @param remarks up to 2,000 characters, may be empty
     * @param sha256 of what is signed, 64 hexadecimal digits in lower case
     * @param compared the zone, which alone makes the report, has compared it with the report as it is now; set by the
     *     service, not by the signer
     */
    record SignReport(String competitionId, int round, String venueId, String remarks, String sha256, boolean compared)
            implements Command {}

    /**
     * What a ruling changes in the competition, all of it or nothing; only services (OCR 18.4.4-18.4.9).
     *
     * @param article on which the ruling is based
     * @param withdraws the earlier ruling that this one takes back: a player it had kept out may play again (OCR 18.3);
     *     empty: none
     * @param goesOn whether the game that the earlier ruling ended goes on
     * @param asked whether this only asks if it would be carried out; nothing is changed
     * @param decidedBy the recorder of the appeals body's decision, who so approves its score (OCR 17.11); empty text:
     *     not by an appeal, or an old request
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

    /**
     * Game-state has set up the new game of a repaired pairing or has cancelled the board, or has refused to; only
     * services (LAW 6.6).
     *
     * @param refused code of the refusal, with its article; empty text: it was carried out
     * @param cancelled whether it is about a cancellation; the players then have no meaning
     */
    record NoteRepair(
            String competitionId,
            int round,
            int board,
            String whiteId,
            String blackId,
            String refused,
            String article,
            boolean cancelled)
            implements Command {
        /** About a new game. */
        NoteRepair(
                String competitionId,
                int round,
                int board,
                String whiteId,
                String blackId,
                String refused,
                String article) {
            this(competitionId, round, board, whiteId, blackId, refused, article, false);
        }

        Pairing pairing() {
            return new Pairing(board, whiteId, blackId);
        }
    }
}
