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

/** What may be asked of a board. {@code boardId} is "competition/round/board". */
public sealed interface Command {
    String boardId();

    /** The game it is about, from 1; 0: whichever there is at the board. */
    default int attempt() {
        return 0;
    }

    /** Opens the board log (regulations §28); only the competition desk. */
    record Create(
            String boardId,
            Seat white,
            Seat black,
            TimeControl whiteControl,
            TimeControl blackControl,
            Optional<String> initialFen,
            GameRules rules)
            implements Command {}

    /** A check of a seat has passed or been withdrawn (OCR 18.5, 18.6); only fair-play. */
    record ClearSeat(String boardId, Side side, CheckKind check, boolean passed) implements Command {}

    /**
     * Starts White's clock (LAW 6.6).
     *
     * @param scheduledAt start of the round, where default time counts from; empty: from the start itself (OCR 16.11)
     */
    record Start(String boardId, Optional<Instant> scheduledAt) implements Command {}

    /**
     * A move in UCI, with or without a draw offer (OCR 3.3, LAW 9.1.2.1).
     *
     * @param roundTripMs as the playing zone measured it, in milliseconds; 0 or less: unknown (DEC-03)
     */
    record Play(String boardId, Side side, String uci, boolean offerDraw, OptionalInt expectedPly, int roundTripMs)
            implements Command {}

    /**
     * The move a player wants to be made as soon as his opponent has moved; the one queued last counts (OCR 3.6 b,
     * DEC-28). Refused: FORBIDDEN_SEAT, ASSISTANT_MOVES, PRE_MOVES_NOT_USED, STALE_PLY, HAS_THE_MOVE, SEALING_ORDERED,
     * FLAG_FALLEN, MALFORMED_MOVE.
     *
     * @param expectedPly half-moves completed, as the board showed them
     */
    record QueuePreMove(String boardId, Side side, String uci, int expectedPly) implements Command {
        /** Nothing that is written down shows the move (ENG-5). */
        @Override
        public String toString() {
            return "QueuePreMove[" + boardId + ", " + side + "]";
        }
    }

    /** No move is queued any more. Refused: FORBIDDEN_SEAT. */
    record CancelPreMove(String boardId, Side side) implements Command {}

    /** OCR 5.3. */
    record OfferDraw(String boardId, Side side) implements Command {}

    /** OCR 5.3. */
    record AcceptDraw(String boardId, Side side) implements Command {}

    /** Only where the profile uses it (C-05). */
    record DeclineDraw(String boardId, Side side) implements Command {}

    /**
     * An arbiter consents to draws being offered in this game although the regulations ban it, or ban it before a move
     * (LAW 9.1.1). Refused: FORBIDDEN_ROLE, REASON_MISSING, GAME_ENDED, CONSENT_NOT_USED, NO_OFFER_BAN.
     *
     * @param allowed false: takes it back
     * @param attempt the game it is about, from 1; 0: whichever there is
     */
    record AllowEarlyOffers(String boardId, boolean allowed, String reason, int attempt) implements Command {}

    /**
     * A player's last move stands on the traditional board too (OCR 20.4, 20.5). Refused: FORBIDDEN_SEAT, GAME_ENDED,
     * NOTHING_TO_REPRODUCE, STALE_PLY.
     *
     * @param ply half-move that stands there
     */
    record ConfirmReproduced(String boardId, Side side, int ply) implements Command {}

    /** OCR 5.2. */
    record Resign(String boardId, Side side) implements Command {}

    /** The watch says a flag has fallen (OCR 4.5); only virtual-clock. */
    record ClaimFlag(String boardId, Side side) implements Command {}

    /**
     * An arbiter's order (OCR 19.6), or a call that stops the clocks (LAW 6.11.2).
     *
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param call for a call; only by a service
     */
    record Pause(String boardId, String reason, int attempt, boolean call) implements Command {
        /** An arbiter's, of whichever game there is. */
        public Pause(String boardId, String reason) {
            this(boardId, reason, 0, false);
        }
    }

