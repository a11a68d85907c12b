import { useId, useRef, useState } from "preact/hooks";
import { withoutChecks } from "../state/arrivals";
import { formatClock, formatSpan, remaining } from "../clock/clock";
import {
  asComputed,
  corrections,
  isCount,
  isDecided,
  isTime,
  signed,
  type Edit,
  withSeen,
} from "../decision/clock-corrections";
import { instantAfter } from "../clock/local-instants";
import { command } from "../network/connection";
import { boardNumber, heldBack, inScope, parseTime, venuesOf, type Exceptions } from "../state/order-progress";
import type {
  BoardView,
  EpochMs,
  Millis,
  Order,
  OrderKind,
  OrderView,
  Proposal,
  Side,
  You,
} from "../protocol/protocol";
import { mayOrder, ORDER_KINDS } from "../state/rights";
import { beat, say, serverNow, state } from "../state/state";
import { awaitsDecision } from "../state/waiting";
import { t } from "../words/strings";
import { Dialog, ReasonField } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { hereZone, timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { plannedStart } from "../state/preparation";
import { refusalWords, storedReason } from "../words/hall-words";

/** The order that its dialog starts with. */
export interface OrderDraft {
  kind: OrderKind;
  board?: BoardView;
  control?: string;
}

/** How long a completed order stays on the screen; one with exceptions or changed clocks stays longer. */
const RECENT: Millis = 90_000;
const TO_LOOK_AT: Millis = 600_000;
const MOST_LINES = 3;
/** If more boards than this are held, a line gives only their number. */
const MOST_NAMED = 8;
const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** Stops a venue with two clicks, the first of which opened this dialog: for a fire alarm (OCR 19.6). */
export function StopDialog({ you, onClose }: { you: You; onClose(): void }) {
  const [reason, setReason] = useState<string>(t.stopReasons[0] ?? "");
  const [sure, setSure] = useState(false);
  const running = [...state.value.boards.values()].filter((b) => b.status === "PLAYING");
  const venues = venuesOf(you, state.value.competition?.venues ?? []);
  const at = (venue: string) => running.filter((b) => b.white.venue === venue || b.black.venue === venue).length;
  function stop(venue: string): void {
    onClose();
    void command("order", { kind: "PAUSE", ...(venue ? { venue } : {}), reason: storedReason(reason) });
  }
  const ready = reason.trim() !== "";
  return (
    <Dialog title={t.stopTitle} onClose={onClose}>
      <div class="form">
        <ReasonField reasons={t.stopReasons} value={reason} onChange={setReason} />
        <div class="actions stop">
          {venues.map((v) => (
            <button key={v.id} class="danger" disabled={!ready} onClick={() => stop(v.id)}>
              {t.stopVenue(v.name, at(v.id))}
            </button>
          ))}
          {you.role === "CHIEF_ARBITER" &&
            venues.length > 1 &&
            (sure ? (
              <button class="danger sure" disabled={!ready} onClick={() => stop("")}>
                {t.stopAllSure(running.length)}
              </button>
            ) : (
              <button class="danger" onClick={() => setSure(true)}>
                {t.stopAll}
              </button>
            ))}
          <button onClick={onClose}>{t.cancel}</button>
        </div>
        <p class="quiet">{t.stopHint}</p>
      </div>
    </Dialog>
  );
}

/** The time on a board's clock when the dialog opens, as a starting value. */
const shownTime = (board: BoardView, side: Side): string =>
  formatClock(remaining(board.clocks, side, serverNow()), false);

/**
 * Any order, for a board, for venues or for the event: what, where and why; an order for the whole event needs a second
 * confirmation.
 */
export function OrderDialog({
  draft,
  you,
  round,
  onClose,
}: {
  draft: OrderDraft;
  you: You;
  round: number;
  onClose(): void;
}) {
  const chief = you.role === "CHIEF_ARBITER";
  const venues = venuesOf(you, state.value.competition?.venues ?? []);
  const [kind, setKind] = useState<OrderKind>(draft.kind);
  const [atBoard, setAtBoard] = useState(draft.board !== undefined);
  const [chosen, setChosen] = useState<readonly string[]>(venues.map((v) => v.id));
  const [reason, setReason] = useState("");
  /** The clock times when the dialog opened; times that are not edited are not changed. */
  const [from] = useState(() => ({
    white: draft.board ? shownTime(draft.board, "WHITE") : "",
    black: draft.board ? shownTime(draft.board, "BLACK") : "",
  }));
  const [white, setWhite] = useState(draft.kind === "SET_TIMES" ? from.white : "");
  const [black, setBlack] = useState(draft.kind === "SET_TIMES" ? from.black : "");
  const [control, setControl] = useState(draft.control ?? state.value.competition?.control ?? "");
  const [blackControl, setBlackControl] = useState("");
  const [suffers, setSuffers] = useState(false);
  const [later, setLater] = useState("");
  const [proposals, setProposals] = useState<readonly Proposal[] | null>(null);
  const [changed, setChanged] = useState<Readonly<Record<string, Edit>>>({});
  const [sure, setSure] = useState(false);
  const [asked, setAsked] = useState(false);
  const [shown] = useState(
    () =>
      new Map(
        [...state.value.boards]
          .filter(([, board]) => board.status !== "ENDED")
          .map(([id, board]) => [id, board.clockChanges ?? 0]),
      ),
  );
  const { busy, give } = useCommand();

  const wide = !atBoard && chief && chosen.length === venues.length;
  const meant = atBoard && draft.board ? [draft.board] : meantBoards(round, wide ? [""] : chosen);
  /** The boards that the order changes; others refuse it. */
  const affected = meant.filter((board) => affects(kind, board)).length;
  const startAt = later ? instantAfter(later, beat.value, hereZone()) : undefined;
  const [whiteMs, blackMs] = [parseTime(white), parseTime(black)];
  const timesWrong = (white !== "" && whiteMs === undefined) || (black !== "" && blackMs === undefined);
  const timed = kind === "SET_TIMES" || kind === "ADD_TIME" || kind === "RESUME" ? kind : null;
  const setsWhite = whiteMs !== undefined && (kind !== "SET_TIMES" || white !== from.white);
  const setsBlack = blackMs !== undefined && (kind !== "SET_TIMES" || black !== from.black);
  const needsTimes = kind === "SET_TIMES" || kind === "ADD_TIME";
  const setting = kind === "CORRECT_SETTING";
  const editable = proposals?.map((p) => ({ ...p, edit: changed[p.board] ?? asComputed(p) })) ?? [];
  const undecided = setting && (proposals === null || editable.some((p) => !isDecided(p.edit)));
  const ready =
    meant.length > 0 &&
    (kind === "START" || reason.trim() !== "") &&
    !timesWrong &&
    (!needsTimes || setsWhite || setsBlack) &&
    !undecided &&
    (later === "" || startAt !== undefined);

  const planned = kind === "START" ? plannedStart(state.value.competition, round, startAt ?? beat.value) : null;
  const early = planned !== null;
  const about: Omit<Order, "venue" | "board"> = {
    kind,
    ...(reason.trim() ? { reason: storedReason(reason) } : early ? { reason: storedReason(t.beforePlanned) } : {}),
    ...(kind === "START" && startAt !== undefined ? { startAt } : {}),
    ...(timed && setsWhite ? { whiteMs } : {}),
    ...(timed && setsBlack ? { blackMs } : {}),
    ...(setting
      ? { whiteControl: control.trim(), blackControl: (blackControl || control).trim(), scheduleSuffers: suffers }
      : {}),
  };
  const scopes: Pick<Order, "venue" | "board" | "round">[] =
    atBoard && draft.board
      ? [{ board: draft.board.id }]
      : wide
        ? [{ round }]
        : chosen.map((venue) => ({ venue, round }));
  const anew = () => {
    setProposals(null);
    setChanged({});
    setSure(false);
  };

  async function propose(): Promise<void> {
    const found: Proposal[] = [];
    for (const scope of scopes) {
      const outcome = await give("propose", { ...about, ...scope });
      if (!outcome.ok) return;
      for (const p of outcome.proposals ?? []) if (!found.some((known) => known.board === p.board)) found.push(p);
    }
    setProposals(found.sort((a, b) => boardNumber(a.board) - boardNumber(b.board)));
    setChanged({});
    if (found.length === 0) say("refusal", t.noProposals);
  }

  async function order(): Promise<void> {
    if (early && !asked) {
      setAsked(true);
      return;
    }
    if (wide && !sure) {
      setSure(true);
      return;
    }
    const orders = corrections(about, scopes, setting ? editable.map((p) => ({ proposal: p, edit: p.edit })) : []);
    for (const each of orders) if (!(await give("order", withSeen(each, shown))).ok) return;
    onClose();
  }

  return (
    <Dialog title={t.orderTitle} onClose={onClose} wide>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
      >
        <label>
          {t.orderKind}
          <select
            value={kind}
            onChange={(event) => {
              const chosen = event.currentTarget.value as OrderKind;
              setKind(chosen);
              setWhite(chosen === "SET_TIMES" ? from.white : "");
              setBlack(chosen === "SET_TIMES" ? from.black : "");
              anew();
            }}
          >
            {ORDER_KINDS.filter((each) => mayOrder(you, each)).map((each) => (
              <option key={each} value={each}>
                {t.order[each]}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{t.orderScope}</legend>
          {draft.board && (
            <label class="check">
              <input
                type="radio"
                name="scope"
                checked={atBoard}
                onChange={() => {
                  setAtBoard(true);
                  anew();
                }}
              />
              {t.board(draft.board.number)}
            </label>
          )}
          {draft.board && (
            <label class="check">
              <input
                type="radio"
                name="scope"
                checked={!atBoard}
                onChange={() => {
                  setAtBoard(false);
                  anew();
                }}
              />
              {t.venuesOfRound(round)}
            </label>
          )}
          {!atBoard &&
            venues.map((v) => (
              <label class="check" key={v.id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(v.id)}
                  disabled={venues.length === 1}
                  onChange={(event) => {
                    setChosen(event.currentTarget.checked ? [...chosen, v.id] : chosen.filter((id) => id !== v.id));
                    anew();
                  }}
                />
                {v.name}
              </label>
            ))}
          <p class="quiet">{t.orderMeans(kind, affected)}</p>
        </fieldset>
        {kind === "START" && withoutChecks(meant).length > 0 && (
          <p class="warn-text" data-unready>
            {t.absence.unready(withoutChecks(meant).map((one) => one.number))}
          </p>
        )}
        {kind === "START" && (
          <label>
            {t.startAt}
            <input type="time" step={1} value={later} onInput={(event) => setLater(event.currentTarget.value)} />
            {startAt !== undefined && <span>{t.startsAt(timeOfDay(startAt), formatSpan(startAt - beat.value))}</span>}
          </label>
        )}
        {timed && (
          <div class="pair">
            <TimeField label={t.timeFor[timed]("WHITE")} value={white} onChange={setWhite} />
            <TimeField label={t.timeFor[timed]("BLACK")} value={black} onChange={setBlack} />
          </div>
        )}
        {setting && (
          <>
            <div class="pair">
              <label>
                {t.rightSetting}
                <input
                  required
                  value={control}
                  placeholder="90+30"
                  onInput={(event) => {
                    setControl(event.currentTarget.value);
                    anew();
                  }}
                />
              </label>
              <label>
                {t.rightSettingBlack}
                <input
                  value={blackControl}
                  onInput={(event) => {
                    setBlackControl(event.currentTarget.value);
                    anew();
                  }}
                />
              </label>
            </div>
            <label class="check">
              <input
                type="checkbox"
                checked={suffers}
                onChange={(event) => {
                  setSuffers(event.currentTarget.checked);
                  anew();
                }}
              />
              {t.scheduleSuffers}
            </label>
            <div class="actions">
              <button
                type="button"
                disabled={busy || control.trim() === "" || meant.length === 0}
                onClick={() => void propose()}
              >
                {t.propose}
              </button>
            </div>
            {editable.length > 0 && (
              <div class="table-scroll">
                <table class="proposals">
                  <caption>{t.proposalsCaption}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t.boardColumn}</th>
                      <th scope="col">{t.nowColumn}</th>
                      <th scope="col">{t.side.WHITE}</th>
                      <th scope="col">{t.side.BLACK}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {editable.map((p) => (
                      <tr key={p.board} class={cls(p.needsDecision && "undecided")}>
                        <th scope="row">{boardNumber(p.board)}</th>
                        <td class="mono">
                          {formatClock(p.whiteMs, false)}
                          <br />
                          {formatClock(p.blackMs, false)}
                        </td>
                        {SIDES.map((side) => (
                          <ProposalCell
                            key={side}
                            proposal={p}
                            side={side}
                            edit={p.edit}
                            onChange={(edit) => setChanged({ ...changed, [p.board]: edit })}
                          />
                        ))}
                        {p.needsDecision && p.proposedWhiteMs > 0 && p.proposedBlackMs > 0 && (
                          <td class="quiet">{t.settingStays}</td>
                        )}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
        {kind !== "START" && <ReasonField reasons={t.orderReasons[kind]} value={reason} onChange={setReason} />}
        {asked && planned !== null && (
          <p class="warn-text" role="alert">
            {t.earlyText(timeOfDay(planned), formatSpan(planned - beat.value))}
          </p>
        )}
        {sure && (
          <p class="warn-text" role="alert">
            {t.sureQuestion(affected, venues.length)}
          </p>
        )}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class={cls("primary", sure && "sure")} disabled={!ready || busy}>
            {sure ? t.orderSure(affected) : asked && early ? t.earlyYes : t.orderConfirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/**
 * The time and move counter of one clock after a correction: as calculated, unless the arbiter decides otherwise
 * (DEC-19).
 */
function ProposalCell({
  proposal,
  side,
  edit,
  onChange,
}: {
  proposal: Proposal;
  side: Side;
  edit: Edit;
  onChange(edit: Edit): void;
}) {
  const board = boardNumber(proposal.board);
  const [time, moves] = side === "WHITE" ? (["white", "whiteMoves"] as const) : (["black", "blackMoves"] as const);
  const [ms, made] =
    side === "WHITE"
      ? [proposal.proposedWhiteMs, proposal.whiteMoves]
      : [proposal.proposedBlackMs, proposal.blackMoves];
  return (
    <td>
      <input
        aria-label={t.newTime(board, side)}
        value={edit[time]}
        aria-invalid={!isTime(edit[time])}
        onInput={(event) => onChange({ ...edit, [time]: event.currentTarget.value })}
      />
      <label class="counter">
        {t.counter}
        <input
          type="number"
          min={0}
          max={10_000}
          aria-label={t.newMoves(board, side)}
          value={edit[moves]}
          aria-invalid={!isCount(edit[moves])}
          onInput={(event) => onChange({ ...edit, [moves]: event.currentTarget.value })}
        />
      </label>
      <span class={ms > 0 ? "quiet" : "error"}>
        {ms > 0 ? t.computed(signed(ms), made) : t.computedTooLittle(signed(ms), made)}
      </span>
    </td>
  );
}

/** A field for a time, showing how the typed text is read. */
export function TimeField({ label, value, onChange }: { label: string; value: string; onChange(text: string): void }) {
  const ms = parseTime(value);
  const read = useId();
  return (
    <label>
      {label}
      <input
        value={value}
        placeholder="0:00:00"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={read}
        aria-invalid={value !== "" && ms === undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {value !== "" && (
        <span id={read} class={cls(ms === undefined && "error")}>
          {ms === undefined ? t.timeFormat : (ms < 0 ? "−" : "") + formatClock(Math.abs(ms), false)}
        </span>
      )}
    </label>
  );
}

/** The boards of one or several venues, each once. */
function meantBoards(round: number, venues: readonly string[]): BoardView[] {
  return [...new Set(venues.flatMap((venue) => inScope(state.value.boards.values(), round, venue)))].filter(
    (b) => b.status !== "ENDED",
  );
}

/** Whether a board is in a state that an order can change. */
function affects(kind: OrderKind, board: BoardView): boolean {
  switch (kind) {
    case "START":
      return board.status === "CREATED";
    case "PAUSE":
      return board.status === "PLAYING";
    case "RESUME":
      return board.status === "PAUSED" && !awaitsDecision(board.id);
    case "SET_TIMES":
    case "ADD_TIME":
    case "CORRECT_SETTING":
      return true;
  }
}

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
        `${e.boards.length > MOST_NAMED ? e.boards.length : t.boards(e.boards)} ${t.orderCode[e.code] ?? t.orderRefused}`,
    )
    .join(", ");
  return (
    <div
      class={cls("order-line", missed.length > 0 && "with-exceptions")}
      data-order={order.id}
      data-complete={order.complete}
    >
      <strong>{t.orderName[order.kind]}</strong> {t.scope(order.round, order.venueName, order.board)}:{" "}
      {order.withdrawn
        ? t.withdrawn
        : waits !== null
          ? t.startsAt(timeOfDay(waits), formatSpan(waits - now))
          : t.orderProgress(
              order.complete ? order.boards - missed.reduce((sum, one) => sum + one.boards.length, 0) : order.applied,
              order.boards,
              t.orderDone[order.kind],
            ) + (short ? `, ${short}` : "")}
      {waits !== null && mayOrder(you, "START") && (
        <button
          class="small"
          disabled={busy}
          onClick={() => void give("withdraw", { order: order.id, reason: t.withdrawReason })}
        >
          {t.withdraw}
        </button>
      )}
      {order.complete && (
        <button
          class="plain"
          aria-label={`${t.close}: ${t.orderName[order.kind]} ${t.scope(order.round, order.venueName, order.board)}`}
          onClick={onClose}
        >
          ×
        </button>
      )}
      {!order.complete && waits === null && (
        <progress
          value={order.applied + order.refused.length}
          max={Math.max(1, order.boards)}
          aria-label={t.orderName[order.kind]}
        />
      )}
      {missed.length > 0 && (
        <details>
          <summary>{t.exceptions}</summary>
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
          <summary>{t.beforeAndAfter}</summary>
          <ul>
            {[...order.changed]
              .sort((a, b) => boardNumber(a.board) - boardNumber(b.board))
              .map((c) => (
                <li key={c.board}>
                  {t.boards([boardNumber(c.board)])}:{" "}
                  {t.clockChange("WHITE", clock(c.whiteBefore), clock(c.whiteAfter))},{" "}
                  {t.clockChange("BLACK", clock(c.blackBefore), clock(c.blackAfter))}
                </li>
              ))}
          </ul>
        </details>
      )}
    </div>
  );
}
