import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { openBreaches } from "../decision/exclusions";
import { Appeals } from "./appeals";
import { Calls } from "./calls";
import { DisputedResults } from "./disputed-results";
import { FloorWork } from "./floor-tasks";
import { formatClock, formatSpan } from "../clock/clock";
import {
  addable,
  baseClocks,
  decisionArgs,
  departs,
  deputyText,
  isBeingApplied,
  isComplete,
  isNewGame,
  mostTaken,
  newGameDecided,
  OPTIONS,
  optionView,
  OTHERS,
  precedents,
  proposed,
  ranOn,
  refusedBefore,
  type Beside,
  type OptionView,
  type Terms,
} from "../decision/options";
import { moveText } from "../board/moves";
import { command, send } from "../network/connection";
import { heldInPlace, incidents, type Incident } from "../state/outages";
import { usePressed } from "../widgets/pointer-pressed";
import { boardNumber, boardRound } from "../state/order-progress";
import { boardName, lostElsewhereWords, severalRounds } from "../state/board-names";
import { bodyOf } from "../words/scores";
import {
  bySide,
  type BoardView,
  type CaseView,
  type Commands,
  type DecisionOption,
  type Outcome,
  type Penalty,
  type PenaltyKind,
  type Precedent,
  type RulingView,
  type Side,
  type You,
} from "../protocol/protocol";
import { PenaltyTerms } from "../decision/penalty";
import { Reopened } from "../round/reopened-rounds";
import { proposal } from "../decision/penalties";
import { Questions } from "./questions";
import { mayDecide, mayDelegate, mayImpose, mayReport, seesFloor } from "../state/rights";
import { downloadReport } from "../network/session";
import { SignedNote } from "../papers/signed-note";
import { ToldLines, useEach } from "../widgets/repeated-command";
import { beat, clockNow, sayProblem, serverNow, state } from "../state/state";
import { inNeed, lostElsewhere } from "../state/urgency";
import { openAppeals, openCalls, openCases, openQuestions, owedPauses } from "../state/waiting";
import { t } from "../words/strings";
import { OwedPauses } from "./pause-requests";
import { checksAgain } from "../widgets/board-words";
import { Notices } from "../widgets/notices";
import { useCommand, useInView } from "../widgets/hooks";
import { ClockFace } from "../widgets/clock-face";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { Withdraw, WithdrawnBy } from "../decision/withdrawal";
import { isWithdrawn, rulingBadge, rulingNumber } from "../decision/withdrawals";
import { effectWords, reasonWords, refusalWords, ruleWords } from "../words/hall-words";

/** Cases decided on this page, with the number of their decisions refused until then. */
const decided = signal<ReadonlyMap<string, number>>(new Map());
const beingApplied = (c: CaseView): boolean => isBeingApplied(c, state.value.rulings.values(), decided.value.get(c.id));

/** Decides a case; from the click on it counts as decided here, unless it is refused. */
async function decide(c: CaseView, args: Commands["decideDisconnection"], ask: typeof send): Promise<Outcome> {
  decided.value = new Map(decided.value).set(c.id, refusedBefore(c, state.value.rulings.values()));
  const outcome = await ask("decideDisconnection", args);
  if (!outcome.ok) decided.value = new Map([...decided.value].filter(([id]) => id !== c.id));
  return outcome;
}

/** Forms that somebody is filling in. */
const forms = signal<ReadonlySet<string>>(new Set());
function useForm(name: string, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    forms.value = new Set([...forms.value, name]);
    return () => {
      forms.value = new Set([...forms.value].filter((one) => one !== name));
    };
  }, [name, open]);
}

