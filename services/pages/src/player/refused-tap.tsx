import { useEffect, useState } from "preact/hooks";
import type { BoardView } from "../protocol/protocol";
import { t } from "../words/words";

/** A tap on the board that makes no move: a piece that cannot move, or a move that is not legal. */
export interface RefusedTap {
  from: string;
  to: string | null;
}

/**
 * Why the last tap on the board did nothing; "" after a tap that did, and once the position or the state changes.
 *
 * @param first what must be done before a move; "" if nothing
 */
export function useRefusedTap(board: BoardView, first: string): [string, (tap: RefusedTap | null) => void] {
  const [why, setWhy] = useState("");
  useEffect(() => setWhy(""), [board.ply, board.attempt, board.status, first]);
  return [why, (tap) => setWhy(tap ? whyNot(board, first, tap) : "")];
}

function whyNot(board: BoardView, first: string, { from, to }: RefusedTap): string {
  if (board.status === "ENDED") return "";
  if (board.status !== "PLAYING") return t.noMoveNow;
  if (first) return first;
  if (!board.legal?.length) return t.notYourTurn;
  return to === null ? t.tapStuck(from, board.check) : t.tapIllegal(from, to, board.check);
}

/** Says it where it is also read aloud. */
export const RefusedTapLine = ({ why }: { why: string }) => (
  <p class="refused-tap error" role="alert">
    {why}
  </p>
);
