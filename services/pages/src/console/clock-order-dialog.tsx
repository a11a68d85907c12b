import { useState } from "preact/hooks";
import { heldSeats, onlyHeld, withoutChecks } from "../state/arrivals";
import { formatClock, formatSpan, remaining } from "../clock/clock";
import { asComputed, corrections, isDecided, type Edit, withSeen } from "../decision/clock-corrections";
import { instantAfter } from "../clock/local-instants";
import { boardNumber, parseTime, venuesOf } from "../state/order-progress";
import {
  bySide,
  type BoardView,
  type Order,
  type OrderKind,
  type Proposal,
  type Side,
  type You,
} from "../protocol/protocol";
import { mayOrder, ORDER_KINDS } from "../state/rights";
import { beat, say, serverNow, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { hereZone, timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { plannedStart } from "../state/preparation";
import { coded, reasonWords } from "../words/reasons";
import { meantBoards, affects } from "./order-scope";
import { TimeField } from "./time-field";
import { ProposalCell } from "./proposal-cell";
import { USUAL_ORDERS, USUAL_REASONS } from "../words/usual-reasons";

/** The order that its dialog starts with. */
export interface OrderDraft {
  kind: OrderKind;
  board?: BoardView;
  control?: string;
}

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** The time on a board's clock when the dialog opens, as a starting value. */
const shownTime = (board: BoardView, side: Side): string =>
  formatClock(remaining(board.clocks, side, serverNow()), false);

/** Why a board cannot start although its players are checked. */
const heldText = (board: BoardView): string => {
  const why = heldSeats(board).map((side) => t.held(reasonWords(bySide(board, side).held ?? "")));
  return `${t.board(board.number)}: ${[...new Set(why)].join("; ")}`;
};

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
  const affected = meant.filter((board) => affects(kind, board, later !== "")).length;
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
    affected > 0 &&
    (kind === "START" || reason.trim() !== "") &&
    !timesWrong &&
    (!needsTimes || setsWhite || setsBlack) &&
    !undecided &&
    (later === "" || startAt !== undefined);

  const planned = kind === "START" ? plannedStart(state.value.competition, round, startAt ?? beat.value) : null;
  const early = planned !== null;
  const about: Omit<Order, "venue" | "board"> = {
    kind,
    ...(reason.trim() ? { reason } : early ? { reason: coded(USUAL_REASONS.earlyStart[0]) } : {}),
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
  const askAgain = () => {
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
    if (found.length === 0) say("refusal", official.noProposals);
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
    <Dialog title={official.orderTitle} onClose={onClose} wide>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void order();
        }}
      >
        <label>
          {official.orderKind}
          <select
            value={kind}
            onChange={(event) => {
              const chosen = event.currentTarget.value as OrderKind;
              setKind(chosen);
              setWhite(chosen === "SET_TIMES" ? from.white : "");
              setBlack(chosen === "SET_TIMES" ? from.black : "");
              askAgain();
            }}
          >
            {ORDER_KINDS.filter((each) => mayOrder(you, each)).map((each) => (
              <option key={each} value={each}>
                {official.order[each]}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{official.orderScope}</legend>
          {draft.board && (
            <label class="check">
              <input
                type="radio"
                name="scope"
                checked={atBoard}
                onChange={() => {
                  setAtBoard(true);
                  askAgain();
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
                  askAgain();
                }}
              />
              {official.venuesOfRound(round)}
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
                    askAgain();
                  }}
                />
                {v.name}
              </label>
            ))}
          <p class="quiet">
            {kind === "START" && later === "" ? official.startMeans(affected) : official.orderMeans(kind, affected)}
          </p>
        </fieldset>
        {kind === "START" && withoutChecks(meant).length > 0 && (
          <p class="warn-text" data-unready>
            {t.absence.unready(withoutChecks(meant).map((one) => one.number))}
          </p>
        )}
        {kind === "START" && onlyHeld(meant).length > 0 && (
          <ul class="warn-text" data-held>
            {onlyHeld(meant).map((one) => (
              <li key={one.id}>{heldText(one)}</li>
            ))}
          </ul>
        )}
        {kind === "START" && (
          <label>
            {official.startAt}
            <input type="time" step={1} value={later} onInput={(event) => setLater(event.currentTarget.value)} />
            {startAt !== undefined && (
              <span>{official.startsAt(timeOfDay(startAt), formatSpan(startAt - beat.value))}</span>
            )}
          </label>
        )}
        {timed && (
          <div class="pair">
            <TimeField label={official.timeFor[timed]("WHITE")} value={white} onChange={setWhite} />
            <TimeField label={official.timeFor[timed]("BLACK")} value={black} onChange={setBlack} />
          </div>
        )}
        {setting && (
          <>
            <div class="pair">
              <label>
                {official.rightSetting}
                <input
                  required
                  value={control}
                  placeholder="90+30"
                  onInput={(event) => {
                    setControl(event.currentTarget.value);
                    askAgain();
                  }}
                />
              </label>
              <label>
                {official.rightSettingBlack}
                <input
                  value={blackControl}
                  onInput={(event) => {
                    setBlackControl(event.currentTarget.value);
                    askAgain();
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
                  askAgain();
                }}
              />
              {official.scheduleSuffers}
            </label>
            <div class="actions">
              <button
                type="button"
                disabled={busy || control.trim() === "" || meant.length === 0}
                onClick={() => void propose()}
              >
                {official.propose}
              </button>
            </div>
            {editable.length > 0 && (
              <div class="table-scroll">
                <table class="proposals">
                  <caption>{official.proposalsCaption}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{official.boardColumn}</th>
                      <th scope="col">{official.nowColumn}</th>
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
                          <td class="quiet">{official.settingStays}</td>
                        )}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </>
        )}
        {kind !== "START" && <ReasonField usual={USUAL_ORDERS[kind]} value={reason} onChange={setReason} />}
        {asked && planned !== null && (
          <p class="warn-text" role="alert">
            {official.earlyText(timeOfDay(planned), formatSpan(planned - beat.value))}
          </p>
        )}
        {sure && (
          <p class="warn-text" role="alert">
            {official.sureQuestion(affected, venues.length)}
          </p>
        )}
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          {affected > 0 && (
            <button type="submit" class={cls("primary", sure && "sure")} disabled={!ready || busy}>
              {sure
                ? official.orderSure(affected)
                : asked && early
                  ? official.earlyYes
                  : official.orderConfirm(kind, affected)}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
