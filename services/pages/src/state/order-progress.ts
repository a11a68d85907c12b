import type { BoardStatus, BoardView, OrderKind, OrderView, Role, You } from "../protocol/protocol";

/** Boards that did not follow an order, grouped by the same reason. */
export interface Exceptions {
  boards: number[];
  code: string;
  text: string;
}

export const boardNumber = (id: string): number => Number(id.split("/").at(-1));

/** The round in an id "competition/round/board". */
export const boardRound = (id: string): number => Number(id.split("/").at(-2));

export function exceptions(order: OrderView): Exceptions[] {
  const groups = new Map<string, Exceptions>();
  for (const { board, code, text } of [...order.refused].sort((a, b) => boardNumber(a.board) - boardNumber(b.board))) {
    const group = groups.get(code) ?? { boards: [], code, text };
    group.boards.push(boardNumber(board));
    groups.set(code, group);
  }
  return [...groups.values()].sort((a, b) => b.boards.length - a.boards.length);
}

/** The states that an order wants, however a board reached them. */
const WANTED: Partial<Record<OrderKind, readonly BoardStatus[]>> = {
  START: ["PLAYING", "PAUSED", "AWAITING_CA", "ADJOURNED", "ENDED"],
  PAUSE: ["PAUSED", "AWAITING_CA", "ADJOURNED", "ENDED"],
  RESUME: ["PLAYING", "AWAITING_CA", "ADJOURNED", "ENDED"],
};

/** The boards that did not follow an order and are still not in the wanted state. */
export const heldBack = (order: OrderView, boards: ReadonlyMap<string, BoardView>): Exceptions[] =>
  exceptions({
    ...order,
    refused: order.refused.filter(({ board }) => {
      const now = boards.get(board)?.status;
      return !now || !WANTED[order.kind]?.includes(now);
    }),
  });

/** Whether an order, by now complete, paused or resumed a board: one in its scope that did not refuse it. */
export const pausedOrResumed = (order: OrderView, board: BoardView): boolean =>
  (order.kind === "PAUSE" || order.kind === "RESUME") &&
  order.complete &&
  !order.withdrawn &&
  (order.round === 0 || board.round === order.round) &&
  (order.board === 0 || board.number === order.board) &&
  (order.venueName === "" || [board.white.venueName, board.black.venueName].includes(order.venueName)) &&
  !order.refused.some((one) => one.board === board.id);

/** Whether an order stopped a whole venue or round, and some boards have stood since then because of it. */
export function isStop(order: OrderView, orders: Iterable<OrderView>, boards: Iterable<BoardView>): boolean {
  const later = [...orders].filter((one) => one.at > order.at);
  return (
    order.kind === "PAUSE" &&
    order.board === 0 &&
    [...boards].some(
      (board) =>
        board.status === "PAUSED" &&
        board.pauseCause === "ARBITER" &&
        pausedOrResumed(order, board) &&
        !later.some((one) => pausedOrResumed(one, board)),
    )
  );
}

/** The venues for whose boards a person may give orders: all for the Chief Arbiter, otherwise his own. */
export const venuesOf = (you: You, all: readonly { id: string; name: string }[]) =>
  (["CHIEF_ARBITER"] as readonly Role[]).includes(you.role) ? all : all.filter((venue) => venue.id === you.venue);

/** Boards that an order with this scope concerns; venue "" means any. */
export const inScope = (boards: Iterable<BoardView>, round: number, venue: string): BoardView[] =>
  [...boards].filter(
    (board) => board.round === round && (!venue || board.white.venue === venue || board.black.venue === venue),
  );

/**
 * Turns "1:30:00", "90:00" or "12" (minutes), with an optional sign, into milliseconds; undefined if the text is not a
 * time.
 */
export function parseTime(text: string): number | undefined {
  const match = /^\s*([+-]?)(\d{1,3})(?::([0-5]?\d))?(?::([0-5]?\d))?\s*$/.exec(text);
  if (!match) return undefined;
  const [, sign, first, second, third] = match;
  const seconds =
    third !== undefined
      ? Number(first) * 3600 + Number(second) * 60 + Number(third)
      : Number(first) * 60 + Number(second ?? 0);
  return (sign === "-" ? -1 : 1) * seconds * 1000;
}
