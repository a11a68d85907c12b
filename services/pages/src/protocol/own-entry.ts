/** What players may change in their own entry: byes on request, and the withdrawal (OCR 16.1). */

import type { EpochMs } from "./basics";

/** The byes that players may request themselves. */
export type RequestedBye = "HALF" | "ZERO";

export interface OwnEntry {
  /** None if the regulations announce none. */
  kinds: readonly RequestedBye[];
  /** Half-point byes that a player may have. */
  mostHalf: number;
  /** Last round for which a half-point bye may be requested; null: every round. */
  halfUntilRound: number | null;
  /** The rounds that are not open. */
  rounds: readonly OwnRound[];
  /** The reader; if the reader is the captain of a team, then also its other players. */
  players: readonly OwnPlayer[];
}

export interface OwnRound {
  number: number;
  /** It has pairings: byes cannot be requested any more. */
  paired: boolean;
  /** When requests end; null: when it is paired. */
  until: EpochMs | null;
}

export interface OwnPlayer {
  id: string;
  name: string;
  byes: readonly { round: number; kind: RequestedBye | "FULL" | "ALLOCATED" }[];
  /** `untilRound` is 0 while the player has not returned. */
  withdrawals: readonly { fromRound: number; untilRound: number }[];
}

/** A change that a player made of the own entry, until the round is paired or open. */
export interface OwnChange {
  at: EpochMs;
  kind: "PLAYER_WITHDRAWN" | "ABSENCE_SET" | "ABSENCE_TAKEN_BACK";
  player: string;
  /** The player, or the captain of the team. */
  by: string;
  round: number;
  /** "" if there is none. */
  bye: RequestedBye | "";
  /** At which the player is paired in that round; 0 if the player is not. */
  board: number;
  reason: string;
}
