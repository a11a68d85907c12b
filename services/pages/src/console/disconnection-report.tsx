import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { send } from "../network/connection";
import type { CaseView } from "../protocol/protocol";
import { ToldLines, useEach } from "../widgets/repeated-command";
import { official } from "../words/officials";
import { useCommand } from "../widgets/hooks";
import { useForm } from "./decision-forms";
import { seatName } from "./disconnection-names";

/** OCR 18.9: the report is confirmed, due in some time, or overdue. */
export function ReportState({ c, now }: { c: CaseView; now: number }) {
  if (c.reported) return <span class="good-text">{c.overdue ? official.reportedLate : official.reported}</span>;
  if (c.overdue) return <span class="bad-text">{official.reportOverdue}</span>;
  const left = c.reportDueAt === null ? null : Math.ceil((c.reportDueAt - now) / 1000) * 1000;
  return (
    <span class="warn-text">
      {left !== null && left > 0 ? official.reportDue(formatSpan(left)) : official.notReported}
    </span>
  );
}

export function ReportForm({ c }: { c: CaseView }) {
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
        {official.reportNote}
        <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
      </label>
      <button class="primary" type="submit" disabled={busy}>
        {official.confirmReport}
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
          aria-label={official.confirmReports(left.length)}
          onSubmit={(event) => {
            event.preventDefault();
            void each(left, (c) => send("confirmReport", { venue: c.venue, caseId: c.id, ...shared }));
          }}
        >
          <label>
            {official.sharedNote}
            <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <button class="primary" type="submit" disabled={busy}>
            {official.confirmReports(left.length)}
          </button>
        </form>
      )}
      <ToldLines told={told} words={official.confirmedOf} />
    </>
  );
}
