package org.onehall.game.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Lost;
import org.onehall.regulations.GameRules;

/** A command to a board. {@code boardId} is "competition/round/board". */
public sealed interface Command {
    String boardId();

    /** The attempt the command is about, from 1; 0: whichever game is at the board. */
    default int attempt() {
        return 0;
    }

    /** Opens the board log (regulations §28); only the competition service. */
    record Create(
            String boardId,
            Seat white,
            Seat black,
            TimeControl whiteControl,
            TimeControl blackControl,
            Optional<String> initialFen,
            GameRules rules)
            implements Command {}

    /** A seat has passed a check, or a passed check is withdrawn (OCR 18.5, 18.6); only fair-play. */
    record ClearSeat(String boardId, Side side, CheckKind check, boolean passed) implements Command {}

    /**
     * Starts White's clock (LAW 6.6).
     *
     * @param scheduledAt the scheduled start of the round, from which default time counts; empty: it counts from the
     *     actual start (OCR 16.11)
     */
    record Start(String boardId, Optional<Instant> scheduledAt) implements Command {}

    /**
     * A move in UCI, with or without a draw offer (OCR 3.3, LAW 9.1.2.1).
     *
     * @param roundTripMs round-trip time as the playing zone measured it, in milliseconds; 0 or less: unknown (DEC-03)
     */
    record Play(String boardId, Side side, String uci, boolean offerDraw, OptionalInt expectedPly, int roundTripMs)
            implements Command {}

    /**
     * A move that is to be made as soon as the opponent has moved; the last one queued counts (OCR 3.6 b, DEC-28).
     * Refused: FORBIDDEN_SEAT, ASSISTANT_MOVES, PRE_MOVES_NOT_USED, STALE_PLY, HAS_THE_MOVE, SEALING_ORDERED,
     * FLAG_FALLEN, MALFORMED_MOVE.
     *
     * @param expectedPly half-moves completed, as the board showed them
     */
    record QueuePreMove(String boardId, Side side, String uci, int expectedPly) implements Command {
        /** Hides the move: nothing that is written down may show it (ENG-5). */
        @Override
        public String toString() {
            return "QueuePreMove[" + boardId + ", " + side + "]";
        }
    }

    /** Cancels the queued move. Refused: FORBIDDEN_SEAT. */
    record CancelPreMove(String boardId, Side side) implements Command {}

    /** OCR 5.3. */
    record OfferDraw(String boardId, Side side) implements Command {}

    /** OCR 5.3. */
    record AcceptDraw(String boardId, Side side) implements Command {}

    /** Only where the profile uses it (C-05). */
    record DeclineDraw(String boardId, Side side) implements Command {}

    /**
     * An arbiter consents to draws being offered in this game although the regulations ban offers, or ban them before a
     * certain move (LAW 9.1.1). Refused: FORBIDDEN_ROLE, REASON_MISSING, GAME_ENDED, CONSENT_NOT_USED, NO_OFFER_BAN.
     *
     * @param allowed false: the consent is taken back
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record AllowEarlyOffers(String boardId, boolean allowed, String reason, int attempt) implements Command {}

    /**
     * A player confirms that his last move has been made on the traditional board too (OCR 20.4, 20.5). Refused:
     * FORBIDDEN_SEAT, GAME_ENDED, NOTHING_TO_REPRODUCE, STALE_PLY.
     *
     * @param ply the half-move that was made there
     */
    record ConfirmReproduced(String boardId, Side side, int ply) implements Command {}

    /** OCR 5.2. */
    record Resign(String boardId, Side side) implements Command {}

    /** The flag watch claims that a flag has fallen (OCR 4.5); only virtual-clock. */
    record ClaimFlag(String boardId, Side side) implements Command {}

