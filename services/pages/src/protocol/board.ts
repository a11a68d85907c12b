/** A board: its game, clocks, seats and result. */

import { type EpochMs, type Language, other, type Role, type Seconds, type Side } from "./basics";
import type { CheckKind, Start } from "./competition";
import type { FloorView } from "./floor";
import type { Clocks, MoveView } from "./game";
import type { HelpView } from "./requests";
import type { Missing } from "./venue";

export type Link = "UP" | "SUSPECT" | "DOWN" | "NONE";

/** What is recorded about the player of a seat (DEC-13). */
export type SeatRecord = "NOTHING" | "PRESENT" | "ABSENT";
export type BoardStatus = "CREATED" | "PLAYING" | "PAUSED" | "AWAITING_CA" | "ADJOURNED" | "ENDED";
export type PauseCause = "ARBITER" | "DISCONNECTION" | "OUTAGE" | "CALL" | "LOSS";
export type Trouble = "UNDER_5_MINUTES" | "UNDER_2_MINUTES" | "UNDER_30_SECONDS";

export interface PlayerView {
  name: string;
  rating?: number | null;
  venue: string;
  venueName: string;
  /** Null if the viewer may not see it. */
  link?: Link | null;
  checks?: { device: boolean; fairPlay: boolean; /** Recorded as not passed. */ failed?: CheckKind[] } | null;
  /** Whether the player is at the board (DEC-13); null if the viewer may not see it. */
  present?: boolean | null;
  /** Why the start is held for this seat (DEC-27). */
  held?: string | null;
  /** The last level of time trouble of this side in this attempt; only for arbiters. */
  trouble?: Trouble | null;
  /** Whether the page is covered or another one has the keyboard focus (OCR 16.7); only for arbiters. */
  away?: boolean | null;
  /** Null if none is required and nothing is known. */
  meeting?: MeetingView | null;
  /** What is missing before the game; players see only why their start is held. */
  missing?: Missing[];
  /** Cards shown to the player in the competition so far; only for arbiters. */
  cards?: number;
  /** The assistant who enters the moves, or will; null without one, and for the opponent. */
  assistant?: AssistantView | null;
  /** The helper, who does not enter moves; only for arbiters (LAW 8.1.6). */
  helper?: { name: string; disabled: boolean } | null;
  /**
   * Further data to find the player: the id in the competition, FIDE number and team, "" if there is none; only for
   * officials.
   */
  entry?: { id: string; fide: string; team: string } | null;
}

/** A player's assistant (APP-III 1), and when the player asked him for the times. */
export interface AssistantView {
  id: string;
  name: string;
  language: Language;
  admitted: boolean;
  asked: { at: EpochMs; ply: number }[];
}

/** A player's link to the communication system: a separate link, never a disconnection (OCR 18.8). */
export interface MeetingView {
  required: boolean;
  /** Null if nobody has reported it. */
  present: boolean | null;
  since: EpochMs | null;
  source: "ZOOM" | "JITSI" | "ARBITER" | null;
  /** Half-moves made outside the meeting, if these are recorded (OCR 13.3). */
  moves: number[];
}

export interface ScreeningSide {
  moves: number;
  matches: number;
  matchPercent: number;
  meanLoss: number;
}

export interface Screening {
  state: "NONE" | "QUEUED" | "DONE";
  engine?: string | null;
  white?: ScreeningSide | null;
  black?: ScreeningSide | null;
}

/** Situations in which a draw may have been missed (OCR 5.4, 19.3). */
export type DrawSituation = "REPETITION" | "DEAD_POSITION" | "MOVE_COUNT";

/** Irregularities at the board and their consequences (AMD 7.5). */
export type IrregularityKind = "ILLEGAL_MOVE" | "UNPROMOTED_PAWN" | "CLOCK_WITHOUT_MOVE" | "TWO_HANDS";
export type IrregularityConsequence = "WARNING" | "TIME" | "END";

export interface Irregularity {
  side: Side;
  kind: IrregularityKind;
  ply: number;
  number: number;
  consequence: IrregularityConsequence;
  reason: string;
  article: string;
  at: EpochMs;
  /** Null if the hall detected it. */
  by: Role | null;
  /** Id of the arbiter; "" if there is none. */
  recordedBy?: string;
  /** The player who sat there then (OCR 19.2). */
  player?: string;
}

/** The part of the regulations needed at the board: draw claims, illegal moves; null if there are none. */
export interface PlayRules {
  claimSeconds: Seconds | null;
  illegalMoves: "LAWS_2018" | "LAWS_2017" | null;
  limited: boolean;
  seconds: Seconds;
  /** The position from which the game begins, in Chess960 (960 II.1). */ chess960?: Start | null;
  /** When draws may not be offered; null if they always may (LAW 9.1.1). */ offerBan?: OfferBan | null;
  /** Whether a move may be queued while the opponent thinks (OCR 3.6 b). */ preMoves?: boolean;
  /** Those of the game's category; null for those of the competition (BLZ B.2, RAP A.2). */
  penaltySeconds?: Seconds | null;
  scoresheets?: boolean | null;
}

/** Whether an arbiter may lift the ban for a game, and whether one has for this game. */
export interface OfferBan {
  until: number | null;
  consent: boolean;
  lifted: boolean;
}

/** The new result of a game whose result is changed (OCR 19.4). */
export type ResultOutcome = "WHITE_WINS" | "BLACK_WINS" | "DRAW" | "GOES_ON";
export type Winnability = "WINNABLE" | "UNWINNABLE" | "UNDECIDED";

