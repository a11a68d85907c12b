import { signal } from "@preact/signals";
import { placement } from "./moves";
import type { InputRules, Promotion } from "../protocol/protocol";

/** What a player has chosen on this device of the helpers the regulations allow; both off unless he turns them on (OCR 3.6). */
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

/** As far as the regulations of this competition allow them. */
export const allowed = (chosen: Choices, rules: InputRules | undefined): Choices => ({
  smart: chosen.smart && rules?.smartMove === true,
  promotion: chosen.promotion !== null && rules?.autoPromotion.includes(chosen.promotion) ? chosen.promotion : null,
});

/** The one of several promotions that is made without asking; null: the player is asked (OCR 3.6 c). */
export const promoted = (moves: readonly string[], promotion: Promotion | null): string | null =>
  promotion === null ? null : (moves.find((uci) => uci[4] === promotion.toLowerCase()) ?? null);

/**
 * The legal move that one square alone means: the only one that starts or ends there (OCR 3.6 a). Of castling only the king's squares
 * count, and a promotion is as many moves as there are pieces, unless one is chosen beforehand.
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

/** Where a move ends: with castling, written as the king onto his own rook, where the king does. */
function end(uci: string, pieces: ReadonlyMap<string, string>): string {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)];
  const [piece, target] = [pieces.get(from), pieces.get(to)];
  const ownRook = (piece === "K" && target === "R") || (piece === "k" && target === "r");
  return ownRook ? `${to[0]! > from[0]! ? "g" : "c"}${from[1]}` : to;
}