    /**
     * OCR 19.6, with or without added time (LAW 6.11.3), or the Chief Arbiter's decision a) or b) (OCR 18.9).
     *
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param decides every open case of the board that is decided by it: refused while another one is open; none:
     *     whichever there are
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

        /** Of a board without a case, or about whichever there are. */
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
     * Adds time if positive, takes it if negative (OCR 18.4.2, 18.4.3, LAW 12.5); for both sides: both or neither.
     *
     * @param otherChange of the other side's clock; empty: that one stays
     * @param otherArticle of that change; empty: {@code article}
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: it does not matter
     * @param rulingId the ruling whose time it is, "": no ruling's; only adjudication says it, as {@code withdraws}
     * @param withdraws the ruling whose time is taken back, "": none; refused once one of these clocks was set anew
     *     since it (OCR 18.3)
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
        /** One clock's change. */
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
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: it does not matter
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
     * @param white what White's clock shall show; empty: the proposal of DEC-19
     * @param whiteMoves the right move counter; empty: it stays
     * @param scheduleSuffers lifts the limit of RAP A.4.1.1
     * @param changesSeen how many changes of the board's clocks the arbiter knew of; empty: it does not matter
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
     * Voids the attempt and opens the next (OCR 18.9 c, d): only adjudication. With colours reversed (OCR 19.2, DEC-18)
     * arbiters too; from 20 half-moves on the game goes on.
     *
     * @param attempt the game it is about, from 1; 0: whichever there is
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
     * The game began from a wrong position: it is void and a new one begins from the right one (LAW 7.2.1, RAP A.4.1,
     * DEC-26).
     *
     * @param position number of the right one among those of Chess960, 0 to 959; 518 is that of standard chess
     */
    record Replay(String boardId, int position, String reason) implements Command {}

    /**
     * A disconnection case of a seat is open or closed (DEC-15), or an open one was lost once more; only connectivity.
     *
     * @param lost both clocks at the last sign of life, as the case shows them (DEC-16); empty: those of now
     */
    record NoteDisconnection(String boardId, Side side, String caseId, boolean open, Optional<ClockReading> lost)
            implements Command {
        /** With the clocks of now. */
        public NoteDisconnection(String boardId, Side side, String caseId, boolean open) {
            this(boardId, side, caseId, open, Optional.empty());
        }
    }

    /**
     * Whether the person of a seat is at the board (OCR 16.11, DEC-13).
     *
     * @param since when a service saw the person first, not later than now; empty: now
     * @param seen what was recorded of the person as far as the arbiter knows, refused if that has changed; empty: it
     *     does not matter
     * @param round of the game; empty: not known
     */
    record RecordPresence(
            String boardId,
            Side side,
            boolean present,
            Optional<Instant> since,
            Optional<SeatRecord> seen,
            Optional<RoundNow> round)
            implements Command {}

    /** A present player's device is not connected: the game waits with its start (DEC-27). */
    record HoldStart(String boardId, Side side, boolean held, String reason) implements Command {}

    /**
     * Who did not answer the roll call is excluded from this game before its start, or that is taken back (FSSI ind-b,
     * team-c). Refused: FORBIDDEN_ROLE, NO_ROLL_CALL, GAME_ENDED, ALREADY_STARTED, ROLL_CALL_ANSWERED.
     */
    record ExcludeSeat(String boardId, Side side, boolean excluded) implements Command {}

    /** The default time is over (LAW 6.7.1, DEC-14); only virtual-clock. */
    record ClaimDefault(String boardId) implements Command {}

    /**
     * The arbiter decides otherwise than forfeit (OCR 16.11).
     *
     * @param side empty: both seats
     * @param minutes from the start; empty: no default time any more
     */
    record WaiveDefault(String boardId, Optional<Side> side, OptionalInt minutes, String reason) implements Command {}

