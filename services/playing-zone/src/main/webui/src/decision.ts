import { controlBase, formatClock, remaining } from "./clock";
import { other, type BoardView, type CaseView, type DecisionOption, type EpochMs, type Millis, type Seconds, type Side } from "./protocol";
import { t } from "./strings";

export const OPTIONS: readonly DecisionOption[] = ["RESUME", "REDUCE", "RESTART", "RESTART_SHORTER"];

/** What an option would do to the clocks, in words, and why it cannot be taken yet (empty if it can). */
export interface OptionView { option: DecisionOption; clocks: string; blocked: string }

/**
 * The clocks that decisions a) and b) start from (DEC-16): at the start of the disconnection after a provisional flag,
 * else the present ones, which stand still while the game is paused.
 */
export function baseClocks(c: CaseView, board: BoardView, now: EpochMs): Record<Side, Millis> {
  return board.status === "AWAITING_CA"
    ? { WHITE: c.whiteMs, BLACK: c.blackMs }
    : { WHITE: remaining(board.clocks, "WHITE", now), BLACK: remaining(board.clocks, "BLACK", now) };
}

export function optionView(option: DecisionOption, c: CaseView, board: BoardView, now: EpochMs, take?: Seconds, control?: string): OptionView {
  return { option, clocks: resultingClocks(option, c, board, now, take, control), blocked: whyNotYet(c, board) };
}

/** OCR 18.9: after the connection is back and the report is there. */
function whyNotYet(c: CaseView, board: BoardView): string {
  if (board.status === "ENDED") return t.gameEnded;
  if (c.state === "OPEN") return t.notReconnected;
  return c.reported ? "" : t.notYetReported;
}

function resultingClocks(option: DecisionOption, c: CaseView, board: BoardView, now: EpochMs, take?: Seconds, control?: string): string {
  const base = baseClocks(c, board, now);
  const words = (clocks: Record<Side, Millis>) => t.twoClocks(formatClock(clocks.WHITE, false), formatClock(clocks.BLACK, false));
  switch (option) {
    case "RESUME": return words(base);
    case "REDUCE": {
      if (!take) return `${words(base)}, ${t.less(c.playerName)}`;
      const away = Math.max(0, base[c.side] - take * 1000);
      return words(c.side === "WHITE" ? { WHITE: away, BLACK: base[other(c.side)] } : { WHITE: base[other(c.side)], BLACK: away });
    }
    case "RESTART": return board.control ? t.fullControl(board.control) : t.fullTime;
    case "RESTART_SHORTER": {
      const start = control ? controlBase(control) : undefined;
      return start === undefined ? t.shorterThanNow : t.bothClocks(formatClock(start, false));
    }
  }
}
