import type { OrderKind } from "../protocol/protocol";
import type { UsualReason } from "./en/reasons";

/** The usual reasons for each act, in the order of their buttons. */
export const USUAL_REASONS = {
  penalty: ["DISTURBED_OPPONENT", "NOTES_OR_ADVICE", "LEFT_WITHOUT_PERMISSION", "FORBIDDEN_DEVICE"],
  device: ["FORBIDDEN_DEVICE"],
  call: ["CALL_WITHOUT_REASON"],
  card: ["COMMUNICATION_LOST"],
  stop: ["EMERGENCY", "FIRE_ALARM", "TECHNICAL_PROBLEM", "DISTURBANCE"],
  standstill: ["HALL_BACK"],
  earlyStart: ["STARTED_EARLY"],
  withdrawnOrder: ["NOT_POSSIBLE_NOW"],
  mistake: ["RECORDED_BY_MISTAKE", "WRONG_PLAYER", "WRONG_BOARD"],
  withdrawal: ["OTHER_PLAYER_MEANT", "DID_NOT_HAPPEN", "WRONG_ARTICLE"],
  dispute: ["BOTH_HEARD", "MOVES_SHOW_IT", "OBJECTION_WITHDRAWN"],
  hold: ["DEVICE_NOT_CONNECTED", "TECHNICAL_PROBLEM"],
  release: ["READY_NOW"],
  late: ["TRANSPORT_DELAYED", "VENUE_NOT_READY", "ORGANISERS_ERROR"],
  illegal: ["SEEN_BY_ARBITER", "CLAIMED_BY_OPPONENT", "FOUND_IN_RECORD"],
  restore: ["ILLEGAL_MOVE_FOUND", "WRONG_MOVE_ENTERED", "PIECES_DISPLACED"],
  colours: ["SAT_WITH_WRONG_COLOURS", "PAIRING_ERROR"],
  pairings: ["PAIRING_ERROR"],
  position: ["PIECES_SET_UP_WRONG", "OTHER_POSITION_ANNOUNCED"],
  missedDraw: ["NOBODY_CAN_MATE", "CLAIMED_BY_PLAYER", "FOUND_IN_RECORD"],
  win: ["MATE_POSSIBLE", "SHOWN_BY_PLAYER", "FOUND_IN_RECORD"],
  draw: ["NO_MATE_POSSIBLE", "CLAIMED_BY_PLAYER", "FOUND_IN_RECORD"],
  offers: ["CHIEF_ARBITER_AGREES", "ROUND_CANNOT_GO_ON"],
  helpersClock: ["NEED_NOT_WRITE", "NEED_NOT_PRESS_CLOCK"],
  helper: ["HELP_NOT_NEEDED", "DISTURBS_GAME"],
  assistant: ["PLAYER_WISHES_IT", "NOT_ADMITTED", "TALKED_TOO_MUCH", "ENTERED_OTHER_MOVES", "UNWELL"],
  sealing: ["SESSION_ENDS"],
  failedPause: ["HALL_DID_NOT_ANSWER", "VENUE_LINE_LOST", "PAUSE_TOO_LATE"],
  noCompensation: ["NOBODY_DISTURBED", "GAME_OVER"],
} as const satisfies Record<string, readonly UsualReason[]>;

/** The usual reasons for orders to clocks. */
export const USUAL_ORDERS = {
  START: [],
  PAUSE: ["DISTURBANCE", "TECHNICAL_PROBLEM", "PLAYER_UNWELL", "ARBITER_CHECKS"],
  RESUME: ["SETTLED", "HALL_BACK", "FALSE_ALARM"],
  SET_TIMES: ["CLOCK_WAS_WRONG", "ARBITERS_AGREED"],
  ADD_TIME: ["DISTURBANCE", "PAUSE_TOO_LATE", "TECHNICAL_PROBLEM"],
  CORRECT_SETTING: ["WRONG_SETTING"],
} as const satisfies Record<OrderKind, readonly UsualReason[]>;
