/** The players of an event that is not open yet: read from its list or its table, and kept as a table. */

import type { Previewed, Remark } from "../setup/definition";
import { COLUMNS, readTable, writeTable, type Row, type Table } from "./table";
import { isTree, textOf, treesOf, withKey, type Work } from "./tree";

const FILE = "players.csv";

/** The file in which the players are kept. */
export const playersFile = ({ tree }: Work): string => (isTree(tree.players) && textOf(tree.players.file)) || FILE;

/** The players; null if the table cannot be read, so that its text must be corrected first. */
export function playersOf(work: Work): Table | null {
  const { players } = work.tree;
  if (isTree(players)) return readTable(work.files[playersFile(work)] ?? "");
  const rows = treesOf(players).map((one) =>
    Object.fromEntries(Object.entries(one).map(([key, value]) => [key, textOf(value)])),
  );
  return { columns: COLUMNS, rows };
}

/** The event with another table of players. */
export function withPlayers(work: Work, table: Table): Work {
  const file = playersFile(work);
  return {
    tree: withKey(work.tree, "players", { file }), // a new file is always UTF-8: an encoding would be wrong now
    files: { ...work.files, [file]: writeTable(table) },
  };
}

/** With another text of the table, as somebody typed it. */
export const withPlayersText = (work: Work, text: string): Work => ({
  ...work,
  files: { ...work.files, [playersFile(work)]: text },
});

/** The ids of all players, as far as they can be read. */
export const playerIds = (work: Work): readonly string[] =>
  playersOf(work)
    ?.rows.map((row) => row.id ?? "")
    .filter((id) => id !== "") ?? [];

/** How many players each venue has. */
export function playersPerVenue(work: Work): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { venue = "" } of playersOf(work)?.rows ?? []) counted.set(venue, (counted.get(venue) ?? 0) + 1);
  return counted;
}

/** Titles from the highest; who has none comes last. */
const TITLES: readonly string[] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];
function rankOf(title: string): number {
  const rank = TITLES.indexOf(title.trim().toUpperCase());
  return rank < 0 ? TITLES.length : rank;
}

/** The order in which players are numbered: by rating, then title, then name (C.04.2, 2.2). */
export const byRating = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort(
    (a, b) =>
      (Number(b.rating) || 0) - (Number(a.rating) || 0) ||
      rankOf(a.title ?? "") - rankOf(b.title ?? "") ||
      (a.name ?? "").localeCompare(b.name ?? ""),
  );

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The lines of a pasted list, with a remark where the event has a player of that name already. */
export const comparedWith = (lines: readonly Previewed[], kept: readonly Row[]): readonly Previewed[] =>
  lines.map((one) => ({
    ...one,
    remarks:
      kept.some((row) => sameName(row.name ?? "", one.entrant.player.name)) && !one.remarks.includes("NAME_ENTERED")
        ? [...one.remarks, "NAME_ENTERED" satisfies Remark]
        : one.remarks,
  }));

const rowOf = ({ entrant: { player, ...more } }: Previewed, id: string): Row => ({
  id,
  name: player.name,
  venue: player.venueId,
  rating: player.rating === 0 ? "" : String(player.rating),
  federation: player.federation,
  fideId: more.number,
  sex: more.sex,
  title: more.title,
  birthDate: more.birth,
  ...(more.startNumber > 0 ? { startNumber: String(more.startNumber) } : {}),
  ...(more.acceptedAt ? { accepted: new Date(more.acceptedAt).toISOString() } : {}),
});

/** An id for a player without one: p1, p2, … */
export function newPlayerId(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`p${number}`)) number++;
  return `p${number}`;
}

/**
 * A table with the lines of a pasted list at its end; a line without an id, or with one that somebody has, gets a new
 * one.
 *
 * @param others ids that players cannot have, because officials have them
 */
export function withLines(table: Table, lines: readonly Previewed[], others: readonly string[] = []): Table {
  const taken = new Set([...others, ...table.rows.map((row) => row.id ?? "")]);
  const stated = new Set(lines.map((one) => one.entrant.player.playerId));
  const added = lines.map((one) => {
    const own = one.entrant.player.playerId;
    const id = own === "" || taken.has(own) ? newPlayerId(new Set([...taken, ...stated])) : own;
    taken.add(id);
    return rowOf(one, id);
  });
  return { ...table, rows: [...table.rows, ...added] };
}
