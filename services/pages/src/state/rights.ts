import type {
  BoardView,
  CaseView,
  ConductView,
  Irregularity,
  OrderKind,
  PenaltyKind,
  Role,
  HelpView,
  Side,
  You,
} from "../protocol/protocol";
import { bySide } from "../protocol/protocol";

/**
 * Decides which buttons are worth showing. The owner services decide again, right by right; this only keeps buttons
 * that would be refused off the screen. Commands about a seat belong to that seat's venue, commands about a game to
 * both.
 */
const chief = (you: You): boolean => you.role === "CHIEF_ARBITER";
const deputy = (you: You): boolean => you.role === "DEPUTY_CHIEF_ARBITER";
const local = (you: You, roles: readonly Role[], venue: string): boolean =>
  roles.includes(you.role) && you.venue === venue;
const atGame = (you: You, roles: readonly Role[], board: BoardView): boolean =>
  local(you, roles, board.white.venue) || local(you, roles, board.black.venue);

const LCA: readonly Role[] = ["LOCAL_CHIEF_ARBITER"];
const LTA: readonly Role[] = ["LOCAL_TECHNICAL_ARBITER"];
const HALL: readonly Role[] = ["LOCAL_CHIEF_ARBITER", "FLOOR_ARBITER"];
const ANY_ARBITER: readonly Role[] = [...HALL, ...LTA];
/** The roles that start clocks, and the roles that may stop, resume and correct them. */
const ordering = (kind: OrderKind): readonly Role[] => (kind === "START" ? LCA : HALL);

export const ORDER_KINDS: readonly OrderKind[] = [
  "START",
  "PAUSE",
  "RESUME",
  "SET_TIMES",
  "ADD_TIME",
  "CORRECT_SETTING",
];

export const mayOpenRound = (you: You): boolean => chief(you) || you.role === "CHIEF_ORGANISER";
export const mayCloseRound = (you: You): boolean => chief(you);
/** OCR 18.3: the report of the official's own venue, and of the round. */
export const maySignVenue = (you: You, venue: string): boolean => local(you, LCA, venue);
export const maySignRound = (you: You): boolean => chief(you);
/**
 * Whether a person sees the report of a venue, or with "" of the round: those who see what happens on the floor there.
 */
export const seesRoundReport = (you: You, venue: string): boolean =>
  chief(you) || deputy(you) || you.role === "FAIR_PLAY_OFFICER" || (venue !== "" && local(you, HALL, venue));
export const seesStandingsInProgress = (you: You): boolean =>
  you.role !== "PLAYER" && you.role !== "ASSISTANT" && you.role !== "SPECTATOR";
export const mayOrder = (you: You, kind: OrderKind): boolean =>
  chief(you) || (ordering(kind).includes(you.role) && you.venue !== "");
export const mayOrderBoard = (you: You, kind: OrderKind, board: BoardView): boolean =>
  chief(you) || atGame(you, ordering(kind), board);
export const mayApprove = (you: You, board: BoardView): boolean => chief(you) || atGame(you, LCA, board);
export const mayCheck = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, LCA, bySide(board, side).venue);
/** APP-III 1: for a player of the official's own venue. */
export const mayNameAssistant = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, [...LCA, "LOCAL_ORGANISER"], bySide(board, side).venue);
export const mayAdmitAssistant = (you: You, board: BoardView, side: Side): boolean => mayCheck(you, board, side);
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
/**
 * The roles that impose each penalty on a player of their own venue; only the Chief Arbiter imposes the others
 * (DEC-21).
 */
const penalising: Partial<Record<PenaltyKind, readonly Role[]>> = {
  WARNING: HALL,
  ADD_TIME_TO_OPPONENT: HALL,
  REDUCE_TIME_OF_OFFENDER: HALL,
  RAISE_SCORE_OF_OPPONENT: LCA,
  LOWER_SCORE_OF_OFFENDER: LCA,
  GAME_LOST: LCA,
};
export const mayImpose = (you: You, board: BoardView, side: Side, kind: PenaltyKind): boolean =>
  chief(you) || local(you, penalising[kind] ?? [], bySide(board, side).venue);
