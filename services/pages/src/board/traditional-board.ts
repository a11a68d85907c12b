import type { BoardView, Side } from "../protocol/protocol";

/** Whether a side must first make its last move on the traditional board (OCR 20.5). */
export const owes = (board: BoardView, side: Side): boolean => board.toReproduce?.includes(side) ?? false;

/** A side's last move: the only one that can be owed. */
export const lastOf = (board: BoardView, side: Side) => {
  const last = board.moves.at(-1)?.ply ?? 0;
  const parity = board.turn === side ? last - 1 : last;
  return board.moves.findLast((move) => (parity - move.ply) % 2 === 0);
};
