/**
 * Interprets what a person typed or dragged, using the server's list of legal moves. This file contains no rules of
 * chess.
 */
import { language, type Tongue } from "../words/words";

/** Re, Donna, Torre, Alfiere, Cavallo. */
const ITALIAN: Readonly<Record<string, string>> = { R: "K", D: "Q", T: "R", A: "B", C: "N" };
const IN_ITALIAN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ITALIAN).map(([italian, english]) => [english, italian]),
);

/** A move in short notation with the piece letters of a language: "Nf3" is "Cf3" in Italian. */
export const notation = (san: string, tongue: Tongue = language): string =>
  tongue === "it" ? san.replace(/[KQRBN]/g, (letter) => IN_ITALIAN[letter]!) : san;

/** FEN letter per square ("e1" -> "K"); empty squares are absent. */
export function placement(fen: string): Map<string, string> {
  const squares = new Map<string, string>();
  const rows = (fen.split(" ")[0] ?? "").split("/");
  rows.forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else squares.set(`${"abcdefgh"[file++]}${8 - index}`, sign);
    }
  });
  return squares;
}

/** A move with its number, in the reader's notation: "12. Nf3", "12…Nf6". */
export const moveText = (move: { ply: number; san: string }): string =>
  `${Math.ceil(move.ply / 2)}${move.ply % 2 === 1 ? ". " : "…"}${notation(move.san)}`;

/** Legal moves between two squares; several if a pawn promotes. */
export const between = (legal: readonly string[], from: string, to: string): string[] =>
  legal.filter((uci) => uci.startsWith(from + to));

/** Whether a pawn move from one square to the other needs a choice of piece. */
export const promotes = (fen: string, from: string, to: string): boolean =>
  /^[pP]$/.test(placement(fen).get(from) ?? "") && /[18]$/.test(to);

/** Reads two squares as people write them, with a promotion piece if any: "g1-f3" is "g1f3"; null for anything else. */
export function squares(typed: string): string | null {
  const match = /^([a-h][1-8])[\s\-–x:]*([a-h][1-8])[\s=(]*([qrbn]?)\)?$/i.exec(typed.trim());
  return match ? `${match[1]}${match[2]}${match[3] ?? ""}`.toLowerCase() : null;
}

/**
 * The legal moves that a typed text can mean: UCI ("e2e4", "e2-e4", "e7e8q") or the usual short notation ("Nf3",
 * "exd5", "R1d2", "O-O", "e8=Q"). One element is the answer; several mean that the text is ambiguous, none that it is
 * not legal. Works by filtering the server's list by the piece on the start square.
 *
 * @param tongue in Italian its piece letters are also read: Cf3, Re2, e8=D. An R then means a king or a rook, whichever
 *     can move there
 */
export function resolveMove(typed: string, legal: readonly string[], fen: string, tongue: Tongue = "en"): string[] {
  const text = typed
    .trim()
    .replace(/[+#!?]+$/, "")
    .replace(/\s+|[-–x:=()]/gi, "");
  if (/^[oO0]{2,3}$/.test(text)) return castling(text.length === 3, legal, fen);
  const plain = text.toLowerCase();
  if (/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(plain)) {
    const exact = legal.filter((uci) => uci === plain);
    return exact.length > 0 ? exact : legal.filter((uci) => uci.startsWith(plain));
  }
  const squares = placement(fen);
  const pieceOf = (uci: string) => (squares.get(uci.slice(0, 2)) ?? "").toUpperCase();
  const matching = (pattern: RegExp, piece: (letter: string) => string) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const [, letter = "", file = "", rank = "", to = "", promotion = ""] = match;
    return legal.filter(
      (uci) =>
        pieceOf(uci) === piece(letter) &&
        uci.slice(2, 4) === to.toLowerCase() &&
        (!file || uci[0] === file.toLowerCase()) &&
        (!rank || uci[1] === rank) &&
        (!promotion || uci[4] === promotion.toLowerCase()),
    );
  };
  const pawn = matching(/^()([a-h]?)([1-8]?)([a-h][1-8])([qrbnQRBN]?)$/, () => "P");
  if (pawn.length > 0) return pawn;
  const promoted = /^(.*[18])([DTAC])$/.exec(text);
  if (tongue === "it" && promoted) return resolveMove(promoted[1]! + ITALIAN[promoted[2]!]!, legal, fen);
  const found = matching(/^([kqrbnKQRBN])([a-hA-H]?)([1-8]?)([a-hA-H][1-8])()$/, (letter) => letter.toUpperCase());
  const italian =
    tongue === "it" ? matching(/^([RDTAC])([a-hA-H]?)([1-8]?)([a-hA-H][1-8])()$/, (letter) => ITALIAN[letter]!) : [];
  return [...new Set([...found, ...italian])];
}

/** A king's move of two files or onto its own rook, towards the named wing. */
function castling(long: boolean, legal: readonly string[], fen: string): string[] {
  const squares = placement(fen);
  return legal.filter((uci) => {
    const piece = squares.get(uci.slice(0, 2)) ?? "";
    const target = squares.get(uci.slice(2, 4)) ?? "";
    const files = uci.charCodeAt(2) - uci.charCodeAt(0);
    const ownRook = target.toUpperCase() === "R" && (target === "R") === (piece === "K");
    return piece.toUpperCase() === "K" && (Math.abs(files) === 2 || ownRook) && files < 0 === long;
  });
}
