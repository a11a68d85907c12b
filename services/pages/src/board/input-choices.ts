import { signal } from "@preact/signals";
import { placement } from "./moves";
import type { InputRules, Promotion } from "../protocol/protocol";

/**
 * The input helpers that a player has chosen on this device, among those the regulations allow; both are off unless he
 * turns them on (OCR 3.6).
 */
export interface Choices {
  smart: boolean;
  promotion: Promotion | null;
}
const PIECES: readonly Promotion[] = ["Q", "R", "B", "N"];
const KEY = "onehall.input";

export function readChoices(kept: string | null): Choices {
  const [smart, piece] = (kept ?? "").split(" ");
  return { smart: smart === "smart", promotion: PIECES.find((each) => each === piece) ?? null };
}
export const written = ({ smart, promotion }: Choices): string => `${smart ? "smart" : "plain"} ${promotion ?? "ask"}`;

export const choices = signal<Choices>(
  readChoices(typeof localStorage === "undefined" ? null : localStorage.getItem(KEY)),
);
export function choose(now: Choices): void {
  choices.value = now;
  localStorage.setItem(KEY, written(now));
}

/** The choices as far as the regulations of this competition allow them. */
export const allowed = (chosen: Choices, rules: InputRules | undefined): Choices => ({
  smart: chosen.smart && rules?.smartMove === true,
  promotion: chosen.promotion !== null && rules?.autoPromotion.includes(chosen.promotion) ? chosen.promotion : null,
});

/** The promotion that is made without a question; null if the player is asked (OCR 3.6 c). */
export const promoted = (moves: readonly string[], promotion: Promotion | null): string | null =>
  promotion === null ? null : (moves.find((uci) => uci[4] === promotion.toLowerCase()) ?? null);

/**
 * The legal move identified by a single square: the only one that starts or ends there (OCR 3.6 a). For castling only
 * the king's squares count, and a promotion counts as one move for each possible piece, unless the piece is chosen
 * beforehand.
 */
export function smartMove(
  square: string,
  legal: readonly string[],
  fen: string,
  promotion: Promotion | null,
): string | null {
  const pieces = placement(fen);
  const fitting = legal
    .filter((uci) => uci.slice(0, 2) === square || end(uci, pieces) === square)
    .filter((uci) => uci.length < 5 || promotion === null || uci[4] === promotion.toLowerCase());
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Where a move ends. Castling is written as the king moving onto his own rook; here it ends where the king does. */
function end(uci: string, pieces: ReadonlyMap<string, string>): string {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const [piece, target] = [pieces.get(from), pieces.get(to)];
  const ownRook = (piece === "K" && target === "R") || (piece === "k" && target === "r");
  return ownRook ? `${to[0]! > from[0]! ? "g" : "c"}${from[1]}` : to;
}
