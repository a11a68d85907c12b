/** What is missing in an event before it can be opened, by the section of the form where it is mended. */

import { ruleWords } from "../words/hall-words";
import { t } from "../words/words";
import { playersFile } from "./players";
import type { Fault, Section } from "./terms";
import type { Work } from "./tree";
import { words } from "./words";

const HEADS: Readonly<Record<string, Section>> = {
  venues: "venues",
  officials: "officials",
  players: "players",
  rounds: "rounds",
  regulations: "rules",
};

/** That a venue or the event has not exactly one official with a role, as the competition service words it. */
const STAFF = /must have one ([A-Z_]+), not (\d+)$/;
const ARBITERS = /has (\d+) arbiters and needs (\d+)$/;
const MISSING = /^(\S+) is missing$/;
const UNSTATED = "must be stated before the competition";

const headOf = (path: string): string => /^[A-Za-z]*/.exec(path)![0];
const indexOf = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? -1);

/** The section in which a fault is mended: a venue's missing officials are named among the officials. */
export function sectionOf(fault: Fault, work: Work | null): Section {
  if (STAFF.test(fault.problem) || ARBITERS.test(fault.problem) || fault.problem.endsWith("must be two persons"))
    return "officials";
  const head = HEADS[headOf(fault.path)];
  if (head) return head;
  return work && fault.path === "" && fault.file === playersFile(work) ? "players" : "event";
}

/**
 * A fault in the reader's language, for those that everybody meets who sets up an event; null for the others, which the
 * hall words in English.
 */
export function faultText(fault: Fault, venueNames: readonly string[]): string | null {
  const { path, problem } = fault;
  const staff = STAFF.exec(problem);
  const venue = headOf(path) === "venues" ? (venueNames[indexOf(path)] ?? "") : "";
  if (staff) {
    const role = (t.role as Readonly<Record<string, string>>)[staff[1]!] ?? staff[1]!;
    return words.fault.official(role, venue, Number(staff[2]));
  }
  const arbiters = ARBITERS.exec(problem);
  if (arbiters) return words.fault.arbiters(venue, Number(arbiters[1]), Number(arbiters[2]));
  if (problem.endsWith("must be two persons")) return words.fault.twoPersons(venue);
  if (problem === UNSTATED || MISSING.test(problem)) {
    const known = words.fault.missing[path];
    if (known) return known;
    const field = /^players\[(\d+)\]\.(\w+)$/.exec(path);
    if (field) return words.fault.player(Number(field[1]) + 1, words.columns[field[2]!] ?? field[2]!);
  }
  if (path === "venues" && problem === "a competition has at least one venue") return words.fault.missing.venues!;
  if (path === "rounds" && problem.startsWith("a competition has at least one round"))
    return words.fault.missing.rounds!;
  const player = /^players\[(\d+)\]\.venue$/.exec(path);
  if (player) return words.fault.playerVenue(Number(player[1]) + 1);
  return null;
}

/** The place of a fault for people: its line in a file that somebody edits as text. */
export const placeOf = ({ file, line }: Fault): string => (line > 0 ? words.fault.place(file, line) : file);

export const articleOf = (fault: Fault): string => ruleWords(fault.rule.startsWith("V-") ? "" : fault.rule);
