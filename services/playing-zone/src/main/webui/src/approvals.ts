import { openDisputes, type BoardView, type Commands, type RulingView, type You } from "./protocol";
import { mayApprove } from "./rights";
import type { Attention } from "./state";

/** Whether nothing but an approval is left to do about a result: no player says it is wrong, and nothing is open at the board (OCR 17.11, LAW 8.7). */
export const isSettled = (board: BoardView, why: Attention, rulings: Iterable<RulingView>): boolean =>
  isUnapproved(board) && why === "ended" && board.help?.appeals.some((appeal) => appeal.outcome === null) !== true
    && ![...rulings].some((ruling) => ruling.board === board.id && ruling.state === "MADE");

export const isUnapproved = (board: BoardView): boolean => board.status === "ENDED" && board.result !== null && board.resultStatus === "UNAPPROVED";

/** Results this person may approve, by board: those that are settled, and those at whose boards something is open. */
export function toApprove(you: You, boards: Iterable<BoardView>, why: (board: BoardView) => Attention, rulings: readonly RulingView[]): { settled: BoardView[]; open: BoardView[] } {
  const all = [...boards].filter((board) => isUnapproved(board) && mayApprove(you, board)).sort((a, b) => a.round - b.round || a.number - b.number);
  const settled = all.filter((board) => isSettled(board, why(board), rulings));
  return { settled, open: all.filter((board) => !settled.includes(board)) };
}

/** The order, about the result that was seen and whoever was seen to wait for an answer to his dispute. */
export const approvalArgs = (board: BoardView): Commands["approveResult"] => ({
  board: board.id, seen: board.score ?? board.result ?? "",
  disputed: openDisputes(board),
});
