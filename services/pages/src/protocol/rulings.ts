/** Decisions and penalties, and how similar cases were decided. */

import type { EpochMs, Millis, Points, Seconds, Side } from "./basics";
import type { CheckKind, PenaltyKind } from "./competition";
import type { Clocks } from "./game";

export type DecisionOption =
  "RESUME" | "REDUCE" | "RESTART" | "RESTART_SHORTER" | "NO_ACTION" | "ADD_TIME" | "CONFIRM_FLAG" | "LOSS" | "DRAW";

/** The decisions that are not among the four of the article (OCR 18.9 a-d). */
export type OtherOption = Exclude<DecisionOption, "RESUME" | "REDUCE" | "RESTART" | "RESTART_SHORTER">;

/** Why an option cannot be chosen now (OCR 18.9). */
export type DecisionObstacle =
  | "NEW_GAME_ORDERED"
  | "GAME_VOID"
  | "GAME_ENDED"
  | "GAME_NOT_ENDED"
  | "NOT_RECONNECTED"
  | "OPPONENT_NOT_RECONNECTED"
  | "NO_FLAG"
  | "NOT_REPORTED";

/** What can be decided about a disconnection now (OCR 18.9). */
export interface CaseDecision {
  /** Why each option cannot be chosen now; null if it can. */
  options: Readonly<Record<DecisionOption, DecisionObstacle | null>>;
  /** The clocks from which decisions a and b start; one of them may be running (DEC-16). */
  base: Clocks;
  /** The most that decision b can take from the disconnected player at `base.at`; 0 if nothing. */
  mostSeconds: Seconds;
  /** The control of the last decision d of the competition that is shorter here too; "" if there is none. */
  shorter: string;
}

/** The ground for a fair-play ruling (APP-I A9, A10). */
export type FairPlayGround = "PROVEN" | "SUSPECTED";

export interface RulingView {
  id: string;
  board: string;
  caseId: string | null;
  kind: string;
  detail: string | null;
  reason: string | null;
  rule: string | null;
  by: string;
  at: EpochMs;
  state: "MADE" | "APPLIED" | "REFUSED";
  code: string | null;
  text: string | null;
  /** How similar cases of the event had been decided until then, the most frequent first. */
  precedents: Precedent[];
  /** Checks of both players before the new game (DEC-26); none if there is no new game. */
  checksAgain: CheckKind[];
  /** The effects of the ruling; `detail` is the English text. */
  effects: Effect[];
  /** The ruling whose penalties it takes back (OCR 18.3). */
  withdraws: string | null;
  /**
   * Which of its own penalties were taken back, and by which ruling; if rounds are given, only for those, while earlier
   * effects remain (18.4.8, 18.4.9).
   */
  withdrawn: { kind: PenaltyKind; article: string; by: string; rounds: number[] }[];
  /** The players who had the colours then, because players may exchange seats (OCR 19.2). */
  white?: string;
  black?: string;
}

/**
 * The effect of a decision or of one penalty of a ruling. `side`: the disconnected side, the offender, or the side that
 * a decision gives time.
 */
export interface Effect {
  kind: string;
  side: Side | null;
  ms: Millis | null;
  control: string | null;
  points: string | null;
  count: number | null;
  fine: string | null;
  amount: string | null;
  /** How many of the warnings counted by `count` remain, if some were taken back. */
  standing: number | null;
  rounds: number[];
}

/** How often similar cases were decided in this way. */
export interface Precedent {
  option: DecisionOption;
  count: number;
}

/** One of the penalties of a ruling, with the data its kind needs. */
export interface Penalty {
  kind: PenaltyKind;
  seconds?: Seconds;
  points?: Points;
  fine?: string;
  rounds?: number[];
}
