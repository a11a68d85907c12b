import type { EpochMs, LinkRow, Millis } from "../protocol/protocol";

/** The state of a link for the arbiter who walks to the boards. */
export type Health = "LOST" | "DOUBTFUL" | "COVERED" | "NEVER" | "POOR" | "GOOD";

/** A link this slow or lossy is still playable, but somebody should check it before the round. */
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

/** In the order of the boards in the hall, White first, so that rows keep their places. */
export function byBoard(rows: readonly LinkRow[]): LinkRow[] {
  return [...rows].sort((a, b) => a.number - b.number || b.side.localeCompare(a.side));
}

/** The losses of the link within a period, oldest first; a loss that still lasts ends with the period. */
export function outages(course: LinkRow["course"], from: EpochMs, to: EpochMs): { from: EpochMs; to: EpochMs }[] {
  return course
    .map((step, index) => ({ step, end: course[index + 1]?.at ?? to }))
    .filter(({ step, end }) => step.state === "DOWN" && end > from && step.at < to)
    .map(({ step, end }) => ({ from: Math.max(step.at, from), to: Math.min(end, to) }));
}

/** Samples between outages: no line is drawn through one. */
export function stretches(
  samples: LinkRow["samples"],
  lost: readonly { from: EpochMs; to: EpochMs }[],
): LinkRow["samples"][] {
  const ends = [...lost.map((one) => one.to), Infinity];
  return ends
    .map((end, index) => samples.filter((one) => one.at < end && one.at >= (ends[index - 1] ?? -Infinity)))
    .filter((part) => part.length > 0);
}

/** The value at the top of a chart: the slowest answer, at least 100 ms. */
export const top = (samples: LinkRow["samples"]): Millis => Math.max(100, ...samples.map((one) => one.ms));

/** Points of a line through the samples in a box; a flat line near the floor if they hardly differ. */
export function points(
  samples: LinkRow["samples"],
  from: EpochMs,
  to: EpochMs,
  width: number,
  height: number,
  highest = top(samples),
): { x: number; y: number; late: boolean }[] {
  return samples.map((one) => ({
    x: ((one.at - from) / (to - from)) * width,
    y: height - (one.ms / highest) * height,
    late: one.latePercent > 0,
  }));
}