    /**
     * Pauses the game: an arbiter's order (OCR 19.6), or a call that stops the clocks (LAW 6.11.2).
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param call a player's call is the reason; only by a service
     */
    record Pause(String boardId, String reason, int attempt, boolean call) implements Command {
        /** An arbiter's pause, of whichever game is at the board. */
        public Pause(String boardId, String reason) {
            this(boardId, reason, 0, false);
        }
    }

    /**
     * Resumes the game (OCR 19.6), with or without added time (LAW 6.11.3), or as the Chief Arbiter's decision a) or b)
     * (OCR 18.9).
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param decides every open case of the board that this decides: refused if another one is open; none: whichever
     *     are open
     */
    record Resume(
            String boardId,
            String reason,
            Optional<Duration> white,
            Optional<Duration> black,
            Optional<Side> reduceSide,
            Optional<Duration> reduceBy,
            String article,
            Optional<Duration> addWhite,
            Optional<Duration> addBlack,
            int attempt,
            List<String> decides)
            implements Command {
        public Resume {
            decides = List.copyOf(decides);
        }

        /** For a board without a case, or about whichever cases are open. */
        public Resume(
                String boardId,
                String reason,
                Optional<Duration> white,
                Optional<Duration> black,
                Optional<Side> reduceSide,
                Optional<Duration> reduceBy,
                String article,
                Optional<Duration> addWhite,
                Optional<Duration> addBlack,
                int attempt) {
            this(boardId, reason, white, black, reduceSide, reduceBy, article, addWhite, addBlack, attempt, List.of());
        }
    }

    /**
     * Adds time if positive, takes it if negative (OCR 18.4.2, 18.4.3, LAW 12.5). If it changes both clocks, it changes
     * both or neither.
     *
     * @param otherChange of the other side's clock; empty: that clock stays
     * @param otherArticle the article of that change; empty: {@code article}
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     * @param rulingId the ruling that changes the time, "": no ruling; only adjudication sets it, and also
     *     {@code withdraws}
     * @param withdraws the ruling whose time is taken back, "": none; refused if one of these clocks was set to a new
     *     time since then (OCR 18.3)
     */
    record AdjustTime(
            String boardId,
            Side side,
            Duration change,
            String reason,
            String article,
            Optional<Duration> otherChange,
            String otherArticle,
            int attempt,
            OptionalInt changesSeen,
            String rulingId,
            String withdraws)
            implements Command {
        /** The change of one clock. */
        record OfSide(Side side, Duration change, String article) {}

        List<OfSide> changes() {
            OfSide one = new OfSide(side, change, article);
            return otherChange
                    .map(other -> List.of(
                            one, new OfSide(side.other(), other, otherArticle.isEmpty() ? article : otherArticle)))
                    .orElse(List.of(one));
        }
    }

    /**
     * Sets what the clocks show, running or paused (OCR 19.5).
     *
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     */
    record SetClocks(
            String boardId,
            Optional<Duration> white,
            Optional<Duration> black,
            String reason,
            String article,
            OptionalInt changesSeen)
            implements Command {}

    /**
     * Replaces a wrong setting of the clocks (OCR 19.5, LAW 6.10.2).
     *
     * @param white what White's clock is to show; empty: what DEC-19 proposes
     * @param whiteMoves the correct move counter; empty: it stays
     * @param scheduleSuffers lifts the limit of RAP A.4.1.1
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: not checked
     */
    record CorrectSetting(
            String boardId,
            Optional<TimeControl> whiteControl,
            Optional<TimeControl> blackControl,
            Optional<Duration> white,
            Optional<Duration> black,
            OptionalInt whiteMoves,
            OptionalInt blackMoves,
            String reason,
            String article,
            boolean scheduleSuffers,
            OptionalInt changesSeen)
            implements Command {}

