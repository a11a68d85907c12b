import { useEffect, useState } from "preact/hooks";
import { Mark } from "../widgets/marks";
import {
  beginning,
  fieldsOf,
  folded,
  formOf,
  givenBy,
  isAtWork,
  isReferred,
  meaningOf,
  meant,
  motionOf,
  nest,
  numberOf,
  requestsOf,
  shortId,
  votesOn,
  wordFor,
  type Asked as FairPlayAsked,
  type CaseFact,
  type CaseNow,
  type FairPlayOverview as Overview,
  type Field,
  type FormName,
  type Looks,
  type Meaning,
  type Person,
  type RecordingNow,
  type Viewer,
  type Vocabulary,
} from "./vocabulary";
import { mayKeepRecordings, mayReleasePrizes, openings, worksOnCases } from "./access";
import { instantOf } from "../clock/local-instants";
import { seesScreening } from "./screening-figures";
import { ScreeningPart } from "./screening";
import { fetchCase, fetchFairPlay, go, holdPage, pageOf, Problem, sendForm, session } from "../network/session";
import { say, sayProblem, state } from "../state/state";
import { t } from "../words/strings";
import { LeaveButton } from "../widgets/leave-button";
import { Notices } from "../widgets/notices";
import { Banner } from "../widgets/banner";
import { Dialog } from "../widgets/dialogs";
import { useSeen } from "../widgets/hooks";
import { dayAndTime, hereZone } from "../widgets/times";
import { cls } from "../widgets/cls";

const CONFLICT = 409;
/** How often the page checks for news; the log of a case records such accesses once an hour. */
const AGAIN = 20_000;

/** The same while a vote waits for the reader. */
const AGAIN_AT_VOTE = 3_000;

