import {
  isAtWork,
  requestsOf,
  wordFor,
  type CaseFact,
  type CaseNow,
  type FairPlayOverview as Overview,
  type Field,
  type FormName,
  type Person,
  type Vocabulary,
} from "./vocabulary";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { hereZone } from "../widgets/times";
import { nameOf, labelOf } from "./fact-words";

const words = official.fairPlay;

export function Input({
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
  const tick = (event: { currentTarget: HTMLInputElement }): void => onChange(event.currentTarget.checked);
  switch (field.kind) {
    case "flag":
      return (
        <label class="tick">
          <input type="checkbox" checked={value === true} onChange={tick} /> {label}
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