    /**
     * Voids the attempt and opens the next (OCR 18.9 c, d): only adjudication. Arbiters may also do so when colours
     * were reversed (OCR 19.2, DEC-18); from 20 half-moves on, a game with reversed colours goes on instead.
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record Restart(
            String boardId,
            String reason,
            String article,
            Optional<TimeControl> control,
            boolean reverseColours,
            int attempt)
            implements Command {}

    /**
     * The game began from a wrong position (LAW 7.2.1, RAP A.4.1, DEC-26): it is void, and a new game begins from the
     * right position.
     *
     * @param position number of the right one among the positions of Chess960, 0 to 959; 518 is that of standard chess
     */
    record Replay(String boardId, int position, String reason) implements Command {}

    /**
     * A disconnection case of a seat was opened or closed (DEC-15), or the connection was lost again in an open case;
     * only connectivity.
     *
     * @param lost both clocks at the last sign of life, as the case shows them (DEC-16); empty: the clocks now
     */
    record NoteDisconnection(String boardId, Side side, String caseId, boolean open, Optional<ClockReading> lost)
            implements Command {
        /** With the clocks as they are now. */
        public NoteDisconnection(String boardId, Side side, String caseId, boolean open) {
            this(boardId, side, caseId, open, Optional.empty());
        }
    }

    /**
     * Records whether the player of a seat is at the board (OCR 16.11, DEC-13).
     *
     * @param since when a service first saw the player, not later than now; empty: now
     * @param seen what was recorded about the player as far as the arbiter knows; refused if that has changed; empty:
     *     not checked
     * @param round the round of the game; empty: not known
     */
    record RecordPresence(
            String boardId,
            Side side,
            boolean present,
            Optional<Instant> since,
            Optional<SeatRecord> seen,
            Optional<RoundNow> round)
            implements Command {}

    /** Holds the start because a present player's device is not connected, or ends the hold (DEC-27). */
    record HoldStart(String boardId, Side side, boolean held, String reason) implements Command {}

    /**
     * Before the start, excludes a player who did not answer the roll call from this game, or takes the exclusion back
     * (FSSI ind-b, team-c). Refused: FORBIDDEN_ROLE, NO_ROLL_CALL, GAME_ENDED, ALREADY_STARTED, ROLL_CALL_ANSWERED.
     */
    record ExcludeSeat(String boardId, Side side, boolean excluded) implements Command {}

    /** The default time is over (LAW 6.7.1, DEC-14); only virtual-clock. */
    record ClaimDefault(String boardId) implements Command {}

    /**
     * The arbiter decides against a forfeit, or sets another default time (OCR 16.11).
     *
     * @param side empty: both seats
     * @param minutes from the start; empty: no default time from now on
     */
    record WaiveDefault(String boardId, Optional<Side> side, OptionalInt minutes, String reason) implements Command {}

    /**
     * Takes back a forfeit (DEC-14), so that the game goes on. Refused: FORBIDDEN_ROLE, REASON_MISSING, NOT_FORFEITED,
     * RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param round the round of the game; empty: not known
     */
    record ReverseForfeit(String boardId, String reason, Optional<RoundNow> round) implements Command {}

    /**
     * Goes back to the position after a half-move (AMD 7.5.1, LAW 7.1). Refused: FORBIDDEN_ROLE, REASON_MISSING,
     * GAME_NOT_STARTED, GAME_ENDED, CLOCKS_CHANGED, FLAG_FALLEN, NO_SUCH_POSITION, MALFORMED_TIME.
     *
     * @param changesSeen how many changes of the board's clocks and restored positions the arbiter knew of, from 0
     */
    record RestorePosition(
            String boardId,
            int ply,
            Optional<Duration> white,
            Optional<Duration> black,
            String reason,
            String article,
            int changesSeen)
            implements Command {}

    /**
     * Orders the side on move to seal its next move (ADJ I.1.1).
     *
     * @param sessionEnd the time up to which a player who seals earlier is charged (ADJ I.1.2)
     */
    record OrderSealing(String boardId, String reason, Optional<Instant> sessionEnd) implements Command {}

