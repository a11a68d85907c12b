/** A game: its moves and its clocks. */

import type { EpochMs, Millis, Side } from "./basics";

export interface MoveView {
  ply: number;
  san: string;
  uci: string;
  clockMs: Millis | null;
  offer: boolean;
  /** Compensation for the network delay of the frames (DEC-03); 0 if none. */ lagMs: Millis;
  enPassant: boolean;
}

export interface Clocks {
  whiteMs: Millis;
  blackMs: Millis;
  running: Side | null;
  /** The instant for which both values are valid. */
  at: EpochMs;
  flagAt: EpochMs | null;
  /** When the current period of the running side ends and the next begins (LAW 6.4). */
  periodEndsAt?: EpochMs | null;
}
