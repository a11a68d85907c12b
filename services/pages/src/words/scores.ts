import type { BoardView, Competition, StandingsCell } from "../protocol/protocol";
import { unplayedOf } from "../state/rounds";

/** Points as people write them: "0.5" is "½", "2.5" is "2½". */
export const points = (text: string): string => text.replace(/^0\.5$/, "½").replace(/\.5$/, "½");

/** A result or the points of both as people write them: "½-½", whether it was "1/2-1/2" or "0.5-0.5". */
export const scoreText = (score: string): string => score.replace(/(?<![\d.])0\.5(?!\d)|1\/2/g, "½");

/** The body whose decision of an appeal a ruling is; "" of any other, and where the regulations name none (OCR 17.11). */
export const bodyOf = (board: BoardView | undefined, ruling: string): string =>
  board?.help?.appeals.find((appeal) => appeal.decision === ruling)?.body ?? "";

/** What stands in a round's cell: the points, with "+" or "–" those of a forfeit, "·" where there are none yet. */
export function cellText(cell: StandingsCell): string {
  if (cell.points === null) return cell.kind === "OPEN" ? "·" : "";
  return points(cell.points) + (cell.kind === "FORFEIT" ? (Number(cell.points) > 0 ? "+" : "–") : "");
}

/** Whether a round waits only for being made official: all its results are approved (OCR 17.11). */
export function mayBecomeOfficial(
  competition: Competition | null,
  boards: Iterable<BoardView>,
  round: number,
): boolean {
  const own = [...boards].filter((board) => board.round === round);
  return (
    (own.length > 0 || unplayedOf(competition, round).length > 0) &&
    own.every((board) => board.status === "ENDED" && board.resultStatus === "OFFICIAL") &&
    competition?.rounds.some((one) => one.number === round && one.opened && !one.official) === true
  );
}
