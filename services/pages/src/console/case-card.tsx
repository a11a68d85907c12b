import { useEffect, useState } from "preact/hooks";
import { formatClock, formatSpan } from "../clock/clock";
import { deputyText, ranOn } from "../decision/options";
import { send } from "../network/connection";
import { boardNumber } from "../state/order-progress";
import type { BoardView, CaseView, You } from "../protocol/protocol";
import { mayDecide, mayDelegate, mayReport } from "../state/rights";
import { downloadReport } from "../network/session";
import { ToldLines, useEach } from "../widgets/repeated-command";
import { beat, sayProblem, state } from "../state/state";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { ClockFace } from "../widgets/clock-face";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { beingApplied, useForm } from "./decision-forms";
import { seatName } from "./case-words";
import { losses } from "./precedents";
import { Decision } from "./disconnection-decision";

export function CaseCard({
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
export function Delegation({ you, cases }: { you: You; cases: readonly CaseView[] }) {
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
export function OutageReport({ cases }: { cases: readonly CaseView[] }) {
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
