import { useEffect, useState } from "preact/hooks";
import { Mark } from "./enter";
import { fieldsOf, givenBy, mayKeepRecordings, mayReleasePrizes, nest, openings, worksOnCases, type CaseFact, type CaseNow, type FairPlayOverview as Overview, type Field, type FormName, type Person,
  type RecordingNow, type Vocabulary } from "./fairplay";
import { seesScreening } from "./screened";
import { ScreeningPart } from "./screening";
import { fetchCase, fetchFairPlay, go, pageOf, Problem, sendForm, session } from "./session";
import { say, state } from "./state";
import { t } from "./strings";
import { Banner, cls, Dialog, LeaveButton, Notices } from "./widgets";

const CONFLICT = 409;
const day = (at: number): string => new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
const words = t.fairPlay;

/** Complaints, cases and recordings, as far as whoever looks may see them (OCR Appendix I). */
export function FairPlayPage() {
  const role = session.value?.role ?? "PLAYER";
  const [overview, setOverview] = useState<Overview | "notYet" | null>(null);
  const [chosen, setChosen] = useState("");
  const [form, setForm] = useState<FormName | null>(null);
  const [looks, setLooks] = useState(0);
  const again = () => setLooks((n) => n + 1);
  useEffect(() => {
    let wanted = true;
    fetchFairPlay().then((found) => { if (wanted) setOverview(found); }, (problem: Error) => {
      if (!wanted) return;
      if (problem instanceof Problem && problem.status === CONFLICT) setOverview("notYet");
      else say("refusal", problem.message);
    });
    return () => { wanted = false; };
  }, [looks]);
  const known = overview !== null && overview !== "notYet" ? overview : null;
  return (
    <div class="sheet-page fair-play-page">
      <Banner />
      <header class="topbar no-print">
        <div class="brand"><Mark /> OneHall</div>
        <div class="topbar-words"><h1>{words.title}</h1><span>{session.value?.name} · {t.role[role]}</span></div>
        {known && openings(role).map((each) => <button key={each} onClick={() => setForm(each)}>{words.forms[each]}</button>)}
        {known && mayKeepRecordings(role) && <button onClick={() => setForm("register_recording")}>{words.forms.register_recording}</button>}
        {known && mayReleasePrizes(role) && <button onClick={() => setForm("release_prize")}>{words.forms.release_prize}</button>}
        {!worksOnCases(role) && <button onClick={() => go(pageOf(role))}>{role === "PLAYER" ? t.standings.toBoard : t.toConsole}</button>}
        <LeaveButton />
      </header>
      <main>
        <Notices />
        {overview === null ? <p class="quiet">{t.connecting}</p> : overview === "notYet" ? <p>{words.notYet}</p> : (
          <>
            <p class="quiet">{words.secrecy}</p>
            <h2>{words.cases}</h2>
            {overview.cases.length === 0 && <p>{words.noCases}</p>}
            {overview.cases.map((one) => <CaseCard key={one.caseId} now={one} overview={overview} open={one.caseId === chosen} onOpen={() => setChosen(one.caseId === chosen ? "" : one.caseId)} onChange={again} />)}
            <Recordings overview={overview} onChange={again} />
            {seesScreening(role) && <ScreeningPart />}
            {overview.prizes.length > 0 && <h2>{words.prizes}</h2>}
            <ul>{overview.prizes.map((one, index) => <li key={index}>{one.prize}: {nameOf(one.playerId, overview.people)} <span class="quiet">{day(one.releasedAt)}</span></li>)}</ul>
          </>
        )}
        {form && known && <FormDialog form={form} now={null} overview={known} onClose={() => setForm(null)} onDone={(answer) => { if (answer.caseId) { setChosen(answer.caseId); say("info", words.filed); } again(); }} />}
      </main>
    </div>
  );
}

function CaseCard({ now, overview, open, onOpen, onChange }: { now: CaseNow; overview: Overview; open: boolean; onOpen(): void; onChange(): void }) {
  const label = `${words.against} ${now.accused.name}`;
  return (
    <article class="card case" aria-label={label} data-case={now.caseId}>
      <header>
        <button class="plain strong" aria-expanded={open} onClick={onOpen}>{label}</button>
        <span class="quiet">{day(now.openedAt)} · {words.you[now.you]}</span>
      </header>
      <p>
        {now.trigger && <span class="chip">{words.trigger[now.trigger] ?? now.trigger}</span>}
        {now.stage && <span class="chip">{words.stage[now.stage]}</span>}
        {now.inadmissible && <span class="chip warn">{words.inadmissible}</span>}
        {now.falseAccusation && <span class="chip">{words.falseAccusation}</span>}
        {now.overdue && <span class="chip warn">{words.overdue}</span>}
      </p>
      {open && <Case id={now.caseId} overview={overview} onChange={onChange} />}
    </article>
  );
}

