package org.onehall.regulations;

/** The actions that people and services may request; {@link Rights} says who is allowed to. */
public enum Action {
    /** Make a move (LAW 1.1, APP-III 1.1). */
    MOVE,
    /** Offer a draw, accept or decline one (OCR 5.3). */
    OFFER_DRAW,
    /** Claim a draw, where claims are used (LAW 9.2, 9.3). */
    CLAIM_DRAW,
    /** Resign (OCR 5.2). */
    RESIGN,
    /** Tick a device check or a fair-play check (OCR 18.5, 18.6). */
    RECORD_CHECK,
    /** Start a game or a round's games (LAW 6.6). */
    START_GAME,
    /** Stop both clocks of a game or a venue and start them again; record that this was not possible (OCR 19.6). */
    PAUSE_RESUME_CLOCK,
    /** Correct a clock, or add time for a disturbance or a pause that failed (OCR 19.5, 19.6, LAW 12.5). */
    CORRECT_CLOCK,
    /** Confirm and complete the report of a disconnection (OCR 18.9). */
    REPORT_DISCONNECTION,
    /**
     * Report the links of a venue: what its node measured and who is in the communication system's meeting (OCR 18.8).
     */
    REPORT_LINKS,
    /**
     * Decide what follows from a disconnection (OCR 18.9 a-d); without {@link #DELEGATE_DECISION}, only cases that were
     * delegated.
     */
    DECIDE_DISCONNECTION,
    /** Let the deputy decide a disconnection (OCR 18.9). */
    DELEGATE_DECISION,
    /** Warn, add time to the opponent, take time (OCR 18.4.1-18.4.3). */
    PENALISE_LIGHT,
    /** Change a score, declare a game lost (OCR 18.4.4-18.4.6). */
    PENALISE_SCORE,
    /** Fine, exclude from rounds, expel (OCR 18.4.7-18.4.9). */
    PENALISE_HEAVY,
    /** Declare a game lost, exclude or expel for cheating, proven or not (APP-I A9, A10). */
    SANCTION_FAIR_PLAY,
    /**
     * Declare a draw that was not found, change an automatic result, consent to early draw offers (OCR 19.3, 19.4, LAW
     * 9.1.1).
     */
    DECLARE_DRAW,
    /** Make a result official (OCR 17.11, LAW 8.7). */
    APPROVE_RESULT,
    /** Confirm or dispute the result of one's own game (LAW 8.7). */
    CONFIRM_RESULT,
    /** Make a round official when its results are approved (OCR 17.11). */
    CLOSE_ROUND,
    /** Sign the report of a venue for a round (OCR 18.3). */
    SIGN_VENUE_REPORT,
    /** Sign the report of a round, when those of its venues are signed (OCR 18.3). */
    SIGN_ROUND_REPORT,
    /** Record presence, hold the roll call, give leave (OCR 16.11, 17.7). */
    RECORD_PRESENCE,
    /** Ask leave of the playing area or the venue (OCR 17.7). */
    ASK_LEAVE,
    /** Open, confirm and close incidents of conduct, inspect (OCR 17.1-17.9). */
    RECORD_CONDUCT,
    /** Open and close a venue, keep its lists, permit entry, answer its alerts (OCR 16.2/b, 16.3, 16.4, 17.4). */
    MANAGE_VENUE,
    /** Confirm for oneself that one knows the platform's anti-cheating procedures (APP-I A8). */
    CONFIRM_PROCEDURES,
    /**
     * Record which staff of a venue are present, what its cameras report, and that its internet was tested (OCR 16.3,
     * 16.5/a, 16.8).
     */
    EQUIP_VENUE,
    /** Waive the default time or take back a forfeit (OCR 16.11, DEC-14). */
    WAIVE_DEFAULT,
    /** Name the assistant who will enter a player's moves (OCR 3.8, APP-III 1). */
    NAME_ASSISTANT,
    /** Admit an assistant or accept a helper, or dismiss either (OCR 3.8, APP-III 1, LAW 8.1.6). */
    ADMIT_ASSISTANT,
    /** See the clocks because the player asked for the times (APP-III 1.3). */
    ASK_CLOCK_TIMES,
    /** Call an arbiter to the board, ask him to explain a rule (OCR 19.1, 17.10). */
    CALL_ARBITER,
    /** Take up a call and rule on it, explain a rule (OCR 19.1, 17.10). */
    ANSWER_CALL,
    /** File an appeal for a seat, acknowledge receipt of the other side's appeal (OCR 17.11, FSSI gen-8). */
    FILE_APPEAL,
    /** Record that the fee of an appeal is paid, and what the appeals body has decided (OCR 17.11, FSSI gen-8 e). */
    RECORD_APPEAL,
    /** Open a recording of a venue's cameras (OCR 18.7). */
    OPEN_VENUE_RECORDING,
    /** Open a recording of the communication system (APP-I A5). */
    OPEN_CALL_RECORDING,
    /** Record where a recording of the cameras or the communication system is stored (APP-I A5, OCR 18.7). */
    KEEP_RECORDINGS,
    /**
     * Complain of cheating or of a false accusation, as a player, captain or official of the competition (APP-I G2.1).
     */
    FILE_COMPLAINT,
    /** Report a case to the Fair Play Commission (APP-I G1). */
    REPORT_CASE,
    /**
     * Open a case on the Fair Play Commission's own initiative, keep and vote on cases; the person who presides over a
     * case is a fact of that case (APP-I H).
     */
    HANDLE_CASE,
    /** Request a case and see forwarded cases (APP-I G1, H8). */
    REQUEST_CASE,
    /** Release a prize when the winner's games have been checked (APP-I A8bis). */
    RELEASE_PRIZE,
    /** Load a competition or new pairings (OCR 16.1). */
    LOAD_COMPETITION,
    /** Keep drafts of competitions, list and copy competitions, read their files, archive them (OCR 16.1, 17.11). */
    KEEP_EVENTS,
    /** Enter players, correct and withdraw them, and give byes (OCR 16.1). */
    ENTER_PLAYERS,
    /**
     * Request a bye for oneself, take the request back, and withdraw; the captain of a team also for its players (OCR
     * 16.1).
     */
    CHANGE_OWN_ENTRY,
    /** Change a player's venue or a team's line-up (OCR 16.1, FSSI team-b). */
    ARRANGE_PLAYERS,
    /** Appoint, replace and dismiss officials (OCR 16.8). */
    APPOINT_OFFICIALS,
    /** Add, rename and remove venues (OCR 16.1). */
    SET_UP_VENUES,
    /** Add and remove rounds, and plan when they start (LAW 6.6). */
    PLAN_ROUND,
    /** Set the pairings of a round that is not open, and publish them (LAW 6.6). */
    SET_PAIRINGS,
    /** Change the pairing of a board of an open round before its first move, or add a board (LAW 6.6). */
    REPAIR_PAIRING,
    /** Open a round with its pairings (LAW 6.6). */
    OPEN_ROUND,
    /** Issue, renew and revoke enrolment codes. */
    ISSUE_CODES,
    /** Watch one game: position, moves, clocks (LAW 6.12). */
    SEE_BOARD,
    /** See the arbiters' wall: boards with link state, checks, calls and cases (OCR 18.1-18.3). */
    SEE_ALL_BOARDS,
    /** See the floor log of a venue: leave, incidents, inspections (OCR 17, 18.2). */
    SEE_FLOOR,
    /** See the log of a venue and what is missing there before a round (OCR 16). */
    SEE_VENUE,
    /** See screening results and fair-play cases (OCR 18.6, APP-I A1). */
    SEE_FAIR_PLAY,
    /** See the standings by official results; not while the reader's own game is in progress (OCR 16.7, 17.11). */
    SEE_STANDINGS,
    /**
     * Read a service's records directly and not through the playing zone, which shows people only what they may see; a
     * player reads only the records of the player's own board (OCR 16.12).
     */
    READ_RECORD,
    /** Carry out what another service decided: claim a flag, apply a ruling, register a game, report presence. */
    SYSTEM
}
