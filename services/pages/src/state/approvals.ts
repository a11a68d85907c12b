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
import { isDisputed, type Attention } from "./state";

/** Whether nothing but an approval is left to do about a result: no player says it is wrong, and nothing is open at the board (OCR 17.11, LAW 8.7). */
export const isSettled = (board: BoardView, why: Attention, rulings: Iterable<RulingView>): boolean =>
  isUnapproved(board) &&
  why === "ended" &&
  board.help?.appeals.some((appeal) => appeal.outcome === null) !== true &&
  ![...rulings].some((ruling) => ruling.board === board.id && ruling.state === "MADE");

export const isUnapproved = (board: BoardView): boolean =>
  board.status === "ENDED" && board.result !== null && board.resultStatus === "UNAPPROVED";

/** Results this person may approve, by board: those that are settled, and those at whose boards something is open. */
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

/** The order, about the result that was seen and whoever was seen to wait for an answer to his dispute. */
export const approvalArgs = (board: BoardView, reason = ""): Commands["approveResult"] => ({
  board: board.id,
  seen: board.score ?? board.result ?? "",
  disputed: openDisputes(board),
  ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
});

/** What is asked about before a result is approved: disputes nobody has answered, incidents nobody has closed (LAW 8.7, OCR 17.9). */
export const questionable = (board: BoardView): { disputes: Dispute[]; incidents: ConductView[] } => ({
  disputes: (board.confirmation?.disputes ?? []).filter((one) => one.answer === null),
  incidents: (board.floor?.incidents ?? []).filter((one) => one.outcome === null),
});

/** Results that wait for an approval and that a player says are wrong, the first said first (LAW 8.7). */
export const disputed = (boards: Iterable<BoardView>, you: You): BoardView[] =>
  [...boards]
    .filter((board) => isDisputed(board) && mayApprove(you, board))
    .sort((a, b) => (questionable(a).disputes[0]?.at ?? 0) - (questionable(b).disputes[0]?.at ?? 0));
