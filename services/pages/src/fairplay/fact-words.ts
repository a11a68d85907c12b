/** What the log of a case holds, in words. */

import {
  formOf,
  meaningOf,
  numberOf,
  shortId,
  wordFor,
  type CaseNow,
  type FairPlayOverview as Overview,
  type Meaning,
  type Person,
} from "./vocabulary";
import { official } from "../words/officials";
import { t } from "../words/words";
import { dayAndTime } from "../widgets/times";

const words = official.fairPlay;

export const nameOf = (id: string, people: readonly Person[]): string =>
  people.find((person) => person.id === id)?.name ?? id;

const DATES = ["due", "until", "target", "at", "openedAt"];
export const labelOf = (one: CaseNow): string =>
  [
    one.accused.name,
    words.caseNumber(shortId(one.caseId)),
    dayAndTime(one.openedAt),
    one.trigger ? (words.trigger[one.trigger] ?? one.trigger) : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** A code in the reader's language, an id as the name of the person it means. */
export function worded(text: string, meaning: Meaning, overview: Pick<Overview, "people" | "cases">): string {
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
