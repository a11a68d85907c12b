import { memo } from "preact/compat";
import { lastMoveText } from "../widgets/board-words";
import { MiniBoard } from "../widgets/mini-board";
import { cls } from "../widgets/cls";
import { t } from "../words/words";
import { inWords, label } from "./attention-words";
import { isSame, type OnWall } from "./glance";
import { Seat } from "./seat";

/** A board on the wall: its number, why it needs somebody, and both players; with the position if there is room. */
export const Tile = memo(
  function Tile({
    board,
    why,
    white,
    black,
    whiteOut,
    blackOut,
    selected,
    onSelect,
    position,
  }: OnWall & { position: boolean }) {
    return (
      <button
        class={cls("tile", why, selected && "selected")}
        data-board={board.id}
        data-status={board.status}
        data-attention={why}
        data-result={board.resultStatus ?? ""}
        data-ply={board.ply}
        data-fen={board.fen}
        data-last-move={board.lastMove ?? ""}
        aria-pressed={selected}
        aria-label={`${t.board(board.number)}, ${board.white.name} – ${board.black.name}, ${inWords(board, why)}`}
        onClick={() => onSelect(board.id)}
      >
        <span class="tile-head">
          <strong>{board.number}</strong>
          <span class={cls("tile-why", why)} title={inWords(board, why)}>
            {label(board, why)}
          </span>
          {why !== "ended" && <span class="mono">{lastMoveText(board)}</span>}
        </span>
        <Seat board={board} side="BLACK" trouble={black} out={blackOut} />
        {position && <MiniBoard fen={board.fen} lastMove={board.lastMove} faded={why === "ended"} />}
        <Seat board={board} side="WHITE" trouble={white} out={whiteOut} />
      </button>
    );
  },
  (a, b) => isSame(a, b) && a.position === b.position,
);
