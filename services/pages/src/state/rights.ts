import type {
  Action,
  BoardView,
  CaseView,
  ConductView,
  Irregularity,
  OrderKind,
  PenaltyKind,
  Role,
  HelpView,
  Side,
  Venue,
  You,
} from "../protocol/protocol";
import { bySide } from "../protocol/protocol";

/**
 * Decides which buttons are worth showing, by the rights that the hall has sent (DEC-21). The owner services decide
 * again, right by right; this only keeps buttons that would be refused off the screen. Commands about a seat belong to
 * that seat's venue, commands about a game to both.
 */
const everywhere = (you: You, action: Action): boolean => you.rights?.[action] === "YES";
/** Whether a right reaches at least one of these venues. */
const reaches = (you: You, action: Action, ...venues: readonly string[]): boolean =>
  everywhere(you, action) || (you.rights?.[action] === "OWN_VENUE" && you.venue !== "" && venues.includes(you.venue));
const atSeat = (you: You, action: Action, board: BoardView, side: Side): boolean =>
  reaches(you, action, bySide(board, side).venue);
const atGame = (you: You, action: Action, board: BoardView): boolean =>
  reaches(you, action, board.white.venue, board.black.venue);
/** Whether a right reaches any venue. */
const anywhere = (you: You, action: Action): boolean => reaches(you, action, you.venue);

const chief = (you: You): boolean => you.role === "CHIEF_ARBITER";
const deputy = (you: You): boolean => you.role === "DEPUTY_CHIEF_ARBITER";

const LCA: readonly Role[] = ["LOCAL_CHIEF_ARBITER"];
const LTA: readonly Role[] = ["LOCAL_TECHNICAL_ARBITER"];
const HALL: readonly Role[] = ["LOCAL_CHIEF_ARBITER", "FLOOR_ARBITER"];
const ANY_ARBITER: readonly Role[] = [...HALL, ...LTA];

const ORDERING: Record<OrderKind, Action> = {
  START: "START_GAME",
  PAUSE: "PAUSE_RESUME_CLOCK",
  RESUME: "PAUSE_RESUME_CLOCK",
  SET_TIMES: "CORRECT_CLOCK",
  ADD_TIME: "CORRECT_CLOCK",
  CORRECT_SETTING: "CORRECT_CLOCK",
};

export const ORDER_KINDS: readonly OrderKind[] = [
  "START",
  "PAUSE",
  "RESUME",
  "SET_TIMES",
  "ADD_TIME",
  "CORRECT_SETTING",
];

/** LAW 6.6: of a board of an open round, until its first move. */
export const mayRepairPairing = (you: You): boolean => everywhere(you, "REPAIR_PAIRING");
export const mayOpenRound = (you: You): boolean => everywhere(you, "OPEN_ROUND");
export const mayCloseRound = (you: You): boolean => everywhere(you, "CLOSE_ROUND");
/** OCR 18.3: the report of the official's own venue, and of the round. */
export const maySignVenue = (you: You, venue: string): boolean => reaches(you, "SIGN_VENUE_REPORT", venue);
export const maySignRound = (you: You): boolean => everywhere(you, "SIGN_ROUND_REPORT");
/**
 * Whether a person sees the report of a venue, or with "" of the round: those who see what happens on the floor there.
 */
export const seesRoundReport = (you: You, venue: string): boolean =>
  reaches(you, "SEE_FLOOR", venue) && reaches(you, "SEE_VENUE", venue);
export const seesStandingsInProgress = (you: You): boolean =>
  you.role !== "PLAYER" && you.role !== "ASSISTANT" && you.role !== "SPECTATOR";
export const mayOrder = (you: You, kind: OrderKind): boolean => anywhere(you, ORDERING[kind]);
export const mayOrderBoard = (you: You, kind: OrderKind, board: BoardView): boolean =>
  atGame(you, ORDERING[kind], board);
export const mayApprove = (you: You, board: BoardView): boolean => atGame(you, "APPROVE_RESULT", board);
export const mayCheck = (you: You, board: BoardView, side: Side): boolean => atSeat(you, "RECORD_CHECK", board, side);
/** APP-III 1: for a player of the official's own venue. */
export const mayNameAssistant = (you: You, board: BoardView, side: Side): boolean =>
  atSeat(you, "NAME_ASSISTANT", board, side);
