/** How an official sees the boards of a round: as boards, smaller, or in a table, and in which groups. */

import { signal } from "@preact/signals";
import { SIDES, bySide, type BoardView } from "../protocol/protocol";

export const DENSITIES = ["BOARDS", "COMPACT", "TABLE"] as const;
export type Density = (typeof DENSITIES)[number];
export const GROUPINGS = ["NUMBER", "VENUES", "MATCH"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** @property density null until somebody chooses: then the number of boards decides */
export interface WallView {
  density: Density | null;
  grouping: Grouping;
}

/** In the browser's storage: both choices, separated by a space. */
const KEY = "onehall.wall";
/** Up to this many boards the positions can be read; up to the second number the boards fit on two screens or so. */
const READABLE = 60;
const COMPACT = 250;

export function readView(kept: string | null): WallView {
  const words = (kept ?? "").split(" ");
  return {
    density: DENSITIES.find((one) => words.includes(one)) ?? null,
    grouping: GROUPINGS.find((one) => words.includes(one)) ?? "NUMBER",
  };
}

export const wallView = signal(readView(localStorage.getItem(KEY)));

export function chooseView(choice: Partial<WallView>): void {
  wallView.value = { ...wallView.value, ...choice };
  const { density, grouping } = wallView.value;
  localStorage.setItem(KEY, [density, grouping].filter(Boolean).join(" "));
}

/** The chosen density, otherwise the one that suits a number of boards. */
export function densityOf(view: WallView, boards: number): Density {
  if (view.density !== null) return view.density;
  if (boards <= READABLE) return "BOARDS";
  return boards <= COMPACT ? "COMPACT" : "TABLE";
}

/** @property name of the venues or teams; empty if the boards are not grouped */
export interface Group {
  name: string;
  boards: readonly BoardView[];
}

function groupOf(board: BoardView, by: Exclude<Grouping, "NUMBER">): string {
  const names = SIDES.map((side) => {
    const player = bySide(board, side);
    return (by === "VENUES" ? player.venueName : player.entry?.team) ?? "";
  });
  return [...new Set(names)]
    .filter(Boolean)
    .toSorted((a, b) => a.localeCompare(b))
    .join(" – ");
}

/** The boards by number, in the groups that were chosen; the group of the lowest board is the first. */
export function grouped(boards: readonly BoardView[], grouping: Grouping): Group[] {
  const sorted = boards.toSorted((a, b) => a.number - b.number);
  if (grouping === "NUMBER") return [{ name: "", boards: sorted }];
  const groups = new Map<string, BoardView[]>();
  for (const board of sorted) {
    const name = groupOf(board, grouping);
    const group = groups.get(name);
    if (group) group.push(board);
    else groups.set(name, [board]);
  }
  return [...groups].map(([name, of]) => ({ name, boards: of }));
}

/** The groupings that say something of these boards: by venue if there are several, by match if teams play. */
export const usefulGroupings = (boards: readonly BoardView[]): readonly Grouping[] =>
  GROUPINGS.filter((one) => one === "NUMBER" || new Set(boards.map((board) => groupOf(board, one))).size > 1);
