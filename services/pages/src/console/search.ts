import { bySide, type BoardView, type PlayerView, type Side } from "../protocol/protocol";
import { t } from "../words/words";

/** A matching board, and the sides by which it was found; both or none if it was found by the board itself. */
export interface Hit {
  board: BoardView;
  sides: readonly Side[];
}

const SIDES: readonly Side[] = ["WHITE", "BLACK"];
/** The most hits that are listed. */
export const MOST_HITS = 12;

/** How special letters that are not accented letters are typed on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** The words of a text without case and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word that adds nothing to the number that follows it. */
const BOARD = wordsOf(t.board(0))[0];

/**
 * Boards found by names, FIDE numbers, teams, venues and board numbers: every word typed begins a word of one player,
 * or is the board's number. Boards of the shown round come first, and boards found by their number before the others.
 */
export function search(typed: string, boards: Iterable<BoardView>, round: number): Hit[] {
  const asked = wordsOf(typed).filter((word) => word !== BOARD);
  if (asked.length === 0) return [];
  return [...boards]
    .flatMap((board) => {
      const numbered = asked.includes(String(board.number));
      const sides = SIDES.filter((side) =>
        asked.every(
          (word) => word === String(board.number) || known(bySide(board, side)).some((one) => one.startsWith(word)),
        ),
      );
      return sides.length > 0 ? [{ board, sides, numbered }] : [];
    })
    .sort(
      (a, b) =>
        Number(b.board.round === round) - Number(a.board.round === round) ||
        Number(b.numbered) - Number(a.numbered) ||
        b.board.round - a.board.round ||
        a.board.number - b.board.number,
    )
    .slice(0, MOST_HITS);
}

const known = (player: PlayerView): string[] =>
  wordsOf(
    [player.name, player.venueName, player.entry?.id, player.entry?.fide, player.entry?.team].filter(Boolean).join(" "),
  );