export const mayAdmitAssistant = (you: You, board: BoardView, side: Side): boolean =>
  atSeat(you, "ADMIT_ASSISTANT", board, side);
/** For officials: all, or those of the person's own venue. */
export const mayIssueCodes = (you: You): boolean =>
  chief(you) || you.role === "CHIEF_ORGANISER" || (LCA.includes(you.role) && you.venue !== "");
export const mayIssueCode = (you: You, board: BoardView, side: Side): boolean =>
  mayCheck(you, board, side) || you.role === "CHIEF_ORGANISER";
/**
 * Who issues a new code to a role: at a venue the Local Chief Arbiter, whose own code comes from the Chief Arbiter,
 * whose code comes from the Chief Organiser.
 */
export const giver = (role: Role): "VENUE" | "HALL" | "ORGANISER" | "CHIEF" => {
  if (role === "CHIEF_ARBITER") return "ORGANISER";
  if (role === "CHIEF_ORGANISER") return "CHIEF";
  return ["PLAYER", "ASSISTANT", "LOCAL_TECHNICAL_ARBITER", "FLOOR_ARBITER", "LOCAL_ORGANISER"].includes(role)
    ? "VENUE"
    : "HALL";
};
/** The right that each penalty needs (DEC-21). */
const PENALISING: Record<PenaltyKind, Action> = {
  WARNING: "PENALISE_LIGHT",
  ADD_TIME_TO_OPPONENT: "PENALISE_LIGHT",
  REDUCE_TIME_OF_OFFENDER: "PENALISE_LIGHT",
  RAISE_SCORE_OF_OPPONENT: "PENALISE_SCORE",
  LOWER_SCORE_OF_OFFENDER: "PENALISE_SCORE",
  GAME_LOST: "PENALISE_SCORE",
  FINE: "PENALISE_HEAVY",
  EXCLUSION: "PENALISE_HEAVY",
  EXPULSION: "PENALISE_HEAVY",
};
export const mayImpose = (you: You, board: BoardView, side: Side, kind: PenaltyKind): boolean =>
  atSeat(you, PENALISING[kind], board, side);
/** APP-I A9, A10. */
export const maySanctionFairPlay = (you: You): boolean => everywhere(you, "SANCTION_FAIR_PLAY");
export const mayRecordPresence = (you: You, board: BoardView, side: Side): boolean =>
  atSeat(you, "RECORD_PRESENCE", board, side);
export const mayRecordConduct = (you: You, board: BoardView, side: Side): boolean =>
  atSeat(you, "RECORD_CONDUCT", board, side);
/** Whether a breach counts as established for this arbiter: it is confirmed, or he recorded it himself (OCR 17.9). */
export const isEstablished = (you: You, incident: Pick<ConductView, "confirmed" | "vouchedBy">): boolean =>
  incident.confirmed || (!!you.id && you.id === incident.vouchedBy);
/**
 * Something recorded or confirmed by mistake may be taken back by the person who did so, or by the Chief Arbiter
 * (OCR 17.9).
 */
export const mayTakeBack = (you: You, board: BoardView, incident: Pick<ConductView, "side" | "vouchedBy">): boolean =>
  mayRecordConduct(you, board, incident.side) && (chief(you) || (!!you.id && you.id === incident.vouchedBy));
/**
 * The last irregularity of a game may be taken back by the person who recorded it, or by the Chief Arbiter (AMD 7.5.5).
 */
export const mayTakeBackRecord = (
  you: You,
  board: BoardView,
  record: Pick<Irregularity, "side" | "recordedBy">,
): boolean =>
  mayImpose(you, board, record.side, "WARNING") && (chief(you) || (!!you.id && you.id === record.recordedBy));
/**
 * The role that acts for a seat of another venue, if this official acts only for his own venue; none if this official
 * acts himself, or for no seat (DEC-21).
 */
export const actInstead = (you: You, board: BoardView, side: Side): readonly Role[] =>
  you.venue === "" || !ANY_ARBITER.includes(you.role) || bySide(board, side).venue === you.venue
    ? []
    : LTA.includes(you.role)
      ? LTA
      : [...LCA, "CHIEF_ARBITER"];
