/** Everything that travels between this page and the playing zone. One type per frame; nothing else is sent or read. */

export type Millis = number;
export type Seconds = number;
/** Milliseconds since 1970, by the server's clock. */
export type EpochMs = number;
export type Side = "WHITE" | "BLACK";
export type Role =
  | "PLAYER" | "ASSISTANT" | "SPECTATOR" | "CHIEF_ARBITER" | "LOCAL_CHIEF_ARBITER" | "LOCAL_TECHNICAL_ARBITER"
  | "FLOOR_ARBITER" | "CHIEF_ORGANISER" | "LOCAL_ORGANISER" | "FAIR_PLAY_OFFICER" | "OPERATOR" | "SERVICE";
export type Link = "UP" | "SUSPECT" | "DOWN" | "NONE";
export type BoardStatus = "CREATED" | "PLAYING" | "PAUSED" | "AWAITING_CA" | "ENDED";
export type CheckKind = "DEVICE" | "FAIR_PLAY";
export type OrderKind = "START" | "PAUSE" | "RESUME";
export type DecisionOption = "RESUME" | "REDUCE" | "RESTART" | "RESTART_SHORTER";
export type PenaltyKind = "WARNING" | "ADD_TIME_TO_OPPONENT" | "REDUCE_TIME_OF_OFFENDER";

export interface You { role: Role; name: string; venue: string; venueName: string; board: string; side: Side | "" }
export interface Enrolment extends You { token: string; competitionId: string }
export interface Venue { id: string; name: string }
export interface Competition { id: string; name: string; rounds: { number: number; opened: boolean }[]; venues: Venue[] }

export interface PlayerView {
  name: string;
  rating?: number | null;
  venue: string;
  venueName: string;
  /** Null where the viewer may not see it. */
  link?: Link | null;
  checks?: { device: boolean; fairPlay: boolean } | null;
}
export interface MoveView { ply: number; san: string; uci: string; clockMs: Millis | null; offer: boolean }
export interface Clocks {
  whiteMs: Millis;
  blackMs: Millis;
  running: Side | null;
  /** When both values were true. */
  at: EpochMs;
  flagAt: EpochMs | null;
}
export interface ScreeningSide { moves: number; matches: number; matchPercent: number; meanLoss: number }
export interface Screening { state: "NONE" | "QUEUED" | "DONE"; engine?: string | null; white?: ScreeningSide | null; black?: ScreeningSide | null }

export interface BoardView {
  /** "competition/round/board". */
  id: string;
  round: number;
  number: number;
  /** From 1; a restart (OCR 18.9 c, d) makes the next. */
  attempt: number;
  sequence: number;
  status: BoardStatus;
  white: PlayerView;
  black: PlayerView;
  fen: string;
  lastMove: string | null;
  check: boolean;
  turn: Side;
  ply: number;
  moves: MoveView[];
  /** UCI; only to the player whose move it is. */
  legal?: string[] | null;
  clocks: Clocks;
  drawOffer: Side | null;
  result: string | null;
  termination: string | null;
  rule: string | null;
  resultStatus: "UNAPPROVED" | "OFFICIAL" | null;
  pauseReason: string | null;
  screening?: Screening | null;
  /** The announced time control in words, where the server names it. */
  control?: string | null;
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
  restoredAfterMs: Millis | null;
  state: "OPEN" | "RESTORED" | "CLOSED";
  reported: boolean;
  reportNote: string | null;
  ply: number;
  toMove: Side | null;
  /** Both clocks at the start of the disconnection. */
  whiteMs: Millis;
  blackMs: Millis;
  drawOffer: Side | null;
  earlierCases: number;
  outageId: string | null;
  rulingId: string | null;
}
export interface OutageView { id: string; venue: string; since: EpochMs; caseIds: string[] }
export interface CallView {
  id: string; board: string; venue: string; side: Side; playerName: string; text: string | null; at: EpochMs;
  state: "OPEN" | "ANSWERED"; valid: boolean | null; note: string | null;
}
export interface RulingView {
  id: string; board: string; caseId: string | null; kind: string; detail: string | null; reason: string | null; rule: string | null;
  by: string; at: EpochMs; state: "MADE" | "APPLIED" | "REFUSED"; code: string | null; text: string | null;
}
export interface OrderView {
  id: string; kind: OrderKind; scope: string; reason: string | null; boards: number; applied: number;
  refused: { board: string; code: string; text: string }[]; complete: boolean; at: EpochMs;
}

export type ServerFrame =
  | { t: "hello"; you: You; now: EpochMs; competition: Competition; thresholds?: { suspectMs: Millis; downMs: Millis } }
  | { t: "snapshot"; boards: BoardView[]; cases: CaseView[]; outages: OutageView[]; calls: CallView[]; rulings: RulingView[]; orders: OrderView[] }
  | { t: "pong"; n: number; now: EpochMs }
  | { t: "board"; board: BoardView }
  | { t: "case"; case: CaseView }
  | { t: "outage"; outage: OutageView }
  | { t: "call"; call: CallView }
  | { t: "ruling"; ruling: RulingView }
  | { t: "order"; order: OrderView }
  | { t: "notice"; level: "info" | "warn"; text: string; board?: string }
  | { t: "ok"; id: string; code?: string; [more: string]: unknown }
  | { t: "refused"; id: string; code: string; rule?: string | null; text: string };

/** Command name to its arguments. A player's board and side come from the token. */
export interface Commands {
  play: { uci: string; offerDraw?: boolean; expectedPly?: number };
  offerDraw: Record<string, never>;
  acceptDraw: Record<string, never>;
  declineDraw: Record<string, never>;
  resign: Record<string, never>;
  callArbiter: { text?: string };
  openRound: { round: number };
  recordCheck: { board: string; side: Side; kind: CheckKind; passed: boolean; note?: string };
  order: { kind: OrderKind; round?: number; venue?: string; board?: string; reason?: string };
  confirmReport: { venue: string; caseId: string; note?: string };
  answerCall: { board: string; callId: string; valid: boolean; note?: string };
  decideDisconnection: { board: string; caseId: string; option: DecisionOption; reduceSeconds?: Seconds; control?: string; reason?: string };
  penalise: { board: string; offender: Side; kind: PenaltyKind; seconds?: Seconds; reason: string };
  approveResult: { board: string };
  issueCode: { board: string; side: Side } | { official: string };
}
export type CommandName = keyof Commands;
export type Outcome = { ok: true; code?: string } | { ok: false; code: string; rule: string; text: string };

export const other = (side: Side): Side => (side === "WHITE" ? "BLACK" : "WHITE");
export const bySide = (board: BoardView, side: Side): PlayerView => (side === "WHITE" ? board.white : board.black);
