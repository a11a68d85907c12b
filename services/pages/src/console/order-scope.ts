/** Which boards an order concerns. */

import { inScope } from "../state/order-progress";
import type { BoardView, OrderKind } from "../protocol/protocol";
import { state } from "../state/state";
import { canStart } from "../state/arrivals";
import { awaitsDecision } from "../state/waiting";

/** The boards of one or several venues, each once. */
export function meantBoards(round: number, venues: readonly string[]): BoardView[] {
  return [...new Set(venues.flatMap((venue) => inScope(state.value.boards.values(), round, venue)))].filter(
    (b) => b.status !== "ENDED",
  );
}

/**
 * Whether a board is in a state that an order can change.
 *
 * @param later whether the order is carried out later: what is still missing at a board may be there by then
 */
export function affects(kind: OrderKind, board: BoardView, later = false): boolean {
  switch (kind) {
    case "START":
      return later ? board.status === "CREATED" : canStart(board);
    case "PAUSE":
      return board.status === "PLAYING";
    case "RESUME":
      return board.status === "PAUSED" && !awaitsDecision(board.id);
    case "SET_TIMES":
    case "ADD_TIME":
    case "CORRECT_SETTING":
      return true;
  }
}
