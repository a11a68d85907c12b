/** The competition, its rounds and regulations, and the people in it. */

import type { EpochMs, Points, Role, Seconds, Side } from "./basics";
import type { OwnChange } from "./own-entry";

export type CheckKind = "DEVICE" | "FAIR_PLAY";

/** In the order of OCR 18.4. */
export type PenaltyKind =
  | "WARNING"
  | "ADD_TIME_TO_OPPONENT"
  | "REDUCE_TIME_OF_OFFENDER"
  | "RAISE_SCORE_OF_OPPONENT"
  | "LOWER_SCORE_OF_OFFENDER"
  | "GAME_LOST"
  | "FINE"
  | "EXCLUSION"
  | "EXPULSION";

/** What players must show before a game (APP-I A6). */
export type Showing = "SURROUNDINGS_SHOWN" | "TASKS_SHOWN" | "SCREEN_SHARED";

/** The actions of the authority matrix that pages ask about (DEC-21). */
export type Action =
  | "RECORD_CHECK"
  | "START_GAME"
  | "PAUSE_RESUME_CLOCK"
  | "CORRECT_CLOCK"
  | "REPORT_DISCONNECTION"
  | "DECIDE_DISCONNECTION"
  | "DELEGATE_DECISION"
  | "PENALISE_LIGHT"
  | "PENALISE_SCORE"
  | "PENALISE_HEAVY"
  | "SANCTION_FAIR_PLAY"
  | "DECLARE_DRAW"
  | "APPROVE_RESULT"
  | "CLOSE_ROUND"
  | "SIGN_VENUE_REPORT"
  | "SIGN_ROUND_REPORT"
  | "RECORD_PRESENCE"
  | "RECORD_CONDUCT"
  | "MANAGE_VENUE"
  | "CONFIRM_PROCEDURES"
  | "EQUIP_VENUE"
  | "WAIVE_DEFAULT"
  | "NAME_ASSISTANT"
  | "ADMIT_ASSISTANT"
  | "ANSWER_CALL"
  | "FILE_APPEAL"
  | "RECORD_APPEAL"
  | "REPAIR_PAIRING"
  | "OPEN_ROUND"
  | "SEE_FLOOR"
  | "SEE_VENUE";

/** How far a right reaches: everywhere, to the person's own venue, or to the person's own seat. */
export type Scope = "YES" | "OWN_VENUE" | "OWN_SEAT";

export interface You {
  role: Role;
  /** The person's id in the competition. */ id?: string;
  name: string;
  venue: string;
  venueName: string;
  board: string;
  side: Side | "";
  /** The captain who calls arbiters for this player (FSSI team-b); null if the player calls himself. */
  captain?: string | null;
  /** Whether this player is the captain who calls for the team. */
  speaks?: boolean;
  /** Roles whose rulings this person cannot withdraw (DEC-21). */
  above?: readonly Role[];
  /** What this person's role may do, and how far (DEC-21). */
  rights?: Readonly<Partial<Record<Action, Scope>>>;
}

export interface Enrolment extends You {
  token: string;
  competitionId: string;
}

export interface Venue {
  id: string;
  name: string;
  /** "Europe/Rome". */ timeZone: string;
}

/** A round, with its planned start and the start of the countdown; null if no start is planned. */
export interface Round {
  number: number;
  opened: boolean;
  /** Whether it was made official and nothing has changed since. */ official: boolean;
  startsAt: EpochMs | null;
  shownFrom: EpochMs | null;
  /** Venues whose reports are signed; "" stands for the round's report. */ signed: string[];
  /** Venues whose signatures became void because a result changed. */ lapsed?: string[];
  /** How often its reports were signed. */ signings?: number;
  /** The start position, once the round is open (960 II.1); absent for the standard one. */ chess960?: Start | null;
  /**
   * Pairings without a game, as far as the viewer may see them; before it is opened, those it would have if it were
   * opened now (OCR 18.4.8, 18.4.9).
   */ unplayed?: readonly Unplayed[];
  /**
   * How far its pairings are, as far as the viewer may know; absent if the hall does not say.
   */ state?: "NOT_PAIRED" | "PAIRED" | "PUBLISHED" | "OPEN";
  /**
   * The pairings that the viewer may see: of rounds that are not open, and of the latest open one.
   */ pairings?: readonly RoundPairing[];
  /** Numbers of its boards that were cancelled, which no other board gets (LAW 6.6). */ cancelled?: readonly number[];
  /**
   * Boards about which a ruling was made since it was official; none while it is official, and if it never was (17.11).
   */ changed: number[];
}

