package org.onehall.playingzone.edge.ws;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;

/** What a person at a screen may ask for. Board and side of a player's requests come from the token. */
public sealed interface Request {
    /** Needs a seat. */
    sealed interface OfSeat extends Request {}

    /** @param expectedPly half-moves completed before this one, as the board showed them (ENG-1) */
    record Play(String uci, boolean offerDraw, OptionalInt expectedPly) implements OfSeat {}

    /** The move to be made as soon as the opponent has moved (OCR 3.6 b). */
    record QueuePreMove(String uci, int expectedPly) implements OfSeat {
        /** Nothing that is written down shows the move. */
        @Override
        public String toString() {
            return "QueuePreMove[]";
        }
    }

    record CancelPreMove() implements OfSeat {}

    record OfferDraw() implements OfSeat {}

    record AcceptDraw() implements OfSeat {}

    record DeclineDraw() implements OfSeat {}

    record Resign() implements OfSeat {}

    /** @param uci the move he intends to make; "": the position is on the board (LAW 9.2, 9.3) */
    record ClaimDraw(DrawSituation situation, String uci) implements OfSeat {}

    /**
     * OCR 19.1.
     *
     * @param kind empty: anything but medical and technical help
     * @param number a captain's: the board of his team; empty: the own one (FSSI team-b)
     */
    record CallArbiter(String text, Optional<CallKind> kind, OptionalInt number) implements OfSeat {}

    /** About a rule (OCR 17.10); {@code number} as for a call. */
    record AskQuestion(String text, OptionalInt number) implements OfSeat {}

    /**
     * OCR 17.11.
     *
     * @param ruling empty: against the result; {@code number} as for a call
     */
    record FileAppeal(Optional<String> ruling, String text, OptionalInt number) implements OfSeat {}

    /** What officials do about appeals, and the other side (OCR 17.11). */
    sealed interface OfAppeal extends Request {}

    /** An arbiter files it for a player. */
    record FileAppealFor(String board, Side side, Optional<String> ruling, String text) implements OfAppeal {}

    /** The other side has its copy (FSSI gen-8 c). */
    record TakeCopy(String board, String appeal) implements OfAppeal {}

    /** The fee is paid (FSSI gen-8 e). */
    record RecordFee(String board, String appeal, String reference) implements OfAppeal {}

    /**
     * @param white points of the new score, with {@code black}; empty: the score stays
     * @param seen how many rulings of the board the screen showed; empty: it does not say
     * @param effectStays what of the ruling can not be undone any more stays as it is
     */
    record DecideAppeal(
            String board,
            String appeal,
            AppealOutcome outcome,
            Optional<BigDecimal> white,
            Optional<BigDecimal> black,
            String reason,
            OptionalInt seen,
            boolean effectStays)
            implements OfAppeal {}

    /** One about a pause that was not possible (OCR 19.6). */
    sealed interface OfFailedPause extends Request {}

    record RecordFailedPause(String board, Instant wantedAt, String reason) implements OfFailedPause {}

    /** Time to add; empty: none. */
    record CompensateFailedPause(String board, String failure, Optional<Duration> white, Optional<Duration> black)
            implements OfFailedPause {}

    record CloseFailedPause(String board, String failure, String reason) implements OfFailedPause {}

    /** Replaceable until it is confirmed (ADJ I.1.1). */
    record SealMove(String uci) implements OfSeat {
        /** Nothing that is written down shows the move. */
        @Override
        public String toString() {
            return "SealMove[]";
        }
    }

    /** The half-move stands on the traditional board (OCR 20.5). */
    record ConfirmReproduced(int ply) implements OfSeat {}

    record ConfirmSealed() implements OfSeat {}

    /** The player says that he is at the board (OCR 16.11, DEC-13). */
    record CheckIn() implements OfSeat {}

    /** LAW 8.7. */
    record ConfirmResult(boolean agrees) implements OfSeat {}

    /** The player asks leave (OCR 17.7). */
    record AskLeave(LeaveTarget target, String note) implements OfSeat {}