const words = t.fairPlay;
/** Focuses a button as soon as it appears. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

/** Complaints, cases and recordings, as far as the reader may see them (OCR Appendix I). */
export function FairPlayPage() {
  const role = session.value?.role ?? "PLAYER";
  const [overview, setOverview] = useState<Overview | "notYet" | null>(null);
  const [chosen, setChosen] = useState("");
  const [form, setForm] = useState<FormName | null>(null);
  const [looks, setLooks] = useState(0);
  const again = () => setLooks((n) => n + 1);
  useEffect(() => {
    let wanted = true;
    fetchFairPlay().then(
      (found) => {
        if (wanted) setOverview(found);
      },
      (problem: Error) => {
        if (!wanted) return;
        if (problem instanceof Problem && problem.status === CONFLICT) setOverview("notYet");
        else if (overview === null) sayProblem(problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [looks]);
  useEffect(() => {
    const timer = setInterval(again, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const known = overview !== null && overview !== "notYet" ? overview : null;
  return (
    <div class="sheet-page fair-play-page">
      <Banner />
      <header class="topbar no-print">
        <div class="brand">
          <Mark /> OneHall
        </div>
        <div class="topbar-words">
          <h1>{words.title}</h1>
          <span>
            {session.value?.name} · {t.role[role]}
          </span>
        </div>
        {known &&
          openings(role).map((each) => (
            <button key={each} onClick={() => setForm(each)}>
              {words.forms[each]}
            </button>
          ))}
        {known && mayKeepRecordings(role) && (
          <button onClick={() => setForm("register_recording")}>{words.forms.register_recording}</button>
        )}
        {known && mayReleasePrizes(role) && (
          <button onClick={() => setForm("release_prize")}>{words.forms.release_prize}</button>
        )}
        {!worksOnCases(role) && (
          <button onClick={() => go(pageOf(role))}>{role === "PLAYER" ? t.standings.toBoard : t.toConsole}</button>
        )}
        <LeaveButton />
      </header>
      <main>
        <Notices />
        {overview === null ? (
          <p class="quiet">{t.connecting}</p>
        ) : overview === "notYet" ? (
          <p>{words.notYet}</p>
        ) : (
          <>
            <p class="quiet">{words.secrecy}</p>
            {overview.asked.map((one, index) => (
              <Asked key={index} now={one} />
            ))}
            <h2>{words.cases}</h2>
            {overview.cases.length === 0 && <p>{words.noCases}</p>}
            {overview.cases.map((one) => (
              <CaseCard
                key={one.caseId}
                now={one}
                overview={overview}
                open={one.caseId === chosen}
                onOpen={() => setChosen(one.caseId === chosen ? "" : one.caseId)}
                onChange={again}
              />
            ))}
            <Recordings overview={overview} onChange={again} />
            {seesScreening(role) && <ScreeningPart />}
            {overview.prizes.length > 0 && <h2>{words.prizes}</h2>}
            <ul>
              {overview.prizes.map((one, index) => (
                <li key={index}>
                  {one.prize}: {nameOf(one.playerId, overview.people)}{" "}
                  <span class="quiet">{dayAndTime(one.releasedAt)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {form && known && (
          <FormDialog
            form={form}
            now={null}
            overview={known}
            onClose={() => setForm(null)}
            onDone={(answer) => {
              if (answer.caseId) {
                setChosen(answer.caseId);
                say("info", words.filed);
              }
              again();
            }}
          />
        )}
      </main>
    </div>
  );
}

/** What this person himself has been asked for (APP-I H5). */
function Asked({ now }: { now: FairPlayAsked }) {
  return (
    <article class="card" aria-label={words.askedTitle} data-asked>
      <header>
        <strong>{words.askedTitle}</strong>
        <span class="quiet">{dayAndTime(now.askedAt)} [APP-I H5]</span>
      </header>
      <p>{now.text}</p>
      <p class="warn-text">{words.askedUntil(dayAndTime(now.due))}</p>
    </article>
  );
}

function CaseCard({
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

const nameOf = (id: string, people: readonly Person[]): string => people.find((person) => person.id === id)?.name ?? id;
const DATES = ["due", "until", "target", "at", "openedAt"];
const labelOf = (one: CaseNow): string =>
  `${one.accused.name} · ${words.caseNumber(shortId(one.caseId))} · ${dayAndTime(one.openedAt)}${one.trigger ? ` · ${words.trigger[one.trigger] ?? one.trigger}` : ""}`;

/** A code in the reader's language, an id as the name of the person it means. */
function worded(text: string, meaning: Meaning, overview: Pick<Overview, "people" | "cases">): string {
  switch (meaning) {
    case "person":
      return nameOf(text, overview.people);
    case "case": {
      const named = overview.cases.find((one) => one.caseId === text);
      return named ? labelOf(named) : shortId(text);
    }
    case "call":
      return words.calls[text] ?? (words.forms as Record<string, string>)[formOf(text)] ?? text;
    case "role":
      return (t.role as Record<string, string>)[text] ?? text;
    case "trigger":
      return words.trigger[text] ?? text;
    case "standing":
      return words.standing[text] ?? text;
    case "inadmissibility":
      return words.inadmissibility[text] ?? text;
    case "standard":
      return words.standards[text] ?? text;
    case "number":
      return numberOf(text);
    default:
      return words.of[meaning][text] ?? text;
  }
}

function shown(
  name: string,
  value: unknown,
  meaning: Meaning | undefined,
  overview: Pick<Overview, "people" | "cases">,
): string {
  if (Array.isArray(value)) return value.map((each) => shown(name, each, meaning, overview)).join(", ");
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return DATES.includes(name) ? dayAndTime(value) : String(value);
  return meaning ? worded(String(value), meaning, overview) : String(value);
}

/** The content of an event, one line for each statement. */
export function lines(
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  overview: Pick<Overview, "people" | "cases">,
  path = "",
): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]): (readonly [string, string])[] => {
    if (
      value === "" ||
      value === null ||
      (Array.isArray(value) && value.length === 0) ||
      ["panel", "chair", "personId", "request", "rebuttable"].includes(name)
    )
      return [];
    if (typeof value === "object" && !Array.isArray(value))
      return [...lines(kind, value as Record<string, unknown>, overview, `${path}${name}.`)];
    return [[wordFor(words.fields, kind, name), shown(name, value, meaningOf(kind, path + name), overview)]];
  });
}

function Fact({ fact, you, overview }: { fact: CaseFact; you: Viewer; overview: Overview }) {
  return (
    <li data-fact={fact.kind}>
      <strong>{words.events[fact.kind] ?? fact.kind}</strong>{" "}
      <span class="quiet">
        {dayAndTime(fact.at)}
        {fact.automatic ? ` · ${t.role.AUTOMATIC}` : fact.by ? ` · ${nameOf(fact.by, overview.people)}` : ""}
        {fact.article ? ` [${fact.article}]` : ""}
      </span>
      {isReferred(fact) && (
        <p>
          <span class="chip warn">{words.referral}</span>
        </p>
      )}
      {fact.kind === "reportFinalised" && (
        <p class="quiet">
          {words.burden}
          {fact.fields["rebuttable"] === true ? ` ${words.rebuttable}` : ""}
        </p>
      )}
      {fact.kind === "sanctionRecorded" && you === "ACCUSED" && <p>{words.appeal}</p>}
      <dl>
        {lines(fact.kind, fact.fields, overview).map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Accesses by one person, with their number. */
function Look({ of: { fact, first, last, times }, overview }: { of: Looks; overview: Overview }) {
  const { subject, role, asked, granted } = fact.fields as {
    subject: string;
    role: string;
    asked: string;
    granted: boolean;
  };
  return (
    <li data-fact={fact.kind}>
      {!granted && <span class="chip warn">{words.lookRefused}</span>}{" "}
      <strong>{nameOf(subject, overview.people)}</strong> <span class="quiet">{worded(role, "role", overview)}</span>:{" "}
      {worded(asked, "call", overview)}{" "}
      <span class="quiet">
        {times === 1 ? dayAndTime(first) : words.lookedTimes(times, dayAndTime(first), dayAndTime(last))}
      </span>
    </li>
  );
}

function FormDialog({
  form,
  now,
  events = [],
  overview,
  fixed = {},
  onClose,
  onDone,
  onRefused,
}: {
  form: FormName;
  now: CaseNow | null;
  events?: readonly CaseFact[];
  overview: Overview;
  fixed?: Record<string, unknown>;
  onClose(): void;
  onDone(answer: { caseId?: string; reference?: string }): void;
  onRefused?: () => void;
}) {
  const { seen, told } = useSeen(now?.investigator ?? "");
  const [first] = useState(() => beginning(form, events));
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(first);
  /** a person chosen from the list already has a name */
  const fields = fieldsOf(form, now).filter(
    (field) =>
      (!field.name.endsWith("accused.name") || !values[field.name.replace(/name$/, "personId")]) &&
      (field.name !== "forCase" || overview.cases.some(isAtWork)) &&
      (form !== "request_cooperation" || field.name !== "person" || !values["personId"]),
  );
  /** What is voted on. */
  const motion = form === "cast_vote" || form === "close_vote" ? now && motionOf(now) : null;
  /** Whether somebody leaves the form after writing something. */
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const set = (name: string, value: unknown) => setValues({ ...values, [name]: value });
  /** A typed name that belongs to a person of the competition means this person, whom the list then shows as chosen. */
  const bind = (name: string) => {
    const person = name.endsWith("accused.name") ? meant(String(values[name] ?? ""), overview.people) : undefined;
    if (person) set(name.replace(/name$/, "personId"), person.id);
  };
  const written = values !== first;
  /** Escape asks first; pressed at the question, it continues writing. */
  const keeps = (): boolean => {
    if (written) setLeaving(!leaving);
    return written;
  };
  useEffect(() => {
    if (!written) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    const release = holdPage(() => setLeaving(true));
    return () => {
      removeEventListener("beforeunload", ask);
      release();
    };
  }, [written]);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const given = Object.fromEntries(
        fields
          .filter((field) => values[field.name] !== undefined && values[field.name] !== "")
          .map((field) => [field.name, sent(field, values[field.name])]),
      );
      onDone(
        await sendForm(form, {
          ...nest(given),
          ...givenBy(form, now),
          ...(form === "appoint_investigator" ? { seen } : {}),
          ...fixed,
        }),
      );
      onClose();
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : String(problem));
      if (problem instanceof Problem && problem.code === "APPOINTED_MEANWHILE") told();
      onRefused?.();
    }
    setBusy(false);
  }
  return (
    <Dialog title={words.forms[form]} wide keeps={keeps} onClose={onClose}>
      <form
        class="case-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {form === "file_complaint" && <p>{words.complaintTerms}</p>}
        {motion && (
          <p>
            <strong>{words.motion[motion]}.</strong> {words.voteMeans[motion]}{" "}
            {now && words.tally(now.yes, now.no, now.abstain)}
          </p>
        )}
        {form === "close_vote" && now && (
          <p class="warn-text">{words.closing(Math.max(0, now.panel.length - now.yes - now.no - now.abstain))}</p>
        )}
        {form === "confirm_deletion" && <p>{words.erasureTerms}</p>}
        {form === "inform_accused" && now?.accused.personId === "" && <p class="warn-text">{words.toldElsewhere}</p>}
        {form === "request_cooperation" && (
          <p class={values["personId"] ? "" : "warn-text"}>
            {values["personId"] ? words.askedHere : words.askedElsewhere}
          </p>
        )}
        {form === "release_prize" && <p>{words.prizeTerms}</p>}
        {form === "record_sanction" && now && (
          <p class={now.accused.personId === "" ? "warn-text" : ""}>
            {now.accused.personId === "" ? words.decisionElsewhere : words.decisionShown}
          </p>
        )}
        {form === "open_recording" && (
          <p>{worksOnCases(session.value?.role ?? "PLAYER") ? words.lookOfPanel : words.lookOfOthers}</p>
        )}
        {fields.map((field) => (
          <Input
            key={field.name}
            form={form}
            field={field}
            value={values[field.name]}
            now={now}
            events={events}
            overview={overview}
            onChange={(value) => set(field.name, value)}
            onLeave={() => bind(field.name)}
          />
        ))}
        <p class="error" role="alert">
          {refusal}
        </p>
        {leaving ? (
          <div class="actions" role="alertdialog" aria-label={words.discardText}>
            <p>{words.discardText}</p>
            <button type="button" ref={focused} onClick={() => setLeaving(false)}>
              {words.goOnWriting}
            </button>
            <button type="button" class="danger" onClick={onClose}>
              {words.discard}
            </button>
          </div>
        ) : (
          <div class="actions">
            <button
              type="button"
              onClick={() => {
                if (!keeps()) onClose();
              }}
            >
              {t.cancel}
            </button>
            <button type="submit" class="primary" disabled={busy}>
              {words.send}
            </button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

function sent(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "date":
      return instantOf(String(value), hereZone());
    case "number":
      return Number(value);
    case "lines":
      return String(value)
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean);
    case "flag":
    case "several":
      return value;
    default:
      return String(value).trim();
  }
}

function Input({
  form,
  field,
  value,
  now,
  events,
  overview,
  onChange,
  onLeave,
}: {
  form: FormName;
  field: Field;
  value: unknown;
  now: CaseNow | null;
  events: readonly CaseFact[];
  overview: Overview;
  onChange(value: unknown): void;
  onLeave(): void;
}) {
  const { people } = overview;
  const name = field.name.split(".").at(-1)!;
  const label = wordFor(words.fields, form, name);
  const required = field.optional !== true;
  switch (field.kind) {
    case "flag":
      return (
        <label class="tick">
          <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />{" "}
          {label}
        </label>
      );
    case "text":
    case "lines":
      return (
        <label>
          {label}
          <textarea
            rows={4}
            maxLength={10_000}
            required={required}
            value={String(value ?? "")}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
          {field.kind === "lines" && <span class="quiet">{words.onePerLine}</span>}
        </label>
      );
    case "date":
      return (
        <label>
          {label}
          <input
            type="datetime-local"
            required={required}
            value={String(value ?? "")}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
          {hereZone() && <span class="quiet">{words.inTimeOf(hereZone()!)}</span>}
        </label>
      );
    case "number":
      return (
        <label>
          {label}
          <input
            type="number"
            min={0}
            max={1200}
            required={required}
            value={String(value ?? "")}
            onInput={(event) => onChange(event.currentTarget.value)}
          />
        </label>
      );
    case "line":
      return (
        <label>
          {label}
          <input
            maxLength={field.longest ?? 200}
            required={required}
            value={String(value ?? "")}
            onInput={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
          />
          {field.name.endsWith("accused.name") && <span class="quiet">{words.notHere}</span>}
        </label>
      );
    case "several":
      return <Several legend={label} of={field.of} value={(value ?? []) as readonly string[]} onChange={onChange} />;
    case "choice":
      return (
        <label>
          {label}
          <select
            required={required}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">{t.floor.choose}</option>
            {Object.entries(words.of[field.of]).map(([key, word]) => (
              <option key={key} value={key}>
                {word}
              </option>
            ))}
          </select>
        </label>
      );
    case "pick": {
      const requests = requestsOf(events);
      const from: readonly Person[] =
        field.from === "people"
          ? people
          : field.from === "players"
            ? people.filter((one) => one.player === true)
            : field.from === "panel"
              ? (now?.panel ?? []).map((id) => ({ id, name: nameOf(id, people) }))
              : field.from === "cases" || field.from === "ownCases"
                ? overview.cases
                    .filter((one) => field.from === "cases" || isAtWork(one))
                    .map((one) => ({ id: one.caseId, name: labelOf(one) }))
                : field.from === "requests"
                  ? (now?.openRequests ?? []).map((id) => ({ id, name: (requests.get(id) ?? id).slice(0, 100) }))
                  : (state.value.competition?.venues ?? []).filter(
                      (venue) => !state.value.you?.venue || venue.id === state.value.you.venue,
                    );
      return (
        <label>
          {label}
          <select
            required={required}
            value={String(value ?? "")}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="">
              {required ? t.floor.choose : name === "personId" ? words.somebodyElse : words.nobody}
            </option>
            {from.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      );
    }
  }
}

function Several({
  legend,
  of,
  value,
  onChange,
}: {
  legend: string;
  of: Vocabulary;
  value: readonly string[];
  onChange(value: readonly string[]): void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(words.of[of]).map(([key, word]) => (
        <label key={key} class="tick">
          <input
            type="checkbox"
            checked={value.includes(key)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...value, key] : value.filter((one) => one !== key))
            }
          />{" "}
          {word}
        </label>
      ))}
    </fieldset>
  );
}

// ---- recordings

function Recordings({ overview, onChange }: { overview: Overview; onChange(): void }) {
  const [opening, setOpening] = useState<RecordingNow | null>(null);
  const [erasing, setErasing] = useState<RecordingNow | null>(null);
  const [place, setPlace] = useState<Readonly<Record<string, string>>>({});
  if (overview.recordings.length === 0) return null;
  return (
    <>
      <h2>{words.recordings}</h2>
      {overview.recordings.map((one) => (
        <article class="card" key={one.recordingId} aria-label={one.label} data-recording={one.recordingId}>
          <header>
            <strong>{one.label}</strong>
            <span class="quiet">
              {words.of.recordingKind[one.kind]}
              {one.venueId &&
                ` · ${state.value.competition?.venues.find((venue) => venue.id === one.venueId)?.name ?? one.venueId}`}{" "}
              · {dayAndTime(one.registeredAt)}
            </span>
          </header>
          <p>
            <span class={cls("chip", (one.held || one.deletedAt !== undefined) && "warn")}>
              {one.deletedAt !== undefined
                ? words.deleted(dayAndTime(one.deletedAt))
                : one.held
                  ? words.held
                  : one.deleteAt !== undefined
                    ? words.deletedOn(dayAndTime(one.deleteAt))
                    : words.notAnnounced}
            </span>
            {one.mayOpen && (
              <button class="small" onClick={() => setOpening(one)}>
                {words.forms.open_recording}
              </button>
            )}
          </p>
          {one.heldBy.length > 0 && (
            <p>{words.heldBy(one.heldBy.map((id) => worded(id, "case", overview)).join("; "))}</p>
          )}
          {one.erasedAt !== undefined && <p class="quiet">{words.erased(dayAndTime(one.erasedAt))}</p>}
          {one.eraseAt && (
            <p class={one.erasureOverdue ? "bad-text" : "warn-text"} role="alert">
              {one.erasureOverdue ? words.eraseOverdue : words.eraseNow} <code>{one.eraseAt}</code>{" "}
              <button class="small" onClick={() => setErasing(one)}>
                {words.forms.confirm_deletion}
              </button>
            </p>
          )}
          {place[one.recordingId] && (
            <p role="status">
              {words.liesAt}: <code>{place[one.recordingId]}</code>
            </p>
          )}
          {one.accesses.length > 0 && (
            <ul class="quiet">
              {one.accesses.map((look, index) => (
                <li key={index}>
                  {dayAndTime(look.at)} · {nameOf(look.subject, overview.people)}:{" "}
                  {look.refused
                    ? look.asked === "ConfirmDeletion"
                      ? words.deletionRefused
                      : words.openingRefused
                    : look.reason}
                  {look.forCase && ` · ${worded(look.forCase, "case", overview)}`}
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
      {erasing && (
        <FormDialog
          form="confirm_deletion"
          now={null}
          overview={overview}
          fixed={{ recordingId: erasing.recordingId }}
          onClose={() => setErasing(null)}
          onDone={onChange}
        />
      )}
      {opening && (
        <FormDialog
          form="open_recording"
          now={null}
          overview={overview}
          fixed={{ recordingId: opening.recordingId }}
          onClose={() => setOpening(null)}
          onDone={(answer) => {
            setPlace({ ...place, [opening.recordingId]: answer.reference ?? "" });
            onChange();
          }}
        />
      )}
    </>
  );
}
