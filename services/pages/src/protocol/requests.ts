/** What players ask of the arbiters: calls, questions, appeals, and pauses that failed. */

import type { EpochMs, Role, Side } from "./basics";
import type { MoveView } from "./game";

/** Requests to the arbiters; the newest last. */
export interface HelpView {
  calls: CallView[];
  questions: QuestionView[];
  appeals: AppealView[];
  /** Rulings about the board that remain in force; the `appealable` sides may appeal against them. */
  rulings: { id: string; kind: string; rule: string; at: EpochMs; appealable: Side[] }[];
  /** Sides that may appeal against the result (OCR 17.11). */
  appealable?: readonly Side[];
  /** Only for arbiters. */
  failedPauses: FailedPause[];
  /** When the appeal period ends (OCR 17.11); null if there is no such limit. */
  appealUntil?: EpochMs | null;
  /**
   * Sides whose disconnection waits for a decision, even if this reader does not see the case (OCR 18.9); for arbiters.
   */
  undecided?: readonly Side[];
  /** Earlier positions to which an arbiter went back (LAW 7.1); for arbiters. */
  restored?: readonly Restored[];
}

/**
 * An earlier position to which an arbiter went back: the half-moves that remain, and the moves that were taken back.
 */
export interface Restored {
  at: EpochMs;
  attempt: number;
  by: Role;
  ply: number;
  cut: readonly MoveView[];
  reason: string;
  article: string;
}

/** An attempt to pause the clocks that failed (OCR 19.6). */
export interface FailedPause {
  id: string;
  wantedAt: EpochMs;
  reason: string;
  attempt: number;
  /** When the failure was recorded. */ at: EpochMs;
  by: Role;
  name: string;
  state: "OWED" | "COMPENSATED" | "CLOSED";
  /** The ruling that adds time for it. */
  ruling: string | null;
  /** Why no time is added. */
  closing: string | null;
}
export type AppealOutcome = "UPHELD" | "CHANGED" | "DISMISSED";

/** An appeal (OCR 17.11, FSSI gen-8): both sides see it. */
export interface AppealView {
  id: string;
  side: Side;
  playerName: string;
  /** Null if the appeal is against the result. */ ruling: string | null;
  text: string;
  at: EpochMs;
  by: Role;
  deadline: EpochMs | null;
  /** In EUR; the appeal is open for decision once it is paid. */
  fee: string;
  paid: boolean;
  reference: string | null;
  /** When the other side received its copy. */
  copyAt: EpochMs | null;
  body: string;
  outcome: AppealOutcome | null;
  reason: string | null;
  /** The ruling that decides it. */
  decision: string | null;
}

/** A question about a rule (OCR 17.10), and the article that answers it, with its meaning. */
export interface QuestionView {
  id: string;
  side: Side;
  venue: string;
  playerName: string;
  text: string;
  at: EpochMs;
  answer: { article: string; en: string; it: string; note: string; by: Role; at: EpochMs } | null;
}

export interface CallView {
  id: string;
  board: string;
  venue: string;
  side: Side;
  playerName: string;
  /** The captain who called for the player (FSSI team-b). */ captain?: { name: string; board: number } | null;
  text: string | null;
  at: EpochMs;
  state: "OPEN" | "ANSWERED";
  valid: boolean | null;
  note: string | null;
  /** Null for anything else. */
  kind: CallKind | null;
  /** The arbiter who is coming; null until one has said so. */
  onTheWay: { role: Role; name: string; at: EpochMs } | null;
  /** Whether no arbiter said so in time. */
  overdue: boolean;
  /** Whether it had no valid reason and its penalty has not yet been imposed (LAW 6.11.4). */
  owed: boolean;
  penalised: boolean;
  /** Whether the clocks were stopped for it (LAW 6.11.2); null if they were not meant to be. */
  paused: boolean | null;
  whyNotPaused: string | null;
  /** The code of that refusal. */ notPausedCode: string | null;
  /**
   * Number of the player's earlier calls without a valid reason, in this game and in the other games of the
   * competition.
   */
  invalidHere: number;
  invalidElsewhere: number;
}
export type CallKind = "MEDICAL" | "TECHNICAL";
