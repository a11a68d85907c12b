/** What a page may send: every command with its arguments, and the answer. */

import type { EpochMs, Language, Millis, Points, Seconds, Side } from "./basics";
import type { DrawSituation, IrregularityKind, ResultOutcome, SeatRecord } from "./board";
import type { CheckKind, PenaltyKind, SeatCode } from "./competition";
import type { DefinitionCommands } from "./definition";
import type { Duty, Gender, IncidentKind, IncidentOutcome, Inspected, InspectionOutcome, LeaveTarget } from "./floor";
import type { Clocks } from "./game";
import type { Order, Proposal } from "./orders";
import type { ByeKind, OtherBye } from "./pairing";
import type { AppealOutcome, CallKind } from "./requests";
import type { DecisionOption, FairPlayGround, Penalty } from "./rulings";
import type { Capacity, Measure, Permission, PersonIncidentKind, PersonOutcome, StaffRole } from "./venue";

/** The arguments of each command, by its name. A player's board and side come from the token. */
export interface Commands extends DefinitionCommands {
  play: { uci: string; offerDraw?: boolean; expectedPly?: number };
  offerDraw: Record<string, never>;
  acceptDraw: Record<string, never>;
  declineDraw: Record<string, never>;
  resign: Record<string, never>;
  /** `number`: if a captain calls, the number of the team's board; without it his own board. */
  callArbiter: { text?: string; kind?: CallKind; number?: number };
  openRound: { round: number };
  closeRound: { round: number };
  /** LAW 6.6: with the next number, a new round. */
  planRound: { round: number; startsAt?: EpochMs; reason: string };
  /** Only the last one, and only until it is opened. */
  removeRound: { round: number; reason: string };
  /**
   * In place of all that the round had; `byes`: the pairing-allocated ones; `otherByes`: as if the players had asked
   * for them. The reason may be empty if the round had no pairings.
   */
  setPairings: {
    round: number;
    pairings: readonly { board: number; white: string; black: string }[];
    byes: readonly string[];
    otherByes?: readonly OtherBye[];
    reason: string;
  };
  publishPairings: { round: number };
  /** Of an open round, before the first move (LAW 6.6); the number after the last board adds a board. */
  repairPairing: { round: number; board: number; white: string; black: string; reason: string };
  /** Of an open round, before the first move (LAW 6.6); a player without a bye is not paired. */
  cancelBoard: {
    round: number;
    board: number;
    byes: readonly { player: string; kind: ByeKind }[];
    reason: string;
  };
  /** OCR 18.3: without a venue, the report of the whole round; `sha256` is that of the report the page showed. */
  signReport: { round: number; venue: string; remarks: string; sha256: string };
  /**
   * `seen`: the recorded answer that the page showed, null if none; refused if another arbiter's opposite answer is not
   * named.
   */
  recordCheck: { board: string; side: Side; kind: CheckKind; passed: boolean; note?: string; seen: boolean | null };
  order: Order;
  propose: Order;
  withdraw: { order: string; reason: string };
  takeTimeSheet: { round: number };
  /** `seen`: what the page showed about the seat. */
  recordPresence: { board: string; side: Side; present: boolean; seen?: SeatRecord };
  excludeSeat: { board: string; side: Side; excluded: boolean };
  holdStart: { board: string; side: Side; held: boolean; reason: string };
  /** Without a side: for both; without minutes: no default time applies. */
  waiveDefault: { board: string; side?: Side; minutes?: number; reason: string };
  reverseForfeit: { board: string; reason: string };
  orderSealing: { board: string; reason: string; sessionEnd?: EpochMs };
  sealMove: { uci: string };
  confirmSealed: Record<string, never>;
  confirmReproduced: { ply: number };
  queuePreMove: { uci: string; expectedPly: number };
  cancelPreMove: Record<string, never>;
  /**
   * `seen`: the record that the page showed, null if none; refused if a different record of another arbiter is not
   * named.
   */
  confirmEnvelope: {
    board: string;
    place: string;
    resumesAt: EpochMs;
    seen: { place: string; resumesAt: EpochMs } | null;
  };
  resumeAdjourned: { board: string };
  /** `ply` is the number of half-moves that remain; a clock without a time stays unchanged. */
  /** `seen`: the board's `clockChanges` that the page showed; refused if the number differs. */
  restorePosition: { board: string; ply: number; whiteMs?: Millis; blackMs?: Millis; reason: string; seen: number };
  reverseColours: { board: string; reason: string };
  /** Starts from a Chess960 position, given by its number. */
  replay: { board: string; position: number; reason: string };
  allowEarlyOffers: { board: string; allowed: boolean; reason: string; attempt: number };
  /** OCR 19.3: after which half-move, of which attempt. */
  claimDraw: { situation: DrawSituation; uci?: string };
  /**
   * `seen`: how many records of the game the page showed; `again`: records the same irregularity once more at the same
   * half-move (AMD 7.5.5).
   */
  recordIrregularity: {
    board: string;
    side: Side;
    kind: IrregularityKind;
    ply: number;
    giveTime?: boolean;
    reason: string;
    attempt: number;
    seen: number;
    again?: boolean;
  };
  /** The last record of the game; `seen` as above. */
  takeBackIrregularity: { board: string; reason: string; attempt: number; seen: number };
  declareDraw: { board: string; situation: DrawSituation; ply: number; reason: string; attempt: number };
  /** OCR 19.4: `line`: moves that lead to checkmate, if it can be shown. */
  changeResult: { board: string; outcome: ResultOutcome; line?: string; reason: string; attempt: number };
  /** OCR 16.11: the player reports that he is at the board. */
  checkIn: Record<string, never>;
  askClockTimes: Record<string, never>;
  nameAssistant: { board: string; side: Side; name: string; language: Language };
  admitAssistant: { board: string; side: Side; assistant: string };
  dismissAssistant: { board: string; side: Side; assistant: string; reason: string };
  acceptHelper: { board: string; side: Side; name: string; disabled: boolean };
  dismissHelper: { board: string; side: Side; reason: string };
  adjustForHelp: { board: string; side: Side; changeMs: Millis; reason: string; attempt: number; seen: number };
  askLeave: { target: LeaveTarget; note?: string };
  /** Without a target, the leave is refused. */
  /** `seen`: what the page showed about the seat's open leave, none if absent; refused if that has changed. */
  answerLeave: { board: string; side: Side; granted?: LeaveTarget; note?: string; seen?: "ASKED" | "GRANTED" };
  /** Without a target, the player is back. */
  recordAbsence: { board: string; side: Side; left?: LeaveTarget };
  /** `seen`: incidents of the board that the page showed; refused if another arbiter has recorded the same since. */
  openIncident: { board: string; side: Side; kind: IncidentKind; note: string; seen: number };
  confirmIncident: { board: string; incident: string; note?: string };
  closeIncident: { board: string; incident: string; outcome: IncidentOutcome; ruling?: string; note?: string };
  recordInspection: {
    board: string;
    side: Side;
    what: Inspected;
    inspector: string;
    inspectorGender: Gender;
    playerGender: Gender;
    privatePlace: boolean;
    outcome: InspectionOutcome;
    note?: string;
  };
  tickDuty: { board: string; side: Side; duty: Duty; done: boolean };
  openVenue: { venue: string; round: number };
  closeVenue: { venue: string };
  recordStaff: { venue: string; person: string; role: StaffRole; present: boolean };
  reportCamera: { venue: string; camera: string; reporting: boolean };
  answerAlert: { venue: string; alert: string; note?: string };
  recordInternetTest: { venue: string; passed: boolean; note?: string };
  /** APP-I A7, A8. */
  tellPlayers: { venue: string; told: boolean };
  confirmProcedures: { venue: string; known: boolean };
  tickMeasure: { venue: string; round: number; measure: Measure; done: boolean };
  recordPermission: { venue: string; person: string; permission: Permission; granted: boolean; note?: string };
  openPersonIncident: { venue: string; kind: PersonIncidentKind; person: string; capacity: Capacity; note?: string };
  closePersonIncident: { venue: string; incident: string; outcome: PersonOutcome; note?: string };
  registerDevice: { venue: string; device: string; label?: string; registered: boolean };
  recordBag: { venue: string; person: string; stored: boolean; place?: string; deviceOff?: boolean };
  recordMedical: { venue: string; present: boolean; hospitalKm?: number; ambulance?: boolean; note?: string };
  recordCommunication: { board: string; side: Side; present: boolean };
  confirmReport: { venue: string; caseId: string; note?: string };
  askQuestion: { text: string; number?: number };
  answerQuestion: { board: string; question: string; article: string; note?: string };
  /** Without a ruling, the appeal is against the result. */
  fileAppeal: { ruling?: string; text: string; number?: number };
  fileAppealFor: { board: string; side: Side; ruling?: string; text: string };
  takeCopy: { board: string; appeal: string };
  recordFee: { board: string; appeal: string; reference?: string };
  /** `seen`: how many rulings of the board the page showed; refused if another one was made in the meantime. */
  decideAppeal: {
    board: string;
    appeal: string;
    outcome: AppealOutcome;
    white?: Points;
    black?: Points;
    reason: string;
    seen: number;
    /** Effects of the ruling that cannot be undone may stay. */ effectStays?: true;
  };
  recordFailedPause: { board: string; wantedAt: EpochMs; reason: string };
  /** At least one of the two. */
  compensateFailedPause: { board: string; failure: string; whiteMs?: Millis; blackMs?: Millis };
  closeFailedPause: { board: string; failure: string; reason: string };
  acknowledgeCall: { board: string; callId: string };
  answerCall: { board: string; callId: string; valid: boolean; note?: string };
  decideDisconnection: {
    board: string;
    caseId: string;
    option: DecisionOption;
    reduceSeconds?: Seconds;
    control?: string;
    reason?: string;
    addTo?: Side;
    addSeconds?: Seconds;
    /** For the disconnected player, if responsible for his connection (OCR 11.1). */ penalties?: Penalty[];
  };
  delegateDecision: { board: string; caseId: string };
  /** `seen` as above. */
  penalise: {
    board: string;
    offender: Side;
    items: Penalty[];
    reason: string;
    seen: number;
    /** The call without a valid reason that is penalised (LAW 6.11.4). */ call?: string;
    /** Shown as a card. */ card?: boolean;
    /** The ground of a fair-play ruling. */ fairPlay?: FairPlayGround;
  };
  /** All of the named penalties, or none; `seen` as above (OCR 18.3). */
  withdrawRuling: { board: string; ruling: string; kinds: PenaltyKind[]; reason: string; seen: number };
  /** `seen`: the score the page showed; refused if it differs by now. */
  /** With the players whom the page shows as disputing it (LAW 8.7). */
  approveResult: {
    board: string;
    seen: string;
    disputed: Side[];
    /** The reason, for the player who disputes it. */ reason?: string;
  };
  confirmResult: { agrees: boolean };
  /** Shuts out all devices of an official, because one was lost. */
  shutOut: { official: string };
  /** For the seats of a round whose players have no signed-in device, in the official's own venue or in all. */
  issueRoundCodes: { round: number };
  issueCode: { board: string; side: Side; /** For the seat's assistant. */ assistant?: boolean } | { official: string };
}
export type CommandName = keyof Commands;

export type Outcome =
  | { ok: true; code?: string; codes?: SeatCode[]; proposals?: Proposal[]; clocks?: Clocks }
  | { ok: false; code: string; rule: string; text: string; details?: Readonly<Record<string, string>> };
