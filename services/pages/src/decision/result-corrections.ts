import type {
  BoardView,
  Competition,
  DrawSituation,
  Judgement,
  ResultOutcome,
  RulingView,
  Side,
  You,
} from "../protocol/protocol";
import { isAppealable, mayDeclare, mayFile, mayImpose, mayWaive } from "../state/rights";
import type { Remedy } from "./remedy";
import { isWithdrawn, standing, withdrawable } from "./withdrawals";

export const SITUATIONS: readonly DrawSituation[] = ["DEAD_POSITION", "REPETITION", "MOVE_COUNT"];

/** Whether a draw that was missed can be declared (OCR 19.3). */
export const mayBeMissed = (board: BoardView): boolean => board.correctable?.missedDraw === true;

/** Whether a recorded irregularity has ended the game, which continues if the record is taken back (AMD 7.5.5). */
export const endedByRecord = (board: BoardView): boolean => board.correctable?.byRecord === true;

/** What the result can become, after a finding about the last position if there is one (OCR 19.4). */
export const outcomes = (board: BoardView, judgement: Judgement | null = null): readonly ResultOutcome[] =>
  (board.correctable?.outcomes ?? []).filter((one) => judgement?.outcomes.includes(one) ?? true);

/** The winner of an outcome. */
export const winner = (outcome: ResultOutcome): Side | null =>
  outcome === "WHITE_WINS" ? "WHITE" : outcome === "BLACK_WINS" ? "BLACK" : null;

/**
 * @property may whether this official may do it
 * @property barred whether the round is official, so that it is no longer possible
 */
export interface WayOut {
  remedy: Remedy;
  may: boolean;
  barred: boolean;
}

const OF_RESULTS: readonly string[] = ["RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER", "GAME_LOST", "EXPULSION"];
const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** Whether a ruling's effect on the game or its points still applies. */
const changesResult = (ruling: RulingView, board: BoardView): boolean =>
  ruling.board === board.id &&
  ruling.state === "APPLIED" &&
  !isWithdrawn(ruling) &&
  standing(ruling).some((one) => OF_RESULTS.includes(one.kind));

/** How the result of a finished game can still be changed, and which of these ways this official may use (DEC-21). */
export function waysOut(board: BoardView, you: You, competition: Competition, rulings: Iterable<RulingView>): WayOut[] {
  if (board.status !== "ENDED") return [];
  const official = isOfficial(competition, board.round);
  const ruled = [...rulings].filter((ruling) => changesResult(ruling, board));
  const ways: (WayOut | false)[] = [
    mayBeMissed(board) && { remedy: "MISSED_DRAW", may: mayDeclare(you, board), barred: false },
    board.termination === "FORFEIT" && { remedy: "FORFEIT_BACK", may: mayWaive(you, board), barred: false },
    ruled.length > 0 && {
      remedy: "RULING_BACK",
      may: ruled.some((ruling) => withdrawable(you, board, ruling).some((kind) => OF_RESULTS.includes(kind))),
      barred: official,
    },
    { remedy: "POINTS", may: SIDES.some((side) => mayImpose(you, board, side, "GAME_LOST")), barred: false },
    SIDES.some((side) => isAppealable(board, side)) && {
      remedy: "APPEAL",
      may: SIDES.some((side) => mayFile(you, board, side) && isAppealable(board, side)),
      barred: false,
    },
  ];
  return ways.filter((way) => way !== false);
}

export const isOfficial = (competition: Pick<Competition, "rounds"> | null, round: number): boolean =>
  competition?.rounds.find((one) => one.number === round)?.official === true;
