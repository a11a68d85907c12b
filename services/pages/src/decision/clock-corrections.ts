import { formatClock } from "../clock/clock";
import { parseTime } from "../state/order-progress";
import type { Millis, Order, Proposal } from "../protocol/protocol";

/** The values, as typed, that an arbiter wants for a board instead of the proposed ones (DEC-19). */
export interface Edit {
  white: string;
  black: string;
  whiteMoves: string;
  blackMoves: string;
}

const MOST_MOVES = 10_000;

/** A calculated time, which may be below zero. */
export const signed = (ms: Millis): string => (ms < 0 ? "−" : "") + formatClock(Math.abs(ms), false);

/** The proposal as shown in the fields; the field of a time that must be replaced is empty. */
export const asComputed = (p: Proposal): Edit => ({
  white: p.proposedWhiteMs > 0 ? formatClock(p.proposedWhiteMs, false) : "",
  black: p.proposedBlackMs > 0 ? formatClock(p.proposedBlackMs, false) : "",
  whiteMoves: String(p.whiteMoves),
  blackMoves: String(p.blackMoves),
});

export const isTime = (text: string): boolean => (parseTime(text) ?? 0) > 0;
export const isCount = (text: string): boolean => /^\s*\d{1,5}\s*$/.test(text) && Number(text) <= MOST_MOVES;

/** Whether every clock has time and every counter is a number. */
export const isDecided = (edit: Edit): boolean =>
  isTime(edit.white) && isTime(edit.black) && isCount(edit.whiteMoves) && isCount(edit.blackMoves);

/** Only the changed values; for the others, what the board shows when the order arrives counts. */
export function decision(p: Proposal, edit: Edit): Pick<Order, "whiteMs" | "blackMs" | "whiteMoves" | "blackMoves"> {
  const computed = asComputed(p);
  return {
    ...(edit.white.trim() !== computed.white ? { whiteMs: parseTime(edit.white)! } : {}),
    ...(edit.black.trim() !== computed.black ? { blackMs: parseTime(edit.black)! } : {}),
    ...(Number(edit.whiteMoves) !== p.whiteMoves ? { whiteMoves: Number(edit.whiteMoves) } : {}),
    ...(Number(edit.blackMoves) !== p.blackMoves ? { blackMoves: Number(edit.blackMoves) } : {}),
  };
}

/** A single order for the scope if the proposals are unchanged, otherwise one for each board. */
export function corrections(
  about: Order,
  scopes: readonly Pick<Order, "venue" | "board" | "round">[],
  edits: readonly { proposal: Proposal; edit: Edit }[],
): Order[] {
  const boards = edits.map(({ proposal, edit }) => ({ ...about, board: proposal.board, ...decision(proposal, edit) }));
  const own = edits.some(({ proposal, edit }) => Object.keys(decision(proposal, edit)).length > 0);
  return own ? boards : scopes.map((scope) => ({ ...about, ...scope }));
}

/**
 * An order that changes clocks, with the number of changes of each board's clocks that were `shown` when it was
 * prepared; a board with a different number refuses it.
 */
export const withSeen = (order: Order, shown: ReadonlyMap<string, number>): Order =>
  order.kind !== "SET_TIMES" && order.kind !== "ADD_TIME" && order.kind !== "CORRECT_SETTING"
    ? order
    : {
        ...order,
        seen:
          order.board !== undefined
            ? (shown.get(order.board) ?? 0)
            : Object.fromEntries([...shown].map(([id, changes]) => [id.slice(id.indexOf("/") + 1), changes])),
      };
