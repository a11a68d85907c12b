package org.onehall.decider;

import java.util.List;

/**
 * Reasons that are stored as a code. Each has its text in {@code reasons.properties} and {@code reasons_it.properties}
 * and on the pages in {@code words/en/reasons.ts} and {@code words/it/reasons.ts}. A code that has been stored once is
 * never renamed or removed.
 */
public enum ReasonCode {
    /** A player's connection was lost (OCR 18.9). */
    CONNECTION_LOST(Giver.HALL, "side"),
    /** A call stopped the clocks (LAW 6.11.2). */
    ARBITER_CALLED(Giver.HALL),
    /** A ruling was withdrawn, and with it its result (OCR 18.3). */
    RULING_TAKEN_BACK(Giver.HALL),
    /** A decision about a disconnection for which no reason was written (OCR 18.9). */
    DECIDED(Giver.HALL, "office"),
    /** The hall itself was out of service (ENG-4). */
    HALL_OUT(Giver.HALL, "from", "to"),
    /** Something is missing before the game (OCR 16.3, 18.5, 18.6). */
    NOT_READY(Giver.HALL, "missing"),
    /** A pause that an arbiter wanted was not possible then (OCR 19.6). */
    PAUSE_NOT_POSSIBLE(Giver.HALL, "at", "because"),
    /** A forfeit was recorded although the player had come in time (OCR 16.11). */
    WAS_IN_TIME(Giver.HALL),
    /** Time that ran while neither player was present (OCR 16.11). */
    NOBODY_PRESENT(Giver.HALL),
    /** A player was excluded at the roll call (FSSI ind-b). */
    EXCLUDED_AT_ROLL_CALL(Giver.HALL),
    /** That exclusion was taken back (FSSI ind-b). */
    EXCLUSION_TAKEN_BACK(Giver.HALL),
    /** The end of the hall's log was damaged (ENG-1); what is known about the game follows. */
    RECORDS_LOST(Giver.HALL, "records"),
    /** After {@link #RECORDS_LOST}: a later game of the board is lost. */
    BEGUN_AGAIN(Giver.HALL),
    /** After {@link #RECORDS_LOST}: every move is there. */
    NO_MOVE_MISSING(Giver.HALL),
    /** After {@link #RECORDS_LOST}: the moves that are missing, and the time that both players had after them. */
    MOVES_MISSING(Giver.HALL, "moves", "white", "black"),
    /** After {@link #RECORDS_LOST}: how many moves are missing, and the time that both players had after them. */
    MANY_MOVES_MISSING(Giver.HALL, "count", "white", "black"),
    /** After {@link #MOVES_MISSING} and {@link #MANY_MOVES_MISSING}: what to do. */
    MAKE_MOVES_AGAIN(Giver.HALL),
    /** After {@link #RECORDS_LOST}: the result that was reported counts. */
    RESULT_STANDS(Giver.HALL, "result", "termination"),
    /** After {@link #RECORDS_LOST}: the result had been set aside. */
    RESULT_WAS_SET_ASIDE(Giver.HALL),

    /** The device of a present player is not connected; the hall and arbiters give it (DEC-27). */
    DEVICE_NOT_CONNECTED(Giver.PERSON),
    /** An incident that was recorded with one tap, without a note (OCR 17). */
    INCIDENT(Giver.PERSON, "kind"),

