import { useEffect, useState } from "preact/hooks";
import {
  beginning,
  givenBy,
  isAtWork,
  meant,
  motionOf,
  nest,
  type CaseFact,
  type CaseNow,
  type FairPlayOverview as Overview,
  type Field,
  type FormName,
} from "./vocabulary";
import { fieldsOf } from "./forms";
import { worksOnCases } from "./access";
import { instantOf } from "../clock/local-instants";
import { holdPage, Problem, sendForm, session } from "../network/session";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useSeen } from "../widgets/hooks";
import { hereZone } from "../widgets/times";
import { Input } from "./form-input";

const words = official.fairPlay;

/** Focuses a button as soon as it appears. */
const focused = (button: HTMLButtonElement | null): void => button?.focus();

export function FormDialog({
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
