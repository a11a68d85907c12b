/** Links and disconnections: what was measured, and what was lost. */

import type { EpochMs, Millis, Side } from "./basics";
import type { Link, MeetingView } from "./board";
import type { CaseDecision } from "./rulings";

/** The quality of a link, from the pings of its last half minute (OCR 18.8). */
export interface LinkQuality {
  ms: Millis;
  jitterMs: Millis;
  latePercent: number;
}

/** A seat's link, its present state and its history; the newest comes last. */
export interface LinkRow {
  board: string;
  number: number;
  side: Side;
  player: string;
  venue: string;
  venueName: string;
  link: Link;
  inPlay: boolean;
  away: boolean;
  meeting: MeetingView | null;
  /** Address of the present or the last device; null if there was none. */
  address: string | null;
  since: EpochMs | null;
  lastSeen: EpochMs | null;
  /** The takeovers: another page opened the seat while one was connected. */
  takeovers: { at: EpochMs; from: string; to: string }[];
  course: { at: EpochMs; state: Link }[];
  samples: ({ at: EpochMs } & LinkQuality)[];
}

/** Where a link probably broke, and what else was lost with it. */
export interface CauseView {
  segment: "DEVICE" | "VENUE_NETWORK" | "VENUE_LINE" | "ZONE";
  confidence: "LOW" | "MEDIUM" | "HIGH";
  seatsHere: number;
  lostHere: number;
  venues: number;
  venuesLost: number;
  /** Whether nothing more will become known, except what a node measured while it was cut off. */
  settled: boolean;
  probes: Probes | null;
}
export type Probe = "ANSWERED" | "SILENT";

/** What was measured in the venue when the link was lost; null if nothing is known. */
export interface Probes {
  device: Probe | null;
  gateway: Probe | null;
  provider: Probe | null;
  zone: Probe | null;
  node: Probe | null;
  communication: Probe | null;
}
export type Hop = "DEVICE" | "GATEWAY" | "PROVIDER" | "ZONE";

/** The measurements of a venue's node (OCR 18.8). */
export interface NodeView {
  venue: string;
  venueName: string;
  node: string;
  heard: EpochMs | null;
  offsetMs: Millis | null;
  hops: {
    hop: Hop;
    target: string;
    board: string | null;
    side: Side | null;
    lost: boolean;
    since: EpochMs;
    until: EpochMs;
    roundTripMs: Millis | null;
  }[];
}

export interface VenueLinks {
  nodes: NodeView[];
  /** Participants of the meeting whose names do not identify a player. */ unknown: { name: string; at: EpochMs }[];
}

export interface CaseView {
  id: string;
  board: string;
  venue: string;
  venueName: string;
  side: Side;
  playerName: string;
  startedAt: EpochMs;
  detectedAt: EpochMs;
  /** Last sign of life before the present loss, or the last one if the link is back. */
  lostAt: EpochMs;
  /** Losses of this case before that one. */
  earlier: readonly { at: EpochMs; restoredAfterMs: Millis }[];
  restoredAfterMs: Millis | null;
  state: "OPEN" | "RESTORED" | "CLOSED";
  /** Whether the Local Technical Arbiter has confirmed it. */
  reported: boolean;
  reportDueAt: EpochMs | null;
  /** Whether it was not confirmed in time, so that the draft counts as the report (OCR 18.9). */
  overdue: boolean;
  reportNote: string | null;
  /** The attempt at the board, from 1; 0 if unknown. */
  attempt: number;
  ply: number;
  toMove: Side | null;
  /**
   * Both clocks at the last sign of life: before the present loss, or before an earlier one if they have been stopped
   * since.
   */
  whiteMs: Millis;
  blackMs: Millis;
  drawOffer: Side | null;
  earlierCases: number;
  /** Null until it has been judged. */
  cause: CauseView | null;
  outageId: string | null;
  /**
   * The venue's outage, or the failure of the zone across several venues, to which it belongs; null if the case stands
   * alone.
   */
  incident: { kind: "VENUE" | "ZONE"; id: string } | null;
  rulingId: string | null;
  /** Why the deputy may decide; null while he may not. */
  deputy: "HANDED_OVER" | "UNANSWERED" | null;
  /** When he may decide if the Chief Arbiter has not; null while nobody can decide, and if no time limit applies. */
  deputyAt: EpochMs | null;
  /** What can be decided now; null if it is closed, and while its game is not known. */
  decision: CaseDecision | null;
}

export interface OutageView {
  id: string;
  venue: string;
  since: EpochMs;
  caseIds: string[];
}
