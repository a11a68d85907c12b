import type {
  AlarmView,
  BoardView,
  CallView,
  CaseView,
  Competition,
  DiskLevel,
  EpochMs,
  LinkQuality,
  Millis,
  NextGame,
  NoGame,
  OrderView,
  OutageView,
  PremisesView,
  RulingView,
  You,
} from "../protocol/protocol";

/** This page's connection to the playing zone. */
export type OwnLink = "CONNECTING" | "UP" | "SUSPECT" | "DOWN" | "REPLACED";

/**
 * @property at when it happened
 * @property came when this page learned of it
 * @property seen how long it has been on a visible screen
 */
export interface Notice {
  key: number;
  level: "info" | "warn" | "refusal";
  text: string;
  at: EpochMs;
  came: EpochMs;
  seen: Millis;
  about?: readonly string[];
  /** The game it concerns. */ board?: string;
}

/** @property until null while the silence lasts */
export interface HallSilence {
  since: EpochMs;
  until: EpochMs | null;
}

export type ById<T> = ReadonlyMap<string, T>;

/** All that the pages show. Replaced as a whole by `reduce`; nothing else writes it. */
export interface AppState {
  link: OwnLink;
  /**
   * When this page last heard from the hall, while its connection is lost; null while it is connected, and before it
   * first was.
   */
  lostSince: EpochMs | null;
  you: You | null;
  competition: Competition | null;
  /** True once the first snapshot has arrived; before that, "no board" means nothing. */
  synced: boolean;
  boards: ById<BoardView>;
  cases: ById<CaseView>;
  outages: ById<OutageView>;
  calls: ById<CallView>;
  rulings: ById<RulingView>;
  orders: ById<OrderView>;
  alarms: ById<AlarmView>;
  /** Venues by their log key. */
  premises: ById<PremisesView>;
  /** The number of time sheets; if it changes, there is a new sheet to fetch. */
  sheets: number;
  /** The move this seat has queued, and at which board. */
  preMove: { board: string; uci: string } | null;
  /** Another game at which this player is wanted. */
  next: NextGame | null;
  /** A round in which this player has no game. */
  noGame: NoGame | null;
  /** The link quality of each seat's device, by `seatKey`; times in milliseconds. */
  qualities: ReadonlyMap<string, LinkQuality>;
  /** The last time the hall itself did not answer, as far as this page knows. */
  standstill: HallSilence | null;
  /** The server's disk when it is nearly full: bytes left. */
  disk: { level: DiskLevel; free: number } | null;
  notices: readonly Notice[];
  /** The address that people open, if the hall knows it; slips show it. */
  address: string | null;
}

export const EMPTY: AppState = {
  link: "CONNECTING",
  lostSince: null,
  you: null,
  competition: null,
  synced: false,
  boards: new Map(),
  cases: new Map(),
  outages: new Map(),
  calls: new Map(),
  rulings: new Map(),
  orders: new Map(),
  alarms: new Map(),
  premises: new Map(),
  sheets: 0,
  preMove: null,
  next: null,
  noGame: null,
  qualities: new Map(),
  standstill: null,
  disk: null,
  notices: [],
  address: null,
};
