/** Everything that happened on a board, and the time sheets. */

import type { EpochMs, Millis, Role, Side } from "./basics";
import type { BoardStatus } from "./board";
import type { RulingView } from "./rulings";

export interface TimeSheetRow {
  board: number;
  white: string;
  black: string;
  whiteMoves: number;
  blackMoves: number;
  whiteMs: Millis;
  blackMs: Millis;
  running: Side | null;
  expectedMs: Millis;
  sumRight: boolean;
  status: BoardStatus;
  /** Orders that changed its clocks until then. */ changes: Step[];
}
export type StepGroup = "START" | "MOVES" | "CLOCKS" | "CALLS" | "FLOOR" | "LINKS" | "RULINGS" | "RESULT";

export type StepKind =
  | "CREATED"
  | "CHECK"
  | "PRESENT"
  | "HELD"
  | "EXCLUDED"
  | "DEFAULT_WAIVED"
  | "STARTED"
  | "MOVE"
  | "DRAW_OFFERED"
  | "DRAW_DECLINED"
  | "PAUSED"
  | "RESUMED"
  | "TIME_CHANGED"
  | "CLOCKS_SET"
  | "SETTING_CORRECTED"
  | "PERIOD"
  | "OUTAGE"
  | "TROUBLE"
  | "ALARM"
  | "ORDER_REFUSED"
  | "PAUSE_FAILED"
  | "PAUSE_COMPENSATED"
  | "PAUSE_CLOSED"
  | "SEALING_ORDERED"
  | "SEALED"
  | "ADJOURNED"
  | "ENVELOPE"
  | "ADJOURNMENT_RESUMED"
  | "SEALED_OPENED"
  | "CALLED"
  | "CALL_ACKNOWLEDGED"
  | "CALL_OVERDUE"
  | "CALL_PAUSE"
  | "CALL_ANSWERED"
  | "ASKED"
  | "EXPLAINED"
  | "LEAVE_ASKED"
  | "LEAVE_GRANTED"
  | "LEAVE_REFUSED"
  | "LEFT"
  | "RETURNED"
  | "INCIDENT"
  | "INCIDENT_CONFIRMED"
  | "INCIDENT_CLOSED"
  | "INSPECTED"
  | "DUTY_TICKED"
  | "SCREENED"
  | "CASE_LOST"
  | "CASE_DETECTED"
  | "CASE_CAUSE"
  | "CASE_RESTORED"
  | "CASE_LOST_AGAIN"
  | "CASE_REPORTED"
  | "CASE_OVERDUE"
  | "CASE_DELEGATED"
  | "CASE_UNANSWERED"
  | "CASE_GAME_VOID"
  | "CASE_CLOSED"
  | "MOVED_OUTSIDE"
  | "DECIDED"
  | "PENALISED"
  | "PENALTY_WITHDRAWN"
  | "RULING_APPLIED"
  | "RULING_REFUSED"
  | "POSITION_RESTORED"
  | "VOIDED"
  | "RESTARTED"
  | "COLOURS_KEPT"
  | "IRREGULARITY"
  | "IRREGULARITY_TAKEN_BACK"
  | "OFFERS_ALLOWED"
  | "REPRODUCED"
  | "HELPER_ACCEPTED"
  | "HELPER_DISMISSED"
  | "ASSISTANT_NAMED"
  | "ASSISTANT_ADMITTED"
  | "ASSISTANT_DISMISSED"
  | "TIMES_ASKED"
  | "FLAG_FELL"
  | "ENDED"
  | "FORFEIT_REVERSED"
  | "RESULT_SET_ASIDE"
  | "DRAW_DECLARED"
  | "DRAW_CLAIMED"
  | "CONFIRMED"
  | "APPROVED"
  | "WITHDRAWN"
  | "SCORE_CHANGED"
  | "APPEALED"
  | "APPEAL_COPY"
  | "APPEAL_FEE"
  | "APPEAL_DECIDED";

/**
 * One thing that happened on a board; `by` is "" for the hall itself and for a move, `attempt` is the number of its
 * game on the board.
 */
export interface Step {
  at: EpochMs;
  attempt: number;
  ply: number;
  kind: StepKind;
  group: StepGroup;
  side: Side | null;
  /** The player who sat there then; "" without a side. */
  player?: string;
  /** "" for the hall itself. */
  by: Role | "AUTOMATIC" | "";
  name: string;
  article: string;
  /** The text that a person wrote. */
  text: string;
  details: Readonly<Record<string, string>>;
  before: ClocksThen | null;
  after: ClocksThen | null;
  /** How long it took, or by how much a clock was changed. */
  ms: Millis | null;
  ruling: RulingView | null;
}

export interface ClocksThen {
  at: EpochMs;
  whiteMs: Millis;
  blackMs: Millis;
}

/**
 * Everything that happened on a board, in order; `attempt` is the game that counts, and the time zone is that of the
 * named venue.
 */
export interface Timeline {
  board: string;
  attempt: number;
  timeZone: string;
  venueName: string;
  steps: Step[];
}

export interface TimeSheet {
  id: string;
  round: number;
  at: EpochMs;
  rows: TimeSheetRow[];
}
