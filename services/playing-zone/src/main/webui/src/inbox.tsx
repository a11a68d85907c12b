import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Appeals } from "./appeals";
import { Calls } from "./calls";
import { formatClock, formatSpan } from "./clock";
import {
  baseClocks, decisionArgs, departs, deputyText, isComplete, isNewGame, mostTaken, newGameDecided, OPTIONS, optionView, OTHERS, precedents, type Beside, type OptionView, type Terms,
} from "./decision";
import { incidents, type Incident } from "./outages";
import { boardNumber } from "./progress";
import { other, type BoardView, type CaseView, type DecisionOption, type Precedent, type RulingView, type Side, type You } from "./protocol";
import { Questions } from "./questions";
import { mayDecide, mayDelegate, mayReport } from "./rights";
import { downloadReport } from "./session";
import { beat, clockNow, openCases, say, serverNow, state } from "./state";
import { t } from "./strings";
import { checksAgain, ClockFace, cls, Notices, timeOfDay, useCommand } from "./widgets";
import { refusalWords } from "./words";

/** What waits for somebody, most urgent first. */
export function Inbox({ you, selected, onShow, alarms }:
    { you: You; selected: string | null; onShow(board: string): void; alarms: ComponentChildren }) {
  const cases = openCases.value;
  const groups = incidents(cases, state.value.outages);
  const expanded = new Set([cases[0]?.id, cases.find((c) => c.state === "RESTORED" && (c.reported || c.overdue))?.id]);
  const rulings = [...state.value.rulings.values()].sort((a, b) => b.at - a.at);
  const card = (c: CaseView) => <CaseCard key={c.id} c={c} you={you} expanded={expanded.has(c.id) || c.board === selected} onShow={onShow} />;
  return (
    <section class="inbox" aria-label={t.inbox}>
      <Notices />
      {alarms}
      <h2>{t.cases}{cases.length > 0 && <span class="count bad">{cases.length}</span>}</h2>
      {cases.length === 0 && <p class="quiet">{t.noCases}</p>}
      {groups.map((group) => group.kind !== "ALONE"
        ? (
          <section class="outage" key={group.cases[0]!.id} aria-label={incidentTitle(group)}>
            <h3>{incidentTitle(group)}</h3>
            <p class="quiet">{t.outageBoards(group.cases.length)}</p>
            {group.cases.length > 1 && group.cases.some((c) => mayDecide(you, c)) && <OutageDecision you={you} cases={group.cases} />}
            {group.cases.length > 1 && <Delegation you={you} cases={group.cases} />}
            {group.cases.map(card)}
          </section>
        )
        : group.cases.map(card))}
      <Calls you={you} onShow={onShow} />
      <Questions you={you} onShow={onShow} />
      <Appeals you={you} onShow={onShow} />
      <h2>{t.rulings}</h2>
      {rulings.length === 0 && <p class="quiet">{t.noRulings}</p>}
      <Rulings rulings={rulings.slice(0, 20)} />
    </section>
  );
}

const incidentTitle = (one: Incident): string => one.kind === "ZONE"
  ? t.zoneOutage(one.venues.map(venueName).join(", "), timeOfDay(one.since)) : t.outage(venueName(one.venues[0]!), timeOfDay(one.since));

const venueName = (id: string): string => state.value.competition?.venues.find((v) => v.id === id)?.name ?? id;