function Case({ id, overview, onChange }: { id: string; overview: Overview; onChange(): void }) {
  const [seen, setSeen] = useState<{ now: CaseNow; events: CaseFact[] } | null>(null);
  const [form, setForm] = useState<FormName | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    let wanted = true;
    fetchCase(id).then((found) => { if (wanted) setSeen(found); }, (problem: Error) => { if (wanted) say("refusal", problem.message); });
    return () => { wanted = false; };
  }, [id, looks]);
  if (!seen) return <p class="quiet">{t.connecting}</p>;
  const { now, events } = seen;
  return (
    <>
      {now.investigator && <p>{words.investigator}: <strong>{nameOf(now.investigator, overview.people)}</strong>{now.target && ` · ${words.target} ${day(now.target)}`}</p>}
      {now.steps.includes("cast_vote") && <p>{now.stage === "REPORTED" ? words.motion.FORWARD : words.motion.REJECT}: {words.tally(now.yes, now.no, now.abstain)}</p>}
      {now.proposed && now.steps.includes("appoint_investigator") && <p>{words.nextInList}: {nameOf(now.proposed, overview.people)}</p>}
      <div class="actions">{now.steps.map((step) => <button key={step} class="small" onClick={() => setForm(step)}>{words.forms[step]}</button>)}</div>
      <ol class="case-log">{events.map((fact, index) => <Fact key={index} fact={fact} people={overview.people} />)}</ol>
      {form && <FormDialog form={form} now={now} overview={overview} onClose={() => setForm(null)} onDone={() => { setLooks((n) => n + 1); onChange(); }} />}
    </>
  );
}

const nameOf = (id: string, people: readonly Person[]): string => people.find((person) => person.id === id)?.name ?? id;
const DATES = ["due", "until", "target", "at", "openedAt"];
const ANYTHING: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(words.of), words.trigger, words.inadmissibility, words.standing, t.role);

function shown(name: string, value: unknown, people: readonly Person[]): string {
  if (Array.isArray(value)) return value.map((each) => shown(name, each, people)).join(", ");
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return DATES.includes(name) ? day(value) : String(value);
  const text = String(value);
  return /^[A-Z_]+$/.test(text) ? ANYTHING[text] ?? text : nameOf(text, people);
}

/** What is written in an event, one line for each thing that is said. */
export function lines(fields: Readonly<Record<string, unknown>>, people: readonly Person[]): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, value]): (readonly [string, string])[] => {
    if (value === "" || value === null || (Array.isArray(value) && value.length === 0) || name === "panel" || name === "chair") return [];
    if (typeof value === "object" && !Array.isArray(value)) return [...lines(value as Record<string, unknown>, people)];
    return [[words.fields[name] ?? name, shown(name, value, people)]];
  });
}

function Fact({ fact, people }: { fact: CaseFact; people: readonly Person[] }) {
  return (
    <li data-fact={fact.kind}>
      <strong>{words.events[fact.kind] ?? fact.kind}</strong> <span class="quiet">{day(fact.at)}{fact.by ? ` · ${nameOf(fact.by, people)}` : ""}{fact.article ? ` [${fact.article}]` : ""}</span>
      {fact.kind === "reportFinalised" && <p class="quiet">{words.burden}{fact.fields["rebuttable"] === true ? ` ${words.rebuttable}` : ""}</p>}
      <dl>{lines(fact.fields, people).filter(([name]) => name !== words.fields["rebuttable"]).map(([name, value], index) => <div key={index}><dt>{name}</dt><dd>{value}</dd></div>)}</dl>
    </li>
  );
}

// ---- forms

function FormDialog({ form, now, overview, fixed = {}, onClose, onDone }:
    { form: FormName; now: CaseNow | null; overview: Overview; fixed?: Record<string, unknown>; onClose(): void; onDone(answer: { caseId?: string; reference?: string }): void }) {
  const fields = fieldsOf(form, now);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const set = (name: string, value: unknown) => {
    const person = name.endsWith("personId") ? overview.people.find((one) => one.id === value) : undefined;
    setValues({ ...values, [name]: value, ...(person ? { [name.replace(/personId$/, "name")]: person.name } : {}) });
  };
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const given = Object.fromEntries(fields.filter((field) => values[field.name] !== undefined && values[field.name] !== "").map((field) => [field.name, sent(field, values[field.name])]));
      onDone(await sendForm(form, { ...nest(given), ...givenBy(form, now), ...fixed }));
      onClose();
    } catch (problem) {
      setRefusal(problem instanceof Error ? problem.message : String(problem));
    }
    setBusy(false);
  }
  return (
    <Dialog title={words.forms[form]} wide onClose={onClose}>
      <form class="case-form" onSubmit={(event) => { event.preventDefault(); void send(); }}>
        {form === "file_complaint" && <p>{words.complaintTerms}</p>}
        {form === "confirm_deletion" && <p>{words.erasureTerms}</p>}
        {fields.map((field) => <Input key={field.name} field={field} value={values[field.name]} now={now} people={overview.people} onChange={(value) => set(field.name, value)} />)}
        <p class="error" role="alert">{refusal}</p>
        <div class="actions">
          <button type="button" onClick={onClose}>{t.cancel}</button>
          <button type="submit" class="primary" disabled={busy}>{words.send}</button>
        </div>
      </form>
    </Dialog>
  );
}