    /** The sealed move in UCI, replaceable until confirmed (ADJ I.1.1). */
    record SealMove(String boardId, Side side, String uci) implements Command {}

    /** Adjourns the game (ADJ I.1.1). */
    record ConfirmSealed(String boardId, Side side) implements Command {}

    /**
     * Confirms that the record on the envelope is complete (ADJ I.2, I.3).
     *
     * @param seen the record that the arbiter knows of; empty: none
     */
    record ConfirmEnvelope(String boardId, String place, Instant resumesAt, Optional<EnvelopeSeen> seen)
            implements Command {}

    /** What an envelope says about the resumption. */
    record EnvelopeSeen(String place, Instant resumesAt) {}

    /** Resumes the adjourned game (ADJ I.7, I.9). */
    record ResumeAdjourned(String boardId) implements Command {}

    /**
     * A ruling ends the game (OCR 18.9); only adjudication. Refused: REASON_MISSING, GAME_NOT_STARTED, GAME_ENDED,
     * FLAG_FALLEN, NO_PROVISIONAL_RESULT.
     *
     * @param result empty: the result that the provisionally fallen flag means (OCR 4.5, DEC-15)
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record DeclareResult(String boardId, Optional<Result> result, String reason, String article, int attempt)
            implements Command {}

    /**
     * Takes back the ruling that ended the game; the game then continues, paused (OCR 18.3); only adjudication.
     * Refused: REASON_MISSING, GAME_NOT_ENDED, NOT_BY_RULING, CANNOT_GO_ON.
     *
     * @param article the article on which the ruling was based
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record SetRulingAside(String boardId, String reason, String article, int attempt) implements Command {}

    /**
     * An arbiter declares that the game was drawn after a certain half-move, which the software missed (OCR 19.3).
     * Refused: REASON_MISSING, GAME_NOT_STARTED, FLAG_FALLEN, ALREADY_DRAWN, RULED, NO_SUCH_PLY, EXACT_RESULT,
     * NOT_REPEATED, NOT_COUNTED, ONLY_CLAIMED_REPETITION, ONLY_CLAIMED_COUNT, MATE_POSSIBLE.
     *
     * @param ply the number of half-moves made by then, from 0 to the number on the board
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     */
    record DeclareDraw(String boardId, DrawSituation situation, int ply, String reason, int attempt)
            implements Command {}

    /**
     * An arbiter changes a result that the software set by judging whether a mate is possible (OCR 4.5, 19.4), or takes
     * back the record of an irregularity that ended the game (AMD 7.5.5): the game then goes on. Refused:
     * REASON_MISSING, GAME_NOT_ENDED, NOT_AUTOMATIC, EXACT_RESULT, RESULT_UNCHANGED, RESULT_NOT_POSSIBLE, CANNOT_GO_ON,
     * ONLY_GOES_ON, LINE_ILLEGAL, LINE_WITHOUT_MATE, MATE_POSSIBLE, RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param result empty: the game goes on from its last position
     * @param line moves from the last position to a checkmate by the side that is to win, in short or long notation,
     *     with or without move numbers; "": none, then a reason must be given
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param round the round of the game; empty: not known
     */
    record ChangeResult(
            String boardId, Optional<Result> result, String line, String reason, int attempt, Optional<RoundNow> round)
            implements Command {}

    /**
     * The player on move claims a draw (LAW 9.2, 9.3). Refused: CLAIMS_NOT_USED, NOT_YOUR_MOVE, FLAG_FALLEN,
     * MALFORMED_MOVE, ILLEGAL_MOVE, PROMOTION_PIECE_MISSING.
     *
     * @param situation REPETITION or MOVE_COUNT
     * @param uci the move the player intends to make; "": the position is already on the board
     */
    record ClaimDraw(String boardId, Side side, DrawSituation situation, String uci) implements Command {}

