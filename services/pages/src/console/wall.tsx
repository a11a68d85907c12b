import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { usePressed } from "../widgets/pointer-pressed";
import { go } from "../network/session";
import type { BoardView, Unplayed } from "../protocol/protocol";
import { seesVenues } from "../state/rights";
import { unplayedText } from "../state/rounds";
import { beat, state } from "../state/state";
import { attention, byAttention, inPlace } from "../state/urgency";
import { openCalls, openCases } from "../state/waiting";
import { t } from "../words/words";
import { byTrouble, troubleOf } from "../clock/time-trouble";
import { cls } from "../widgets/cls";
import { minutesOut, Tile } from "./tile";

/** Up to this many boards get larger tiles. */
const ROOMY = 8;

/**
 * @property unplayed pairings decided without a game; they need no action (OCR 18.4.8, 18.4.9)
 * @property children what is above the boards and scrolls with them
 */
export function Wall({
  boards,
  unplayed,
  selected,
  onSelect,
  children,
}: {
  boards: readonly BoardView[];
  unplayed: readonly Unplayed[];
  selected: string | null;
  onSelect(id: string): void;
  children?: ComponentChildren;
}) {
  const caseBoards = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const callBoards = new Set(openCalls.value.map((c) => c.board));
  /** among several calls the one that waits longest; among several cases the one whose flag falls first */
  const turns = [...openCases.value, ...openCalls.value].map((one) => one.board);
  const turn = (board: BoardView) => {
    const found = turns.indexOf(board.id);
    return found < 0 ? turns.length : found;
  };
  const now = beat.value;
  const begun = boards.some((board) => board.status !== "CREATED");
  const { pressed, press, aim } = usePressed();
  const places = useRef<readonly string[]>([]);
  const byNeed = boards
    .map((board) => ({ board, why: attention(board, caseBoards, callBoards, now, begun) }))
    .sort(
      (a, b) =>
        byAttention(a.why, b.why) ||
        turn(a.board) - turn(b.board) ||
        byTrouble(a.board, b.board, now) ||
        a.board.number - b.board.number,
    );
  const tiles = pressed ? inPlace(places.current, byNeed) : byNeed;
  places.current = tiles.map((tile) => tile.board.id);
  return (
    <section
      class={cls("wall", tiles.length <= ROOMY && "roomy")}
      aria-label={t.wall}
      onPointerDown={press}
      onPointerMove={aim}
    >
      {children}
      {unplayed.length > 0 && (
        <ul class="wall-unplayed quiet" data-unplayed aria-label={t.unplayed.without}>
          {unplayed.map((one) => (
            <li key={one.board} data-board-unplayed={one.board}>
              {unplayedText(one)}
            </li>
          ))}
        </ul>
      )}
      {tiles.length === 0 && unplayed.length === 0 && (
        <div class="wall-empty">
          <p class="quiet">{state.value.synced ? t.noBoards : t.connecting}</p>
          {state.value.you && seesVenues(state.value.you) && (
            <button class="big" onClick={() => go("/readiness")}>
              {t.ready.title}
            </button>
          )}
        </div>
      )}
      {tiles.map(({ board, why }) => (
        <Tile
          key={board.id}
          board={board}
          why={why}
          white={troubleOf(board, "WHITE", now)}
          black={troubleOf(board, "BLACK", now)}
          whiteOut={minutesOut(board, "WHITE", now)}
          blackOut={minutesOut(board, "BLACK", now)}
          selected={board.id === selected}
          onSelect={onSelect}
        />
      ))}
    </section>
  );
}
