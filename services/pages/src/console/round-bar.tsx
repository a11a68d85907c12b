import { useState } from "preact/hooks";
import { ApproveAll } from "./approval";
import type { ComponentChildren } from "preact";
import { Finder } from "./finder";
import { mayBecomeOfficial } from "../words/scores";
import { CloseRound } from "../round/round-opening";
import type { OrderDraft } from "./clock-order-dialog";
import { StopDialog } from "./stop-dialog";
import { OrderLines } from "./order-lines";
import { RollCall } from "../boardpanel/roll-call";
import { arranges, go, PAIRING } from "../network/session";
import { startOf } from "../state/preparation";
import { type BoardView, type OrderKind, type OrderView, type You, SIDES } from "../protocol/protocol";
import { mayCloseRound, mayOpenRound, mayOrder, mayRecordPresence } from "../state/rights";
import { isUnpaired, unfinished } from "../state/rounds";
import { statusCounts } from "../state/status-counts";
import { StartLine } from "../player/start-line";
import { state } from "../state/state";
import { awaitsDecision, openCalls, openCases } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Menu } from "../widgets/dialogs";

/** Orders with a button of their own, and the state of the boards each can act on. */
const ORDERS: readonly (readonly [OrderKind, BoardView["status"]])[] = [
  ["START", "CREATED"],
  ["RESUME", "PAUSED"],
];

/**
 * What concerns the whole round, in one row; below it the latest order.
 *
 * @property next the round to be opened now; undefined if there is none, or if games are still in progress
 * @property more what is rarely needed, behind one button
 */
export function RoundBar({
  you,
  round,
  boards,
  orders,
  venue,
  next,
  more,
  onVenue,
  onRound,
  onOrder,
  onShow,
  onOpenRound,
}: {
  you: You;
  round: number;
  boards: readonly BoardView[];
  orders: readonly OrderView[];
  venue: string;
  next: number | undefined;
  more: ComponentChildren;
  onVenue(id: string): void;
  onRound(n: number): void;
  onOrder(draft: OrderDraft): void;
  onShow(board: string): void;
  onOpenRound(): void;
}) {
  const [open, setOpen] = useState<"stop" | "roll" | "close" | null>(null);
  const competition = state.value.competition;
  const left = unfinished(boards, openCases.value, openCalls.value);
  const rollCall = boards.some((b) => b.status !== "ENDED" && SIDES.some((side) => mayRecordPresence(you, b, side)));
  const resumable = boards.filter((b) => !awaitsDecision(b.id));
  const possible = ORDERS.filter(
    ([kind, from]) => mayOrder(you, kind) && useful(kind === "RESUME" ? resumable : boards, from),
  );
  return (
    <section class="roundbar" aria-label={t.round(round)}>
      <div class="roundbar-row">
        <Finder round={round} onShow={onShow} />
        <label class="inline-label">
          <span class="label-words">{t.roundLabel}</span>
          <select value={round} onChange={(event) => onRound(Number(event.currentTarget.value))}>
            {(competition?.rounds ?? []).map((r) => (
              <option key={r.number} value={r.number}>
                {r.number}
              </option>
            ))}
          </select>
        </label>
        <label class="inline-label">
          <span class="visually-hidden">{t.filterVenue}</span>
          <select value={venue} onChange={(event) => onVenue(event.currentTarget.value)}>
            <option value="">{t.allVenues}</option>
            {competition?.venues.map((v) => (
              <option key={v.id} value={v.id}>
                {v.name}
              </option>
            ))}
          </select>
        </label>
        <StartLine start={startOf(competition, round)} />
        <Counts boards={boards} />
        {next !== undefined &&
          mayOpenRound(you) &&
          (isUnpaired(competition, next) ? (
            <span data-unpaired={next}>
              {official.nextRound.unpaired(next)}{" "}
              {arranges(you.role) && (
                <button class="small" onClick={() => go(PAIRING)}>
                  {official.nextRound.pair(next)}
                </button>
              )}
            </span>
          ) : (
            <button class="primary" onClick={onOpenRound}>
              {official.nextRound.ask(next)}
            </button>
          ))}
        <ApproveAll you={you} boards={boards} />
        {mayCloseRound(you) && mayBecomeOfficial(competition, state.value.boards.values(), round) && (
          <button onClick={() => setOpen("close")}>{t.standings.close(round)}…</button>
        )}
        {rollCall && <button onClick={() => setOpen("roll")}>{t.rollCall}</button>}
        {possible.map(([kind]) => (
          <button key={kind} onClick={() => onOrder({ kind })}>
            {official.order[kind]}
          </button>
        ))}
        {mayOrder(you, "PAUSE") && useful(boards, "PLAYING", "PAUSED") && (
          <button onClick={() => onOrder({ kind: "ADD_TIME" })}>{official.moreOrders}</button>
        )}
        {mayOrder(you, "PAUSE") && useful([...state.value.boards.values()], "PLAYING") && (
          <button class="danger" onClick={() => setOpen("stop")}>
            {official.stop}
          </button>
        )}
        <Menu label={t.menu}>{more}</Menu>
      </div>
      <OrderLines orders={orders} you={you} />
      {open === "stop" && <StopDialog you={you} onClose={() => setOpen(null)} />}
      {open === "close" && <CloseRound round={round} left={left} onClose={() => setOpen(null)} />}
      {open === "roll" && <RollCall boards={boards} you={you} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** How many boards are in each state; what does not fit whole into the row is left to the tooltip. */
function Counts({ boards }: { boards: readonly BoardView[] }) {
  const words = t.counts(statusCounts(boards), boards.length);
  return (
    <span class="counts quiet" title={words}>
      {words.split(" · ").map((part, i) => (
        <span key={part}>
          {i > 0 && " · "}
          {part}
        </span>
      ))}
    </span>
  );
}

/** Whether any board of a round is in a state on which an order of this kind can act. */
const useful = (boards: readonly BoardView[], ...states: BoardView["status"][]): boolean =>
  boards.some((b) => states.includes(b.status));
