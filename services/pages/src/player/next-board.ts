import { bySideOf, type BoardView, type Millis, type Round, type SeatCode, type Side } from "../protocol/protocol";

/** How long a player stays before he is moved to his next board automatically. */
export const GOES_IN: Millis = 10_000;

/**
 * Whether something about a game still waits for its player here: his confirmation of the result (LAW 8.7), or an
 * answer to his question or appeal.
 */
export function waitsForPlayer(board: BoardView, side: Side): boolean {
  const help = board.help;
  return (
    (board.resultStatus === "UNAPPROVED" && board.result !== null && bySideOf(board.confirmation, side) !== true) ||
    (help?.calls.some((one) => one.side === side && one.state === "OPEN") ?? false) ||
    (help?.questions.some((one) => one.side === side && one.answer === null) ?? false) ||
    (help?.appeals.some((one) => one.side === side && one.outcome === null) ?? false)
  );
}

/**
 * Whether a player is moved on automatically: his game has ended and nothing waits for him. A game that is adjourned or
 * has not begun he leaves only by his own choice.
 */
export const goesBySelf = (board: BoardView | undefined, side: Side): boolean =>
  board?.status === "ENDED" && !waitsForPlayer(board, side);

/**
 * The round whose codes are most likely wanted: the last open round that is not official, otherwise the first that is
 * not open; undefined if there is none.
 */
export const roundOfCodes = (rounds: readonly Pick<Round, "number" | "opened" | "official">[]): number | undefined =>
  (rounds.findLast((round) => round.opened && !round.official) ?? rounds.find((round) => !round.opened))?.number;

/** Sorted by board, White first. */
export const byBoard = (codes: readonly SeatCode[]): SeatCode[] =>
  codes.toSorted((a, b) => a.number - b.number || (a.side === b.side ? 0 : a.side === "WHITE" ? -1 : 1));
