import type { BoardView, Competition, StandingsCell } from "../protocol/protocol";
import { unplayedOf } from "../state/rounds";

/** Points as usually written: "0.5" is "½", "2.5" is "2½". */
export const points = (text: string): string => text.replace(/^0\.5$/, "½").replace(/\.5$/, "½");

/** A result or the points of both players as usually written: "½-½", whether it was "1/2-1/2" or "0.5-0.5". */
export const scoreText = (score: string): string => score.replace(/(?<![\d.])0\.5(?!\d)|1\/2/g, "½");

/**
 * The body that decided an appeal by this ruling; "" for any other ruling, and if the regulations name no body
 * (OCR 17.11).
 */
export const bodyOf = (board: BoardView | undefined, ruling: string): string =>
  board?.help?.appeals.find((appeal) => appeal.decision === ruling)?.body ?? "";

/** The text of a round's cell: the points, with "+" or "–" for a forfeit, "·" if there are none yet. */
export function cellText(cell: StandingsCell): string {
  if (cell.points === null) return cell.kind === "OPEN" ? "·" : "";
  return points(cell.points) + (cell.kind === "FORFEIT" ? (Number(cell.points) > 0 ? "+" : "–") : "");
}

/** Whether a round can be made official: all its results are approved (OCR 17.11). */
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
