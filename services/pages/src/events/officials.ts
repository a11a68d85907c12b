/** The officials of an event that is not open yet (OCR 16.1, 16.8). */

import type { Role } from "../protocol/protocol";
import { freeId, LONGEST_ID, textOf, treesOf, withKey, type Tree } from "./tree";

/** The roles of officials of the whole event, each with the beginning of their ids. */
const CENTRAL_IDS = {
  CHIEF_ORGANISER: "organiser",
  CHIEF_ARBITER: "ca",
  DEPUTY_CHIEF_ARBITER: "deputy",
  FAIR_PLAY_OFFICER: "fair-play",
  FAIR_PLAY_CHAIR: "panel-chair",
  FAIR_PLAY_PANEL: "panel",
  ETHICS_COMMISSION: "ethics",
} satisfies Partial<Record<Role, string>>;
/** The roles of a venue's officials, each with what follows the id of the venue in theirs. */
const LOCAL_IDS = {
  LOCAL_CHIEF_ARBITER: "lca",
  LOCAL_TECHNICAL_ARBITER: "lta",
  LOCAL_ORGANISER: "organiser",
  FLOOR_ARBITER: "floor",
} satisfies Partial<Record<Role, string>>;

export type CentralRole = keyof typeof CENTRAL_IDS;
export type LocalRole = keyof typeof LOCAL_IDS;
export type OfficialRole = CentralRole | LocalRole;
export const CENTRAL = Object.keys(CENTRAL_IDS) as CentralRole[];
export const LOCAL = Object.keys(LOCAL_IDS) as LocalRole[];

/** Of these there is exactly one, and the event cannot be opened without (OCR 16.8). */
export const OBLIGATORY: ReadonlySet<OfficialRole> = new Set<OfficialRole>([
  "CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "LOCAL_ORGANISER",
]);
const SINGLE: ReadonlySet<OfficialRole> = new Set<OfficialRole>([...OBLIGATORY, "FAIR_PLAY_CHAIR"]);
export const isSingle = (role: OfficialRole): boolean => SINGLE.has(role);

/** @property index the place in the list of officials */
export interface Named {
  index: number;
  id: string;
  name: string;
}

const is = (one: Tree, role: OfficialRole, venue: string): boolean =>
  textOf(one.role) === role && textOf(one.venue) === venue;

/** Everybody with a role, at a venue or with "" for the whole event. */
export const officialsOf = (tree: Tree, role: OfficialRole, venue = ""): readonly Named[] =>
  treesOf(tree.officials).flatMap((one, index) =>
    is(one, role, venue) ? [{ index, id: textOf(one.id), name: textOf(one.name) }] : [],
  );

/** Officials whose role or venue the grid does not show, such as those of a venue that does not exist. */
export function unplaced(tree: Tree): readonly (Named & { role: string; venue: string })[] {
  const venues = new Set(treesOf(tree.venues).map((one) => textOf(one.id)));
  return treesOf(tree.officials).flatMap((one, index) => {
    const [role, venue] = [textOf(one.role), textOf(one.venue)];
    const shown = venue === "" ? role in CENTRAL_IDS : role in LOCAL_IDS && venues.has(venue);
    return shown ? [] : [{ index, id: textOf(one.id), name: textOf(one.name), role, venue }];
  });
}

/** The ids of officials and players. */
const takenIn = (tree: Tree, players: readonly string[]): Set<string> =>
  new Set([...treesOf(tree.officials).map((one) => textOf(one.id)), ...players]);

const baseId = (role: OfficialRole, venue: string): string => {
  if (role in CENTRAL_IDS) return CENTRAL_IDS[role as CentralRole];
  const end = `-${LOCAL_IDS[role as LocalRole]}`;
  return venue.slice(0, LONGEST_ID - end.length) + end;
};

/** Appoints somebody; the id is made of the role, such as `rome-lca`. */
export const appoint = (
  tree: Tree,
  role: OfficialRole,
  venue: string,
  name: string,
  players: readonly string[] = [],
): Tree =>
  withKey(tree, "officials", [
    ...treesOf(tree.officials),
    {
      id: freeId(baseId(role, venue), takenIn(tree, players)),
      name,
      role,
      ...(venue === "" ? {} : { venue }),
    },
  ]);

export const rename = (tree: Tree, index: number, name: string): Tree =>
  withKey(
    tree,
    "officials",
    treesOf(tree.officials).map((one, i) => (i === index ? { ...one, name } : one)),
  );

export const dismiss = (tree: Tree, index: number): Tree =>
  withKey(
    tree,
    "officials",
    treesOf(tree.officials).filter((_, i) => i !== index),
  );
