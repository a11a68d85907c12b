import type {
  BoardView,
  Irregularity,
  IrregularityConsequence,
  IrregularityKind,
  PlayRules,
  Side,
} from "../protocol/protocol";
import { official } from "../words/officials";

export const KINDS: readonly IrregularityKind[] = [
  "ILLEGAL_MOVE",
  "UNPROMOTED_PAWN",
  "CLOCK_WITHOUT_MOVE",
  "TWO_HANDS",
];

/**
 * Under the Laws of 2018 all kinds count together; under those of 2017 only an illegal move and a pawn that was not
 * promoted do.
 */
const together = (one: IrregularityKind, two: IrregularityKind, rules: PlayRules): boolean =>
  rules.illegalMoves === "LAWS_2018" || group(one) === group(two);
const group = (kind: IrregularityKind): IrregularityKind => (kind === "UNPROMOTED_PAWN" ? "ILLEGAL_MOVE" : kind);

/** Its number among those that count together, from 1 (AMD 7.5.5, L17 7.5.3). */
export const numberOf = (
  recorded: readonly Irregularity[],
  side: Side,
  kind: IrregularityKind,
  rules: PlayRules,
): number => 1 + recorded.filter((each) => each.side === side && together(each.kind, kind, rules)).length;

/**
 * Whether the same irregularity is already recorded for this half-move, by an arbiter or by the hall itself; it counts
 * a second time only if it happened twice.
 */
export const isRecorded = (
  recorded: readonly Irregularity[],
  side: Side,
  kind: IrregularityKind,
  ply: number,
): boolean => recorded.some((each) => each.side === side && each.kind === kind && each.ply === ply);

/** For how many half-moves the wall shows that the hall has detected an irregularity. */
const FRESH = 6;

/**
 * Whether the hall itself detected an irregularity of a side a few moves ago, which an arbiter may have missed
 * (DEC-22).
 */
export const isFresh = (board: Pick<BoardView, "status" | "ply" | "irregularities">, side: Side): boolean =>
  (board.status === "PLAYING" || board.status === "PAUSED") &&
  (board.irregularities ?? []).some((one) => one.side === side && one.by === null && board.ply < one.ply + FRESH);

/** Whether the arbiter can choose if the opponent gets time. */
export const isChoice = (kind: IrregularityKind, number: number, rules: PlayRules): boolean =>
  rules.illegalMoves === "LAWS_2017" && !rules.limited && number === 1 && kind !== "TWO_HANDS" && rules.seconds > 0;

/** The consequence of the record; the server decides it again. */
export function consequence(
  kind: IrregularityKind,
  number: number,
  giveTime: boolean,
  rules: PlayRules,
): IrregularityConsequence {
  const of2017 = rules.illegalMoves === "LAWS_2017";
  if (number > 1 || (of2017 && rules.limited)) return "END";
  return (!of2017 || kind === "TWO_HANDS" || giveTime) && rules.seconds > 0 ? "TIME" : "WARNING";
}

/**
 * The half-moves of a side to which it may belong, the next one first; under RAP A.4 only until the opponent's next
 * move.
 */
export function pliesOf(board: BoardView, side: Side): number[] {
  const last = board.turn === side ? board.ply + 1 : board.ply;
  const plies = Array.from({ length: Math.ceil(last / 2) }, (_, back) => last - 2 * back);
  return board.rules?.limited ? plies.filter((ply) => ply >= board.ply) : plies;
}

/**
 * Where an irregularity happened: at the half-move that was made or should have been made, whatever followed (AMD 7.5).
 */
export const momentName = ({ ply, side }: Pick<Irregularity, "ply" | "side">): string =>
  official.illegal.atMove(Math.ceil(ply / 2), side);