function CaseCard({ c, you, expanded, onShow }: { c: CaseView; you: You; expanded: boolean; onShow(board: string): void }) {
  const [toggled, setToggled] = useState(false);
  const board = state.value.boards.get(c.board);
  const label = `${t.board(boardNumber(c.board))}, ${c.playerName}`;
  const now = beat.value;
  return (
    <article class={cls("card", "case", c.state.toLowerCase())} aria-label={label} data-case={c.id} data-board={c.board} data-state={c.state}>
      <header>
        <button class="plain strong" onClick={() => onShow(c.board)} title={t.show}>{label}</button>
        <span class="quiet">{t.side[c.side]} · {c.venueName}{board && board.attempt > 1 && c.attempt > 0 ? ` · ${t.attempt(c.attempt)}` : ""}</span>
        <button class="small no-print" onClick={() => void downloadReport(c.id).catch((problem: Error) => say("refusal", problem.message))}>{t.reportPdf}</button>
      </header>
      <p>
        {c.state === "OPEN"
          ? <strong class="bad-text">{t.darkSince(timeOfDay(c.startedAt))} <span class="mono">({formatSpan(now - c.startedAt)})</span></strong>
          : <strong class="good-text">{t.backAfter(formatSpan(c.restoredAfterMs ?? 0))}</strong>}
        {" · "}<ReportState c={c} now={now} />
        {c.earlierCases > 0 && <span class="quiet"> · {t.earlier(c.earlierCases)}</span>}
      </p>
      {c.cause && <p><strong>{t.cause(t.confidence[c.cause.confidence], t.segment[c.cause.segment], c.cause.settled)}</strong> <span class="quiet">{t.evidence(c.cause)}</span>
        {c.cause.probes && <span class="quiet"> {t.measured(c.cause.probes)}</span>}
        {mayReport(you, c.venue) && c.state === "OPEN" && <> {t.advice[c.cause.segment]}</>}</p>}
      {board?.status === "AWAITING_CA" && <p class="bad-text">{t.provisional}</p>}
      {board && board.clocks.running === c.side && <p>{t.flagIn} <ClockFace clocks={board.clocks} side={c.side} /></p>}
      <p class="quiet">{t.clocksThen}: {t.twoClocks(formatClock(c.whiteMs, false), formatClock(c.blackMs, false))}, {t.plyThen(c.ply, c.toMove ? t.side[c.toMove] : "–")}
        {c.drawOffer ? ` · ${t.side[c.drawOffer]}: ${t.offered}` : ""}</p>
      <RanOn c={c} board={board} />
      {c.reportNote && <blockquote>{c.reportNote}</blockquote>}
      {mayReport(you, c.venue) && !c.reported && <ReportForm c={c} />}
      <Deputy you={you} c={c} now={now} />
      {mayDecide(you, c) && board && (toggled || expanded
        ? <Decision c={c} />
        : <button onClick={() => setToggled(true)}>{t.decideToggle}</button>)}
      <Delegation you={you} cases={[c]} />
    </article>
  );
}

/** What the side to move lost between the last sign of life and the pause (OCR 19.6); at most the detection takes so long. */
function RanOn({ c, board }: { c: CaseView; board: BoardView | undefined }) {
  if (!c.toMove || c.rulingId || board?.status !== "PAUSED" || board.pauseCause !== "DISCONNECTION" || board.ply !== c.ply) return null;
  const ran = (c.toMove === "WHITE" ? c.whiteMs - board.clocks.whiteMs : c.blackMs - board.clocks.blackMs);
  return ran >= 1000 ? <p class="quiet">{t.ranOn(t.side[c.toMove], formatSpan(ran))}</p> : null;
}

/** Whether the deputy may decide, and since or from when. */
function Deputy({ you, c, now }: { you: You; c: CaseView; now: number }) {
  const text = state.value.competition?.deputy ? deputyText(you, c, now) : "";
  return text && <p class={c.deputy ? "good-text" : "warn-text"}>{text}</p>;
}

