import { troubleOf } from "../clock/time-trouble";
import type { BoardView, EpochMs, Side, Trouble } from "../protocol/protocol";
import type { Attention } from "../state/attention";
import { outSince } from "../state/floor-log";

/**
 * What the wall shows of a board.
 *
 * @property whiteOut whole minutes the player has been away; null if he is present
 */
export interface Glance {
  board: BoardView;
  why: Attention;
  white: Trouble | null;
  black: Trouble | null;
  whiteOut: number | null;
  blackOut: number | null;
}

/** A board on the wall, whether it is the open one, and what opens it. */
export interface OnWall extends Glance {
  selected: boolean;
  onSelect(id: string): void;
}

export const glance = (board: BoardView, why: Attention, now: EpochMs): Glance => ({
  board,
  why,
  white: troubleOf(board, "WHITE", now),
  black: troubleOf(board, "BLACK", now),
  whiteOut: minutesOut(board, "WHITE", now),
  blackOut: minutesOut(board, "BLACK", now),
});

function minutesOut(board: BoardView, side: Side, now: EpochMs): number | null {
  const since = outSince(board, side);
  return since === undefined ? null : Math.max(0, Math.floor((now - since) / 60_000));
}

/** Whether a board is shown as before, so that it need not be rendered again. */
export const isSame = (a: OnWall, b: OnWall): boolean =>
  a.board === b.board &&
  a.why === b.why &&
  a.white === b.white &&
  a.black === b.black &&
  a.whiteOut === b.whiteOut &&
  a.blackOut === b.blackOut &&
  a.selected === b.selected;
