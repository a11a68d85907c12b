/** The definition of an event as data: the YAML of its main file, of which this page knows only a part. */

export type Value = string | number | boolean | null | readonly Value[] | Tree;
export interface Tree {
  readonly [key: string]: Value;
}

/** An event that is not open yet, as this page keeps it: its definition and the files to which it refers. */
export interface Work {
  readonly tree: Tree;
  readonly files: Readonly<Record<string, string>>;
}

export const isTree = (value: Value | undefined): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A scalar as text; "" for everything else. */
export const textOf = (value: Value | undefined): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** The mappings of a list; empty if there is no list. */
export const treesOf = (value: Value | undefined): readonly Tree[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter(isTree) : [];

/** With one key changed, at its place; undefined removes it. */
export const withKey = (tree: Tree, key: string, value: Value | undefined): Tree =>
  value === undefined
    ? Object.fromEntries(Object.entries(tree).filter(([name]) => name !== key))
    : { ...tree, [key]: value };

/** The keys that the form of this page changes. */
const KNOWN: ReadonlySet<string> = new Set(["id", "name", "venues", "officials", "players", "rounds", "regulations"]);

/** The other keys, which stay as they are. */
export const otherKeys = (tree: Tree): readonly string[] => Object.keys(tree).filter((key) => !KNOWN.has(key));

const isListOfTrees = (value: Value | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && (value as readonly Value[]).every(isTree));

const isTable = (value: Value | undefined, key: string): boolean =>
  isListOfTrees(value) || (isTree(value) && typeof value[key] === "string");

/** Whether the form can show all that a definition says; otherwise it is edited as text. */
export const fitsForm = (tree: Tree | null): tree is Tree =>
  tree !== null &&
  isListOfTrees(tree.venues) &&
  isListOfTrees(tree.officials) &&
  isTable(tree.players, "file") &&
  isTable(tree.rounds, "csv") &&
  (tree.regulations === undefined ||
    tree.regulations === null ||
    (isTree(tree.regulations) && tree.regulations.file === undefined));

export const LONGEST_ID = 32;
export const ID = /^[a-z0-9-]{1,32}$/;

/** An id made of a name: small letters, digits and hyphens, at most 32; "" if the name has no Latin letters. */
export const idOf = (name: string): string =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST_ID)
    .replace(/-$/, "");

/** An id that begins as wanted and that nobody has yet. */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted.slice(0, LONGEST_ID);
  for (let number = 2; taken.has(id); number++) {
    const end = `-${number}`;
    id = wanted.slice(0, LONGEST_ID - end.length) + end;
  }
  return id;
}

// ---- venues

export interface DraftVenue {
  id: string;
  name: string;
  timeZone: string;
}

export const venuesOf = (tree: Tree): readonly DraftVenue[] =>
  treesOf(tree.venues).map((one) => ({
    id: textOf(one.id),
    name: textOf(one.name),
    timeZone: textOf(one.timeZone),
  }));

export const withVenue = (tree: Tree, venue: DraftVenue): Tree =>
  withKey(tree, "venues", [...treesOf(tree.venues), { ...venue }]);

export const changeVenue = (tree: Tree, index: number, to: Partial<DraftVenue>): Tree =>
  withKey(
    tree,
    "venues",
    treesOf(tree.venues).map((one, i) => (i === index ? { ...one, ...to } : one)),
  );

/** Without a venue and its officials; its players keep it, and are marked. */
export function withoutVenue(tree: Tree, index: number): Tree {
  const venues = treesOf(tree.venues);
  const id = textOf(venues[index]?.id);
  const left = withKey(
    tree,
    "venues",
    venues.filter((_, i) => i !== index),
  );
  return withKey(
    left,
    "officials",
    treesOf(tree.officials).filter((one) => textOf(one.venue) === "" || textOf(one.venue) !== id),
  );
}
