import { other, type BoardView, type DrawSituation, type ResultOutcome, type Side } from "./protocol";

export const SITUATIONS: readonly DrawSituation[] = ["DEAD_POSITION", "REPETITION", "MOVE_COUNT"];

/** Whether a draw may have been missed: not before the start, nor where the game is drawn or an arbiter has decided (OCR 19.3, 17.11). */
export const mayBeMissed = (board: BoardView): boolean =>
  board.status !== "CREATED" && (board.status !== "ENDED" || (board.result !== "1/2-1/2" && board.termination !== "RULING" && board.termination !== "FORFEIT"));

/** Whether a recorded irregularity has ended the game, which goes on if that is taken back (AMD 7.5.5). */
export const endedByRecord = (board: BoardView): boolean =>
  board.status === "ENDED" && board.termination === "RULING" && board.irregularities?.at(-1)?.consequence === "END";

/** What a result can become that the software has set by judging whether a mate is possible; nothing for other results (OCR 19.4). */
export function outcomes(board: BoardView): readonly ResultOutcome[] {
  if (board.status !== "ENDED") return [];
  if (endedByRecord(board)) return ["GOES_ON"];
  switch (board.termination) {
    case "DEAD_POSITION": return ["GOES_ON", "WHITE_WINS", "BLACK_WINS"];
    case "TIME_UNWINNABLE": return [other(board.turn) === "WHITE" ? "WHITE_WINS" : "BLACK_WINS"];
    case "TIME": return ["DRAW"];
    default: return [];
  }
}

/** Who wins by an outcome. */
export const winner = (outcome: ResultOutcome): Side | null => (outcome === "WHITE_WINS" ? "WHITE" : outcome === "BLACK_WINS" ? "BLACK" : null);