/** Lets the deputy decide, where there is one and he may not yet. */
function Delegation({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [sure, setSure] = useState(false);
  const { busy, give } = useCommand();
  const left = cases.filter((c) => !c.deputy && !c.rulingId);
  if (!mayDelegate(you) || !state.value.competition?.deputy || left.length === 0) return null;
  async function delegate(): Promise<void> {
    for (const c of left) await give("delegateDecision", { board: c.board, caseId: c.id });
    setSure(false);
  }
  if (!sure) return <div class="actions"><button class="small" onClick={() => setSure(true)}>{cases.length > 1 ? t.delegateAll : t.delegate}</button></div>;
  return (
    <div class="actions" role="group" aria-label={t.delegate}>
      <span>{t.delegateSure}</span>
      <button class="small primary" disabled={busy} onClick={() => void delegate()}>{t.delegateYes}</button>
      <button class="small" onClick={() => setSure(false)}>{t.cancel}</button>
    </div>
  );
}

/** OCR 18.9: confirmed, due in so long, or overdue. */
function ReportState({ c, now }: { c: CaseView; now: number }) {
  if (c.reported) return <span class="good-text">{c.overdue ? t.reportedLate : t.reported}</span>;
  if (c.overdue) return <span class="bad-text">{t.reportOverdue}</span>;
  const left = c.reportDueAt === null ? null : Math.ceil((c.reportDueAt - now) / 1000) * 1000;
  return <span class="warn-text">{left !== null && left > 0 ? t.reportDue(formatSpan(left)) : t.notReported}</span>;
}

function ReportForm({ c }: { c: CaseView }) {
  const [note, setNote] = useState("");
  const { busy, give } = useCommand();
  return (
    <form onSubmit={(event) => {
      event.preventDefault();
      void give("confirmReport", { venue: c.venue, caseId: c.id, ...(note.trim() ? { note: note.trim() } : {}) });
    }}>
      <label>{t.reportNote}<input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} /></label>
      <button class="primary" type="submit" disabled={busy}>{t.confirmReport}</button>
    </form>
  );
}

/** What an option asks for beside itself. */
function TermFields({ option, terms, most, complete, onChange }:
    { option: DecisionOption; terms: Filled; most: number; complete: boolean; onChange(terms: Filled): void }) {
  switch (option) {
    case "REDUCE": return (
      <label>{t.secondsToTake}<input type="number" min={1} max={most} value={terms.take} onInput={(event) => onChange({ ...terms, take: event.currentTarget.value })} />
        {!complete && <span class="error">{t.secondsRange(most)}</span>}</label>
    );
    case "RESTART_SHORTER": return (
      <label>{t.newControl}<input value={terms.control} placeholder="25+10" onInput={(event) => onChange({ ...terms, control: event.currentTarget.value })} />
        {!complete && <span class="error">{t.controlFormat}</span>}</label>
    );
    case "ADD_TIME": return (
      <>
        <label>{t.whoseClock}<select value={terms.addTo} onChange={(event) => onChange({ ...terms, addTo: event.currentTarget.value as Side })}>
          {(["WHITE", "BLACK"] as const).map((side) => <option key={side} value={side}>{t.side[side]}</option>)}
        </select></label>
        <label>{t.secondsToAdd}<input type="number" min={1} max={3600} value={terms.add} onInput={(event) => onChange({ ...terms, add: event.currentTarget.value })} /></label>
      </>
    );
    default: return null;
  }
}

/** The fields as they stand. */
interface Filled { take: string; control: string; addTo: Side; add: string }
const filled = ({ take, control, addTo, add }: Filled): Terms => ({ take: Number(take), control, addTo, add: Number(add) });

const beside = (c: CaseView): Beside => ({
  opponentAway: openCases.value.some((one) => one.board === c.board && one.side !== c.side && one.state === "OPEN"),
  newGame: newGameDecided(c, state.value.rulings.values(), state.value.cases),
});

/** What an option comes to, as sentences. */
const sentences = (...parts: string[]): string => parts.filter(Boolean).map((part) => (part.endsWith(".") ? part : `${part}.`)).join(" ");

/** What becomes of a draw offer, what is to be checked again, and until when the game may last. */
const consequences = (view: OptionView): string[] =>
  [view.offer, isNewGame(view.option) ? checksAgain() : "", view.ends === null ? "" : t.endsBy(timeOfDay(view.ends).slice(0, 5))];

const earlierLike = (c: CaseView) => precedents(c, state.value.rulings.values(), state.value.cases);

/** What was decided in like cases before, and that a departure says why. */
function Precedents({ earlier, departing }: { earlier: readonly Precedent[]; departing: boolean }) {
  if (earlier.length === 0) return null;
  return (
    <p class="quiet">{t.precedents(earlier.map((one) => `${t.rulingKind[one.option]} (${one.count})`).join(", "))}
      {departing && <strong class="warn-text"> {t.departs}</strong>}</p>
  );
}

/** Required where words are owed. */
function DecisionReason({ owed, value, onChange }: { owed: boolean; value: string; onChange(reason: string): void }) {
  return (
    <label>{t.reason}<input aria-required={owed} aria-invalid={owed && !value.trim()} value={value} maxLength={400} onInput={(event) => onChange(event.currentTarget.value)} />
      {owed && !value.trim() && <span class="error">{t.reasonNeeded}</span>}</label>
  );
}