    /**
     * Takes back a forfeit (DEC-14), so the game goes on. Refused: FORBIDDEN_ROLE, REASON_MISSING, NOT_FORFEITED,
     * RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param round of the game; empty: not known
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
     * The side on move seals its next move (ADJ I.1.1).
     *
     * @param sessionEnd up to when a player who seals earlier is charged (ADJ I.1.2)
     */
    record OrderSealing(String boardId, String reason, Optional<Instant> sessionEnd) implements Command {}

    /** The sealed move in UCI, replaceable until confirmed (ADJ I.1.1). */
    record SealMove(String boardId, Side side, String uci) implements Command {}

    /** Adjourns the game (ADJ I.1.1). */
    record ConfirmSealed(String boardId, Side side) implements Command {}

    /**
     * The record on the envelope is complete (ADJ I.2, I.3).
     *
     * @param seen the record that the arbiter knows of; empty: none
     */
    record ConfirmEnvelope(String boardId, String place, Instant resumesAt, Optional<EnvelopeSeen> seen)
            implements Command {}

    /** What an envelope says of the resumption. */
    record EnvelopeSeen(String place, Instant resumesAt) {}

    /** The adjourned game goes on (ADJ I.7, I.9). */
    record ResumeAdjourned(String boardId) implements Command {}

    /**
     * A ruling ends the game (OCR 18.9); only adjudication. Refused: REASON_MISSING, GAME_NOT_STARTED, GAME_ENDED,
     * FLAG_FALLEN, NO_PROVISIONAL_RESULT.
     *
     * @param result empty: what the provisionally fallen flag means (OCR 4.5, DEC-15)
     * @param attempt the game it is about, from 1; 0: whichever there is
     */
    record DeclareResult(String boardId, Optional<Result> result, String reason, String article, int attempt)
            implements Command {}

    /**
     * The ruling that ended the game is taken back, so the game goes on, paused (OCR 18.3); only adjudication. Refused:
     * REASON_MISSING, GAME_NOT_ENDED, NOT_BY_RULING, CANNOT_GO_ON.
     *
     * @param article on which the ruling rested
     * @param attempt the game it is about, from 1; 0: whichever there is
     */
    record SetRulingAside(String boardId, String reason, String article, int attempt) implements Command {}

    /**
     * An arbiter declares the draw that the game was after a half-move, as the software did not (OCR 19.3). Refused:
     * REASON_MISSING, GAME_NOT_STARTED, FLAG_FALLEN, ALREADY_DRAWN, RULED, NO_SUCH_PLY, EXACT_RESULT, NOT_REPEATED,
     * NOT_COUNTED, ONLY_CLAIMED_REPETITION, ONLY_CLAIMED_COUNT, MATE_POSSIBLE.
     *
     * @param ply half-moves made by then, from 0 to those on the board
     * @param attempt the game it is about, from 1; 0: whichever there is
     */
    record DeclareDraw(String boardId, DrawSituation situation, int ply, String reason, int attempt)
            implements Command {}

    /**
     * An arbiter changes a result that the software has set by judging whether a mate is possible (OCR 4.5, 19.4), or
     * takes back the record of an irregularity that has ended the game (AMD 7.5.5): then it goes on. Refused:
     * REASON_MISSING, GAME_NOT_ENDED, NOT_AUTOMATIC, EXACT_RESULT, RESULT_UNCHANGED, RESULT_NOT_POSSIBLE, CANNOT_GO_ON,
     * ONLY_GOES_ON, LINE_ILLEGAL, LINE_WITHOUT_MATE, MATE_POSSIBLE, RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param result empty: the game goes on from its last position
     * @param line moves from there to a checkmate by the side that is to win, in short or long notation, with move
     *     numbers or without; "": none, then there is a reason
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param round of the game; empty: not known
     */
    record ChangeResult(
            String boardId, Optional<Result> result, String line, String reason, int attempt, Optional<RoundNow> round)
            implements Command {}

