import type { BoardView, EpochMs } from "./protocol";

/** Boards that one standstill of the hall has paused and nobody has resumed yet. */
export interface Standstill { from: EpochMs; to: EpochMs; boards: BoardView[] }

/** Gaps that overlap are one outage, whatever part of the hall each board lived in. */
export function standstills(boards: Iterable<BoardView>): Standstill[] {
  const found: Standstill[] = [];
  const paused = [...boards].filter((board) => board.status === "PAUSED" && board.pauseCause === "OUTAGE")
    .map((board) => ({ board, ...(board.outage ?? { from: board.clocks.at, to: board.clocks.at }) }))
    .sort((a, b) => a.from - b.from || a.board.number - b.board.number);
  for (const { board, from, to } of paused) {
    const last = found.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.boards.push(board);
    } else {
      found.push({ from, to, boards: [board] });
    }
  }
  return found;
}
