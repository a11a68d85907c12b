/** What the playing zone sends: one type per frame. */

import type { EpochMs, Millis, Side } from "./basics";
import type { BoardView } from "./board";
import type { Competition, NextGame, NoGame, SeatCode, You } from "./competition";
import type { Clocks } from "./game";
import type { CaseView, LinkQuality, OutageView } from "./links";
import type { AlarmView, OrderView, Proposal } from "./orders";
import type { CallView } from "./requests";
import type { RulingView } from "./rulings";
import type { PremisesView } from "./venue";

/**
 * A message to the person at a seat: `text` is in English; for other languages it is worded from its kind and details.
 */
export interface NoticeFrame {
  t: "notice";
  level: "info" | "warn";
  kind: string;
  details: Readonly<Record<string, string>>;
  article: string;
  reason: string;
  text: string;
  board?: string;
  /** The penalties concerned: this notice replaces earlier ones about them (OCR 18.3). */
  about?: string[];
  /** When it happened. */
  at?: EpochMs;
}

/** From best to worst: enough; below 2 GiB or a tenth; no round can be opened; play stops soon. */
export type DiskLevel = "ENOUGH" | "LOW" | "NO_NEW_ROUND" | "FULL";

export type ServerFrame =
  | {
      t: "hello";
      you: You;
      now: EpochMs;
      competition: Competition;
      thresholds?: { heartbeatMs: Millis; suspectMs: Millis; downMs: Millis };
      address?: string;
    }
  | {
      t: "snapshot";
      boards: BoardView[];
      cases: CaseView[];
      outages: OutageView[];
      calls: CallView[];
      rulings: RulingView[];
      orders: OrderView[];
      alarms: AlarmView[];
      premises: PremisesView[];
      sheets: number;
      standstill: EpochMs | null;
    }
  /** Since when the hall itself has not answered; null if it answers. */
  | { t: "standstill"; since: EpochMs | null }
  /** How full the server's disk is, for officials; `free` bytes are left. */
  | { t: "disk"; level: DiskLevel; free: number }
  | { t: "pong"; n: number; now: EpochMs }
  | { t: "board"; board: BoardView }
  /** A board was cancelled, and is shown no longer (LAW 6.6). */
  | { t: "cancelled"; board: string }
  | { t: "case"; case: CaseView }
  | { t: "outage"; outage: OutageView }
  | { t: "call"; call: CallView }
  | { t: "ruling"; ruling: RulingView }
  | { t: "order"; order: OrderView }
  | { t: "alarm"; alarm: AlarmView }
  | { t: "premises"; premises: PremisesView }
  | { t: "sheets"; sheets: number }
  /** The queued move, only for the player who queued it; null if none is queued (OCR 3.6 b). */
  | { t: "preMove"; board: string; uci: string | null }
  /** The player's next game, and a round in which he has no game, only for him; null if there is none. */
  | { t: "next"; game: NextGame | null; none?: NoGame | null }
  | { t: "qualities"; seats: ({ board: string; side: Side } & LinkQuality)[] }
  | NoticeFrame
  | {
      t: "ok";
      id: string;
      code?: string;
      codes?: SeatCode[];
      proposals?: Proposal[];
      clocks?: Clocks;
      [more: string]: unknown;
    }
  | {
      t: "refused";
      id: string;
      code: string;
      rule?: string | null;
      text: string;
      details?: Readonly<Record<string, string>>;
    };
