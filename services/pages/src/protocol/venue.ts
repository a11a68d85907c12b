/** A venue before and during a round: what it must have, who may be there. */

import type { EpochMs, Role } from "./basics";

export type MissingPoint =
  | "LOCAL_CHIEF_ARBITER"
  | "LOCAL_TECHNICAL_ARBITER"
  | "TWO_PERSONS"
  | "ARBITERS"
  | "CAMERAS"
  | "INTERNET_TEST"
  | "PROTECTION_MEASURES"
  | "OPENING"
  | "DEVICE_CHECK"
  | "FAIR_PLAY_CHECK"
  | "LINK"
  | "ASSISTANT_ADMITTED"
  | "ROLL_CALL";
export type StaffRole = "LOCAL_CHIEF_ARBITER" | "LOCAL_TECHNICAL_ARBITER" | "FLOOR_ARBITER" | "LOCAL_ORGANISER";

/** Protective measures taken in a venue before a round (OCR 16.4/a). */
export type Measure =
  | "AREA_SEARCHED"
  | "ROOMS_SEARCHED"
  | "DEVICES_HANDED_IN"
  | "DETECTORS_READY"
  | "NETWORKS_CHECKED"
  | "SPECTATORS_APART";
export type Permission = "ENTRY" | "DEVICE" | "WATCH";
export type PersonIncidentKind = "INTRUSION" | "DEVICE" | "INTERFERENCE";
export type Capacity = "SPECTATOR" | "CAPTAIN" | "COMPANION" | "PRESS" | "STAFF" | "FINISHED_PLAYER" | "UNKNOWN";
export type PersonOutcome = "EXPELLED" | "COMPLIED" | "NOT_ESTABLISHED";

/** What is missing before a round: it keeps the venue closed, holds the board, or is only mentioned. */
export interface Missing {
  point: MissingPoint;
  article: string;
  gate: "VENUE" | "BOARD" | "WARNING";
}

/** A venue before and during a round (OCR 16). */
export interface PremisesView {
  /** "competition/venue". */
  id: string;
  venue: string;
  name: string;
  /** The round in question. */
  round: number;
  open: boolean;
  missing: Missing[];
  staff: { person: string; name: string; role: StaffRole; present: boolean }[];
  minArbiters: number;
  cameras: { camera: string; reporting: boolean; since: EpochMs }[];
  minCameras: number;
  /** Alerts of lost cameras; without a note they are open. */
  alerts: { id: string; camera: string; at: EpochMs; note: string | null }[];
  internet: { passed: boolean; at: EpochMs; note: string } | null;
  measures: Measure[];
  /** Whether its players were told that decisions of the platform are outside the arbiters' power (APP-I A7). */
  told: boolean;
  /** Names of arbiters who know the platform's procedures (APP-I A8). */
  informed: string[];
  permissions: { person: string; permission: Permission; note: string; at: EpochMs }[];
  incidents: PersonIncident[];
  /** Devices registered to play on; while there is none, any device is admitted (OCR 16.6). */
  devices: { device: string; label: string; at: EpochMs }[];
  ownDevices: boolean;
  bagsAllowed: boolean;
  bags: { person: string; place: string; at: EpochMs }[];
  /** Null if nobody has reported it (FSSI gen-6). */
  medical: {
    present: boolean;
    hospitalKm: number | null;
    ambulance: boolean;
    covered: boolean;
    note: string;
    at: EpochMs;
  } | null;
}

export interface PersonIncident {
  id: string;
  kind: PersonIncidentKind;
  person: string;
  capacity: Capacity;
  article: string;
  note: string;
  at: EpochMs;
  by: Role;
  /** Null while it is open. */
  outcome: PersonOutcome | null;
  outcomeNote: string | null;
}
