/** The reports of a round and their signatures. */

import type { EpochMs, Role } from "./basics";

export type LackingPoint =
  | "ROUND_NOT_OPEN"
  | "NOT_PLAYING"
  | "GAME_OPEN"
  | "NOT_APPROVED"
  | "VENUE_NOT_SIGNED"
  | "VENUE_CHANGED"
  | "NOT_OPENED"
  | "MEASURES"
  | "MEDICAL"
  | "ALERT_OPEN"
  | "PERSON_INCIDENT_OPEN"
  | "CALL_OPEN"
  | "QUESTION_OPEN"
  | "INCIDENT_OPEN"
  | "CASE_OPEN"
  | "RULING_PENDING"
  | "PAUSE_OWED"
  | "APPEAL_OPEN"
  | "APPEAL_TIME"
  | "SCORESHEETS"
  | "DISPUTED"
  | "NOT_SCREENED";

/** What a round's report still lacks, with the boards or venues concerned; it may be signed if nothing blocks it. */
export interface Lacking {
  point: LackingPoint;
  blocks: boolean;
  of: string[];
}

export interface Signature {
  role: Role;
  name: string;
  at: EpochMs;
  remarks: string;
  sha256: string;
}

/** The report of a round, as far as a page shows it; `unchanged`: the signed report equals the present one. */
/** `earlier`: signatures that are no longer valid, oldest first. */
export interface RoundPaper {
  sha256: string;
  signature: Signature | null;
  unchanged: boolean;
  missing: Lacking[];
  earlier: Signature[];
}
