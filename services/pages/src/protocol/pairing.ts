/** The pairings of a round before it is opened (C.04, C.05). */

import type { Points, Side } from "./basics";

/** Where pairings come from: a person, a text, a program on the server, or a table of FIDE C.05. */
export type PairingSource =
  "HAND" | "TABLE" | "TRF" | "PROGRAM" | "ROUND_ROBIN" | "DOUBLE_ROUND_ROBIN" | "SCHEVENINGEN";

export interface ProposedPairing {
  /** 1 to 9999. */ board: number;
  whiteId: string;
  blackId: string;
}

/** What is asked for: a text for TRF and TABLE; boards and byes for HAND. */
export interface PairingRequest {
  source: PairingSource;
  text?: string;
  pairings?: readonly ProposedPairing[];
  /** An id alone is that of a player with the pairing-allocated bye. */
  byes?: readonly (string | { playerId: string; kind: ByeKind })[];
}

/** A bye that is not allocated by the pairing. */
export interface OtherBye {
  player: string;
  kind: "FULL" | "HALF" | "ZERO";
}
export type ByeKind = OtherBye["kind"] | "ALLOCATED";
/** Against an opponent with more points, with fewer, or neither (C.04.3). */
export type Float = "UP" | "DOWN" | "NONE";

/** A player at a proposed board. Only the id is there if the event has no such player. */
export interface PairingSeat {
  playerId: string;
  name?: string;
  /** The start number. */ number?: number;
  /** 0 or absent if unrated. */ rating?: number;
  venueId?: string;
  points?: Points | number;
  /** 1 for the players with the most points; 0 if unknown. */ scoreGroup: number;
  /** One character for each earlier round: W, B, or - without a game. */ colours: string;
  /** Absent before the first game. */ due?: Side | { colour: Side; strength?: string } | null;
  /** Of the last two rounds, the latest first. */ lastFloats: readonly Float[];
  floated: Float;
}

export interface PreviewBoard {
  number: number;
  white: PairingSeat;
  black: PairingSeat;
  sameVenue: boolean;
}

/** Something in the pairings that is wrong, or that somebody should look at. */
export interface Finding {
  /** An error stops the pairings; a warning does not. */ severity: "ERROR" | "WARNING";
  code: string;
  /** Its article; "" if there is none. */ rule?: string | null;
  /** Absent or 0 if it is about no board. */ board?: number | null;
  players: readonly string[];
  parameters: Readonly<Record<string, string>>;
  /** In English. */ text: string;
}

export interface PairingPreview {
  round: number;
  boards: readonly PreviewBoard[];
  byes: readonly { playerId: string; kind: ByeKind }[];
  /** Players left without a game on purpose. */ leftOut: readonly string[];
  findings: readonly Finding[];
  /** Whether there is no error. */ publishable: boolean;
  /** What was left out, or read in another way than written. */ notes?: readonly PairingFault[];
}

/** Something in a text that cannot be read, why a program gave no pairings, or a note. */
export interface PairingFault {
  /** From 1; absent or 0 if it is about no line. */ line?: number | null;
  /** UNREADABLE, or PROGRAM_ and why the program failed. */ code?: string;
  parameters?: Readonly<Record<string, string>>;
  /** In English. */ text: string;
}
