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
import { isWithdrawn } from "./withdrawals";

/** A leave or a breach, and the board and the player it is of. */
export interface OfSeat<T> {
  board: BoardView;
  player: string;
  what: T;
}

const own = (you: You, board: BoardView, side: Side): boolean => !you.venue || bySide(board, side).venue === you.venue;

/** What of the own venue, or of all without one, is asked, given or being used: those who are out first, the longest first (OCR 17.7). */
export function openLeaves(boards: Iterable<BoardView>, you: You): OfSeat<LeaveView>[] {
  const rank = (leave: LeaveView) => ["OUT", "ASKED", "GRANTED"].indexOf(leave.state);
  return collect(boards, (board) =>
    (board.floor?.leaves ?? []).filter((leave) => own(you, board, leave.side) && rank(leave) >= 0),
  ).sort((a, b) => rank(a.what) - rank(b.what) || a.what.since - b.what.since);
}

/** Breaches of the own venue, or of all without one: the open ones first, the newest first (OCR 17). */
export function incidents(boards: Iterable<BoardView>, you: You): OfSeat<ConductView>[] {
  return collect(boards, (board) =>
    (board.floor?.incidents ?? []).filter((incident) => own(you, board, incident.side)),
  ).sort((a, b) => Number(a.what.outcome !== null) - Number(b.what.outcome !== null) || b.what.at - a.what.at);
}

/** Who of the own venue, or of all without one, waits for an answer whether he may leave, the longest first (OCR 17.7). */
export const openRequests = (boards: Iterable<BoardView>, you: You): OfSeat<LeaveView>[] =>
  openLeaves(boards, you).filter(({ board, what }) => what.state === "ASKED" && board.status !== "ENDED");

/** Breaches that are not settled: those that owe a penalty first, then the oldest (OCR 17.9). */
export const openBreaches = (boards: Iterable<BoardView>, you: You): OfSeat<ConductView>[] =>
  incidents(boards, you)
    .filter(({ what }) => what.outcome === null)
    .sort((a, b) => Number(b.what.confirmed) - Number(a.what.confirmed) || a.what.at - b.what.at);

/** Since when a player is away from a game that is not over; undefined: he is not (OCR 17.7). */
export const outSince = (board: BoardView, side: Side): EpochMs | undefined =>
  board.status === "ENDED"
    ? undefined
    : board.floor?.leaves.findLast((leave) => leave.side === side && leave.state === "OUT")?.since;

/** A player's leave that is asked, given or being used; of a game that is over only while he is out (OCR 17.7). */
export const openLeave = (board: BoardView, side: Side): LeaveView | undefined =>
  board.floor?.leaves.findLast(
    (leave) =>
      leave.side === side &&
      (leave.state === "OUT" || (board.status !== "ENDED" && (leave.state === "ASKED" || leave.state === "GRANTED"))),
  );

/** How many players of the own venue, or of all without one, are away from their games. */
export const outCount = (boards: Iterable<BoardView>, you: You): number =>
  openLeaves(boards, you).filter(({ board, what }) => what.state === "OUT" && board.status !== "ENDED").length;

/** How often a player has been out in this game, and how often without leave. */
export function pattern(board: BoardView, side: Side): { times: number; without: number } {
  const out = (board.floor?.leaves ?? []).filter((leave) => leave.side === side && leave.outPly !== null);
  return { times: out.length, without: out.filter((leave) => !leave.authorised).length };
}

/** Rulings of the board given since the breach: one of them may be its penalty (OCR 17.9). */
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

/** The number of the move that is next after so many half-moves. */
export const moveNumber = (ply: number): number => Math.floor(ply / 2) + 1;

function collect<T extends { side: Side; player?: string }>(
  boards: Iterable<BoardView>,
  of: (board: BoardView) => readonly T[],
): OfSeat<T>[] {
  return [...boards].flatMap((board) =>
    of(board).map((what) => ({ board, player: what.player || bySide(board, what.side).name, what })),
  );
}

/** What a page shows of a seat's open leave, for an answer: refused if another arbiter has answered meanwhile (OCR 17.7). */
export function openStage(board: BoardView, side: Side): { seen?: "ASKED" | "GRANTED" } {
  const state = board.floor?.leaves.findLast((each) => each.side === side)?.state;
  return state === "ASKED" || state === "GRANTED" ? { seen: state } : {};
}
