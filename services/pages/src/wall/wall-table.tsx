import { memo } from "preact/compat";
import { lastMoveText } from "../widgets/board-words";
import { cls } from "../widgets/cls";
import { official } from "../words/officials";
import { t } from "../words/words";
import { inWords, label } from "./attention-words";
import { type Glance, isSame, type OnWall } from "./glance";
import { Seat } from "./seat";

/**
 * Boards without their positions: a row for each, so that a thousand can be read. It consists of parts, of which the
 * browser lays out only those in sight; a table element cannot be divided like this.
 */
export function WallTable({
  glances,
  selected,
  onSelect,
}: {
  glances: readonly Glance[];
  selected: string | null;
  onSelect(id: string): void;
}) {
  const words = official.wallView;
  return (
    <div class="wall-table" role="table" aria-label={t.wall}>
      <div class="wall-row wall-head" role="row">
        <span role="columnheader" class="number">
          {words.board}
        </span>
        <span role="columnheader">{words.players}</span>
        <span role="columnheader" class="row-move">
          {words.move}
        </span>
        <span role="columnheader">{words.state}</span>
      </div>
      {inParts(glances).map((part) => (
        <div key={part[0]!.board.id} class="wall-part" role="rowgroup">
          {part.map((one) => (
            <Row key={one.board.id} {...one} selected={one.board.id === selected} onSelect={onSelect} />
          ))}
        </div>
      ))}
    </div>
  );
}

const PART = 25;
const inParts = (glances: readonly Glance[]): Glance[][] =>
  Array.from({ length: Math.ceil(glances.length / PART) }, (_, i) => glances.slice(i * PART, (i + 1) * PART));

const Row = memo(function Row({ board, why, white, black, whiteOut, blackOut, selected, onSelect }: OnWall) {
  return (
    <div
      role="row"
      class={cls("wall-row", why, selected && "selected")}
      data-attention={why}
      onClick={() => onSelect(board.id)}
    >
      <span role="cell" class="number">
        <button
          class="plain strong"
          data-board={board.id}
          aria-pressed={selected}
          aria-label={`${t.board(board.number)}, ${board.white.name} – ${board.black.name}, ${inWords(board, why)}`}
        >
          {board.number}
        </button>
      </span>
      <span role="cell" class="row-seats">
        <Seat board={board} side="WHITE" trouble={white} out={whiteOut} />
        <Seat board={board} side="BLACK" trouble={black} out={blackOut} />
      </span>
      <span role="cell" class="row-move mono">
        {why === "ended" ? "" : lastMoveText(board)}
      </span>
      <span role="cell" class={cls("tile-why", why)} title={inWords(board, why)}>
        {label(board, why)}
      </span>
    </div>
  );
}, isSame);
