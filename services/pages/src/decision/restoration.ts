import { remaining } from "../clock/clock";
import { moveText } from "../board/moves";
import { other, type BoardView, type EpochMs, type Millis, type Side } from "../protocol/protocol";

/** The number of half-moves from which a game with reversed colours continues (DEC-18). */
const TOO_LATE = 20;
/** Up to this many moves are listed one by one; of more, only the first and the last. */
const NAMED = 6;

/** The consequence of reversed colours: a new game with the seats exchanged, or a record only (OCR 19.2, DEC-18). */
export const coloursEffect = (board: BoardView): "RESTART" | "CONTINUE" =>
  board.ply < TOO_LATE ? "RESTART" : "CONTINUE";

/**
 * Positions to which the game can go back, given as the number of half-moves that remain, the latest first (AMD 7.5.1).
 */
export const earlierPlies = (board: BoardView): number[] =>
  Array.from({ length: board.ply }, (_, taken) => board.ply - 1 - taken);

/** Who is to move after a half-move of this game. */
export const turnAfter = (board: BoardView, ply: number): Side =>
  (board.ply - ply) % 2 === 0 ? board.turn : other(board.turn);

/** What the clocks showed in an earlier position (LAW 7.1); null for a side that had not moved yet. */
export function storedClocks(board: BoardView, ply: number): Record<Side, Millis | null> {
  const stored = (side: Side) =>
    board.moves.filter((move) => move.ply <= ply && turnAfter(board, move.ply) !== side).at(-1)?.clockMs ?? null;
  return { WHITE: stored("WHITE"), BLACK: stored("BLACK") };
}

/** The moves that are taken back, in words. */
export function takenBack(board: BoardView, ply: number): string {
  const taken = board.moves.filter((move) => move.ply > ply).map(moveText);
  return taken.length > NAMED ? `${taken[0]} … ${taken.at(-1)}` : taken.join(" ");
}

/** Both clocks before and after an order; times that are not given stay unchanged. */
export function clockChange(
  board: BoardView,
  given: Record<Side, Millis | null>,
  now: EpochMs,
): Record<Side, { before: Millis; after: Millis }> {
  const change = (side: Side) => {
    const before = remaining(board.clocks, side, now);
    return { before, after: given[side] ?? before };
  };
  return { WHITE: change("WHITE"), BLACK: change("BLACK") };
}
