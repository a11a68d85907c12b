import { placement } from "../board/moves";
import type { MoveView, Side } from "../protocol/protocol";
import { spokenWords as english } from "./en/spoken";
import { spokenWords as italian } from "./it/spoken";
import type { Tongue } from "./words";

/** Always in both languages: an assistant announces in that of the player. */
export const spokenIn = { en: english, it: italian };

/** King first, pawns last. */
const ORDER = ["K", "Q", "R", "B", "N", "P"] as const;
type Piece = (typeof ORDER)[number];

const pieceOf = (san: string): Piece => ORDER.find((letter) => san.startsWith(letter)) ?? "P";

/**
 * A move in full words (APP-III 1.2): "knight from g1 takes on f3, check". The notation and the squares show everything
 * except an en passant capture.
 */
export function spoken({ san, uci, enPassant }: Pick<MoveView, "san" | "uci" | "enPassant">, tongue: Tongue): string {
  const words = spokenIn[tongue];
  const ending = san.endsWith("#") ? words.mate : san.endsWith("+") ? words.check : "";
  if (san.startsWith("O-O")) return (san.startsWith("O-O-O") ? words.castlesLong : words.castlesShort) + ending;
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4).toUpperCase()];
  const piece = words.piece[pieceOf(san)];
  const moved = san.includes("x") ? words.takes(piece, from, to) : words.goes(piece, from, to);
  return (
    moved +
    (enPassant ? words.enPassant : "") +
    (promotion ? words.promotes(words.piece[promotion as Piece]) : "") +
    ending
  );
}

/** Where a side's pieces are, in words: "king e1; rooks a1, h1; pawns a2, b2". */
export function spokenPieces(fen: string, side: Side, tongue: Tongue): string {
  const words = spokenIn[tongue];
  const squares = [...placement(fen)].filter(([, letter]) => (letter === letter.toUpperCase()) === (side === "WHITE"));
  return ORDER.flatMap((piece) => {
    const where = squares
      .filter(([, letter]) => letter.toUpperCase() === piece)
      .map(([square]) => square)
      .sort();
    return where.length === 0
      ? []
      : [`${where.length === 1 ? words.piece[piece] : words.pieces[piece]} ${where.join(", ")}`];
  }).join("; ");
}
