import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { formatClock, formatSpan } from "../clock/clock";
import { boardNumber, heldBack, isStop, type Exceptions } from "../state/order-progress";
import type { EpochMs, Millis, OrderView, You } from "../protocol/protocol";
import { mayOrder } from "../state/rights";
import { beat, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Menu } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { refusalWords } from "../words/hall-words";
import { USUAL_REASONS } from "../words/usual-reasons";
import { coded, reasonWords } from "../words/reasons";

/** How long a completed order stays on the screen; one with exceptions or changed clocks stays longer. */
const RECENT: Millis = 90_000;

const TO_LOOK_AT: Millis = 600_000;
/** How many orders are kept behind the newest one at most. */
const MOST_OTHERS = 20;

/**
 * The outcome of the latest order in one line, updated while it is carried out; the others are behind their number. A
 * stop of a whole venue stays until its games go on.
 */
export function OrderLines({ orders, you }: { orders: readonly OrderView[]; you: You }) {
  const now = beat.value;
  /**
   * Orders whose exceptions have all reached the wanted state; later changes of those boards no longer concern the
   * order.
   */
  const settled = useRef(new Set<string>());
  const missed = (order: OrderView): Exceptions[] => {
    if (settled.current.has(order.id)) return [];
    const found = heldBack(order, state.value.boards);
    if (order.complete && order.refused.length > 0 && found.length === 0) settled.current.add(order.id);
    return found;
  };
  const kept = (order: OrderView) => {
    if (!order.complete || isStop(order, orders, state.value.boards.values())) return true;
    const undone = missed(order).length;
    if (order.refused.length > 0 && undone + order.changed.length === 0) return false;
    return now - order.at < (undone + order.changed.length > 0 ? TO_LOOK_AT : RECENT);
  };
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = [...orders]
    .filter((order) => !closed.has(order.id))
    .filter(kept)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_OTHERS + 1);
  const newest = shown[0];
  if (!newest) return null;
  const line = (order: OrderView, folded: boolean) => (
    <OrderLine
      key={order.id}
      order={order}
      missed={missed(order)}
      stop={isStop(order, orders, state.value.boards.values())}
      folded={folded}
      you={you}
      now={now}
      onClose={() => setClosed(new Set([...closed, order.id]))}
    />
  );
  return (
    <div class="order-lines" role="status">
      {line(newest, false)}
      {shown.length > 1 && (
        <Menu label={t.bar.more(shown.length - 1)} stays>
          <div class="order-others">{shown.slice(1).map((order) => line(order, true))}</div>
        </Menu>
      )}
    </div>
  );
}

const clock = (shown: Millis) => formatClock(shown, false);

function OrderLine({
  order,
  missed,
  stop,
  folded,
  you,
  now,
  onClose,
}: {
  order: OrderView;
  missed: readonly Exceptions[];
  /** Whether it keeps a venue stopped. */ stop: boolean;
  /** Whether it is among the others behind their number. */ folded: boolean;
  you: You;
  now: EpochMs;
  onClose(): void;
}) {
  const { busy, give } = useCommand();
  const waits = !order.complete && order.startAt !== null && order.startAt > now ? order.startAt : null;
  const short = missed
    .map(
      (e) =>
        `${e.boards.length > MOST_NAMED ? e.boards.length : t.boards(e.boards)} ` +
        (official.orderCode[e.code] ?? official.orderRefused),
    )
    .join(", ");
  const name = official.orderName[order.kind];
  const scope = official.scope(order.round, order.venueName, order.board);
  const venue = state.value.competition?.venues.find((one) => one.name === order.venueName)?.id;
  const at = timeOfDay(order.at, venue);
  const heading = stop ? official.stopped(scope, at) : `${name} ${scope}:`;
  const outcome = order.withdrawn
    ? official.withdrawn
    : waits !== null
      ? official.startsAt(timeOfDay(waits, venue), formatSpan(waits - now))
      : official.orderProgress(
          order.complete ? order.boards - missed.reduce((sum, one) => sum + one.boards.length, 0) : order.applied,
          order.boards,
          official.orderDone[order.kind],
        ) + (short ? `, ${short}` : "");
  const circumstances = [stop ? "" : at, order.reason ? reasonWords(order.reason) : "", order.by]
    .filter(Boolean)
    .join(" · ");
  return (
    <div
      class={cls("order-line", stop && "stop", folded && "folded", missed.length > 0 && "with-exceptions")}
      data-order={order.id}
      data-complete={order.complete}
    >
      <span>
        <strong>{heading}</strong> {outcome}
      </span>
      <span class="circumstances quiet ellipsis" title={circumstances}>
        {circumstances}
      </span>
      {waits !== null && mayOrder(you, "START") && (
        <button
          class="small"
          disabled={busy}
          onClick={() => void give("withdraw", { order: order.id, reason: coded(USUAL_REASONS.withdrawnOrder[0]) })}
        >
          {official.withdraw}
        </button>
      )}
      {order.complete && (
        <button class="plain" aria-label={`${t.close}: ${name} ${scope}`} onClick={onClose}>
          ×
        </button>
      )}
      {!order.complete && waits === null && (
        <progress
          value={order.applied + order.refused.length}
          max={Math.max(1, order.boards)}
          aria-label={official.orderName[order.kind]}
        />
      )}
      {missed.length > 0 && (
        <Part folded={folded} label={official.exceptions}>
          <ul>
            {missed.map((e) => (
              <li key={e.code}>
                {t.boards(e.boards)}: {refusalWords(e.code, e.text)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {order.changed.length > 0 && (
        <Part folded={folded} label={official.beforeAndAfter}>
          <ul>
            {[...order.changed]
              .sort((a, b) => boardNumber(a.board) - boardNumber(b.board))
              .map((c) => (
                <li key={c.board}>
                  {t.boards([boardNumber(c.board)])}:{" "}
                  {official.clockChange("WHITE", clock(c.whiteBefore), clock(c.whiteAfter))},{" "}
                  {official.clockChange("BLACK", clock(c.blackBefore), clock(c.blackAfter))}
                </li>
              ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

/** More about an order: beside its line it opens over the page, among the others it opens in its place. */
function Part({ folded, label, children }: { folded: boolean; label: string; children: ComponentChildren }) {
  return folded ? (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  ) : (
    <Menu label={label}>{children}</Menu>
  );
}

/** If more boards than this are held, a line gives only their number. */
export const MOST_NAMED = 8;
