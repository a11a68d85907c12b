import { memo } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { Mark } from "./enter";
import { checksDone, Detail } from "./detail";
import { boardNumber, Inbox } from "./inbox";
import { command } from "./network";
import { downloadPgn } from "./session";
import { bySide, type BoardView, type Millis, type OrderKind, type OrderView, type Side, type You } from "./protocol";
import { mayOpenRound, mayOrder } from "./rights";
import { attention, beat, byAttention, openCalls, openCases, say, state, type Attention } from "./state";
import { t } from "./strings";
import { Banner, ClockFace, cls, Dialog, lastMoveText, LeaveButton, LinkDot, MiniBoard, useCommand } from "./widgets";

/** The arbiters' instrument; what it offers follows the role. */
export function ConsolePage() {
  const { you, boards, competition, orders } = state.value;
  const [selected, setSelected] = useState<string | null>(null);
  const [venue, setVenue] = useState("");
  const [chosenRound, setRound] = useState<number | null>(null);
  const rounds = [...new Set([...boards.values()].map((b) => b.round))].sort((a, b) => a - b);
  const round = chosenRound ?? rounds.at(-1) ?? competition?.rounds[0]?.number ?? 1;
  const inRound = [...boards.values()].filter((b) => b.round === round);
  const cases = openCases.value.length;
  const calls = openCalls.value.length;

  useEffect(() => { document.title = cases + calls > 0 ? `(${cases + calls}) OneHall` : "OneHall"; }, [cases, calls]);

  const detail = selected === null ? undefined : boards.get(selected);
  const show = (id: string) => {
    setSelected(id);
    const shown = boards.get(id);
    if (shown) setRound(shown.round);
  };
  return (
    <div class="console-page">
      <Banner />
      <header class="topbar">
        <div class="brand"><Mark /> OneHall</div>
        <div class="topbar-words">
          {you && <h1>{t.role[you.role]}</h1>}
          {you && <span>{you.name}{you.venueName ? ` · ${you.venueName}` : ""}</span>}
          <span>{competition?.name}</span>
        </div>
        <div class="alarms" role="status">
          {cases > 0 && <span class="chip bad">{t.caseCount(cases)}</span>}
          {calls > 0 && <span class="chip warn">{t.callCount(calls)}</span>}
        </div>
        <button class="small" onClick={() => void downloadPgn(round).catch((problem: Error) => say("refusal", problem.message))}>{t.pgn(round)}</button>
        <LeaveButton />
      </header>
      {you && <RoundBar you={you} round={round} boards={inRound} orders={[...orders.values()]} venue={venue} onVenue={setVenue} onRound={setRound} />}
      <main class={cls("console", detail && "with-detail")}>
        <Wall boards={inRound.filter((b) => !venue || b.white.venue === venue || b.black.venue === venue)} selected={selected}
          onSelect={(id) => setSelected(id === selected ? null : id)} />
        {detail && you && <Detail key={detail.id} board={detail} you={you} onClose={() => setSelected(null)} />}
        {you && <Inbox you={you} selected={selected} onShow={show} />}
      </main>
    </div>
  );
}

/** Up to so many boards get larger tiles. */
const ROOMY = 8;

function Wall({ boards, selected, onSelect }: { boards: readonly BoardView[]; selected: string | null; onSelect(id: string): void }) {
  const caseBoards = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const callBoards = new Set(openCalls.value.map((c) => c.board));
  const now = beat.value;
  const tiles = boards.map((board) => ({ board, why: attention(board, caseBoards, callBoards, now) }))
    .sort((a, b) => byAttention(a.why, b.why) || a.board.number - b.board.number);
  return (
    <section class={cls("wall", tiles.length <= ROOMY && "roomy")} aria-label={t.wall}>
      {tiles.length === 0 && <p class="quiet">{state.value.synced ? t.noBoards : t.connecting}</p>}
      {tiles.map(({ board, why }) => <Tile key={board.id} board={board} why={why} selected={board.id === selected} onSelect={onSelect} />)}
    </section>
  );
}

const Tile = memo(function Tile({ board, why, selected, onSelect }:
    { board: BoardView; why: Attention; selected: boolean; onSelect(id: string): void }) {
  return (
    <button class={cls("tile", why, selected && "selected")} data-board={board.id} data-status={board.status} data-attention={why} data-ply={board.ply}
      data-fen={board.fen} data-last-move={board.lastMove ?? ""} aria-pressed={selected}
      aria-label={`${t.board(board.number)}, ${board.white.name} – ${board.black.name}, ${label(board, why)}`} onClick={() => onSelect(board.id)}>
      <span class="tile-head"><strong>{board.number}</strong><span class={cls("tile-why", why)}>{label(board, why)}</span><span class="mono">{lastMoveText(board)}</span></span>
      <TileSeat board={board} side="BLACK" />
      <MiniBoard fen={board.fen} lastMove={board.lastMove} faded={why === "ended"} />
      <TileSeat board={board} side="WHITE" />
    </button>
  );
}, (a, b) => a.board === b.board && a.why === b.why && a.selected === b.selected);

function label(board: BoardView, why: Attention): string {
  if (why === "ended" && board.result) return board.result;
  return why === "created" && board.white.checks ? t.checksDone(checksDone(board)) : t.attention[why];
}