    /**
     * The player on move claims a draw (LAW 9.2, 9.3). Refused: CLAIMS_NOT_USED, NOT_YOUR_MOVE, FLAG_FALLEN,
     * MALFORMED_MOVE, ILLEGAL_MOVE, PROMOTION_PIECE_MISSING.
     *
     * @param situation REPETITION or MOVE_COUNT
     * @param uci the move he intends to make; "": the position is on the board already
     */
    record ClaimDraw(String boardId, Side side, DrawSituation situation, String uci) implements Command {}

    /**
     * An arbiter records what a player did at his board (AMD 7.5.1 to 7.5.4). Refused: REASON_MISSING, NO_POLICY,
     * GAME_NOT_STARTED, GAME_ENDED, FLAG_FALLEN, NOT_HIS_MOVE, TOO_LATE, RECORDED_MEANWHILE, RECORDED_ALREADY.
     *
     * @param side of the offender
     * @param ply half-move of the offender it belongs to: one that is made, or the next one
     * @param giveTime by the Laws of 2017: the opponent gets time for the first one, beside the warning
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of, from 0
     * @param again he did the same another time at a half-move it is recorded for already
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
     * Who recorded the last irregularity of the game by mistake, or the Chief Arbiter, takes it back, and the time it
     * gave with it (AMD 7.5.5, OCR 19.5). Refused: REASON_MISSING, ONLY_GOES_ON, GAME_NOT_STARTED, GAME_ENDED,
     * FLAG_FALLEN, NO_RECORD, RECORDS_CHANGED, RECORD_OF_ANOTHER, REDUCTION_TOO_LARGE.
     *
     * @param attempt the game it is about, from 1; 0: whichever there is
     * @param recordsSeen how many records of this game, of both sides, the arbiter knows of
     */
    record TakeBackIrregularity(String boardId, String reason, int attempt, int recordsSeen) implements Command {}

    /**
     * Who shall enter a player's moves; the one named last counts (OCR 3.8, APP-III 1). Refused: ASSISTANT_UNNAMED,
     * ASSISTANT_SERVES, GAME_ENDED.
     */
    record NameAssistant(String boardId, Side side, String name, Language language) implements Command {}

    /** An arbiter lets the assistant begin (APP-III 1). Refused: UNKNOWN_ASSISTANT, GAME_ENDED. */
    record AdmitAssistant(String boardId, Side side, String assistantId) implements Command {}

    /**
     * An arbiter ends the assistance, or turns away who was named (APP-III 1). Refused: UNKNOWN_ASSISTANT,
     * REASON_MISSING, GAME_ENDED.
     */
    record DismissAssistant(String boardId, Side side, String assistantId, String reason) implements Command {}

    /** The player has asked his assistant for the times (APP-III 1.3); only the assistant. Refused: GAME_ENDED. */
    record AskClockTimes(String boardId, Side side) implements Command {}

    /**
     * An arbiter accepts who writes a player's moves down, or else helps him without entering them; the one accepted
     * last counts (LAW 8.1.6, 6.2.6). Refused: FORBIDDEN_ROLE, HELPER_UNNAMED, GAME_ENDED.
     *
     * @param disabled the player has a disability: his clock is not adjusted for the help (C-45)
     */
    record AcceptHelper(String boardId, Side side, String name, boolean disabled) implements Command {}

    /** Refused: FORBIDDEN_ROLE, NO_HELPER, REASON_MISSING, GAME_ENDED. */
    record DismissHelper(String boardId, Side side, String reason) implements Command {}

    /** Sign of life of the playing zone, for a whole partition (ENG-4). */
    record Beat(String zone) implements Command {
        @Override
        public String boardId() {
            return "";
        }
    }

    /** The zone was out from the last sign of life to now; made by the log itself (ENG-4). */
    record CoverOutage(Instant from, Instant to) implements Command {
        @Override
        public String boardId() {
            return "";
        }
    }

    /**
     * Events of the board are lost; given by the log itself when it starts.
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
