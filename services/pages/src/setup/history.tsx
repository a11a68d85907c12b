import { useState } from "preact/hooks";
import type { Role } from "../protocol/protocol";
import { reasonWords } from "../words/reasons";
import { t } from "../words/words";
import { dayAndTime } from "../widgets/times";
import type { ByeKind, Change } from "./definition";
import { words } from "./words";

/** How many changes are shown at first. */
const ROWS = 200;

/** Who changed the competition, when, how and why (OCR 16.1). */
export function HistoryPart({ changes }: { changes: readonly Change[] }) {
  const [searched, setSearched] = useState("");
  const lines = changes.map((change) => ({
    change,
    who: whoOf(change),
    what: whatOf(change),
    more: change.differences.map(differenceOf),
    why: reasonWords(change.reason),
  }));
  const wanted = searched.trim().toLowerCase();
  const found = lines.filter((line) =>
    [line.who, line.what, ...line.more, line.why].join(" ").toLowerCase().includes(wanted),
  );
  return (
    <section aria-label={words.parts.history}>
      <label class="inline-label">
        {words.searchHistory}
        <input type="search" value={searched} onInput={(event) => setSearched(event.currentTarget.value)} />
      </label>
      {changes.every((one) => one.kind === "LOADED") && <p class="quiet">{words.noChange}</p>}
      <div class="table-scroll">
        <table class="setup-table" aria-label={words.parts.history}>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.why}</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, ROWS).map(({ change, who, what, more, why }) => (
              <tr key={`${change.at} ${what}`} data-change={change.kind}>
                <td class="setup-when">{dayAndTime(change.at)}</td>
                <td>{who}</td>
                <td>
                  {what}
                  {more.map((line) => (
                    <p key={line} class="quiet">
                      {line}
                    </p>
                  ))}
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function whoOf({ role, by }: Change): string {
  if (role === "SERVICE") return words.program;
  return by ? `${by} (${t.role[role]})` : t.role[role];
}

/** The change as a sentence without its subject, which is in the column before. */
export function whatOf({ kind, round, subjects }: Change): string {
  const [first, second] = subjects.map((one) => one.name);
  if (kind === "OFFICIAL_APPOINTED" && first !== undefined && second !== undefined)
    return words.replaced(first, second);
  return words.kinds[kind](subjects.map((one) => one.name).join(", "), round);
}

function differenceOf({ field, before, after }: Change["differences"][number]): string {
  const shown = (value: string): string => {
    if (value === "") return "";
    switch (field) {
      case "ROLE":
        return t.role[value as Role];
      case "BYE":
      case "WHITE_BYE":
      case "BLACK_BYE":
        return value === "ALLOCATED" ? words.allocated : words.bye[value as ByeKind];
      case "SEX":
        return words.sex[value as "m" | "w"];
      case "STARTS_AT":
        return dayAndTime(Number(value));
      default:
        return value;
    }
  };
  return words.difference(words.fields[field], shown(before), shown(after));
}