function sent(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "date": return new Date(String(value)).getTime();
    case "number": return Number(value);
    case "lines": return String(value).split("\n").map((line) => line.trim()).filter(Boolean);
    case "flag": case "several": return value;
    default: return String(value).trim();
  }
}

function Input({ field, value, now, people, onChange }: { field: Field; value: unknown; now: CaseNow | null; people: readonly Person[]; onChange(value: unknown): void }) {
  const name = field.name.split(".").at(-1)!;
  const label = words.fields[name] ?? name;
  const required = field.optional !== true;
  switch (field.kind) {
    case "flag": return <label class="tick"><input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} /> {label}</label>;
    case "text": case "lines": return (
      <label>{label}<textarea rows={4} maxLength={10_000} required={required} value={String(value ?? "")} onInput={(event) => onChange(event.currentTarget.value)} />
        {field.kind === "lines" && <span class="quiet">{words.onePerLine}</span>}
      </label>
    );
    case "date": return <label>{label}<input type="datetime-local" required={required} value={String(value ?? "")} onInput={(event) => onChange(event.currentTarget.value)} /></label>;
    case "number": return <label>{label}<input type="number" min={0} max={1200} required={required} value={String(value ?? "")} onInput={(event) => onChange(event.currentTarget.value)} /></label>;
    case "line": return <label>{label}<input maxLength={field.longest ?? 200} required={required} value={String(value ?? "")} onInput={(event) => onChange(event.currentTarget.value)} /></label>;
    case "several": return <Several legend={label} of={field.of} value={(value ?? []) as readonly string[]} onChange={onChange} />;
    case "choice": return (
      <label>{label}
        <select required={required} value={String(value ?? "")} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t.floor.choose}</option>
          {Object.entries(words.of[field.of]).map(([key, word]) => <option key={key} value={key}>{word}</option>)}
        </select>
      </label>
    );
    case "pick": {
      const from: readonly Person[] = field.from === "people" ? people : field.from === "panel" ? (now?.panel ?? []).map((id) => ({ id, name: nameOf(id, people) }))
        : field.from === "requests" ? (now?.openRequests ?? []).map((id) => ({ id, name: id })) : state.value.competition?.venues ?? [];
      return (
        <label>{label}
          <select required={required} value={String(value ?? "")} onChange={(event) => onChange(event.currentTarget.value)}>
            <option value="">{required ? t.floor.choose : words.nobody}</option>
            {from.map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
          </select>
        </label>
      );
    }
  }
}

function Several({ legend, of, value, onChange }: { legend: string; of: Vocabulary; value: readonly string[]; onChange(value: readonly string[]): void }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(words.of[of]).map(([key, word]) => (
        <label key={key} class="tick"><input type="checkbox" checked={value.includes(key)}
          onChange={(event) => onChange(event.currentTarget.checked ? [...value, key] : value.filter((one) => one !== key))} /> {word}</label>
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
          <header><strong>{one.label}</strong><span class="quiet">{words.of.recordingKind[one.kind]}{one.venueId && ` · ${one.venueId}`} · {day(one.registeredAt)}</span></header>
          <p>
            <span class={cls("chip", (one.held || one.deletedAt !== undefined) && "warn")}>
              {one.deletedAt !== undefined ? words.deleted(day(one.deletedAt)) : one.held ? words.held : one.deleteAt !== undefined ? words.deletedOn(day(one.deleteAt)) : words.notAnnounced}
            </span>
            {one.mayOpen && <button class="small" onClick={() => setOpening(one)}>{words.forms.open_recording}</button>}
          </p>
          {one.erasedAt !== undefined && <p class="quiet">{words.erased(day(one.erasedAt))}</p>}
          {one.eraseAt && (
            <p class={one.erasureOverdue ? "bad-text" : "warn-text"} role="alert">{one.erasureOverdue ? words.eraseOverdue : words.eraseNow} <code>{one.eraseAt}</code>{" "}
              <button class="small" onClick={() => setErasing(one)}>{words.forms.confirm_deletion}</button></p>
          )}
          {place[one.recordingId] && <p role="status">{words.liesAt}: <code>{place[one.recordingId]}</code></p>}
          {one.accesses.length > 0 && <ul class="quiet">{one.accesses.map((look, index) => <li key={index}>{day(look.at)} · {nameOf(look.subject, overview.people)}: {look.refused ? words.openingRefused : look.reason}</li>)}</ul>}
        </article>
      ))}
      {erasing && <FormDialog form="confirm_deletion" now={null} overview={overview} fixed={{ recordingId: erasing.recordingId }} onClose={() => setErasing(null)} onDone={onChange} />}
      {opening && <FormDialog form="open_recording" now={null} overview={overview} fixed={{ recordingId: opening.recordingId }} onClose={() => setOpening(null)}
        onDone={(answer) => { setPlace({ ...place, [opening.recordingId]: answer.reference ?? "" }); onChange(); }} />}
    </>
  );
}
