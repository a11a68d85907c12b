import { isAbsent, isUnchecked } from "./arrivals";
import {
  bySide,
  type BoardView,
  type CheckKind,
  type Competition,
  type EpochMs,
  type MissingPoint,
  type Missing,
  type PremisesView,
  type Round,
  type Side,
  type Start,
} from "../protocol/protocol";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];
const CHECKS: readonly CheckKind[] = ["DEVICE", "FAIR_PLAY"];

/** What holds a board; players are told only about these. */
export type Holding = Extract<MissingPoint, "OPENING" | "DEVICE_CHECK" | "FAIR_PLAY_CHECK">;
const HOLDING: readonly MissingPoint[] = ["OPENING", "DEVICE_CHECK", "FAIR_PLAY_CHECK"];
const isHolding = (point: MissingPoint): point is Holding => HOLDING.includes(point);

/** Everything that keeps a venue closed, in the reader's language with the articles (OCR 16.3). */
export const shutBy = (venue: PremisesView, points: Record<MissingPoint, string>): string =>
  venue.missing
    .filter((one) => one.gate === "VENUE")
    .map((one) => `${points[one.point]} (${one.article})`)
    .join("; ");

/** The round being prepared: that of the venues, otherwise the first that is not open. */
export function prepared(competition: Competition | null, premises: Iterable<PremisesView>): Round | undefined {
  const number = [...premises][0]?.round;
  return (
    competition?.rounds.find((round) => round.number === number) ?? competition?.rounds.find((round) => !round.opened)
  );
}

/** The Chess960 position from which a round's games begin; null in standard chess, and before the round is open. */
export const startOf = (competition: Competition | null, number: number): Start | null =>
  competition?.rounds.find((round) => round.number === number)?.chess960 ?? null;

/** The state of the countdown to a planned start: not planned, too early, running or over. */
export type Countdown = "NOT_PLANNED" | "EARLY" | "RUNNING" | "OVER";
export function countdown(round: Round | undefined, now: EpochMs): Countdown {
  if (!round || round.startsAt === null || round.shownFrom === null) return "NOT_PLANNED";
  return now < round.shownFrom ? "EARLY" : now < round.startsAt ? "RUNNING" : "OVER";
}

/** When a round is planned to start, if that is after an instant; null if it is not, or if no start is planned. */
export function plannedStart(competition: Competition | null, number: number, at: EpochMs): EpochMs | null {
  const planned = competition?.rounds.find((round) => round.number === number)?.startsAt ?? null;
  return planned !== null && planned > at ? planned : null;
}

export interface SeatToDo {
  board: BoardView;
  side: Side;
  missing: readonly Missing[];
}

/**
 * Seats that still lack something: at boards that have not begun, and of players who arrived after their game had begun
 * without them; in the order of the boards.
 */
export function seatsToDo(boards: Iterable<BoardView>, round: number): SeatToDo[] {
  return inOrder(
    boards,
    (board) => board.round === round && (board.status === "CREATED" || SIDES.some((side) => isUnchecked(board, side))),
  )
    .flatMap((board) => SIDES.map((side) => ({ board, side, missing: bySide(board, side).missing ?? [] })))
    .filter(({ missing }) => missing.length > 0);
}

/**
 * Seats that are completely answered, as checked or absent; an answer can be changed until the game begins without
 * waiting for the player (OCR 18.5, 18.6, DEC-27).
 */
export const seatsAnswered = (boards: Iterable<BoardView>, round: number): { board: BoardView; side: Side }[] =>
  waiting(boards, round)
    .flatMap((board) => SIDES.map((side) => ({ board, side })))
    .filter(({ board, side }) => {
      const seat = bySide(board, side);
      return seat.missing?.length === 0 && (isAbsent(board, side) || madeChecks(board, side).length > 0);
    });

/** Checks a seat has passed. */
export function madeChecks(board: BoardView, side: Side): CheckKind[] {
  const checks = bySide(board, side).checks;
  return CHECKS.filter((kind) => (kind === "DEVICE" ? checks?.device : checks?.fairPlay) === true);
}

const inOrder = (boards: Iterable<BoardView>, which: (board: BoardView) => boolean): BoardView[] =>
  [...boards].filter(which).sort((a, b) => a.number - b.number);
const waiting = (boards: Iterable<BoardView>, round: number): BoardView[] =>
  inOrder(boards, (board) => board.round === round && board.status === "CREATED");

/** Whether nothing holds the board. */
export const isReady = (board: BoardView): boolean =>
  SIDES.every(
    (side) => !bySide(board, side).held && !(bySide(board, side).missing ?? []).some((one) => one.gate === "BOARD"),
  );

export function readyCount(boards: Iterable<BoardView>, round: number): { ready: number; all: number } {
  const all = waiting(boards, round);
  return { ready: all.filter(isReady).length, all: all.length };
}

/**
 * A game that must be played again at its board (OCR 18.9 c, d, 19.2), and the checks of its players that must be
 * repeated (DEC-26).
 */
export interface Again {
  board: BoardView;
  checks: { side: Side; kinds: CheckKind[] }[];
}

export const isAgain = (board: BoardView): boolean => board.status === "CREATED" && board.attempt > 1;

/** In the order of the boards; empty for people who may not see the checks. */
export const toBeginAgain = (boards: Iterable<BoardView>): Again[] =>
  [...boards]
    .filter((board) => isAgain(board) && board.white.checks && board.black.checks)
    .sort((a, b) => a.round - b.round || a.number - b.number)
    .map((board) => ({
      board,
      checks: SIDES.map((side) => ({ side, kinds: uncheckedAt(board, side) })).filter(({ kinds }) => kinds.length > 0),
    }));

function uncheckedAt(board: BoardView, side: Side): CheckKind[] {
  if (isAbsent(board, side) || board.arrival?.excluded.includes(side)) return [];
  return CHECKS.filter((kind) => !madeChecks(board, side).includes(kind));
}

export const openAlerts = (premises: Iterable<PremisesView>): PremisesView["alerts"] =>
  [...premises].flatMap((venue) => venue.alerts.filter((alert) => alert.note === null));

/**
 * The people who may be in the playing area of a venue: staff, players who have not finished, their admitted
 * assistants, and people with permission (OCR 16.2/b, LAW 11.4).
 */
export function accessList(
  venue: PremisesView,
  boards: Iterable<BoardView>,
): { staff: string[]; players: string[]; permitted: string[] } {
  const playing = [...boards]
    .filter((board) => board.round === venue.round && board.status !== "ENDED")
    .sort((a, b) => a.number - b.number);
  return {
    staff: venue.staff.filter((one) => one.present).map((one) => one.name),
    players: playing
      .flatMap((board) => SIDES.map((side) => bySide(board, side)))
      .filter((player) => player.venue === venue.venue)
      .flatMap((player) => [player.name, ...(player.assistant?.admitted ? [player.assistant.name] : [])]),
    permitted: [...new Set(venue.permissions.filter((one) => one.permission !== "DEVICE").map((one) => one.person))],
  };
}

/** What the start of a player's own game waits for, his own seat first. */
export function waitsFor(board: BoardView, side: Side): { point: Holding; own: boolean }[] {
  if (board.status !== "CREATED") return [];
  const of = (seat: Side): Holding[] => (bySide(board, seat).missing ?? []).map((one) => one.point).filter(isHolding);
  const own = of(side);
  return [
    ...own.map((point) => ({ point, own: true })),
    ...of(side === "WHITE" ? "BLACK" : "WHITE").map((point) => ({ point, own: false })),
  ];
}