function TileSeat({ board, side }: { board: BoardView; side: Side }) {
  const player = bySide(board, side);
  return (
    <span class={cls("tile-seat", board.clocks.running === side && "running")}>
      <LinkDot link={player.link} name={player.name} />
      <span class="grow ellipsis">{player.name}</span>
      <ClockFace clocks={board.clocks} side={side} />
    </span>
  );
}

/** So long an order that is done stays on the screen. */
const RECENT: Millis = 90_000;

/** Each order with the status of the boards it can act on. */
const ORDERS: readonly (readonly [OrderKind, BoardView["status"]])[] = [["START", "CREATED"], ["PAUSE", "PLAYING"], ["RESUME", "PAUSED"]];

function RoundBar({ you, round, boards, orders, venue, onVenue, onRound }: {
  you: You; round: number; boards: readonly BoardView[]; orders: readonly OrderView[]; venue: string; onVenue(id: string): void; onRound(n: number): void;
}) {
  const [order, setOrder] = useState<OrderKind | null>(null);
  const competition = state.value.competition;
  const toOpen = competition?.rounds.filter((r) => !r.opened && ![...state.value.boards.values()].some((b) => b.round === r.number))[0];
  const count = (status: BoardView["status"]) => boards.filter((b) => b.status === status).length;
  const recent = [...orders].filter((o) => !o.complete || beat.value - o.at < RECENT).sort((a, b) => b.at - a.at).slice(0, 2);
  const { busy, give } = useCommand();
  const over = boards.every((b) => b.status === "ENDED");
  return (
    <section class="roundbar" aria-label={t.round(round)}>
      <label class="inline-label">{t.roundLabel}
        <select value={round} onChange={(event) => onRound(Number(event.currentTarget.value))}>
          {(competition?.rounds ?? []).map((r) => <option key={r.number} value={r.number}>{r.number}</option>)}
        </select>
      </label>
      <label class="inline-label">{t.filterVenue}
        <select value={venue} onChange={(event) => onVenue(event.currentTarget.value)}>
          <option value="">{t.allVenues}</option>
          {competition?.venues.map((v) => <option key={v.id} value={v.id}>{v.name}</option>)}
        </select>
      </label>
      <span class="quiet">{t.counts(count("PLAYING"), count("PAUSED") + count("AWAITING_CA"), count("ENDED"), boards.length)}</span>
      <span class="grow" />
      {toOpen && mayOpenRound(you) && <button class={cls(over && "primary")} disabled={busy} onClick={() => void give("openRound", { round: toOpen.number })}>{t.openRound(toOpen.number)}</button>}
      {ORDERS.filter(([kind, from]) => mayOrder(you, kind) && count(from) > 0).map(([kind]) => (
        <button key={kind} onClick={() => setOrder(kind)}>{t.order[kind]}</button>
      ))}
      {recent.length > 0 && <div class="order-lines" role="status">{recent.map((each) => <OrderLine key={each.id} order={each} />)}</div>}
      {order && <OrderDialog kind={order} you={you} round={round} onClose={() => setOrder(null)} />}
    </section>
  );
}

function OrderLine({ order }: { order: OrderView }) {
  return (
    <p class={cls("order-line", order.refused.length > 0 && "warn-text")} data-order={order.id} data-complete={order.complete}>
      <strong>{t.orderName[order.kind]}</strong> {order.scope}: {t.orderProgress(order.applied, order.boards)}
      {refusals(order).map((r) => <span key={r.code + r.text}>; {t.boards(r.boards)}: {r.text} [{r.code}]</span>)}
    </p>
  );
}

/** The boards that refused, together where the reason is the same. */
function refusals(order: OrderView): { boards: number[]; code: string; text: string }[] {
  const groups = new Map<string, { boards: number[]; code: string; text: string }>();
  for (const { board, code, text } of [...order.refused].sort((a, b) => boardNumber(a.board) - boardNumber(b.board))) {
    const group = groups.get(code + text) ?? { boards: [], code, text };
    group.boards.push(boardNumber(board));
    groups.set(code + text, group);
  }
  return [...groups.values()];
}

function OrderDialog({ kind, you, round, onClose }: { kind: OrderKind; you: You; round: number; onClose(): void }) {
  const chief = you.role === "CHIEF_ARBITER";
  const [venue, setVenue] = useState(chief ? "" : you.venue);
  const [reason, setReason] = useState("");
  const venues = state.value.competition?.venues.filter((v) => chief || v.id === you.venue) ?? [];
  function give(): void {
    onClose();
    void command("order", { kind, round, ...(venue ? { venue } : {}), ...(reason.trim() ? { reason: reason.trim() } : {}) });
  }
  return (
    <Dialog title={t.order[kind]} onClose={onClose}>
      <form onSubmit={(event) => { event.preventDefault(); give(); }}>
        <label>{t.orderScope}
          <select value={venue} onChange={(event) => setVenue(event.currentTarget.value)}>
            {chief && <option value="">{t.round(round)}, {t.allVenues}</option>}
            {venues.map((v) => <option key={v.id} value={v.id}>{t.round(round)}, {v.name}</option>)}
          </select>
        </label>
        {kind !== "START" && <label>{t.reason}<input required pattern=".*\S.*" title={t.reasonNeeded} value={reason} maxLength={200} onInput={(event) => setReason(event.currentTarget.value)} /></label>}
        <div class="actions">
          <button type="button" onClick={onClose}>{t.cancel}</button>
          <button type="submit" class="primary">{t.orderConfirm}</button>
        </div>
      </form>
    </Dialog>
  );
}