/** OCR 18.9: choose, see what becomes of the clocks, confirm. */
function Decision({ c }: { c: CaseView }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [others, setOthers] = useState(false);
  const [reason, setReason] = useState("");
  const [fields, setFields] = useState<Filled>({ take: "60", control: "", addTo: other(c.side), add: "60" });
  const { busy, give } = useCommand();
  const board = state.value.boards.get(c.board)!;
  void beat.value;
  const now = clockNow(board.clocks, serverNow());
  const base = baseClocks(c, board, now);
  const known = beside(c);
  const terms = filled(fields);
  const earlier = earlierLike(c);

  async function confirm(option: DecisionOption): Promise<void> {
    const outcome = await give("decideDisconnection", decisionArgs(c, option, terms, reason));
    if (outcome.ok) setChosen(null);
  }

  if (chosen) {
    const complete = isComplete(chosen, c, base, terms);
    const free = OTHERS.includes(chosen);
    const owed = free || departs(chosen, earlier);
    const view = optionView(chosen, c, board, now, complete || free ? terms : {}, known);
    return (
      <form class="decision" onSubmit={(event) => { event.preventDefault(); void confirm(chosen); }}>
        <strong>{t.decideText[chosen]}</strong>
        <p>{sentences(view.clocks, view.clocks.endsWith(".") ? "" : t.decideEffect[chosen], ...consequences(view))}</p>
        <TermFields option={chosen} terms={fields} most={mostTaken(c, base)} complete={complete} onChange={setFields} />
        <Precedents earlier={earlier} departing={departs(chosen, earlier)} />
        <DecisionReason owed={owed} value={reason} onChange={setReason} />
        {view.blocked && <p class="warn-text">{view.blocked}</p>}
        <div class="actions">
          <button class="primary" type="submit" disabled={!complete || busy || view.blocked !== "" || (owed && !reason.trim())}>{t.confirmDecision}</button>
          <button type="button" onClick={() => setChosen(null)}>{t.cancel}</button>
        </div>
      </form>
    );
  }
  const views = [...OPTIONS, ...(others ? OTHERS : [])].map((option) => optionView(option, c, board, now, {}, known));
  return (
    <div class="decision">
      <Precedents earlier={earlier} departing={false} />
      {views.map((view) => (
        <button key={view.option} class="option" disabled={view.blocked !== ""} aria-label={t.decide[view.option]}
          aria-description={sentences(view.clocks, ...consequences(view), view.blocked)} onClick={() => setChosen(view.option)}>
          <strong>{t.decideText[view.option]}</strong>
          <span>{view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}</span>
        </button>
      ))}
      {!others && <button class="plain" onClick={() => setOthers(true)}>{t.otherDecision}</button>}
    </div>
  );
}

