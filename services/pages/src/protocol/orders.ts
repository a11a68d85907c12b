/** Orders about clocks, and what the hall itself found about them. */

import type { EpochMs, Millis } from "./basics";

export type OrderKind = "START" | "PAUSE" | "RESUME" | "SET_TIMES" | "ADD_TIME" | "CORRECT_SETTING";

export interface OrderView {
  id: string;
  kind: OrderKind;
  /** 0, "" and 0 mean any. */ round: number;
  venueName: string;
  board: number;
  reason: string | null;
  /** Name of the official who gave it; "" if it is not known. */
  by: string;
  boards: number;
  applied: number;
  refused: { board: string; code: string; text: string }[];
  complete: boolean;
  at: EpochMs;
  /** The clocks just before and after, for the boards where it changed them. */
  changed: { board: string; whiteBefore: Millis; blackBefore: Millis; whiteAfter: Millis; blackAfter: Millis }[];
  withdrawn: boolean;
  /** The instant for which a start waits. */
  startAt: EpochMs | null;
}

/** Something that the hall itself found. */
export interface AlarmView {
  id: string;
  kind: "SETTING_DIFFERS" | "TIME_NOT_CONSERVED" | "OUTAGE";
  board: string;
  boards: number;
  expected: string;
  found: string;
  text: string;
  at: EpochMs;
  /** The beginning and end of an outage. */
  from: EpochMs | null;
  to: EpochMs | null;
}

/** What a correction of the setting would do to one board (DEC-19). Asking changes nothing. */
export interface Proposal {
  board: string;
  whiteMs: Millis;
  blackMs: Millis;
  proposedWhiteMs: Millis;
  proposedBlackMs: Millis;
  whiteMoves: number;
  blackMoves: number;
  needsDecision: boolean;
  text: string;
}

/** An order about clocks: its scope, and the data its kind needs. */
export interface Order {
  kind: OrderKind;
  round?: number;
  venue?: string;
  board?: string;
  reason?: string;
  /** START: the time of the start. */
  startAt?: EpochMs;
  /**
   * SET_TIMES: the clock times; ADD_TIME: the changes, negative to take time; RESUME: the added time; CORRECT_SETTING:
   * the times instead of the proposal.
   */
  whiteMs?: Millis;
  blackMs?: Millis;
  /**
   * SET_TIMES, ADD_TIME, CORRECT_SETTING: the `clockChanges` that the page showed, for one board, or by "round/board";
   * a board with a different number refuses.
   */
  seen?: number | Record<string, number>;
  /** CORRECT_SETTING: the right controls and moves made. */
  whiteControl?: string;
  blackControl?: string;
  whiteMoves?: number;
  blackMoves?: number;
  scheduleSuffers?: boolean;
}
