/** The rounds of an event that is not open yet: how many there are, and when each begins. */

import { instantOf } from "../clock/local-instants";
import type { EpochMs } from "../protocol/protocol";
import { readTable, type Row } from "./table";
import { isTree, textOf, treesOf, withKey, type Tree, type Value, type Work } from "./tree";

/** The most rounds that this page offers. */
export const MOST_ROUNDS = 99;

/**
 * @property startsAt as the file says it, such as 2026-11-21T15:00+01:00; "" if it is not planned
 * @property paired whether the files say pairings of this round
 */
export interface DraftRound {
  number: number;
  startsAt: string;
  paired: boolean;
}

/** The table in which the rounds are paired; "" if they are in a list. */
const tableOf = ({ tree: { rounds } }: Work): string => (isTree(rounds) ? textOf(rounds.csv) : "");

/** The rows of the table of pairings; null if there is no such file or it cannot be read. */
function pairingsIn(work: Work): readonly Row[] | null {
  const text = work.files[tableOf(work)];
  const table = text === undefined ? null : readTable(text);
  return table && (table.rows.length === 0 || table.columns.includes("round")) ? table.rows : null;
}

/** The table of pairings that cannot be read as one; "" if there is none. */
export const unreadablePairings = (work: Work): string => (pairingsIn(work) === null ? tableOf(work) : "");

/** Numbers of the rounds for which the table of pairings has lines. */
const inTable = (work: Work): ReadonlySet<number> =>
  new Set((pairingsIn(work) ?? []).map((row) => Number(row.round)).filter((n) => Number.isInteger(n) && n > 0));

const ofNumber = (tree: Value | undefined, number: number): Value | undefined =>
  isTree(tree) ? tree[String(number)] : undefined;

export function roundsOf(work: Work): readonly DraftRound[] {
  const { rounds } = work.tree;
  if (!isTree(rounds))
    return treesOf(rounds).map((one, i) => ({
      number: Number(textOf(one.number)) || i + 1,
      startsAt: textOf(one.startsAt),
      paired: Array.isArray(one.pairings) && one.pairings.length > 0,
    }));
  const paired = inTable(work);
  const count = Math.max(Number(textOf(rounds.count)) || 0, ...paired, 0);
  return Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    startsAt: textOf(ofNumber(rounds.startsAt, i + 1)),
    paired: paired.has(i + 1),
  }));
}

/** The fewest rounds: those that have pairings are not taken away here. */
export const fewestRounds = (rounds: readonly DraftRound[]): number =>
  Math.max(1, ...rounds.filter((one) => one.paired).map((one) => one.number));

/**
 * Rounds in a table that has no pairings yet become a list, which a person reads more easily. A table with pairings, or
 * one that cannot be read here, stays as it is.
 */
function listed(work: Work): Work {
  const { rounds } = work.tree;
  if (!isTree(rounds) || pairingsIn(work)?.length !== 0) return work;
  const list = roundsOf(work).map(({ number, startsAt }): Tree => {
    const variant = ofNumber(rounds.variant, number);
    const position = ofNumber(rounds.position, number);
    return {
      number,
      ...(startsAt === "" ? {} : { startsAt }),
      ...(variant === undefined ? {} : { variant }),
      ...(position === undefined ? {} : { position }),
    };
  });
  const { [textOf(rounds.csv)]: _, ...files } = work.files;
  return { tree: withKey(work.tree, "rounds", list), files };
}

const withRounds = (work: Work, rounds: Value): Work => ({ ...work, tree: withKey(work.tree, "rounds", rounds) });

/** The event with this number of rounds, at least those that have pairings. */
export function withCount(before: Work, count: number): Work {
  const work = listed(before);
  const { rounds } = work.tree;
  const now = roundsOf(work);
  const wanted = Math.min(MOST_ROUNDS, Math.max(count, fewestRounds(now)));
  if (isTree(rounds)) {
    const starts = isTree(rounds.startsAt)
      ? Object.fromEntries(Object.entries(rounds.startsAt).filter(([number]) => Number(number) <= wanted))
      : rounds.startsAt;
    return withRounds(work, withKey({ ...rounds, count: wanted }, "startsAt", starts));
  }
  const numbers = new Set(now.map((one) => one.number));
  const added = Array.from({ length: wanted }, (_, i) => i + 1).filter((number) => !numbers.has(number));
  return withRounds(work, [
    ...treesOf(rounds).filter((_, i) => now[i]!.number <= wanted),
    ...added.map((number) => ({ number })),
  ]);
}

/** The event with another planned start of a round; "" for none. */
export function withStart(before: Work, number: number, startsAt: string): Work {
  const work = listed(before);
  const { rounds } = work.tree;
  const value = startsAt === "" ? undefined : startsAt;
  if (isTree(rounds)) {
    const starts = withKey(isTree(rounds.startsAt) ? rounds.startsAt : {}, String(number), value);
    return withRounds(work, withKey(rounds, "startsAt", Object.keys(starts).length > 0 ? starts : undefined));
  }
  const now = roundsOf(work);
  return withRounds(
    work,
    treesOf(rounds).map((one, i) => (now[i]!.number === number ? withKey(one, "startsAt", value) : one)),
  );
}

/** What a clock of a place shows, as a field for date and time takes it: 2026-11-21T15:00. */
const shownAt = (at: EpochMs, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  })
    .format(at)
    .replace(" ", "T");

/** A planned start as a field for date and time at a place; "" if there is none or it is not a time. */
export function fieldOf(startsAt: string, timeZone: string): string {
  const at = Date.parse(startsAt);
  return Number.isNaN(at) ? "" : shownAt(at, timeZone);
}

/** The first year in which a round may begin; what is before comes from a year that is being typed. */
const FIRST_YEAR = 2000;

/** Whether a field for date and time is empty or has a whole year. */
export const isFieldDone = (field: string): boolean => field === "" || Number.parseInt(field, 10) >= FIRST_YEAR;

/** What a field for date and time at a place means, with the offset from UTC; "" if the field is empty. */
export function startOf(field: string, timeZone: string): string {
  const at = instantOf(field, timeZone);
  if (at === undefined) return "";
  const shown = shownAt(at, timeZone);
  const offset = Math.round((Date.parse(`${shown}Z`) - at) / 60_000);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${shown}${offset < 0 ? "-" : "+"}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