/** One decision for the boards of an outage (OCR 18.9, ENG-7); boards left out are decided one by one. */
function OutageDecision({ you, cases }: { you: You; cases: readonly CaseView[] }) {
  const [chosen, setChosen] = useState<DecisionOption | null>(null);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState("");
  const [fields, setFields] = useState<Filled>({ take: "60", control: "", addTo: "WHITE", add: "60" });
  const [given, setGiven] = useState<{ all: number; done: number; failed: number } | null>(null);
  const { busy, give } = useCommand();
  void beat.value;
  const terms = filled(fields);
  const rows = cases.flatMap((c) => {
    const board = state.value.boards.get(c.board);
    if (!board || !chosen || c.rulingId) return [];
    const now = clockNow(board.clocks, serverNow());
    const base = baseClocks(c, board, now);
    const complete = isComplete(chosen, c, base, terms);
    const view = optionView(chosen, c, board, now, complete ? terms : {}, beside(c));
    return [{ c, most: mostTaken(c, base), complete, view: mayDecide(you, c) ? view : { ...view, blocked: deputyText(you, c, beat.value) } }];
  });
  const meant = rows.filter((row) => row.view.blocked === "" && !without.has(row.c.id));
  const departing = chosen ? meant.find(({ c }) => departs(chosen, earlierLike(c))) : undefined;
  const like = departing ?? meant[0];
  const complete = meant.length > 0 && meant.every((row) => row.complete);

  async function confirm(option: DecisionOption): Promise<void> {
    const progress = { all: meant.length, done: 0, failed: 0 };
    setGiven(progress);
    for (const { c } of meant) {
      const outcome = await give("decideDisconnection", decisionArgs(c, option, terms, reason));
      if (outcome.ok) progress.done++;
      else progress.failed++;
      setGiven({ ...progress });
    }
    if (progress.failed === 0) setChosen(null);
  }

  const told = given && <p class={given.failed > 0 ? "bad-text" : "quiet"} role="status">{t.decidedOf(given.done, given.all, given.failed)}</p>;
  if (!chosen) return (
    <div class="decision">
      <div class="actions" role="group" aria-label={t.decideOutage}>
        <span>{t.decideOutage}:</span>
        {OPTIONS.map((option) => <button key={option} class="small" onClick={() => { setGiven(null); setChosen(option); }}>{t.decide[option]}</button>)}
      </div>
      {told}
    </div>
  );
  return (
    <form class="decision" aria-label={t.decideOutage} onSubmit={(event) => { event.preventDefault(); void confirm(chosen); }}>
      <strong>{t.decideText[chosen]}</strong>
      <ul class="boards">
        {rows.map(({ c, view }) => (
          <li key={c.id}>
            <label><input type="checkbox" disabled={view.blocked !== ""} checked={view.blocked === "" && !without.has(c.id)}
              onChange={(event) => setWithout(event.currentTarget.checked ? new Set([...without].filter((id) => id !== c.id)) : new Set([...without, c.id]))} />
              {" "}{t.board(boardNumber(c.board))}, {c.playerName}: {view.blocked ? <em class="warn-text">{view.blocked}</em> : sentences(view.clocks, ...consequences(view))}</label>
          </li>
        ))}
      </ul>
      <TermFields option={chosen} terms={fields} most={Math.min(...meant.map((row) => row.most))} complete={complete || meant.length === 0} onChange={setFields} />
      <Precedents earlier={like ? earlierLike(like.c) : []} departing={departing !== undefined} />
      <DecisionReason owed={departing !== undefined} value={reason} onChange={setReason} />
      {told}
      <div class="actions">
        <button class="primary" type="submit" disabled={!complete || busy || (departing !== undefined && !reason.trim())}>{t.confirmDecisions(meant.length)}</button>
        <button type="button" onClick={() => setChosen(null)}>{t.cancel}</button>
      </div>
    </form>
  );
}

/** The other disconnections of a game that a decision has voided. */
function AlsoClosed({ r }: { r: RulingView }) {
  const others = r.caseId === null ? [] : [...state.value.cases.values()].filter((c) => c.rulingId === r.id && c.id !== r.caseId);
  return others.length > 0 ? <div class="quiet">{t.alsoClosed(others.map((c) => c.playerName).join(", "))}</div> : null;
}

export function Rulings({ rulings }: { rulings: readonly RulingView[] }) {
  return (
    <ul class="rulings" aria-label={t.rulings}>
      {rulings.map((r) => (
        <li key={r.id} data-ruling={r.id} data-state={r.state}>
          <span class={cls("chip", r.state === "APPLIED" ? "good" : r.state === "REFUSED" ? "bad" : "warn")}>{t.rulingState[r.state]}</span>
          <strong>{t.board(boardNumber(r.board))}: {t.rulingKind[r.kind] ?? r.kind}</strong> {r.detail}
          <div class="quiet">{timeOfDay(r.at)} · {r.rule} · {t.role[r.by as keyof typeof t.role] ?? r.by}{r.reason ? ` · ${r.reason}` : ""}</div>
          <AlsoClosed r={r} />
          {r.checksAgain.length > 0 && <div class="quiet">{t.checksAgain(r.checksAgain)}</div>}
          {r.state === "REFUSED" && <div class="bad-text">{refusalWords(r.code ?? "", r.text ?? "")} [{r.code}]</div>}
        </li>
      ))}
    </ul>
  );
}