/** Everything that waits for this official, most urgent first. */
export function Inbox({
  you,
  round,
  selected,
  onShow,
  onClose,
  alarms,
}: {
  you: You;
  /** The round that is shown. */ round: number;
  selected: string | null;
  onShow(board: string): void;
  /** Closes the open board. */ onClose(): void;
  alarms: ComponentChildren;
}) {
  const cases = openCases.value;
  const elsewhere = lostElsewhere.value;
  const { pressed, press } = usePressed();
  const before = useRef<readonly CaseView[]>([]);
  const held = pressed || forms.value.size > 0;
  before.current = held ? heldInPlace(before.current, cases, state.value.cases) : cases;
  const groups = incidents(before.current, state.value.outages);
  const expanded = new Set(
    held ? [] : [cases[0]?.id, cases.find((c) => c.state === "RESTORED" && (c.reported || c.overdue))?.id],
  );
  const rulings = [...state.value.rulings.values()].sort((a, b) => b.at - a.at);
  const [chosen, setChosen] = useState<{ shown: number; of: number } | null>(null);
  const of = chosen?.shown === round ? chosen.of : round;
  const ruled = rulings.filter((one) => boardRound(one.board) === of);
  const otherRounds = [...new Set([round, ...rulings.map((one) => boardRound(one.board))])]
    .filter((one) => one !== of)
    .sort((a, b) => a - b);
  const card = (c: CaseView) => (
    <CaseCard
      key={c.id}
      c={c}
      you={you}
      expanded={expanded.has(c.id)}
      selected={c.board === selected}
      onShow={onShow}
    />
  );
  return (
    <section class="inbox" aria-label={t.inbox} onPointerDown={press}>
      <div class="alarming">
        {selected !== null && <WayBack selected={selected} onShow={onShow} onClose={onClose} />}
        <Notices />
        {openRounds(you).map((round) => (
          <SignedNote key={round} round={round} venues={venuesOf(you)} />
        ))}
        {alarms}
        <h2>
          {t.cases}
          {cases.length > 0 && <span class="count bad">{cases.length}</span>}
        </h2>
        {cases.length === 0 && elsewhere.length === 0 && <p class="quiet">{t.noCases}</p>}
        {elsewhere.map(({ board, side }) => (
          <LostElsewhere key={board.id + side} board={board} side={side} onShow={onShow} />
        ))}
        {groups.map((group) =>
          group.kind !== "ALONE" ? (
            <section class="outage" key={group.cases[0]!.id} aria-label={incidentTitle(group)}>
              <h3>{incidentTitle(group)}</h3>
              <p class="quiet">{t.outageBoards(group.cases.length)}</p>
              {group.cases.some((c) => mayReport(you, c.venue)) && (
                <OutageReport cases={group.cases.filter((c) => mayReport(you, c.venue))} />
              )}
              {group.cases.length > 1 && group.cases.some((c) => mayDecide(you, c)) && (
                <OutageDecision you={you} cases={group.cases} />
              )}
              {group.cases.length > 1 && <Delegation you={you} cases={group.cases} />}
              {group.cases.map(card)}
            </section>
          ) : (
            group.cases.map(card)
          ),
        )}
        <DisputedResults you={you} onShow={onShow} />
        <OwedPauses you={you} onShow={onShow} />
        <Calls you={you} onShow={onShow} />
        {seesFloor(you) && <FloorWork you={you} onShow={onShow} />}
      </div>
      <div class="later">
        <Reopened you={you} onShow={onShow} />
        <Questions you={you} onShow={onShow} />
        <Appeals you={you} onShow={onShow} />
        <h2>{severalRounds() ? t.rulingsOf(of) : t.rulings}</h2>
        {ruled.length === 0 &&
          ![...state.value.boards.values()].some(
            (board) => board.round === of && (board.help?.restored?.length ?? 0) > 0,
          ) && <p class="quiet">{t.noRulings}</p>}
        <Rulings rulings={ruled.slice(0, 20)} />
        <RestoredPositions boards={[...state.value.boards.values()].filter((board) => board.round === of)} />
        {otherRounds.length > 0 && (
          <div class="actions">
            {otherRounds.map((one) => (
              <button
                key={one}
                class="small"
                data-rulings-of={one}
                onClick={() => setChosen({ shown: round, of: one })}
              >
                {t.rulingsOf(one)}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** A disconnection of the other venue: what this official may know, and who decides (OCR 18.9). */
function LostElsewhere({ board, side, onShow }: { board: BoardView; side: Side; onShow(board: string): void }) {
  const label = `${boardName(board.round, board.number)}, ${bySide(board, side).name}`;
  return (
    <article class="card case" aria-label={label} data-lost-elsewhere={board.id}>
      <header>
        <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[side]} · {bySide(board, side).venueName}
        </span>
      </header>
      <p class="bad-text">{lostElsewhereWords(board, side)}</p>
    </article>
  );
}

const venuesOf = (you: You): string[] =>
  you.venue ? [you.venue] : (state.value.competition?.venues.map((venue) => venue.id) ?? []);

/** Rounds with something that waits here. */
const openRounds = (you: You): number[] =>
  [
    ...new Set([
      ...openCases.value.map((one) => state.value.boards.get(one.board)?.round),
      ...openCalls.value.map((one) => state.value.boards.get(one.board)?.round),
      ...openQuestions.value.map((one) => one.board.round),
      ...openAppeals.value.map((one) => one.board.round),
      ...owedPauses.value.map((one) => one.board.round),
      ...(seesFloor(you) ? openBreaches(state.value.boards.values(), you).map((one) => one.board.round) : []),
    ]),
  ]
    .filter((round) => round !== undefined)
    .sort((a, b) => a - b);

/** On a screen where an open board hides the others: the way back to them, or to the next board that needs somebody. */
function WayBack({ selected, onShow, onClose }: { selected: string; onShow(board: string): void; onClose(): void }) {
  const others = inNeed(state.value.boards.values(), beat.value).filter((one) => one.board.id !== selected);
  return (
    <div class="way-back">
      <button class="primary" onClick={onClose}>
        <span aria-hidden="true">‹ </span>
        {t.toBoards}
      </button>
      {others.length > 0 && (
        <div class="needs" role="group" aria-label={t.needsOfOthers}>
          {others.map(({ board, why }) => (
            <button
              key={board.id}
              class={cls("small", "need", why)}
              data-need={board.id}
              onClick={() => onShow(board.id)}
            >
              <strong>{board.number}</strong> {t.attention[why]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

const seatName = (c: CaseView): string => `${t.board(boardNumber(c.board))}, ${c.playerName}`;

const incidentTitle = (one: Incident): string =>
  one.kind === "ZONE"
    ? t.zoneOutage(one.venues.map(venueName).join(", "), timeOfDay(one.since))
    : t.outage(venueName(one.venues[0]!), timeOfDay(one.since, one.venues[0]!));

const venueName = (id: string): string => state.value.competition?.venues.find((v) => v.id === id)?.name ?? id;

function CaseCard({
  c,
  you,
  expanded,
  selected,
  onShow,
}: {
  c: CaseView;
  you: You;
  expanded: boolean;
  selected: boolean;
  onShow(board: string): void;
}) {
  const [toggled, setToggled] = useState(false);
  useEffect(() => {
    if (expanded) setToggled(true);
  }, [expanded]);
  const closed = c.state === "CLOSED";
  const deciding = mayDecide(you, c) && state.value.boards.has(c.board) && !closed;
  const open = deciding && (toggled || expanded || selected);
  const board = state.value.boards.get(c.board);
  const label = `${t.board(boardNumber(c.board))}, ${c.playerName}`;
  const now = beat.value;
  return (
    <article
      class={cls("card", "case", c.state.toLowerCase(), open && "deciding")}
      aria-label={label}
      data-case={c.id}
      data-board={c.board}
      data-state={c.state}
    >
      <header>
        <button class="plain strong" onClick={() => onShow(c.board)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[c.side]} · {c.venueName}
          {board && board.attempt > 1 && c.attempt > 0 ? ` · ${t.attempt(c.attempt)}` : ""}
        </span>
        <button
          class="small no-print"
          onClick={() => void downloadReport(c.id).catch((problem: Error) => sayProblem(problem))}
        >
          {t.reportPdf}
        </button>
      </header>
      <p>
        {c.state === "OPEN" ? (
          <strong class="bad-text">
            {t.darkSince(timeOfDay(c.lostAt, c.venue))} <span class="mono">({formatSpan(now - c.lostAt)})</span>
          </strong>
        ) : c.restoredAfterMs === null ? (
          <strong>{t.neverBack}</strong>
        ) : (
          <strong class="good-text">{t.backAfter(formatSpan(c.restoredAfterMs))}</strong>
        )}
        {" · "}
        <ReportState c={c} now={now} />
        {c.earlier.length > 0 && <span class="quiet"> · {t.lostBefore(losses(c))}</span>}
        {c.earlierCases > 0 && <span class="quiet"> · {t.earlier(c.earlierCases)}</span>}
      </p>
      {c.cause && (
        <p class="facts">
          <strong>{t.cause(t.confidence[c.cause.confidence], t.segment[c.cause.segment], c.cause.settled)}</strong>{" "}
          <span class="quiet">{t.evidence(c.cause)}</span>
          {c.cause.probes && <span class="quiet"> {t.measured(c.cause.probes)}</span>}
          {mayReport(you, c.venue) && c.state === "OPEN" && <> {t.advice[c.cause.segment]}</>}
        </p>
      )}
      {board?.status === "AWAITING_CA" && <p class="bad-text">{t.provisional}</p>}
      {board && board.clocks.running === c.side && (
        <p>
          {t.flagIn} <ClockFace clocks={board.clocks} side={c.side} />
        </p>
      )}
      <p class="quiet facts">
        {t.clocksThen}: {t.twoClocks(formatClock(c.whiteMs, false), formatClock(c.blackMs, false))},{" "}
        {t.plyThen(c.ply, c.toMove ? t.side[c.toMove] : "–")}
        {c.drawOffer ? ` · ${t.side[c.drawOffer]}: ${t.offered}` : ""}
      </p>
      <RanOn c={c} board={board} />
      {c.reportNote && <blockquote>{c.reportNote}</blockquote>}
      {closed && (
        <p class="good-text" role="status">
          {t.caseClosed}
        </p>
      )}
      {mayReport(you, c.venue) && !c.reported && !closed && <ReportForm c={c} />}
      <Deputy you={you} c={c} now={now} />
      {deciding && (open ? <Decision c={c} /> : <button onClick={() => setToggled(true)}>{t.decideToggle}</button>)}
      <Delegation you={you} cases={[c]} />
    </article>
  );
}

/** The time that ran on: shown with the case, and filled in as the time to add. */
function RanOn({ c, board }: { c: CaseView; board: BoardView | undefined }) {
  const ran = ranOn(c, board);
  return ran && <p class="quiet facts">{t.ranOn(t.side[ran.side], formatSpan(ran.ms))}</p>;
}

/** Whether the deputy may decide, since when, or from when. */
function Deputy({ you, c, now }: { you: You; c: CaseView; now: number }) {
  const text = state.value.competition?.deputy ? deputyText(you, c, now) : "";
  return text && <p class={c.deputy ? "good-text" : "warn-text"}>{text}</p>;
}

/** Lets the deputy decide, if there is one who may not decide yet. */
function Delegation({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [sure, setSure] = useState(false);
  const { busy, give } = useCommand();
  const left = cases.filter((c) => !c.deputy && c.state !== "CLOSED" && !beingApplied(c));
  if (!mayDelegate(you) || !state.value.competition?.deputy || left.length === 0) return null;
  async function delegate(): Promise<void> {
    for (const c of left) await give("delegateDecision", { board: c.board, caseId: c.id });
    setSure(false);
  }
  if (!sure)
    return (
      <div class="actions">
        <button class="small" onClick={() => setSure(true)}>
          {cases.length > 1 ? t.delegateAll : t.delegate}
        </button>
      </div>
    );
  return (
    <div class="actions" role="group" aria-label={t.delegate}>
      <span>{t.delegateSure}</span>
      <button class="small primary" disabled={busy} onClick={() => void delegate()}>
        {t.delegateYes}
      </button>
      <button class="small" onClick={() => setSure(false)}>
        {t.cancel}
      </button>
    </div>
  );
}

/** OCR 18.9: the report is confirmed, due in some time, or overdue. */
function ReportState({ c, now }: { c: CaseView; now: number }) {
  if (c.reported) return <span class="good-text">{c.overdue ? t.reportedLate : t.reported}</span>;
  if (c.overdue) return <span class="bad-text">{t.reportOverdue}</span>;
  const left = c.reportDueAt === null ? null : Math.ceil((c.reportDueAt - now) / 1000) * 1000;
  return <span class="warn-text">{left !== null && left > 0 ? t.reportDue(formatSpan(left)) : t.notReported}</span>;
}

function ReportForm({ c }: { c: CaseView }) {
  const [note, setNote] = useState("");
  useForm(`report ${c.id}`, note !== "");
  const { busy, give } = useCommand();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give("confirmReport", { venue: c.venue, caseId: c.id, ...(note.trim() ? { note: note.trim() } : {}) });
      }}
    >
      <label>
        {t.reportNote}
        <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button class="primary" type="submit" disabled={busy}>
        {t.confirmReport}
      </button>
    </form>
  );
}

/** One note and one confirmation for all seats of an outage whose report is not yet confirmed (OCR 18.9). */
function OutageReport({ cases }: { cases: readonly CaseView[] }) {
  const [note, setNote] = useState("");
  const { told, busy, each } = useEach<CaseView>(seatName);
  const left = cases.filter((c) => !c.reported && c.state !== "CLOSED");
  useForm(`reports ${cases[0]?.id}`, note !== "" && left.length > 1);
  const shared = note.trim() ? { note: note.trim() } : {};
  return (
    <>
      {left.length > 1 && (
        <form
          aria-label={t.confirmReports(left.length)}
          onSubmit={(event) => {
            event.preventDefault();
            void each(left, (c) => send("confirmReport", { venue: c.venue, caseId: c.id, ...shared }));
          }}
        >
          <label>
            {t.sharedNote}
            <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <button class="primary" type="submit" disabled={busy}>
            {t.confirmReports(left.length)}
          </button>
        </form>
      )}
      <ToldLines told={told} words={t.confirmedOf} />
    </>
  );
}

/** The further inputs that an option needs. */
function TermFields({
  option,
  terms,
  most,
  complete,
  onChange,
}: {
  option: DecisionOption;
  terms: Filled;
  most: number;
  complete: boolean;
  onChange(terms: Filled): void;
}) {
  switch (option) {
    case "REDUCE":
      return (
        <label>
          {t.secondsToTake}
          <input
            type="number"
            min={1}
            max={most}
            value={terms.take}
            onInput={(event) => onChange({ ...terms, take: event.currentTarget.value })}
          />
          {!complete && <span class="error">{t.secondsRange(most)}</span>}
        </label>
      );
    case "RESTART_SHORTER":
      return (
        <label>
          {t.newControl}
          <input
            value={terms.control}
            placeholder="25+10"
            onInput={(event) => onChange({ ...terms, control: event.currentTarget.value })}
          />
          {!complete && <span class="error">{t.controlFormat}</span>}
        </label>
      );
    case "ADD_TIME":
      return (
        <>
          <label>
            {t.whoseClock}
            <select
              value={terms.addTo}
              onChange={(event) => onChange({ ...terms, addTo: event.currentTarget.value as Side })}
            >
              {(["WHITE", "BLACK"] as const).map((side) => (
                <option key={side} value={side}>
                  {t.side[side]}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t.secondsToAdd}
            <input
              type="number"
              min={1}
              max={3600}
              value={terms.add}
              onInput={(event) => onChange({ ...terms, add: event.currentTarget.value })}
            />
          </label>
        </>
      );
    default:
      return null;
  }
}

/** The present contents of the fields. */
interface Filled {
  take: string;
  control: string;
  addTo: Side;
  add: string;
}
const filled = ({ take, control, addTo, add }: Filled): Terms => ({
  take: Number(take),
  control,
  addTo,
  add: Number(add),
});
const asFields = ({ take, control, addTo, add }: Required<Terms>): Filled => ({
  take: String(take),
  control,
  addTo,
  add: String(add),
});

/** Earlier losses of a case, each with its duration. */
const losses = (c: CaseView): string =>
  c.earlier.map((one) => `${timeOfDay(one.at, c.venue)} (${formatSpan(one.restoredAfterMs)})`).join(", ");

const beside = (c: CaseView): Beside => ({
  opponentAway: openCases.value.some((one) => one.board === c.board && one.side !== c.side && one.state === "OPEN"),
  opponentUnreported: openCases.value.some(
    (one) => one.board === c.board && one.side !== c.side && one.rulingId === null && !one.reported && !one.overdue,
  ),
  newGame: newGameDecided(c, state.value.rulings.values(), state.value.cases),
});

/** The effects of an option, as sentences. */
const sentences = (...parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => (part.endsWith(".") ? part : `${part}.`))
    .join(" ");

/** What happens to a draw offer, what must be checked again, and until when the game may last. */
const consequences = (view: OptionView): string[] => [
  view.offer,
  isNewGame(view.option) ? checksAgain() : "",
  view.ends === null ? "" : t.endsBy(timeOfDay(view.ends).replace(/(\d\d:\d\d):\d\d/, "$1")),
];

const earlierLike = (c: CaseView) => precedents(c, state.value.rulings.values(), state.value.cases);

/** How similar cases were decided before; a different decision needs a reason. */
function Precedents({ earlier, departing }: { earlier: readonly Precedent[]; departing: boolean }) {
  if (earlier.length === 0) return null;
  return (
    <p class="quiet">
      {t.precedents(earlier.map((one) => `${t.rulingKind[one.option]} (${one.count})`).join(", "))}
      {departing && <strong class="warn-text"> {t.departs}</strong>}
    </p>
  );
}

/** The reason for a decision, required if `owed`. */
function DecisionReason({ owed, value, onChange }: { owed: boolean; value: string; onChange(reason: string): void }) {
  return (
    <label>
      {t.reason}
      <input
        aria-required={owed}
        aria-invalid={owed && !value.trim()}
        value={value}
        maxLength={400}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {owed && !value.trim() && <span class="error">{t.reasonNeeded}</span>}
    </label>
  );
}

/**
 * The penalty that the decision adds for a player who is responsible for his connection, with the usual proposal
 * (OCR 11.1, 16.5).
 */
function AddedPenalty({
  kinds,
  c,
  board,
  penalty,
  onChange,
}: {
  kinds: readonly PenaltyKind[];
  c: CaseView;
  board: BoardView;
  penalty: Penalty | null;
  onChange(penalty: Penalty | null): void;
}) {
  const competition = state.value.competition;
  if (!competition || kinds.length === 0) return null;
  const kind = kinds.find((one) => one === penalty?.kind);
  return (
    <>
      <p class="quiet">{t.own.lineOf}</p>
      <label>
        {t.own.penalty}
        <select
          value={kind ?? ""}
          onChange={(event) => {
            const chosen = kinds.find((one) => one === event.currentTarget.value);
            onChange(chosen ? proposal(chosen, c.side, board, competition) : null);
          }}
        >
          <option value="">{t.own.none}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t.penalties[one]}
            </option>
          ))}
        </select>
      </label>
      {kind && penalty && <PenaltyTerms penalty={penalty} competition={competition} onChange={onChange} />}
    </>
  );
}

/** OCR 18.9: choose, see the effect on the clocks, confirm. */
function Decision({ c }: { c: CaseView }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [others, setOthers] = useState(false);
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<Filled | null>(null);
  const [penalty, setPenalty] = useState<Penalty | null>(null);
  const you = state.value.you;
  const form = useInView<HTMLFormElement>(chosen);
  const more = useInView<HTMLDivElement>(others);
  const board = state.value.boards.get(c.board)!;
  const fields = typed ?? asFields(proposed(c, board, state.value.rulings.values()));
  void beat.value;
  const now = clockNow(board.clocks, serverNow());
  const base = baseClocks(c, board, now);
  const known = beside(c);
  const terms = filled(fields);
  const earlier = earlierLike(c);
  useForm(`decision ${c.id}`, chosen !== null);

  /** The penalties that this arbiter may add to a decision. */
  const kinds: PenaltyKind[] = addable(state.value.competition?.penalties).filter(
    (kind) => you !== null && mayImpose(you, board, c.side, kind),
  );
  async function confirm(option: DecisionOption): Promise<void> {
    if (
      (
        await decide(
          c,
          decisionArgs(c, option, terms, reason, penalty && kinds.includes(penalty.kind) ? penalty : null),
          command,
        )
      ).ok
    )
      setChosen(null);
  }

  if (beingApplied(c))
    return (
      <div class="decision">
        <Precedents earlier={earlier} departing={false} />
        <p class="warn-text" role="status">
          {t.beingApplied}
        </p>
      </div>
    );
  if (chosen) {
    const complete = isComplete(chosen, c, base, terms);
    const free = OTHERS.includes(chosen);
    const added = penalty !== null && kinds.includes(penalty.kind);
    const owed = free || added || departs(chosen, earlier);
    const view = optionView(chosen, c, board, now, complete || free ? terms : {}, known);
    return (
      <form
        class="decision"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(chosen);
        }}
      >
        <strong>{t.decideText[chosen]}</strong>
        <p>{sentences(view.clocks, view.clocks.endsWith(".") ? "" : t.decideEffect[chosen], ...consequences(view))}</p>
        <TermFields option={chosen} terms={fields} most={mostTaken(c, base)} complete={complete} onChange={setTyped} />
        <AddedPenalty kinds={kinds} c={c} board={board} penalty={penalty} onChange={setPenalty} />
        <Precedents earlier={earlier} departing={departs(chosen, earlier)} />
        <DecisionReason owed={owed} value={reason} onChange={setReason} />
        {view.blocked && <p class="warn-text">{view.blocked}</p>}
        <div class="actions">
          <button class="primary" type="submit" disabled={!complete || view.blocked !== "" || (owed && !reason.trim())}>
            {t.confirmDecision}
          </button>
          <button type="button" onClick={() => setChosen(null)}>
            {t.cancel}
          </button>
        </div>
      </form>
    );
  }
  const over = board.status === "ENDED";
  const views = (over ? ["NO_ACTION" as const] : [...OPTIONS, ...(others ? OTHERS : [])]).map((option) =>
    optionView(option, c, board, now, {}, known),
  );
  return (
    <div class="decision" ref={more}>
      <Precedents earlier={earlier} departing={false} />
      {views.map((view) => (
        <button
          key={view.option}
          class="option"
          disabled={view.blocked !== ""}
          aria-label={t.decideText[view.option]}
          aria-description={sentences(view.clocks, ...consequences(view), view.blocked)}
          onClick={() => setChosen(view.option)}
        >
          <strong>{t.decideText[view.option]}</strong>
          <span>
            {view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}
          </span>
        </button>
      ))}
      {over && <p class="quiet">{t.gameEnded}</p>}
      {!others && !over && (
        <button class="plain" onClick={() => setOthers(true)}>
          {t.otherDecision}
        </button>
      )}
    </div>
  );
}

/** One decision for the boards of an outage (OCR 18.9, ENG-7); boards that are left out are decided one by one. */
function OutageDecision({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState<Filled | null>(null);
  const { told, busy, each } = useEach<CaseView>(seatName);
  void beat.value;
  const form = useInView<HTMLFormElement>(chosen);
  const first = cases[0] && state.value.boards.get(cases[0].board);
  const fields = typed ?? {
    take: "60",
    control: first ? proposed(cases[0]!, first, state.value.rulings.values()).control : "",
    addTo: "WHITE",
    add: "60",
  };
  const terms = filled(fields);
  const rows = cases.flatMap((c) => {
    const board = state.value.boards.get(c.board);
    if (!board || !chosen || c.state === "CLOSED" || beingApplied(c)) return [];
    const now = clockNow(board.clocks, serverNow());
    const base = baseClocks(c, board, now);
    const complete = isComplete(chosen, c, base, terms);
    const view = optionView(chosen, c, board, now, complete ? terms : {}, beside(c));
    return [
      {
        c,
        most: mostTaken(c, base),
        complete,
        view: mayDecide(you, c) ? view : { ...view, blocked: deputyText(you, c, beat.value) },
      },
    ];
  });
  const meant = rows.filter((row) => row.view.blocked === "" && !without.has(row.c.id));
  const departing = chosen ? meant.find(({ c }) => departs(chosen, earlierLike(c))) : undefined;
  const like = departing ?? meant[0];
  const complete = meant.length > 0 && meant.every((row) => row.complete);
  const left = cases.some((c) => c.state !== "CLOSED" && !beingApplied(c));
  useForm(`decisions ${cases[0]?.id}`, chosen !== null);

  async function confirm(option: DecisionOption): Promise<void> {
    if (
      await each(
        meant.map((row) => row.c),
        (c) => decide(c, decisionArgs(c, option, terms, reason), send),
      )
    )
      setChosen(null);
  }

  if (!chosen || rows.length === 0)
    return (
      <div class="decision">
        <div class="actions" role="group" aria-label={t.decideOutage}>
          <span>{t.decideOutage}:</span>
          {OPTIONS.map((option) => (
            <button key={option} class="small" disabled={!left} onClick={() => setChosen(option)}>
              {t.decide[option]}
            </button>
          ))}
        </div>
        <ToldLines told={told} words={t.decidedOf} />
      </div>
    );
  return (
    <form
      class="decision"
      ref={form}
      aria-label={t.decideOutage}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(chosen);
      }}
    >
      <strong>{t.decideText[chosen]}</strong>
      <ul class="boards">
        {rows.map(({ c, view }) => (
          <li key={c.id}>
            <label>
              <input
                type="checkbox"
                disabled={view.blocked !== ""}
                checked={view.blocked === "" && !without.has(c.id)}
                onChange={(event) =>
                  setWithout(
                    event.currentTarget.checked
                      ? new Set([...without].filter((id) => id !== c.id))
                      : new Set([...without, c.id]),
                  )
                }
              />{" "}
              {t.board(boardNumber(c.board))}, {c.playerName}:{" "}
              {view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}
            </label>
          </li>
        ))}
      </ul>
      <TermFields
        option={chosen}
        terms={fields}
        most={Math.min(...meant.map((row) => row.most))}
        complete={complete || meant.length === 0}
        onChange={setTyped}
      />
      <Precedents earlier={like ? earlierLike(like.c) : []} departing={departing !== undefined} />
      <DecisionReason owed={departing !== undefined} value={reason} onChange={setReason} />
      <ToldLines told={told} words={t.decidedOf} />
      <div class="actions">
        <button
          class="primary"
          type="submit"
          disabled={!complete || busy || (departing !== undefined && !reason.trim())}
        >
          {t.confirmDecisions(new Set(meant.map((row) => row.c.board)).size)}
        </button>
        <button type="button" onClick={() => setChosen(null)}>
          {t.cancel}
        </button>
      </div>
    </form>
  );
}

/** The other disconnections of a game that a decision has voided. */
function AlsoClosed({ r }: { r: RulingView }) {
  const others =
    r.caseId === null ? [] : [...state.value.cases.values()].filter((c) => c.rulingId === r.id && c.id !== r.caseId);
  return others.length > 0 ? <div class="quiet">{t.alsoClosed(others.map((c) => c.playerName).join(", "))}</div> : null;
}

function RulingBadge({ r }: { r: RulingView }) {
  const shown = rulingBadge(r);
  return (
    <span
      class={cls(
        "chip",
        shown === "APPLIED" ? "good" : shown === "REFUSED" ? "bad" : "warn",
        shown === "WITHDRAWN" && "struck",
      )}
      data-badge={shown}
    >
      {t.rulingState[shown]}
    </span>
  );
}

/** Who made the ruling; an appeal is decided by its body, and an arbiter only records it (OCR 17.11). */
function ruledBy(r: RulingView): string {
  const recorder = t.role[r.by as keyof typeof t.role] ?? r.by;
  const body = bodyOf(state.value.boards.get(r.board), r.id);
  return body ? t.decidedBy(body, recorder) : recorder;
}

/** Such as "Ruling 2, round 1, board 3: Warning". */
function heading({ id, board, kind }: RulingView): string {
  const where = boardName(boardRound(board), boardNumber(board));
  return `${t.withdrawal.ruling(rulingNumber(id))}, ${where}: ${t.rulingKind[kind] ?? kind}`;
}

/** The rulings, each with a button to take it back for officials who may. */
export function Rulings({ rulings }: { rulings: readonly RulingView[] }) {
  const { you, boards } = state.value;
  const all = [...state.value.rulings.values()];
  return (
    <ul class="rulings" aria-label={t.rulings}>
      {rulings.map((r) => (
        <li key={r.id} data-ruling={r.id} data-state={r.state} class={isWithdrawn(r) ? "withdrawn" : undefined}>
          <RulingBadge r={r} />
          <strong>{heading(r)}</strong> {effectWords(r, t, boards.get(r.board))}
          <div class="quiet">
            {timeOfDay(r.at)} · {ruleWords(r.rule) && `${ruleWords(r.rule)} · `}
            {ruledBy(r)}
            {r.reason ? ` · ${reasonWords(r.reason)}` : ""}
          </div>
          <AlsoClosed r={r} />
          {r.checksAgain.length > 0 && <div class="quiet">{t.checksAgain(r.checksAgain)}</div>}
          {r.state === "REFUSED" && <div class="bad-text">{refusalWords(r.code ?? "", r.text ?? "")} </div>}
          <WithdrawnBy ruling={r} />
          {you && boards.get(r.board) && (
            <Withdraw
              board={boards.get(r.board)!}
              you={you}
              ruling={r}
              rulings={all.filter((one) => one.board === r.board).length}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Earlier positions to which arbiters went back, with the moves that were taken back (LAW 7.1). */
export function RestoredPositions({ boards }: { boards: readonly BoardView[] }) {
  const all = boards
    .flatMap((board) => (board.help?.restored ?? []).map((one) => ({ board, one })))
    .sort((a, b) => b.one.at - a.one.at);
  if (all.length === 0) return null;
  return (
    <ul class="rulings" aria-label={t.restoredPositions}>
      {all.map(({ board, one }) => (
        <li key={board.id + one.at} data-restored={board.id}>
          <strong>
            {boardName(board.round, board.number)}: {t.restoredTo(one.ply)}
          </strong>{" "}
          {t.cutMoves(one.cut.map(moveText).join(" "))}
          <div class="quiet">
            {[timeOfDay(one.at), ruleWords(one.article), t.role[one.by], one.reason && reasonWords(one.reason)]
              .filter(Boolean)
              .join(" · ")}
          </div>
        </li>
      ))}
    </ul>
  );
}