    /**
     * An arbiter records an irregularity of a player (AMD 7.5.1 to 7.5.4). Refused: REASON_MISSING, NO_POLICY,
     * GAME_NOT_STARTED, GAME_ENDED, FLAG_FALLEN, NOT_HIS_MOVE, TOO_LATE, RECORDED_MEANWHILE, RECORDED_ALREADY.
     *
     * @param side the offender's side
     * @param ply the offender's half-move it belongs to: one already made, or the next one
     * @param giveTime by the Laws of 2017: the opponent gets time for the first irregularity, in addition to the
     *     warning
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of, from 0
     * @param again the player did the same once more at a half-move for which it is already recorded
     */
    record RecordIrregularity(
            String boardId,
            Side side,
            IrregularityKind kind,
            int ply,
            boolean giveTime,
            String reason,
            int attempt,
            int recordsSeen,
            boolean again)
            implements Command {}

    /**
     * Takes back the last irregularity of the game and the time it gave. The arbiter who recorded it by mistake, or the
     * Chief Arbiter, may do so (AMD 7.5.5, OCR 19.5). Refused: REASON_MISSING, ONLY_GOES_ON, GAME_NOT_STARTED,
     * GAME_ENDED, FLAG_FALLEN, NO_RECORD, RECORDS_CHANGED, RECORD_OF_ANOTHER, REDUCTION_TOO_LARGE.
     *
     * @param attempt the attempt it is about, from 1; 0: whichever game is at the board
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of
     */
    record TakeBackIrregularity(String boardId, String reason, int attempt, int recordsSeen) implements Command {}

    /**
     * Names the person who is to enter a player's moves; the last one named counts (OCR 3.8, APP-III 1). Refused:
     * ASSISTANT_UNNAMED, ASSISTANT_SERVES, GAME_ENDED.
     */
    record NameAssistant(String boardId, Side side, String name, Language language) implements Command {}

    /** An arbiter lets the assistant begin (APP-III 1). Refused: UNKNOWN_ASSISTANT, GAME_ENDED. */
    record AdmitAssistant(String boardId, Side side, String assistantId) implements Command {}

    /**
     * An arbiter ends the assistance, or turns away the person who was named (APP-III 1). Refused: UNKNOWN_ASSISTANT,
     * REASON_MISSING, GAME_ENDED.
     */
    record DismissAssistant(String boardId, Side side, String assistantId, String reason) implements Command {}

    /** The player has asked his assistant for the times (APP-III 1.3); only the assistant. Refused: GAME_ENDED. */
    record AskClockTimes(String boardId, Side side) implements Command {}

    /**
     * An arbiter accepts a helper who writes a player's moves down or helps without entering them; the last one
     * accepted counts (LAW 8.1.6, 6.2.6). Refused: FORBIDDEN_ROLE, HELPER_UNNAMED, GAME_ENDED.
     *
     * @param disabled the player has a disability: his clock is not adjusted for the help (C-45)
     */
    record AcceptHelper(String boardId, Side side, String name, boolean disabled) implements Command {}

    /** An arbiter ends the help. Refused: FORBIDDEN_ROLE, NO_HELPER, REASON_MISSING, GAME_ENDED. */
    record DismissHelper(String boardId, Side side, String reason) implements Command {}

    /** A sign of life from the playing zone, for a whole partition (ENG-4). */
    record Beat(String zone) implements Command {
        @Override
        public String boardId() {
            return "";
        }
    }

    /** Covers an outage of the zone from its last sign of life to now; made by the log itself (ENG-4). */
    record CoverOutage(Instant from, Instant to) implements Command {
        @Override
        public String boardId() {
            return "";
        }
    }

    /**
     * Reports that events of the board are lost; made by the log itself when it starts.
     *
     * @param known the board after the lost events
     */
    record NoteLoss(Lost lost, BoardState.Board known) implements Command {
        @Override
        public String boardId() {
            return "";
        }
    }
}
