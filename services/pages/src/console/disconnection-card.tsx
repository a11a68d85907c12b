import { useEffect, useState } from "preact/hooks";
import { formatClock, formatSpan } from "../clock/clock";
import { isDecidable, ranOn } from "../decision/disconnection-options";
import { boardNumber } from "../state/order-progress";
import type { BoardView, CaseView, You } from "../protocol/protocol";
import { mayDecide, mayReport } from "../state/rights";
import { downloadReport } from "../network/session";
import { beat, sayProblem, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { ClockFace } from "../widgets/clock-face";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { losses } from "./precedents";
import { Decision } from "./disconnection-decision";
import { Delegation, Deputy } from "./deputy";
import { ReportForm, ReportState } from "./disconnection-report";

export function DisconnectionCard({
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
  const decidable = mayDecide(you, c) && state.value.boards.has(c.board) && isDecidable(c) ? c : null;
  const open = decidable !== null && (toggled || expanded || selected);
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
            {official.darkSince(timeOfDay(c.lostAt, c.venue))} <span class="mono">({formatSpan(now - c.lostAt)})</span>
          </strong>
        ) : c.restoredAfterMs === null ? (
          <strong>{official.neverBack}</strong>
        ) : (
          <strong class="good-text">{official.backAfter(formatSpan(c.restoredAfterMs))}</strong>
        )}
        {" · "}
        <ReportState c={c} now={now} />
        {c.earlier.length > 0 && <span class="quiet"> · {official.lostBefore(losses(c))}</span>}
        {c.earlierCases > 0 && <span class="quiet"> · {official.earlier(c.earlierCases)}</span>}
      </p>
      {c.cause && (
        <p class="facts">
          <strong>
            {official.cause(
              official.confidence[c.cause.confidence],
              official.segment[c.cause.segment],
              c.cause.settled,
            )}
          </strong>{" "}
          <span class="quiet">{official.evidence(c.cause)}</span>
          {c.cause.probes && <span class="quiet"> {official.measured(c.cause.probes)}</span>}
          {mayReport(you, c.venue) && c.state === "OPEN" && <> {official.advice[c.cause.segment]}</>}
        </p>
      )}
      {board?.status === "AWAITING_CA" && <p class="bad-text">{t.provisional}</p>}
      {board && board.clocks.running === c.side && (
        <p>
          {official.flagIn} <ClockFace clocks={board.clocks} side={c.side} />
        </p>
      )}
      <p class="quiet facts">
        {official.clocksThen}: {official.twoClocks(formatClock(c.whiteMs, false), formatClock(c.blackMs, false))},{" "}
        {official.plyThen(c.ply, c.toMove ? t.side[c.toMove] : "–")}
        {c.drawOffer ? ` · ${t.side[c.drawOffer]}: ${t.offered}` : ""}
      </p>
      <RanOn c={c} board={board} />
      {c.reportNote && <blockquote>{c.reportNote}</blockquote>}
      {closed && (
        <p class="good-text" role="status">
          {official.caseClosed}
        </p>
      )}
      {mayReport(you, c.venue) && !c.reported && !closed && <ReportForm c={c} />}
      <Deputy you={you} c={c} now={now} />
      {decidable &&
        (open ? <Decision c={decidable} /> : <button onClick={() => setToggled(true)}>{official.decideToggle}</button>)}
      <Delegation you={you} cases={[c]} />
    </article>
  );
}

/** The time that ran on: shown with the case, and filled in as the time to add. */
function RanOn({ c, board }: { c: CaseView; board: BoardView | undefined }) {
  const ran = ranOn(c, board);
  return ran && <p class="quiet facts">{official.ranOn(t.side[ran.side], formatSpan(ran.ms))}</p>;
}
