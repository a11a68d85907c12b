import type { LinkRow } from "./protocol";

/** How a link looks to the arbiter who walks to the boards: what to see to first comes first. */
export type Health = "LOST" | "DOUBTFUL" | "COVERED" | "NEVER" | "POOR" | "GOOD";
const ORDER: readonly Health[] = ["LOST", "DOUBTFUL", "COVERED", "NEVER", "POOR", "GOOD"];

/** A link as slow or as lossy as this still plays, but somebody should look at it before the round. */
const SLOW_MS = 500;
const LATE_PERCENT = 5;

export function health(row: LinkRow): Health {
  if (row.link === "DOWN") return "LOST";
  if (row.link === "SUSPECT") return "DOUBTFUL";
  if (row.link !== "UP") return "NEVER";
  if (row.away) return "COVERED";
  const now = row.samples.at(-1);
  return now && (now.ms > SLOW_MS || now.latePercent > LATE_PERCENT) ? "POOR" : "GOOD";
}

/** The worst first; seats in play before the others, then by board. */
export function byHealth(rows: readonly LinkRow[]): LinkRow[] {
  return [...rows].sort((a, b) => ORDER.indexOf(health(a)) - ORDER.indexOf(health(b)) || Number(b.inPlay) - Number(a.inPlay)
    || a.number - b.number || a.side.localeCompare(b.side) * -1);
}

/** Points of a line through the samples in a box; a flat line near the floor if they hardly differ. */
export function points(samples: LinkRow["samples"], from: number, to: number, width: number, height: number): { x: number; y: number; late: boolean }[] {
  const top = Math.max(100, ...samples.map((one) => one.ms));
  return samples.map((one) => ({ x: (one.at - from) / (to - from) * width, y: height - one.ms / top * height, late: one.latePercent > 0 }));
}
