/** Coded reasons, by their codes; `reasons.properties` has the same for papers (services/shared/decider). */
export const reasonsWords = {
  /** Only the hall itself gives these. */
  hallReasons: {
    CONNECTION_LOST: "{side} lost the connection",
    ARBITER_CALLED: "An arbiter has been called",
    RULING_TAKEN_BACK: "An arbiter has withdrawn a ruling",
    DECIDED: "Decision of the {office}",
    HALL_OUT: "The server did not answer from {from} to {to}",
    NOT_READY: "Not ready: {missing}",
    PAUSE_NOT_POSSIBLE: "A pause was not possible at {at}: {because}",
    WAS_IN_TIME: "The player was at the board in time, but this was recorded late",
    NOBODY_PRESENT: "Neither player was present at the start",
    EXCLUDED_AT_ROLL_CALL: "Excluded after the roll call",
    EXCLUSION_TAKEN_BACK: "The exclusion was taken back",
    RECORDS_LOST:
      "The end of the server's log was damaged, and some entries of this game are lost (entries {records}).",
    BEGUN_AGAIN: "According to the lost records, the game had been started again.",
    NO_MOVE_MISSING: "No move is missing.",
    MOVES_MISSING:
      "These moves are missing: {moves}. After these moves, White had {white} on the clock, and Black had {black}.",
    MANY_MOVES_MISSING:
      "{count} moves are missing. After these moves, White had {white} on the clock, and Black had {black}.",
    MAKE_MOVES_AGAIN: "Set the clocks, resume the game, and let the players make the missing moves again.",
    RESULT_STANDS: "The result still counts: {result} ({termination}).",
    RESULT_WAS_SET_ASIDE: "According to the lost records, the result no longer counted.",
  },
  /** People may give these. */
  usualReasons: {
    DEVICE_NOT_CONNECTED: "The device is not connected",
    INCIDENT: "{kind}",
    // penalties and calls
    DISTURBED_OPPONENT: "Disturbing the opponent (17.6)",
    NOTES_OR_ADVICE: "Notes or advice (17.5)",
    LEFT_WITHOUT_PERMISSION: "Leaving without permission (17.7)",
    FORBIDDEN_DEVICE: "Forbidden device (17.3)",
    CALL_WITHOUT_REASON: "Call without a valid reason (OCR 17.6, 19.1)",
    COMMUNICATION_LOST: "Connection to the online meeting lost",
    // clocks
    HALL_BACK: "The server works again",
    STARTED_EARLY: "Started before the planned time",
    EMERGENCY: "Emergency in the venue",
    FIRE_ALARM: "Fire alarm",
    TECHNICAL_PROBLEM: "Technical problem",
    DISTURBANCE: "Disturbance",
    PLAYER_UNWELL: "A player is unwell",
    ARBITER_CHECKS: "Check by an arbiter",
    SETTLED: "The problem is solved",
    FALSE_ALARM: "False alarm",
    CLOCK_WAS_WRONG: "The clock showed a wrong time",
    ARBITERS_AGREED: "Agreed by the arbiters",
    PAUSE_TOO_LATE: "The game was paused too late",
    NOT_POSSIBLE_NOW: "The order is not possible now",
    WRONG_SETTING: "Wrong clock setting",
    // records, rulings and results that are corrected or approved
    RECORDED_BY_MISTAKE: "Recorded by mistake",
    WRONG_PLAYER: "Wrong player",
    WRONG_BOARD: "Wrong board",
    OTHER_PLAYER_MEANT: "Another player was meant",
    DID_NOT_HAPPEN: "The incident did not happen in this way",
    WRONG_ARTICLE: "Wrong article",
    BOTH_HEARD: "Both players were heard",
    MOVES_SHOW_IT: "The recorded moves show who is right",
    OBJECTION_WITHDRAWN: "The player now agrees with the result",
    // presence
    READY_NOW: "The player is ready now",
    TRANSPORT_DELAYED: "The transport of the players was late",
    VENUE_NOT_READY: "The venue is not ready",
    ORGANISERS_ERROR: "The organisers made an error",
    // irregularities and positions
    SEEN_BY_ARBITER: "Seen by the arbiter",
    CLAIMED_BY_OPPONENT: "Claimed by the opponent",
    FOUND_IN_RECORD: "An arbiter checked the recorded moves",
    ILLEGAL_MOVE_FOUND: "Illegal move found",
    WRONG_MOVE_ENTERED: "A wrong move was entered",
    PIECES_DISPLACED: "Pieces were moved by accident",
    SAT_WITH_WRONG_COLOURS: "The players sat down with the wrong colours",
    PAIRING_ERROR: "Error in the pairing",
    PIECES_SET_UP_WRONG: "The pieces were set up in a wrong position",
    OTHER_POSITION_ANNOUNCED: "Another position had been announced",
    // results
    MATE_POSSIBLE: "A checkmate is still possible",
    NOBODY_CAN_MATE: "Neither player can give checkmate",
    NO_MATE_POSSIBLE: "No checkmate was possible",
    SHOWN_BY_PLAYER: "Shown by a player",
    CLAIMED_BY_PLAYER: "Claimed by a player",
    // draw offers, help and assistants
    CHIEF_ARBITER_AGREES: "The Chief Arbiter agrees",
    ROUND_CANNOT_GO_ON: "The round cannot go on as planned",
    NEED_NOT_WRITE: "The player does not have to write down the moves",
    NEED_NOT_PRESS_CLOCK: "The player does not have to handle the clock",
    HELP_NOT_NEEDED: "The help is not needed any more",
    DISTURBS_GAME: "The helper disturbs the game",
    PLAYER_WISHES_IT: "The player no longer wants the assistant",
    NOT_ADMITTED: "No arbiter has accepted the person as assistant",
    TALKED_TOO_MUCH: "The assistant spoke more than the rules allow",
    ENTERED_OTHER_MOVES: "The assistant entered moves that the player had not announced",
    UNWELL: "The assistant is unwell",
    // adjournments and pauses that were not possible
    SESSION_ENDS: "End of the session",
    HALL_DID_NOT_ANSWER: "The server did not answer",
    VENUE_LINE_LOST: "The internet line of the venue failed",
    NOBODY_DISTURBED: "Neither player was disturbed",
    GAME_OVER: "The game has ended",
  },
  /** Words for the values of parameters; those of sides, incidents and endings are the pages' own. */
  reasonValues: {
    "office.CHIEF_ARBITER": "Chief Arbiter",
    "office.DEPUTY_CHIEF_ARBITER": "Deputy Chief Arbiter",
    "missing.OPENING": "the venue is not open",
    "missing.DEVICE_CHECK": "no device check",
    "missing.FAIR_PLAY_CHECK": "no fair-play check",
    "result.WHITE_WINS": "White wins",
    "result.BLACK_WINS": "Black wins",
    "result.DRAW": "draw",
    "result.BOTH_LOSE": "both players lose",
  } as Readonly<Record<string, string>>,
  unknownReason: "The reason is stored in a form that this version does not know",
};

export type ReasonsWords = typeof reasonsWords;
/** A reason that is stored as a code and that people may give. */
export type UsualReason = keyof ReasonsWords["usualReasons"];
/** A reason that is stored as a code. */
export type ReasonCode = UsualReason | keyof ReasonsWords["hallReasons"];