/** A pairing that is saved, with the venue of each player. */
export interface RoundPairing {
  board: number;
  white: PairedPlayer;
  black: PairedPlayer;
}
export interface PairedPlayer {
  id: string;
  name: string;
  venue: string;
}

/** A pairing decided by a ruling that excludes one or both players. */
export interface Unplayed {
  board: number;
  white: UnplayedSeat;
  black: UnplayedSeat;
}

export interface UnplayedSeat {
  name: string;
  venue: string;
  venueName: string;
  /**
   * What excludes the player; null if only the opponent is excluded. `expelledIn`: the round of the expulsion (18.4.9).
   */
  excluded: { article: string; ruling: string; expelledIn?: number | null } | null;
}

/**
 * A round in which this player is paired but has no game. `own`: he himself is excluded; `theirs`: his opponent is, who
 * is "" before the round is open.
 */
export interface NoGame {
  round: number;
  opponent: string;
  own: boolean;
  theirs: boolean;
  article: string;
  /** The round of the expulsion (18.4.9). */
  expelledIn?: number | null;
}

/** A Chess960 position: its number, and White's pieces from the a-file on. */
export interface Start {
  number: number;
  array: string;
}

export interface Competition {
  id: string;
  name: string;
  rounds: Round[];
  venues: Venue[];
  /** The announced time control. */ control: string;
  /** Checks of both players before every game, including one after a restart (DEC-26). */ checks: CheckKind[];
  /** Whether there is a Deputy Chief Arbiter. */ deputy: boolean;
  penalties: PenaltyRules;
  calls: CallRules;
  appeals: AppealRules;
  floor: FloorRules;
  input?: InputRules;
  /** What players changed of their own entries, for those who pair the rounds (OCR 16.1). */
  ownChanges?: readonly OwnChange[];
}

/** How players may enter moves and are informed of them (OCR 3.6, 20.3). */
export interface InputRules {
  smartMove: boolean;
  autoPromotion: readonly Promotion[];
  sound: boolean;
}
export type Promotion = "Q" | "R" | "B" | "N";

/** What the regulations require of players besides playing (OCR 17.8, 20.7, LAW 11.2.4). */
export interface FloorRules {
  scoresheets: boolean;
  dressCode: string | null;
  opponentReports: boolean;
  /** What players must show before each game (APP-I A6). */ showings?: readonly Showing[];
  /** Whether headphones may be worn (OCR 9.7). */ headphones?: boolean;
  /** Whether Appendix I is adopted (APP-I A7, A8). */ appendix?: boolean;
  /** Minutes before the planned start at which the roll is called (FSSI ind-b). */ rollCall?: number | null;
}

/** What the regulations say about appeals (OCR 17.11); the fee is in EUR. */
export interface AppealRules {
  allowed: boolean;
  results: boolean;
  deadlineMinutes: number | null;
  fee: string;
  body: string;
}

/**
 * What the regulations say about calls (OCR 19.1): whether a call pauses the game, and whether a call without a valid
 * reason must be penalised.
 */
export interface CallRules {
  stopsClock: boolean;
  shallPenalise: boolean;
}

/** The part of the regulations that penalties need (OCR 7.1, 17.3, 18.4). */
export interface PenaltyRules {
  win: Points;
  draw: Points;
  loss: Points;
  /** Proposed for a time penalty. */
  seconds: Seconds;
  fines: { code: string; amount: string }[];
  /** The penalty for a forbidden device: "LOSS", or another penalty by name. */
  forbidden: string;
  /** Whether a warning or a lost game may be shown as a card. */
  cards: boolean;
  /** Whether players are responsible for their connections (OCR 11.1, 16.5). */
  ownLine?: boolean;
  /** The penalties that a decision about a disconnection may include; time is handled by the decision itself. */
  withDecision?: readonly PenaltyKind[];
  /** Whether cheating that is not proven may be sanctioned (APP-I A9). */
  withoutProof: boolean;
  /** Whether a lost game or an exclusion for fair-play reasons cannot be appealed against (APP-I A10). */
  fairPlayFinal: boolean;
}

/** The game at which a player is wanted while he sits at another board. */
export interface NextGame {
  board: string;
  round: number;
  number: number;
  side: Side;
  opponent: string;
}

/** A player's code on a slip; `number` is that of the board. */
export interface SeatCode {
  board: string;
  number: number;
  side: Side;
  player: string;
  venueName: string;
  code: string;
}

/** A person to whom a code may be issued; the venue is "" if there is none. */
export interface OfficialView {
  id: string;
  role: Role;
  name: string;
  venue: string;
  venueName: string;
}

/** An article of the catalogue of rules. */
/** An article, its document and its meaning; "" if we do not explain it. */
export interface Rule {
  id: string;
  document: string;
  en: string;
  it: string;
}