    /** The player asked his assistant for the times (APP-III 1.3). */
    record AskClockTimes() implements OfSeat {}

    /** Who enters a player's moves (OCR 3.8, APP-III 1). */
    sealed interface OfAssistant extends Request {}

    /** @param language in which the opponent's moves are announced (APP-III 1.2) */
    record NameAssistant(String board, Side side, String name, Language language) implements OfAssistant {}

    record AdmitAssistant(String board, Side side, String assistant) implements OfAssistant {}

    record DismissAssistant(String board, Side side, String assistant, String reason) implements OfAssistant {}

    /** @param disabled the player's clock is not adjusted for the help (LAW 8.1.6, 6.2.6, C-45) */
    record AcceptHelper(String board, Side side, String name, boolean disabled) implements OfAssistant {}

    record DismissHelper(String board, Side side, String reason) implements OfAssistant {}

    /**
     * What an arbiter finds fair for the help: more time if positive, less if negative (LAW 6.2.6).
     *
     * @param seen how many changes of the board's clocks the screen showed
     */
    record AdjustForHelp(String board, Side side, Duration change, String reason, int attempt, int seen)
            implements OfAssistant {}

    /** What an arbiter asks of the floor log (OCR 17). */
    sealed interface OfFloor extends Request {}

    /** How far a leave has got (OCR 17.7). */
    enum LeaveStage {
        ASKED,
        GRANTED
    }

    /**
     * Leave asked or not; refused without a target (OCR 17.7).
     *
     * @param seen what the page showed of the seat's leave; empty: there was none
     */
    record AnswerLeave(String board, Side side, Optional<LeaveTarget> granted, String note, Optional<LeaveStage> seen)
            implements OfFloor {}

    /** A player has left, or is back if there is no target (OCR 17.7). */
    record RecordAbsence(String board, Side side, Optional<LeaveTarget> left) implements OfFloor {}

    /**
     * OCR 17.1-17.8, 20.6.
     *
     * @param seen how many incidents of the board the screen showed; empty: it does not say
     */
    record OpenIncident(String board, Side side, IncidentKind kind, String note, OptionalInt seen) implements OfFloor {}

    /** OCR 17.9. */
    record ConfirmIncident(String board, String incident, String note) implements OfFloor {}

    /** OCR 17.9. */
    record CloseIncident(String board, String incident, IncidentOutcome outcome, String ruling, String note)
            implements OfFloor {}

    /** OCR 17.8, 20.7. */
    record TickDuty(String board, Side side, Duty duty, boolean done) implements OfFloor {}

    /** OCR 17.3/d. */
    record RecordInspection(
            String board,
            Side side,
            Inspected what,
            String inspector,
            Gender inspectorGender,
            Gender playerGender,
            boolean privatePlace,
            InspectionOutcome outcome,
            String note)
            implements OfFloor {}

    /** What is asked of the log of a venue of the own competition (OCR 16). */
    sealed interface OfVenue extends Request {
        /** Its id. */
        String venue();
    }

    /** OCR 16.3, 16.5/a, 16.8, 16.9. */
    record OpenVenue(String venue, int round) implements OfVenue {}

    /** OCR 16.3. */
    record CloseVenue(String venue) implements OfVenue {}

    /** OCR 16.8, 16.9. */
    record RecordStaff(String venue, String person, StaffRole role, boolean present) implements OfVenue {}

    /** OCR 16.3. */
    record ReportCamera(String venue, String camera, boolean reporting) implements OfVenue {}

    /** OCR 16.3. */
    record AnswerAlert(String venue, String alert, String note) implements OfVenue {}

    /** OCR 16.5/a. */
    record RecordInternetTest(String venue, boolean passed, String note) implements OfVenue {}

    /** OCR 16.4/a. */
    record TickMeasure(String venue, int round, Measure measure, boolean done) implements OfVenue {}

    /** APP-I A7. */
    record TellPlayers(String venue, boolean told) implements OfVenue {}

    /** APP-I A8. */
    record ConfirmProcedures(String venue, boolean known) implements OfVenue {}

