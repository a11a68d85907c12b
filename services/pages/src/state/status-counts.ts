import type { BoardView } from "../protocol/protocol";

/** How many boards are in each state; together they are all boards. */
export interface StatusCounts {
  created: number;
  playing: number;
  /** Also those that wait for the Chief Arbiter after a flag fall. */
  paused: number;
  adjourned: number;
  ended: number;
}

export function statusCounts(boards: readonly BoardView[]): StatusCounts {
  const count = (...all: readonly BoardView["status"][]) => boards.filter(({ status }) => all.includes(status)).length;
  return {
    created: count("CREATED"),
    playing: count("PLAYING"),
    paused: count("PAUSED", "AWAITING_CA"),
    adjourned: count("ADJOURNED"),
    ended: count("ENDED"),
  };
}
