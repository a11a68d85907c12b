import {
  openDisputes,
  type BoardView,
  type Commands,
  type ConductView,
  type Dispute,
  type RulingView,
  type You,
} from "../protocol/protocol";
import { mayApprove } from "./rights";
import { isDisputed } from "./urgency";
import type { Attention } from "./attention";

/**
 * Whether a result needs only an approval: no player says that it is wrong, and nothing is open at the board
 * (OCR 17.11, LAW 8.7).
 */
export const isSettled = (board: BoardView, why: Attention, rulings: Iterable<RulingView>): boolean =>
  isUnapproved(board) &&
  why === "ended" &&
  board.help?.appeals.some((appeal) => appeal.outcome === null) !== true &&
  ![...rulings].some((ruling) => ruling.board === board.id && ruling.state === "MADE");

export const isUnapproved = (board: BoardView): boolean =>
  board.status === "ENDED" && board.result !== null && board.resultStatus === "UNAPPROVED";

/** Results that this person may approve, by board: settled ones, and those with something open at the board. */
export function toApprove(
  you: You,
  boards: Iterable<BoardView>,
  why: (board: BoardView) => Attention,
  rulings: readonly RulingView[],
): { settled: BoardView[]; open: BoardView[] } {
  const all = [...boards]
    .filter((board) => isUnapproved(board) && mayApprove(you, board))
    .sort((a, b) => a.round - b.round || a.number - b.number);
  const settled = all.filter((board) => isSettled(board, why(board), rulings));
  return { settled, open: all.filter((board) => !settled.includes(board)) };
}

/** The arguments of the command: the result shown, and the players shown as waiting for an answer to their dispute. */
export const approvalArgs = (board: BoardView, reason = ""): Commands["approveResult"] => ({
  board: board.id,
  seen: board.score ?? board.result ?? "",
  disputed: openDisputes(board),
  ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
});

/** What needs a question before a result is approved: unanswered disputes and open incidents (LAW 8.7, OCR 17.9). */
export const questionable = (board: BoardView): { disputes: Dispute[]; incidents: ConductView[] } => ({
  disputes: (board.confirmation?.disputes ?? []).filter((one) => one.answer === null),
  incidents: (board.floor?.incidents ?? []).filter((one) => one.outcome === null),
});

/** Results that wait for an approval and that a player says are wrong, oldest first (LAW 8.7). */
export const disputed = (boards: Iterable<BoardView>, you: You): BoardView[] =>
  [...boards]
    .filter((board) => isDisputed(board) && mayApprove(you, board))
    .sort((a, b) => (questionable(a).disputes[0]?.at ?? 0) - (questionable(b).disputes[0]?.at ?? 0));
