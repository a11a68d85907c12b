import { remaining } from "./clock";
import { bySide, type BoardView, type EpochMs, type Millis, type Side, type Trouble } from "../protocol/protocol";

const LEVELS: readonly Trouble[] = ["UNDER_5_MINUTES", "UNDER_2_MINUTES", "UNDER_30_SECONDS"];
const BELOW: Readonly<Record<Trouble, Millis>> = {
  UNDER_5_MINUTES: 300_000,
  UNDER_2_MINUTES: 120_000,
  UNDER_30_SECONDS: 30_000,
};

/** From 0 (none) to 3 (the worst). */
export const rank = (trouble: Trouble | null): number => (trouble ? LEVELS.indexOf(trouble) + 1 : 0);

/** How short of time a side is: the level last reported by the hall, as long as the clock agrees. */
export function troubleOf(board: BoardView, side: Side, now: EpochMs): Trouble | null {
  const noted = bySide(board, side).trouble ?? null;
  if (!noted || board.status === "ENDED") return null;
  const left = remaining(board.clocks, side, now);
  return LEVELS.slice(0, rank(noted)).findLast((level) => left < BELOW[level]) ?? null;
}

export function worseTrouble(board: BoardView, now: EpochMs): Trouble | null {
  const [white, black] = [troubleOf(board, "WHITE", now), troubleOf(board, "BLACK", now)];
  return rank(white) >= rank(black) ? white : black;
}

/** Boards in the order an arbiter should look at them: worst time trouble first, then the earliest flag fall. */
export const byTrouble = (a: BoardView, b: BoardView, now: EpochMs): number =>
  rank(worseTrouble(b, now)) - rank(worseTrouble(a, now)) || (worseTrouble(a, now) ? least(a, now) - least(b, now) : 0);

const least = (board: BoardView, now: EpochMs): Millis =>
  Math.min(
    ...(["WHITE", "BLACK"] as const)
      .filter((side) => troubleOf(board, side, now))
      .map((side) => remaining(board.clocks, side, now)),
  );
