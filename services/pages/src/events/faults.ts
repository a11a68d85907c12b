/** What is missing in an event before it can be opened, by the section of the form where it is mended. */

import { refusalWords, ruleWords } from "../words/hall-words";
import { t } from "../words/words";
import { playersFile } from "./players";
import type { Fault, Section } from "./terms";
import type { Work } from "./tree";
import { eventsTables, words } from "./words";

const english = eventsTables.en;
const REGULATIONS = "regulations.";

const HEADS: Readonly<Record<string, Section>> = {
  venues: "venues",
  officials: "officials",
  players: "players",
  rounds: "rounds",
  regulations: "rules",
};

/** What the hall writes behind the text of a fault: its code. */
const CODE = / \(([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\)$/;
/** That a venue or the event has not exactly one official with a role. */
const STAFF = /must have one ([A-Z_]+), not (\d+)$/;
const ARBITERS = /has (\d+) arbiters and needs (\d+)$/;
const MISSING = /^(?:\S+ )?is missing$/;
const UNSTATED = "must be stated before the competition";
const ALLOWED = /; allowed: [^]*$/;
const UNKNOWN_KEY = /^unknown key "([^"]*)"/;
const USED_TWICE = /^(?:FIDE ID|id) "([^"]*)" is used twice/;

/** A rule's key inside a sentence of the hall. */
const KEY = /\b[a-z]+[A-Za-z]*(?:\.[a-z][A-Za-z]*)+\b/g;

/** What is wrong, in English, without the code that the hall may write behind it. */
export const englishOf = ({ problem }: Fault): string => problem.replace(CODE, "");

/** The same for people: rules are called as in the form. */
export const readableOf = (fault: Fault): string =>
  englishOf(fault).replace(KEY, (key) => (english.titles[key] ? english.fault.quoted(english.titles[key]) : key));

/** The key of the rule at a place of the definition; "" if no rule is there. */
export function ruleAt(path: string): string {
  const key = path.startsWith(REGULATIONS) ? path.slice(REGULATIONS.length) : "";
  return words.titles[key] ? key : "";
}

/** The rule at a place of the definition, as the form calls it; "" if no rule is there. */
export function ruleName(path: string): string {
  const title = path.startsWith(`${REGULATIONS}timeControl`) ? words.rules.timeControl : words.titles[ruleAt(path)];
  return title === undefined ? "" : words.fault.quoted(title);
}
const placeName = (path: string): string => ruleName(path) || path;

const codeOf = ({ code, problem }: Fault): string => code || (CODE.exec(problem)?.[1] ?? "");

const headOf = (path: string): string => /^[A-Za-z]*/.exec(path)![0];
const indexOf = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);

const OF_STAFF: ReadonlySet<string> = new Set(["STAFF_INCOMPLETE", "LCA_EQUALS_LTA"]);

/** The section in which a fault is mended: a venue's missing officials are named among the officials. */
export function sectionOf(fault: Fault, work: Work | null): Section {
  if (OF_STAFF.has(codeOf(fault)) || ARBITERS.test(englishOf(fault))) return "officials";
  const head = HEADS[headOf(fault.path)];
  if (head) return head;
  return work && fault.path === "" && fault.file === playersFile(work) ? "players" : "event";
}

/**
 * A fault in the reader's language, for those that everybody meets who sets up an event, and in Italian for each that
 * the hall has a code for; null for the others, which the hall words in English.
 */
export function faultText(fault: Fault, venueNames: readonly string[]): string | null {
  const { path } = fault;
  const text = englishOf(fault).replace(ALLOWED, "");
  const venue = headOf(path) === "venues" ? (venueNames[indexOf(path)] ?? "") : "";
  const code = codeOf(fault);
  if (code !== "") return codeText(code, fault, text, venue);
  const arbiters = ARBITERS.exec(text);
  if (arbiters) return words.fault.arbiters(venue, Number(arbiters[1]), Number(arbiters[2]));
  if (text === UNSTATED || MISSING.test(text)) {
    const known = words.fault.missing[path];
    if (known) return known;
    const column = playerColumn(path);
    if (column) return words.fault.player(indexOf(path) + 1, words.columns[column] ?? column);
    if (path !== "") return words.fault.unstated(placeName(path));
  }
  const key = UNKNOWN_KEY.exec(text)?.[1];
  if (key !== undefined) return words.fault.unknownKey(key, placeName(path));
  const twice = USED_TWICE.exec(text)?.[1];
  return twice === undefined ? null : words.fault.usedTwice(twice, path);
}

/** The column of a player's cell; "" for another place. */
const playerColumn = (path: string): string => /^players\[\d+\]\.(\w+)$/.exec(path)?.[1] ?? "";

/** A fault that has a code, by the code and the place. */
function codeText(code: string, fault: Fault, text: string, venue: string): string | null {
  const { path } = fault;
  const number = indexOf(path) + 1;
  const column = playerColumn(path);
  switch (code) {
    case "STAFF_INCOMPLETE": {
      const staff = STAFF.exec(text);
      if (!staff) return words.fault.missing.officials!;
      const role = (t.role as Readonly<Record<string, string>>)[staff[1]!] ?? staff[1]!;
      return words.fault.official(role, venue, Number(staff[2]));
    }
    case "LCA_EQUALS_LTA":
      return words.fault.twoPersons(venue);
    case "UNKNOWN_VENUE":
      if (path === "venues") return words.fault.missing.venues!;
      if (column === "venue") return words.fault.playerVenue(number);
      return headOf(path) === "officials" ? words.fault.officialVenue(number) : hallText(code, path);
    case "UNKNOWN_TIME_ZONE":
      return words.fault.timeZone(venue || String(number));
    case "MALFORMED_ROUND":
      return path === "rounds" ? words.fault.missing.rounds! : hallText(code, path);
    case "MALFORMED_NAME":
      if (path === "name") return words.fault.missing.name!;
      return column === ""
        ? words.fault.name(words.sections[sectionOf(fault, null)], number)
        : cellText(number, column);
    case "NUMBER_MISSING":
    case "MALFORMED_ID":
    case "MALFORMED_PLAYER":
      return column === "" ? hallText(code, path) : cellText(number, column);
    case "DUPLICATE_ID":
      return column === "" ? hallText(code, path) : words.fault.takenId(number);
    default:
      return hallText(code, path);
  }
}

/** That a player's cell does not have what is allowed there. */
const cellText = (number: number, column: string): string => {
  const name = words.columns[column] ?? column;
  const allowed = words.fault.cells[column];
  return allowed ? words.fault.cell(number, name, allowed) : words.fault.player(number, name);
};

/** The hall's own explanation of a code in the reader's language, if it is not English and needs no values. */
function hallText(code: string, path: string): string | null {
  const text = refusalWords(code, "");
  return text === "" || text.includes("{") ? null : path === "" ? text : `${placeName(path)}: ${text}`;
}

/** The place of a fault for people: its line in a file that somebody edits as text. */
export const placeOf = ({ file, line }: Fault): string => (line > 0 ? words.fault.place(file, line) : file);

export const articleOf = (fault: Fault): string => ruleWords(fault.rule.startsWith("V-") ? "" : fault.rule);