    // penalties and calls
    DISTURBED_OPPONENT(Giver.PERSON),
    NOTES_OR_ADVICE(Giver.PERSON),
    LEFT_WITHOUT_PERMISSION(Giver.PERSON),
    FORBIDDEN_DEVICE(Giver.PERSON),
    CALL_WITHOUT_REASON(Giver.PERSON),
    COMMUNICATION_LOST(Giver.PERSON),
    // clocks
    HALL_BACK(Giver.PERSON),
    STARTED_EARLY(Giver.PERSON),
    EMERGENCY(Giver.PERSON),
    FIRE_ALARM(Giver.PERSON),
    TECHNICAL_PROBLEM(Giver.PERSON),
    DISTURBANCE(Giver.PERSON),
    PLAYER_UNWELL(Giver.PERSON),
    ARBITER_CHECKS(Giver.PERSON),
    SETTLED(Giver.PERSON),
    FALSE_ALARM(Giver.PERSON),
    CLOCK_WAS_WRONG(Giver.PERSON),
    ARBITERS_AGREED(Giver.PERSON),
    PAUSE_TOO_LATE(Giver.PERSON),
    NOT_POSSIBLE_NOW(Giver.PERSON),
    WRONG_SETTING(Giver.PERSON),
    // records, rulings and results that are corrected or approved
    RECORDED_BY_MISTAKE(Giver.PERSON),
    WRONG_PLAYER(Giver.PERSON),
    WRONG_BOARD(Giver.PERSON),
    OTHER_PLAYER_MEANT(Giver.PERSON),
    DID_NOT_HAPPEN(Giver.PERSON),
    WRONG_ARTICLE(Giver.PERSON),
    BOTH_HEARD(Giver.PERSON),
    MOVES_SHOW_IT(Giver.PERSON),
    OBJECTION_WITHDRAWN(Giver.PERSON),
    // presence
    READY_NOW(Giver.PERSON),
    TRANSPORT_DELAYED(Giver.PERSON),
    VENUE_NOT_READY(Giver.PERSON),
    ORGANISERS_ERROR(Giver.PERSON),
    // irregularities and positions
    SEEN_BY_ARBITER(Giver.PERSON),
    CLAIMED_BY_OPPONENT(Giver.PERSON),
    FOUND_IN_RECORD(Giver.PERSON),
    ILLEGAL_MOVE_FOUND(Giver.PERSON),
    WRONG_MOVE_ENTERED(Giver.PERSON),
    PIECES_DISPLACED(Giver.PERSON),
    SAT_WITH_WRONG_COLOURS(Giver.PERSON),
    PAIRING_ERROR(Giver.PERSON),
    PIECES_SET_UP_WRONG(Giver.PERSON),
    OTHER_POSITION_ANNOUNCED(Giver.PERSON),
    // results
    MATE_POSSIBLE(Giver.PERSON),
    NOBODY_CAN_MATE(Giver.PERSON),
    NO_MATE_POSSIBLE(Giver.PERSON),
    SHOWN_BY_PLAYER(Giver.PERSON),
    CLAIMED_BY_PLAYER(Giver.PERSON),
    // draw offers, help and assistants
    CHIEF_ARBITER_AGREES(Giver.PERSON),
    ROUND_CANNOT_GO_ON(Giver.PERSON),
    NEED_NOT_WRITE(Giver.PERSON),
    NEED_NOT_PRESS_CLOCK(Giver.PERSON),
    HELP_NOT_NEEDED(Giver.PERSON),
    DISTURBS_GAME(Giver.PERSON),
    PLAYER_WISHES_IT(Giver.PERSON),
    NOT_ADMITTED(Giver.PERSON),
    TALKED_TOO_MUCH(Giver.PERSON),
    ENTERED_OTHER_MOVES(Giver.PERSON),
    UNWELL(Giver.PERSON),
    // adjournments and pauses that were not possible
    SESSION_ENDS(Giver.PERSON),
    HALL_DID_NOT_ANSWER(Giver.PERSON),
    VENUE_LINE_LOST(Giver.PERSON),
    NOBODY_DISTURBED(Giver.PERSON),
    GAME_OVER(Giver.PERSON);

    private enum Giver {
        HALL,
        PERSON
    }

    private final Giver giver;
    private final List<String> parameters;

    ReasonCode(Giver giver, String... parameters) {
        this.giver = giver;
        this.parameters = List.of(parameters);
    }

    /** Whether people choose it on a page; the others only the hall itself gives. */
    public boolean isUsual() {
        return giver == Giver.PERSON;
    }

    /** The names of its parameters, in the order in which they are written. */
    public List<String> parameters() {
        return parameters;
    }
}