export const seesFloor = (you: You): boolean => chief(you) || deputy(you) || HALL.includes(you.role);
export const mayManageVenue = (you: You, venue: string): boolean => reaches(you, "MANAGE_VENUE", venue);
/** APP-I A8: only for oneself. */
export const mayConfirmProcedures = (you: You, venue: string): boolean => reaches(you, "CONFIRM_PROCEDURES", venue);
export const mayEquipVenue = (you: You, venue: string): boolean => reaches(you, "EQUIP_VENUE", venue);
export const mayRecordPerson = (you: You, venue: string): boolean => reaches(you, "RECORD_CONDUCT", venue);
export const seesVenues = (you: You): boolean => you.rights?.SEE_VENUE !== undefined;
/**
 * The venues that the console sums up in a line each: all for the Chief Arbiter and his deputy, their own for the Local
 * Chief Arbiter and the Local Technical Arbiter.
 */
export function venuesAtAGlance(you: You, all: readonly Venue[]): readonly Venue[] {
  if (!seesVenues(you)) return [];
  if (chief(you) || deputy(you)) return all;
  return [...LCA, ...LTA].includes(you.role) ? all.filter((venue) => venue.id === you.venue) : [];
}
/** Whether this official may exclude a player who did not answer the roll call (FSSI ind-b). */
export const mayExclude = (you: You, board: BoardView, side: Side): boolean =>
  atSeat(you, "WAIVE_DEFAULT", board, side);
export const mayWaive = (you: You, board: BoardView): boolean => atGame(you, "WAIVE_DEFAULT", board);
export const mayAdjourn = (you: You, board: BoardView): boolean => atGame(you, "START_GAME", board);
export const mayRestore = (you: You, board: BoardView): boolean => atGame(you, "CORRECT_CLOCK", board);
export const mayReverse = (you: You, board: BoardView): boolean => atGame(you, "START_GAME", board);
export const mayDeclare = (you: You, board: BoardView): boolean => atGame(you, "DECLARE_DRAW", board);
/** LAW 9.1.1: as for a draw that is declared. */
export const mayConsent = (you: You, board: BoardView): boolean => mayDeclare(you, board);
export const mayTakeSheet = (you: You): boolean => anywhere(you, "PAUSE_RESUME_CLOCK");
export const seesHall = (you: You): boolean => chief(you) || deputy(you) || ANY_ARBITER.includes(you.role);
export const mayReport = (you: You, venue: string): boolean => reaches(you, "REPORT_DISCONNECTION", venue);
export const mayDelegate = (you: You): boolean => everywhere(you, "DELEGATE_DECISION");
/** OCR 18.9: the Chief Arbiter, and the deputy for cases left to him. */
export const mayDecide = (you: You, c: CaseView): boolean =>
  everywhere(you, "DECIDE_DISCONNECTION") && (mayDelegate(you) || c.deputy !== null);
/** OCR 17.11: for a player of the official's own venue, and for the other side's copy. */
/** The captain who speaks for a player of his team; null if the player speaks for himself (FSSI team-b). */
export const captainFor = (you: You | null): string | null => (you?.captain && !you.speaks ? you.captain : null);
export const mayFile = (you: You, board: BoardView, side: Side): boolean => atSeat(you, "FILE_APPEAL", board, side);
export const mayRecordAppeal = (you: You): boolean => everywhere(you, "RECORD_APPEAL");
/** Whether a side may appeal against the result. */
export const mayAppealResult = (board: BoardView, side: Side): boolean =>
  board.help?.appealable?.includes(side) === true;
/** Rulings against which a side may appeal. */
export const appealableRulings = (board: BoardView, side: Side): HelpView["rulings"] =>
  (board.help?.rulings ?? []).filter((one) => one.appealable.includes(side));
/** Whether there is anything for a side to appeal against (OCR 17.11). */
export const isAppealable = (board: BoardView, side: Side): boolean =>
  mayAppealResult(board, side) || appealableRulings(board, side).length > 0;
export const mayAnswer = (you: You, venue: string): boolean => reaches(you, "ANSWER_CALL", venue);
