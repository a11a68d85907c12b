/** What happens around a board: leaves, breaches of conduct, inspections, duties. */

import type { EpochMs, Millis, Role, Side } from "./basics";
import type { Showing } from "./competition";

export type LeaveTarget = "AREA" | "VENUE";

export type IncidentKind =
  | "DISREPUTE"
  | "DEVICE_NOT_ADMITTED"
  | "PERSONAL_DEVICE"
  | "INSPECTION_REFUSED"
  | "BAG_USED"
  | "NOTES_OR_ADVICE"
  | "DISTRACTION"
  | "UNREASONABLE_CLAIM"
  | "IMPROPER_MESSAGE"
  | "NOISE"
  | "UNAUTHORISED_ABSENCE"
  | "DRESS"
  | "SMOKING"
  | "TRADITIONAL_SET"
  | "HEARING_AID"
  | "OTHER_APPLICATION"
  | "ASSISTANT_TOLD_TIME"
  | "ASSISTANT_TALKED"
  | "ASSISTANT_OTHER_MOVE"
  | "SCORESHEET"
  | "HEADPHONES";

/** What an arbiter looks at and ticks for each player. */
export type Duty = "SCORESHEET_KEPT" | "SCORESHEET_HANDED_IN" | "DRESS" | Showing;
export type IncidentOutcome = "PENALISED" | "NOT_ESTABLISHED" | "SETTLED" | "TAKEN_BACK";
export type Inspected = "CLOTHES" | "BAGS" | "ITEMS" | "BODY";
export type Gender = "FEMALE" | "MALE";
export type InspectionOutcome = "NOTHING_FOUND" | "FOUND" | "REFUSED";

/**
 * A player's leave, or absence without one (OCR 17.7); the plies are the half-moves made when the player left, and when
 * he came back.
 */
export interface LeaveView {
  id: string;
  side: Side;
  target: LeaveTarget;
  state: "ASKED" | "GRANTED" | "REFUSED" | "OUT" | "BACK";
  authorised: boolean;
  note: string;
  /** What the player wrote when asking. */ asked: string;
  since: EpochMs;
  outPly: number | null;
  backPly: number | null;
  /** The player who sat there then (OCR 19.2). */ player?: string;
}

/** A breach of the rules of conduct, and the game at that moment (OCR 17). */
export interface ConductView {
  id: string;
  side: Side;
  kind: IncidentKind;
  article: string;
  note: string;
  at: EpochMs;
  by: Role;
  ply: number;
  toMove: Side | null;
  whiteMs: Millis | null;
  blackMs: Millis | null;
  confirmed: boolean;
  /** Id of the person who recorded it, or who confirmed it later. */ vouchedBy: string;
  outcome: IncidentOutcome | null;
  rulingId: string | null;
  /** The player who sat there then, and his venue (OCR 19.2). */ player?: string;
  venue?: string;
}

export interface InspectionView {
  /** The player who sat there then (OCR 19.2). */
  player?: string;
  side: Side;
  what: Inspected;
  inspector: string;
  outcome: InspectionOutcome;
  note: string;
  at: EpochMs;
}

/** The floor log of a board; players see only their own leave. */
export interface FloorView {
  leaves: LeaveView[];
  incidents: ConductView[];
  inspections: InspectionView[];
  duties: DutyView[];
}

/** A duty ticked for a player of the present game. */
export interface DutyView {
  side: Side;
  duty: Duty;
  done: boolean;
  at: EpochMs;
}
