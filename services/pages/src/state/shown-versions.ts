import {
  bySide,
  type BoardView,
  type CheckKind,
  type Commands,
  type RulingView,
  type Side,
} from "../protocol/protocol";

/* What a page showed when an arbiter answered: if two answer at the same time, one is first and the other is told. */

/** How many rulings of a board there are. */
export const rulingsSeen = (rulings: Iterable<Pick<RulingView, "board">>, board: string): number =>
  [...rulings].filter((one) => one.board === board).length;

export const incidentsSeen = (board: Pick<BoardView, "floor"> | undefined): number =>
  board?.floor?.incidents.length ?? 0;

/** The recorded answer; null if there is none. */
export function checkSeen(board: BoardView, side: Side, kind: CheckKind): Commands["recordCheck"]["seen"] {
  const checks = bySide(board, side).checks;
  if (kind === "DEVICE" ? checks?.device : checks?.fairPlay) return true;
  return checks?.failed?.includes(kind) ? false : null;
}

/** The record on the envelope; null if there is none. */
export function envelopeSeen(board: Pick<BoardView, "adjournment">): Commands["confirmEnvelope"]["seen"] {
  const record = board.adjournment;
  return record?.place && record.resumesAt !== null ? { place: record.place, resumesAt: record.resumesAt } : null;
}
