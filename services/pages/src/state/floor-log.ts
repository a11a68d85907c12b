import {
  bySide,
  type BoardView,
  type ConductView,
  type EpochMs,
  type LeaveView,
  type RulingView,
  type Side,
  type You,
} from "../protocol/protocol";
import { isWithdrawn } from "../decision/withdrawals";

/** A leave or a breach, with its board and player. */
export interface OfSeat<T> {
  board: BoardView;
  player: string;
  what: T;
}

const own = (you: You, board: BoardView, side: Side): boolean => !you.venue || bySide(board, side).venue === you.venue;

/**
 * Leaves that are requested, granted or in use, in the official's own venue or, without one, in all. Players who are
 * out come first, the longest absence first (OCR 17.7).
 */
export function openLeaves(boards: Iterable<BoardView>, you: You): OfSeat<LeaveView>[] {
  const rank = (leave: LeaveView) => ["OUT", "ASKED", "GRANTED"].indexOf(leave.state);
  return collect(boards, (board) =>
    (board.floor?.leaves ?? []).filter((leave) => own(you, board, leave.side) && rank(leave) >= 0),
  ).sort((a, b) => rank(a.what) - rank(b.what) || a.what.since - b.what.since);
}

/** Breaches in the official's own venue or, without one, in all: open ones first, then the newest (OCR 17). */
export function incidents(boards: Iterable<BoardView>, you: You): OfSeat<ConductView>[] {
  return collect(boards, (board) =>
    (board.floor?.incidents ?? []).filter((incident) => own(you, board, incident.side)),
  ).sort((a, b) => Number(a.what.outcome !== null) - Number(b.what.outcome !== null) || b.what.at - a.what.at);
}

/**
 * Unanswered requests for leave in the official's own venue or, without one, in all; the longest waiting first
 * (OCR 17.7).
 */
export const openRequests = (boards: Iterable<BoardView>, you: You): OfSeat<LeaveView>[] =>
  openLeaves(boards, you).filter(({ board, what }) => what.state === "ASKED" && board.status !== "ENDED");

/** Breaches that are not settled: those that still need a penalty first, then the oldest (OCR 17.9). */
export const openBreaches = (boards: Iterable<BoardView>, you: You): OfSeat<ConductView>[] =>
  incidents(boards, you)
    .filter(({ what }) => what.outcome === null)
    .sort((a, b) => Number(b.what.confirmed) - Number(a.what.confirmed) || a.what.at - b.what.at);

/** Since when a player has been away from a game that is not over; undefined if he is not away (OCR 17.7). */
export const outSince = (board: BoardView, side: Side): EpochMs | undefined =>
  board.status === "ENDED"
    ? undefined
    : board.floor?.leaves.findLast((leave) => leave.side === side && leave.state === "OUT")?.since;

/** A player's leave that is requested, granted or in use; after the game only while he is out (OCR 17.7). */
export const openLeave = (board: BoardView, side: Side): LeaveView | undefined =>
  board.floor?.leaves.findLast(
    (leave) =>
      leave.side === side &&
      (leave.state === "OUT" || (board.status !== "ENDED" && (leave.state === "ASKED" || leave.state === "GRANTED"))),
  );

/** How many players of the official's own venue or, without one, of all venues are away from their games. */
export const outCount = (boards: Iterable<BoardView>, you: You): number =>
  openLeaves(boards, you).filter(({ board, what }) => what.state === "OUT" && board.status !== "ENDED").length;

/** How often a player has been out in this game, and how often without leave. */
export function pattern(board: BoardView, side: Side): { times: number; without: number } {
  const out = (board.floor?.leaves ?? []).filter((leave) => leave.side === side && leave.outPly !== null);
  return { times: out.length, without: out.filter((leave) => !leave.authorised).length };
}

/** Rulings about the board made since the breach: one of them may be its penalty (OCR 17.9). */
export const rulingsSince = (rulings: Iterable<RulingView>, board: BoardView, incident: ConductView): RulingView[] =>
  [...rulings].filter(
    (ruling) =>
      ruling.board === board.id &&
      !ruling.caseId &&
      ruling.withdraws === null &&
      !isWithdrawn(ruling) &&
      ruling.state !== "REFUSED" &&
      ruling.at >= incident.at,
  );

/** The number of the next move after this many half-moves. */
export const moveNumber = (ply: number): number => Math.floor(ply / 2) + 1;

function collect<T extends { side: Side; player?: string }>(
  boards: Iterable<BoardView>,
  of: (board: BoardView) => readonly T[],
): OfSeat<T>[] {
  return [...boards].flatMap((board) =>
    of(board).map((what) => ({ board, player: what.player || bySide(board, what.side).name, what })),
  );
}

/**
 * What the page shows of a seat's open leave, sent with an answer: the answer is refused if another arbiter has
 * answered in the meantime (OCR 17.7).
 */
export function openStage(board: BoardView, side: Side): { seen?: "ASKED" | "GRANTED" } {
  const state = board.floor?.leaves.findLast((each) => each.side === side)?.state;
  return state === "ASKED" || state === "GRANTED" ? { seen: state } : {};
}
