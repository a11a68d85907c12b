import { useEffect, useState } from "preact/hooks";
import {
  folded,
  isReferred,
  shortId,
  votesOn,
  type CaseFact,
  type CaseNow,
  type FairPlayOverview as Overview,
  type FormName,
} from "./vocabulary";
import { fetchCase } from "../network/session";
import { sayProblem } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { dayAndTime } from "../widgets/times";
import { nameOf } from "./fact-words";
import { FormDialog } from "./form-dialog";
import { Fact, Look } from "./case-log";

const words = official.fairPlay;

/** How often the page checks for news while a vote waits for the reader. */
const AGAIN_AT_VOTE = 3_000;

export function CaseCard({
  now,
  overview,
  open,
  onOpen,
  onChange,
}: {
  now: CaseNow;
  overview: Overview;
  open: boolean;
  onOpen(): void;
  onChange(): void;
}) {
  const label = `${words.against} ${now.accused.name}`;
  return (
    <article class="card case" aria-label={label} data-case={now.caseId}>
      <header>
        <button class="plain strong" aria-expanded={open} onClick={onOpen}>
          {label}
        </button>
        <span class="quiet">
          {words.caseNumber(shortId(now.caseId))} · {dayAndTime(now.openedAt)} · {words.you[now.you]}
        </span>
      </header>
      <p>
        {now.trigger && <span class="chip">{words.trigger[now.trigger] ?? now.trigger}</span>}
        {now.stage && !(now.stage === "FORWARDED" && now.decidedAt !== undefined) && (
          <span class="chip">{words.stage[now.stage]}</span>
        )}
        {now.inadmissible && <span class="chip warn">{words.inadmissible}</span>}
        {now.falseAccusation && <span class="chip">{words.falseAccusation}</span>}
        {now.overdue && <span class="chip warn">{words.overdue}</span>}
        {now.decidedAt !== undefined && <span class="chip warn">{words.decided(dayAndTime(now.decidedAt))}</span>}
      </p>
      {open && <Case id={now.caseId} entries={now.entries} listed={now} overview={overview} onChange={onChange} />}
    </article>
  );
}

function Case({
  id,
  entries,
  listed,
  overview,
  onChange,
}: {
  id: string;
  entries: number;
  listed: CaseNow;
  overview: Overview;
  onChange(): void;
}) {
  const [seen, setSeen] = useState<{ now: CaseNow; events: CaseFact[] } | null>(null);
  const [form, setForm] = useState<FormName | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchCase(id).then(
      (found) => {
        if (wanted) setSeen(found);
      },
      (problem: Error) => {
        if (wanted) sayProblem(problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, entries, looks]);
  const voting = form === "cast_vote" || form === "close_vote";
  // The list shows new votes without an access recorded in the log of the case; a new vote causes the case to be read
  // again.
  useEffect(() => {
    if (!voting) return;
    onChange();
    const timer = setInterval(onChange, AGAIN_AT_VOTE);
    return () => clearInterval(timer);
  }, [voting]);
  if (!seen) return <p class="quiet">{t.connecting}</p>;
  const { events } = seen;
  const now =
    listed.stage === seen.now.stage
      ? { ...seen.now, yes: listed.yes, no: listed.no, abstain: listed.abstain }
      : seen.now;
  const [refused, granted] = folded(events.filter((fact) => fact.kind === "accessNoted"));
  const motion = votesOn(now);
  return (
    <>
      {now.investigator && (
        <p>
          {words.investigator}: <strong>{nameOf(now.investigator, overview.people)}</strong>
          {now.target && ` · ${words.target} ${dayAndTime(now.target)}`}
        </p>
      )}
      {motion && (
        <p>
          {words.motion[motion]}: {words.tally(now.yes, now.no, now.abstain)}
        </p>
      )}
      {now.proposed && now.steps.includes("appoint_investigator") && (
        <p>
          {words.nextInList}: {nameOf(now.proposed, overview.people)}
        </p>
      )}
      <div class="actions">
        {now.steps.map((step) => (
          <button key={step} class="small" onClick={() => setForm(step)}>
            {words.forms[step]}
          </button>
        ))}
      </div>
      {events.some((fact) => fact.kind === "sanctionRecorded") && (
        <p>
          <span class="chip warn">{words.sanctioned}</span>
        </p>
      )}
      {events.some(isReferred) && (
        <p>
          <span class="chip warn">{words.referral}</span>
        </p>
      )}
      <ol class="case-log">
        {events
          .filter((fact) => fact.kind !== "accessNoted")
          .map((fact, index) => (
            <Fact key={index} fact={fact} you={now.you} overview={overview} />
          ))}
      </ol>
      {refused.length > 0 && (
        <ol class="case-log" aria-label={words.attempts}>
          {refused.map((one, index) => (
            <Look key={index} of={one} overview={overview} />
          ))}
        </ol>
      )}
      {granted.length > 0 && (
        <details>
          <summary>{words.looks}</summary>
          <ol class="case-log">
            {granted.map((one, index) => (
              <Look key={index} of={one} overview={overview} />
            ))}
          </ol>
        </details>
      )}
      {form && (
        <FormDialog
          form={form}
          now={now}
          events={events}
          overview={overview}
          onClose={() => setForm(null)}
          onRefused={() => {
            setLooks((n) => n + 1);
            onChange();
          }}
          onDone={() => {
            setLooks((n) => n + 1);
            onChange();
          }}
        />
      )}
    </>
  );
}