    /** OCR 16.2/b, 16.4/b. */
    record RecordPermission(String venue, String person, Permission permission, boolean granted, String note)
            implements OfVenue {}

    /** OCR 16.2/b, 16.4/b, LAW 12.7. */
    record OpenPersonIncident(String venue, PersonIncidentKind kind, String person, Capacity capacity, String note)
            implements OfVenue {}

    /** LAW 12.7. */
    record ClosePersonIncident(String venue, String incident, PersonOutcome outcome, String note) implements OfVenue {}

    /** OCR 17.4. */
    record RecordBag(String venue, String person, boolean stored, String place, boolean deviceOff) implements OfVenue {}

    /** OCR 16.6. */
    record RegisterDevice(String venue, String device, String label, boolean registered) implements OfVenue {}

    /** FSSI gen-6. */
    record RecordMedical(String venue, boolean present, OptionalInt hospitalKm, boolean ambulance, String note)
            implements OfVenue {}

    record OpenRound(int round) implements Request {}

    /** OCR 17.11. */
    record CloseRound(int round) implements Request {}

    /**
     * OCR 18.3.
     *
     * @param venue "" for the report of the whole round
     * @param sha256 of what the page showed
     */
    record SignReport(int round, String venue, String remarks, String sha256) implements Request {}

    /** What is on record of the person of a seat (DEC-13). */
    enum SeatRecord {
        NOTHING,
        PRESENT,
        ABSENT
    }

    /**
     * OCR 16.11, DEC-13.
     *
     * @param seen what the page showed of the seat; empty: it does not matter
     */
    record RecordPresence(String board, Side side, boolean present, Optional<SeatRecord> seen) implements Request {}

    /** DEC-27. */
    record HoldStart(String board, Side side, boolean held, String reason) implements Request {}

    /** Excludes who did not answer the roll call from this game, or takes that back (FSSI ind-b). */
    record ExcludeSeat(String board, Side side, boolean excluded) implements Request {}

    /** Without a side both, without minutes no default time at all (OCR 16.11). */
    record WaiveDefault(String board, Optional<Side> side, OptionalInt minutes, String reason) implements Request {}

    /** DEC-14. */
    record ReverseForfeit(String board, String reason) implements Request {}

    /** ADJ I.1.1. */
    record OrderSealing(String board, String reason, Optional<Instant> sessionEnd) implements Request {}

    /** Where and when an adjourned game is resumed. */
    record Envelope(String place, Instant resumesAt) {}

    /**
     * ADJ I.2, I.3.
     *
     * @param seen the record of the envelope that the screen showed; empty: none
     */
    record ConfirmEnvelope(String board, Envelope envelope, Optional<Envelope> seen) implements Request {}

    /** ADJ I.7. */
    record ResumeAdjourned(String board) implements Request {}

    /**
     * Goes back to an earlier position; the game is paused then (AMD 7.5.1, LAW 7.1).
     *
     * @param ply half-moves that stay
     * @param white with {@code black}: what the clock shall show, more than 0; empty: as it stands
     * @param seen how many changes of the board's clocks and restored positions the page showed
     */
    record RestorePosition(
            String board, int ply, Optional<Duration> white, Optional<Duration> black, String reason, int seen)
            implements Request {}

    /** What may have been missed (OCR 5.4). */
    enum DrawSituation {
        REPETITION,
        DEAD_POSITION,
        MOVE_COUNT
    }

    /** What becomes of a game whose result is changed. */
    enum Outcome {
        WHITE_WINS,
        BLACK_WINS,
        DRAW,
        GOES_ON
    }

    /**
     * A draw was missed after a half-move (OCR 19.3).
     *
     * @param attempt the game that was seen
     */
    record DeclareDraw(String board, DrawSituation situation, int ply, String reason, int attempt) implements Request {}

    /**
     * A result was misjudged (OCR 19.4).
     *
     * @param line moves to a mate; "": none
     */
    record ChangeResult(String board, Outcome outcome, String line, String reason, int attempt) implements Request {}

