import { useRef, useState } from "preact/hooks";
import { formatClock, formatSpan } from "../clock/clock";
import { boardNumber, heldBack, type Exceptions } from "../state/order-progress";
import type { EpochMs, Millis, OrderView, You } from "../protocol/protocol";
import { mayOrder } from "../state/rights";
import { beat, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { refusalWords } from "../words/hall-words";
import { USUAL_REASONS } from "../words/usual-reasons";
import { coded, reasonWords } from "../words/reasons";

/** How long a completed order stays on the screen; one with exceptions or changed clocks stays longer. */
const RECENT: Millis = 90_000;

const TO_LOOK_AT: Millis = 600_000;
const MOST_LINES = 3;
/** The outcome of the latest orders, updated while they are carried out. */
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
    if (!order.complete) return true;
    const undone = missed(order).length;
    if (order.refused.length > 0 && undone + order.changed.length === 0) return false;
    return now - order.at < (undone + order.changed.length > 0 ? TO_LOOK_AT : RECENT);
  };
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const shown = [...orders]
    .filter((order) => !closed.has(order.id))
    .filter(kept)
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_LINES);
  if (shown.length === 0) return null;
  return (
    <div class="order-lines" role="status">
      {shown.map((order) => (
        <OrderLine
          key={order.id}
          order={order}
          missed={missed(order)}
          you={you}
          now={now}
          onClose={() => setClosed(new Set([...closed, order.id]))}
        />
      ))}
    </div>
  );
}

const clock = (shown: Millis) => formatClock(shown, false);

function OrderLine({
  order,
  missed,
  you,
  now,
  onClose,
}: {
  order: OrderView;
  missed: readonly Exceptions[];
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
  return (
    <div
      class={cls("order-line", missed.length > 0 && "with-exceptions")}
      data-order={order.id}
      data-complete={order.complete}
    >
      <strong>{name}</strong> {scope}:{" "}
      {order.withdrawn
        ? official.withdrawn
        : waits !== null
          ? official.startsAt(timeOfDay(waits, venue), formatSpan(waits - now))
          : official.orderProgress(
              order.complete ? order.boards - missed.reduce((sum, one) => sum + one.boards.length, 0) : order.applied,
              order.boards,
              official.orderDone[order.kind],
            ) + (short ? `, ${short}` : "")}{" "}
      <span class="quiet">
        {timeOfDay(order.at, venue)}
        {order.reason && ` · ${reasonWords(order.reason)}`}
        {order.by && ` · ${order.by}`}
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
        <details>
          <summary>{official.exceptions}</summary>
          <ul>
            {missed.map((e) => (
              <li key={e.code}>
                {t.boards(e.boards)}: {refusalWords(e.code, e.text)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {order.changed.length > 0 && (
        <details class="before-after">
          <summary>{official.beforeAndAfter}</summary>
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
        </details>
      )}
    </div>
  );
}

/** If more boards than this are held, a line gives only their number. */
export const MOST_NAMED = 8;
