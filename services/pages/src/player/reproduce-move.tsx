import { useEffect, useRef } from "preact/hooks";
import { moveText } from "../board/moves";
import { command } from "../network/connection";
import type { BoardView, MoveView, Side } from "../protocol/protocol";
import { t } from "../words/words";
import { lastOf, owes } from "../board/traditional-board";

/**
 * One button for the last move, which gets the keyboard focus when it is the player's turn, unless he is writing
 * something (OCR 20.4, 20.5).
 */
export function Reproduce({
  board,
  side,
  cut,
  words = moveText,
}: {
  board: BoardView;
  side: Side;
  cut: boolean;
  /** The wording of the move. */ words?(move: MoveView): string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const move = lastOf(board, side);
  const asked = owes(board, side) && move !== undefined && board.status !== "ENDED";
  const mine = board.turn === side;
  useEffect(() => {
    if (asked && mine && !(document.activeElement instanceof HTMLInputElement)) button.current?.focus();
  }, [asked, mine]);
  if (!asked) return null;
  return (
    <div class="offer" role="status" data-reproduce={move.ply}>
      <span>{t.reproduce.ask(words(move))}</span>
      <button
        ref={button}
        class="primary"
        disabled={cut}
        onClick={() => void command("confirmReproduced", { ply: move.ply })}
      >
        {t.reproduce.confirm(words(move))}
      </button>
    </div>
  );
}