    /** What a player may have done at his board (AMD 7.5). */
    enum IrregularityKind {
        ILLEGAL_MOVE,
        UNPROMOTED_PAWN,
        CLOCK_WITHOUT_MOVE,
        TWO_HANDS
    }

    /**
     * AMD 7.5.
     *
     * @param ply half-move of the offender it belongs to
     * @param giveTime by the Laws of 2017: the opponent gets time for the first one
     * @param attempt the game that was seen
     * @param seen how many records of the game the page showed
     * @param again the same another time at a half-move it is recorded for
     */
    record RecordIrregularity(
            String board,
            Side side,
            IrregularityKind kind,
            int ply,
            boolean giveTime,
            String reason,
            int attempt,
            int seen,
            boolean again)
            implements Request {}

    /**
     * Takes the last irregularity of a game back (AMD 7.5.5).
     *
     * @param attempt the game that was seen
     * @param seen how many records of the game the page showed
     */
    record TakeBackIrregularity(String board, String reason, int attempt, int seen) implements Request {}

    /** Lifts the ban of draw offers for this game, or no longer (LAW 9.1.1). */
    record AllowEarlyOffers(String board, boolean allowed, String reason, int attempt) implements Request {}

    /** The players sat with the wrong colours (OCR 19.2): what follows depends on the half-moves made (DEC-18). */
    record ReverseColours(String board, String reason) implements Request {}

    /** LAW 7.2.1. */
    record Replay(String board, int position, String reason) implements Request {}

    /**
     * OCR 18.5, 18.6.
     *
     * @param seen the answer on record that the screen showed; empty: none
     */
    record RecordCheck(String board, Side side, CheckKind kind, boolean passed, String note, Optional<Boolean> seen)
            implements Request {}

    /**
     * LAW 6.6, 12.5; OCR 19.5, 19.6.
     *
     * @param round 0, {@code venue} "" and {@code board} "" are any
     * @param startAt of START: when, if not now
     * @param white with {@code black}: exact times of SET_TIMES, changes of ADD_TIME, added time of RESUME, what the
     *     arbiter decides instead of the proposal of CORRECT_SETTING (DEC-19)
     * @param setting of CORRECT_SETTING
     * @param seen how many changes of the clocks the screen showed: of the one board by its id, of others by
     *     "round/board"; empty where they do not matter
     */
    record Order(
            OrderKind kind,
            int round,
            String venue,
            String board,
            String reason,
            Optional<Instant> startAt,
            Optional<Duration> white,
            Optional<Duration> black,
            Optional<Setting> setting,
            Map<String, Integer> seen)
            implements Request {
        public Order {
            seen = Map.copyOf(seen);
        }
    }

    /** What a correction of the setting would do to each board; nothing is done (DEC-19). */
    record Propose(Order order) implements Request {
        @Override
        public String board() {
            return order.board();
        }
    }

    /**
     * The right setting of the clocks.
     *
     * @param whiteMoves with {@code blackMoves}: the right move counters, if they are wrong too
     * @param scheduleSuffers the arbiter states so (RAP A.4.1.1)
     */
    record Setting(
            Optional<TimeControl> white,
            Optional<TimeControl> black,
            OptionalInt whiteMoves,
            OptionalInt blackMoves,
            boolean scheduleSuffers) {}

    /** Takes back a start that waits for its instant. */
    record Withdraw(String order, String reason) implements Request {}

    record TakeTimeSheet(int round) implements Request {}

    /** Whether a player is in the meeting of the communication system, as seen in the hall (OCR 18.8). */
    record RecordCommunication(String board, Side side, boolean present) implements Request {}

    record ConfirmReport(String venue, String caseId, String note) implements Request {}

    /** An arbiter is on the way (OCR 19.1). */
    record AcknowledgeCall(String board, String callId) implements Request {}

    /** Explains a rule by an article of the catalogue (OCR 17.10). */
    record AnswerQuestion(String board, String question, String article, String note) implements Request {}

