import type { ComponentChildren } from "preact";
import { go } from "../network/session";
import type { BoardView, Unplayed } from "../protocol/protocol";
import { seesVenues } from "../state/rights";
import { unplayedText } from "../state/rounds";
import { beat, state } from "../state/state";
import { attention } from "../state/urgency";
import { openCalls, openCases } from "../state/waiting";
import { cls } from "../widgets/cls";
import { t } from "../words/words";
import { glance, type Glance } from "./glance";
import { NeedsRail } from "./needs-rail";
import { Tile } from "./tile";
import { ViewChoice } from "./view-choice";
import { WallTable } from "./wall-table";
import { densityOf, grouped, usefulGroupings, wallView } from "./wall-view";

/** Up to this many boards get larger tiles. */
const ROOMY = { BOARDS: 8, COMPACT: 40 };

/**
 * @property unplayed pairings decided without a game; they need no action (OCR 18.4.8, 18.4.9)
 * @property onNeed opens a board that needs somebody, of any round
 * @property children what is above the boards and scrolls with them
 */
export function Wall({
  boards,
  unplayed,
  selected,
  onSelect,
  onNeed,
  children,
}: {
  boards: readonly BoardView[];
  unplayed: readonly Unplayed[];
  selected: string | null;
  onSelect(id: string): void;
  onNeed(id: string): void;
  children?: ComponentChildren;
}) {
  const caseBoards = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const callBoards = new Set(openCalls.value.map((c) => c.board));
  const now = beat.value;
  const begun = boards.some((board) => board.status !== "CREATED");
  const view = wallView.value;
  const density = densityOf(view, boards.length);
  const groupings = usefulGroupings(boards);
  const grouping = groupings.includes(view.grouping) ? view.grouping : "NUMBER";
  const glances = (of: readonly BoardView[]): Glance[] =>
    of.map((board) => glance(board, attention(board, caseBoards, callBoards, now, begun), now));
  return (
    <section class="wall" aria-label={t.wall}>
      <div class="wall-top">
        {children}
        {boards.length > 0 && <ViewChoice density={density} grouping={grouping} groupings={groupings} />}
      </div>
      <NeedsRail open={selected} onShow={onNeed} />
      {unplayed.length > 0 && (
        <ul class="wall-unplayed quiet" data-unplayed aria-label={t.unplayed.without}>
          {unplayed.map((one) => (
            <li key={one.board} data-board-unplayed={one.board}>
              {unplayedText(one)}
            </li>
          ))}
        </ul>
      )}
      {boards.length === 0 && unplayed.length === 0 && (
        <div class="wall-empty">
          <p class="quiet">{state.value.synced ? t.noBoards : t.connecting}</p>
          {state.value.you && seesVenues(state.value.you) && (
            <button class="big" onClick={() => go("/readiness")}>
              {t.ready.title}
            </button>
          )}
        </div>
      )}
      {boards.length > 0 &&
        grouped(boards, grouping).map((group) => (
          <section key={group.name} class="wall-group" {...(group.name ? { "aria-label": group.name } : {})}>
            {group.name !== "" && (
              <h2>
                {group.name} <span class="count">{group.boards.length}</span>
              </h2>
            )}
            {density === "TABLE" ? (
              <WallTable glances={glances(group.boards)} selected={selected} onSelect={onSelect} />
            ) : (
              <div class={cls("tiles", density === "COMPACT" && "compact", boards.length <= ROOMY[density] && "roomy")}>
                {glances(group.boards).map((one) => (
                  <Tile
                    key={one.board.id}
                    {...one}
                    position={density === "BOARDS"}
                    selected={one.board.id === selected}
                    onSelect={onSelect}
                  />
                ))}
              </div>
            )}
          </section>
        ))}
    </section>
  );
}