/** How arbiters can correct a result now (OCR 19.3, 19.4). */
export interface Correctable {
  /** Whether a draw that was missed can be declared. */
  missedDraw: boolean;
  /** What the result can become; none if the software has not judged it and no record has made it. */
  outcomes: readonly ResultOutcome[];
  /** Whether a recorded irregularity has ended the game, which goes on if the record is taken back (AMD 7.5.5). */
  byRecord: boolean;
}

/** What the software can tell about a position; a line only with WINNABLE, "" if the position is already checkmate. */
export interface Judgement {
  attempt: number;
  ply: number;
  fen: string;
  occurrences: number;
  halfMoves: number;
  white: { verdict: Winnability; line: string; positions: number };
  black: { verdict: Winnability; line: string; positions: number };
  /** What the result can become if this is the last position, without what is proved impossible. */
  outcomes: readonly ResultOutcome[];
}

/** A result that an arbiter has corrected (OCR 19.3, 19.4). */
export interface Correction {
  article: string;
  /** The previous result and how it came about; null if there was none. */
  was: string | null;
  termination: string | null;
  /** OCR 19.3: the draw that was missed, and after which half-move. */
  situation: DrawSituation | null;
  ply: number | null;
  occurrences: number | null;
  halfMoves: number | null;
  /** What the software found; null if it was not asked. */
  white: Winnability | null;
  black: Winnability | null;
  line: string;
  reason: string;
  goesOn: boolean;
  at: EpochMs;
  by: Role;
}

export interface BoardView {
  /** "competition/round/board". */
  id: string;
  round: number;
  number: number;
  /** From 1; a restart (OCR 18.9 c, d) begins the next one. */
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
  /** In UCI; only for the player on move. */
  legal?: string[] | null;
  clocks: Clocks;
  drawOffer: Side | null;
  result: string | null;
  termination: string | null;
  rule: string | null;
  resultStatus: "UNAPPROVED" | "OFFICIAL" | null;
  pauseReason: string | null;
  pauseCause: PauseCause | null;
  /** The standstill of the server that paused this board: no time was charged in between (OCR 19.6). */
  outage: { from: EpochMs; to: EpochMs } | null;
  /** The start and late players (OCR 16.11); null if the viewer may not see it. */
  arrival: {
    startAt: EpochMs | null;
    minutes: number;
    defaultAt: EpochMs | null;
    waived: boolean;
    rollCall: boolean;
    excluded: readonly Side[];
    absent: readonly Side[];
    unchecked: readonly Side[];
    /** Seats whose new players have not yet entered with a new code (OCR 19.2). */ newCodes?: readonly Side[];
  } | null;
  adjournment: Adjournment | null;
  screening?: Screening | null;
  /** The announced time control in words, if the server sends it. */
  control?: string | null;
  /** Half-moves made when the colours were found to be reversed and were kept (DEC-18). */
  coloursKept?: number | null;
  /** Points of both players as changed by a ruling, "0.5-0"; null if those of the result apply. */
  score?: string | null;
  /** How often times or settings of its clocks were changed. */
  clockChanges?: number;
  /** Sides whose last move is not yet confirmed on the traditional board (OCR 20.5). */
  toReproduce?: readonly Side[];
  /** What happened around the board (OCR 17), for the seats the viewer may know about. */
  floor?: FloorView | null;
  /** The players' requests to the arbiters, for the seats the viewer may know about. */
  help?: HelpView | null;
  /** Corrections of its result, in order; none for a viewer who may not see them. */
  corrections?: Correction[];
  /** How its result can be corrected now; absent for a viewer who may not see it. */
  correctable?: Correctable;
  rules?: PlayRules;
  irregularities?: Irregularity[];
  /** Whether each player has confirmed the result; null if he has said nothing about the present result (LAW 8.7). */
  confirmation?: { white: boolean | null; black: boolean | null; disputes?: readonly Dispute[] };
}

/**
 * A player's statement that a result is wrong: open until an arbiter answers with an approval, whatever happens to the
 * result until then (LAW 8.7).
 */
export interface Dispute {
  side: Side;
  of: string;
  at: EpochMs;
  /** Articles by which the result was changed since. */ changes: readonly string[];
  /** What was approved; null while the dispute is open. */ answer: string | null;
  /** The reason, in the arbiter's words. */ reason?: string;
}

/** The sides whose dispute no arbiter has answered yet, White first. */
export const openDisputes = (board: BoardView): Side[] =>
  (["WHITE", "BLACK"] as const).filter(
    (side) => board.confirmation?.disputes?.some((one) => one.side === side && one.answer === null) ?? false,
  );

/** What a player has said about the result. */
export const bySideOf = (
  said: { white: boolean | null; black: boolean | null } | undefined,
  side: Side,
): boolean | null => (side === "WHITE" ? said?.white : said?.black) ?? null;

/** Sealing of a move and adjournment (ADJ I). No frame contains the sealed move. */
export interface Adjournment {
  ordered: boolean;
  reason: string | null;
  sessionEnd: EpochMs | null;
  /** The side that has sealed a move. */
  sealed: Side | null;
  /** Whether the sealing player has confirmed, so that the game is adjourned. */
  confirmed: boolean;
  place: string | null;
  resumesAt: EpochMs | null;
}

/** The present side of the player who had this side then, because players may exchange seats (OCR 19.2). */
export const sideNow = (board: BoardView, side: Side, player: string | undefined): Side =>
  player && bySide(board, side).name !== player && bySide(board, other(side)).name === player ? other(side) : side;
export const bySide = (board: BoardView, side: Side): PlayerView => (side === "WHITE" ? board.white : board.black);
