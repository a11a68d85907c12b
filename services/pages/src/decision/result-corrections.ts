import {
  other,
  type BoardView,
  type Competition,
  type DrawSituation,
  type Judgement,
  type ResultOutcome,
  type RulingView,
  type Side,
  type You,
} from "../protocol/protocol";
import { isAppealable, mayDeclare, mayFile, mayImpose, mayWaive } from "../state/rights";
import type { Remedy } from "./remedy";
import { isWithdrawn, standing, withdrawable } from "./withdrawals";

export const SITUATIONS: readonly DrawSituation[] = ["DEAD_POSITION", "REPETITION", "MOVE_COUNT"];

/**
 * Whether a draw may have been missed: not before the start, nor if the game is drawn or an arbiter has decided it
 * (OCR 19.3, 17.11).
 */
export const mayBeMissed = (board: BoardView): boolean =>
  board.status !== "CREATED" &&
  (board.status !== "ENDED" ||
    (board.result !== "1/2-1/2" && board.termination !== "RULING" && board.termination !== "FORFEIT"));

/** Whether a recorded irregularity has ended the game, which continues if the record is taken back (AMD 7.5.5). */
export const endedByRecord = (board: BoardView): boolean =>
  board.status === "ENDED" && board.termination === "RULING" && board.irregularities?.at(-1)?.consequence === "END";

/**
 * The possible corrections of a result that the software set by judging whether checkmate is possible; none for other
 * results (OCR 19.4).
 */
export function outcomes(board: BoardView): readonly ResultOutcome[] {
  if (board.status !== "ENDED") return [];
  if (endedByRecord(board)) return ["GOES_ON"];
  switch (board.termination) {
    case "DEAD_POSITION":
      return ["GOES_ON", "WHITE_WINS", "BLACK_WINS"];
    case "TIME_UNWINNABLE":
      return [other(board.turn) === "WHITE" ? "WHITE_WINS" : "BLACK_WINS"];
    case "TIME":
      return ["DRAW"];
    default:
      return [];
  }
}

/**
 * The corrections that remain after a finding about the last position: without those it proves impossible (OCR 19.4).
 */
export function outcomesBy(board: BoardView, judgement: Judgement | null): readonly ResultOutcome[] {
  if (judgement === null || endedByRecord(board)) return outcomes(board);
  const verdict = (side: Side) => (side === "WHITE" ? judgement.white : judgement.black).verdict;
  return outcomes(board).filter((outcome) => {
    switch (outcome) {
      case "WHITE_WINS":
      case "BLACK_WINS":
        return verdict(winner(outcome)!) !== "UNWINNABLE";
      case "GOES_ON":
        return verdict("WHITE") !== "UNWINNABLE" || verdict("BLACK") !== "UNWINNABLE";
      case "DRAW":
        return verdict(other(board.turn)) !== "WINNABLE";
    }
  });
}

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