    record AnswerCall(String board, String callId, boolean valid, String note) implements Request {}

    /**
     * OCR 18.9.
     *
     * @param penalties made with the decision, where players answer for their connections (OCR 11.1)
     */
    record DecideDisconnection(
            String board,
            String caseId,
            Option option,
            Optional<Duration> reduceBy,
            Optional<TimeControl> control,
            String reason,
            Optional<Side> addTo,
            Optional<Duration> addTime,
            List<Penalty> penalties)
            implements Request {
        public DecideDisconnection {
            penalties = List.copyOf(penalties);
        }
    }

    /** OCR 18.9. */
    record DelegateDecision(String board, String caseId) implements Request {}

    /**
     * All of it or nothing (OCR 18.4).
     *
     * @param seen how many rulings of the board the screen showed
     * @param call the call without valid reason it is for (LAW 6.11.4); empty: for anything else
     * @param card shown as a card, yellow for a warning, red for a lost game
     * @param fairPlay what a ruling in fair play rests on (APP-I A9, A10); empty: it is none
     */
    record Penalise(
            String board,
            Side offender,
            List<Penalty> items,
            String reason,
            int seen,
            Optional<String> call,
            boolean card,
            Optional<FairPlayGround> fairPlay)
            implements Request {}

    /**
     * Penalties of a ruling are taken back, all of them or none (OCR 18.3).
     *
     * @param seen how many rulings of the board the screen showed
     */
    record WithdrawRuling(String board, String ruling, List<PenaltyKind> kinds, String reason, int seen)
            implements Request {}

    /** One of the penalties of a ruling; the rest is empty. */
    record Penalty(
            PenaltyKind kind,
            Optional<Duration> time,
            Optional<BigDecimal> points,
            Optional<String> fine,
            List<Integer> rounds) {}

    /** @param seen the result, or the score by a ruling, that the screen showed: "1-0" (OCR 17.11) */
    record ApproveResult(String board, String seen, List<Side> disputed, String reason) implements Request {}

    record IssueSeatCode(String board, Side side) implements Request {}

    /** For the admitted assistant of a seat (APP-III 1). */
    record IssueAssistantCode(String board, Side side) implements Request {}

    record IssueOfficialCode(String official) implements Request {}

    /** For the seats of a round at which no device of their players is in. */
    record IssueRoundCodes(int round) implements Request {}

    /** Ends what all devices of an official may do, a lost one among them. */
    record ShutOut(String official) implements Request {}

    enum CallKind {
        MEDICAL,
        TECHNICAL
    }

    enum AppealOutcome {
        UPHELD,
        CHANGED,
        DISMISSED
    }

    enum LeaveTarget {
        AREA,
        VENUE
    }

    enum IncidentKind {
        DISREPUTE,
        DEVICE_NOT_ADMITTED,
        PERSONAL_DEVICE,
        INSPECTION_REFUSED,
        BAG_USED,
        NOTES_OR_ADVICE,
        DISTRACTION,
        UNREASONABLE_CLAIM,
        IMPROPER_MESSAGE,
        NOISE,
        UNAUTHORISED_ABSENCE,
        DRESS,
        SMOKING,
        TRADITIONAL_SET,
        HEARING_AID,
        OTHER_APPLICATION,
        ASSISTANT_TOLD_TIME,
        ASSISTANT_TALKED,
        ASSISTANT_OTHER_MOVE,
        SCORESHEET,
        HEADPHONES
    }

    enum Language {
        EN,
        IT
    }

    enum IncidentOutcome {
        PENALISED,
        NOT_ESTABLISHED,
        SETTLED,
        TAKEN_BACK
    }

    enum Duty {
        SCORESHEET_KEPT,
        SCORESHEET_HANDED_IN,
        DRESS,
        SURROUNDINGS_SHOWN,
        TASKS_SHOWN,
        SCREEN_SHARED
    }

    enum Inspected {
        CLOTHES,
        BAGS,
        ITEMS,
        BODY
    }

    enum Gender {
        FEMALE,
        MALE
    }

