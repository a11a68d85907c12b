import { useRef, useState } from "preact/hooks";
import { boardName } from "../state/board-names";
import { boardsInNeed, type BoardInNeed } from "../state/urgency";
import { official } from "../words/officials";
import { t } from "../words/words";
import { cls } from "../widgets/cls";

/** So many boards that need somebody are shown at once. */
const MOST = 24;

/**
 * The boards that need somebody. Each keeps its place as long as it needs somebody, and new ones come last, so that
 * nobody presses on a board that was another one a moment ago.
 *
 * @param open the board that is open
 */
export function NeedsRail({ open, onShow }: { open: string | null; onShow(board: string): void }) {
  const before = useRef<readonly string[]>([]);
  const [all, setAll] = useState(false);
  const needs = inPlace(before.current, boardsInNeed.value);
  before.current = needs.map((one) => one.board.id);
  if (needs.length === 0) return null;
  const words = official.wallView;
  const folded = needs.length - MOST;
  return (
    <div class="needs" role="group" aria-label={words.needs}>
      {(all ? needs : needs.slice(0, MOST)).map(({ board, why }) => (
        <button
          key={board.id}
          class={cls("small", "need", why)}
          data-need={board.id}
          aria-pressed={board.id === open}
          aria-label={`${t.attention[why]}: ${boardName(board.round, board.number)}`}
          onClick={() => onShow(board.id)}
        >
          <strong>{board.number}</strong> {t.attention[why]}
        </button>
      ))}
      {folded > 0 && (
        <button class="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.fewer : words.more(folded)}
        </button>
      )}
    </div>
  );
}

/** Those that were there keep their places; the others come after them. */
function inPlace(before: readonly string[], needs: readonly BoardInNeed[]): BoardInNeed[] {
  const places = new Map(before.map((id, at) => [id, at]));
  const placeOf = ({ board }: BoardInNeed) => places.get(board.id) ?? before.length;
  return needs.toSorted((a, b) => placeOf(a) - placeOf(b));
}