/** APP-I A9, A10. */
export const maySanctionFairPlay = (you: You): boolean => chief(you);
export const mayRecordPresence = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, HALL, bySide(board, side).venue);
export const mayRecordConduct = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, HALL, bySide(board, side).venue);
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
export const mayManageVenue = (you: You, venue: string): boolean => chief(you) || local(you, LCA, venue);
/** APP-I A8: only for oneself. */
export const mayConfirmProcedures = (you: You, venue: string): boolean =>
  chief(you) || deputy(you) || local(you, ANY_ARBITER, venue);
export const mayEquipVenue = (you: You, venue: string): boolean =>
  chief(you) || local(you, [...LCA, ...LTA, "LOCAL_ORGANISER"], venue);
export const mayRecordPerson = (you: You, venue: string): boolean => chief(you) || local(you, HALL, venue);
export const seesVenues = (you: You): boolean =>
  chief(you) ||
  deputy(you) ||
  [...ANY_ARBITER, "CHIEF_ORGANISER", "LOCAL_ORGANISER", "FAIR_PLAY_OFFICER"].includes(you.role);
/** Whether this official may exclude a player who did not answer the roll call (FSSI ind-b). */
export const mayExclude = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, LCA, bySide(board, side).venue);
export const mayWaive = (you: You, board: BoardView): boolean => chief(you) || atGame(you, LCA, board);
export const mayAdjourn = (you: You, board: BoardView): boolean => chief(you) || atGame(you, LCA, board);
export const mayRestore = (you: You, board: BoardView): boolean => chief(you) || atGame(you, HALL, board);
export const mayReverse = (you: You, board: BoardView): boolean => chief(you) || atGame(you, LCA, board);
export const mayDeclare = (you: You, board: BoardView): boolean => chief(you) || atGame(you, LCA, board);
/** LAW 9.1.1: as for a draw that is declared. */
export const mayConsent = (you: You, board: BoardView): boolean => mayDeclare(you, board);
export const mayTakeSheet = (you: You): boolean => chief(you) || (HALL.includes(you.role) && you.venue !== "");
export const seesHall = (you: You): boolean => chief(you) || deputy(you) || ANY_ARBITER.includes(you.role);
export const mayReport = (you: You, venue: string): boolean => local(you, LTA, venue);
export const mayDelegate = (you: You): boolean => chief(you);
/** OCR 18.9: the Chief Arbiter, and the deputy for cases left to him. */
export const mayDecide = (you: You, c: CaseView): boolean => chief(you) || (deputy(you) && c.deputy !== null);
/** OCR 17.11: for a player of the official's own venue, and for the other side's copy. */
/** The captain who speaks for a player of his team; null if the player speaks for himself (FSSI team-b). */
export const captainFor = (you: You | null): string | null => (you?.captain && !you.speaks ? you.captain : null);
export const mayFile = (you: You, board: BoardView, side: Side): boolean =>
  chief(you) || local(you, LCA, bySide(board, side).venue);
export const mayRecordAppeal = (you: You): boolean => chief(you) || you.role === "CHIEF_ORGANISER";
/** Whether a side may appeal against the result. */
export const mayAppealResult = (board: BoardView, side: Side): boolean =>
  board.help?.appealable?.includes(side) === true;
/** Rulings against which a side may appeal. */
export const appealableRulings = (board: BoardView, side: Side): HelpView["rulings"] =>
  (board.help?.rulings ?? []).filter((one) => one.appealable.includes(side));
/** Whether there is anything for a side to appeal against (OCR 17.11). */
export const isAppealable = (board: BoardView, side: Side): boolean =>
  mayAppealResult(board, side) || appealableRulings(board, side).length > 0;
export const mayAnswer = (you: You, venue: string): boolean => chief(you) || local(you, ANY_ARBITER, venue);