    enum InspectionOutcome {
        NOTHING_FOUND,
        FOUND,
        REFUSED
    }

    enum StaffRole {
        LOCAL_CHIEF_ARBITER,
        LOCAL_TECHNICAL_ARBITER,
        FLOOR_ARBITER,
        LOCAL_ORGANISER
    }

    enum Measure {
        AREA_SEARCHED,
        ROOMS_SEARCHED,
        DEVICES_HANDED_IN,
        DETECTORS_READY,
        NETWORKS_CHECKED,
        SPECTATORS_APART
    }

    enum Permission {
        ENTRY,
        DEVICE,
        WATCH
    }

    enum PersonIncidentKind {
        INTRUSION,
        DEVICE,
        INTERFERENCE
    }

    enum Capacity {
        SPECTATOR,
        CAPTAIN,
        COMPANION,
        PRESS,
        STAFF,
        FINISHED_PLAYER,
        UNKNOWN
    }

    enum PersonOutcome {
        EXPELLED,
        COMPLIED,
        NOT_ESTABLISHED
    }

    enum CheckKind {
        DEVICE,
        FAIR_PLAY
    }

    enum OrderKind {
        START,
        PAUSE,
        RESUME,
        SET_TIMES,
        ADD_TIME,
        CORRECT_SETTING
    }

    enum Option {
        RESUME,
        REDUCE,
        RESTART,
        RESTART_SHORTER,
        NO_ACTION,
        ADD_TIME,
        CONFIRM_FLAG,
        LOSS,
        DRAW
    }

    enum PenaltyKind {
        WARNING,
        ADD_TIME_TO_OPPONENT,
        REDUCE_TIME_OF_OFFENDER,
        RAISE_SCORE_OF_OPPONENT,
        LOWER_SCORE_OF_OFFENDER,
        GAME_LOST,
        FINE,
        EXCLUSION,
        EXPULSION
    }

    enum FairPlayGround {
        PROVEN,
        SUSPECTED
    }

    /** Whose answer a request waits for. */
    enum Owner {
        GAME,
        CLOCK,
        CONNECTIVITY,
        FAIR_PLAY,
        ADJUDICATION,
        COMPETITION,
        CODES
    }

    /** What is asked of one service must not wait for another that keeps silent: a move least of all. */
    default Owner owner() {
        return switch (this) {
            case CallArbiter _,
                    AskQuestion _,
                    FileAppeal _,
                    OfAppeal _,
                    OfFailedPause _,
                    AcknowledgeCall _,
                    AnswerCall _,
                    AnswerQuestion _,
                    DecideDisconnection _,
                    DelegateDecision _,
                    Penalise _,
                    WithdrawRuling _ -> Owner.ADJUDICATION;
            case AskLeave _, OfFloor _, OfVenue _, RecordCheck _ -> Owner.FAIR_PLAY;
            case OpenRound _, CloseRound _, SignReport _, ApproveResult _, ConfirmResult _ -> Owner.COMPETITION;
            case OfSeat _,
                    OfAssistant _,
                    RecordPresence _,
                    HoldStart _,
                    ExcludeSeat _,
                    WaiveDefault _,
                    ReverseForfeit _,
                    OrderSealing _,
                    ConfirmEnvelope _,
                    ResumeAdjourned _,
                    RestorePosition _,
                    ReverseColours _,
                    Replay _,
                    DeclareDraw _,
                    ChangeResult _,
                    RecordIrregularity _,
                    TakeBackIrregularity _,
                    AllowEarlyOffers _ -> Owner.GAME;
            case Order _, Propose _, Withdraw _, TakeTimeSheet _ -> Owner.CLOCK;
            case ConfirmReport _, RecordCommunication _ -> Owner.CONNECTIVITY;
            case IssueSeatCode _, IssueAssistantCode _, IssueOfficialCode _, IssueRoundCodes _, ShutOut _ ->
                Owner.CODES;
        };
    }

    /** The board it is about; "" if about none. */
    default String board() {
        return "";
    }
}
