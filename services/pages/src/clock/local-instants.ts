import type { EpochMs } from "../protocol/protocol";

const DAY = 86_400_000;

/** What a wall clock of a place shows, as if it were UTC; of the device where no zone is given. */
function wall(at: EpochMs, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
    hourCycle: "h23",
    ...(timeZone ? { timeZone } : {}),
  }).formatToParts(at);
  const [year, month, day, hour, minute, second] = ["year", "month", "day", "hour", "minute", "second"].map((name) =>
    Number(parts.find((part) => part.type === name)!.value),
  ) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The instant at which a wall clock of a place shows something; twice, for the way there may pass a change of the clocks. */
function instant(shown: number, timeZone: string | undefined): EpochMs {
  const near = shown - (wall(shown, timeZone) - shown);
  return near + shown - wall(near, timeZone);
}

/** What a wall clock of a place shows at a time of day, on the day it is there; undefined if it is none. */
function today(time: string, now: EpochMs, timeZone: string | undefined): number | undefined {
  const [hours, minutes, seconds = 0] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes + seconds)) return undefined;
  const shown = wall(now, timeZone);
  return shown - (shown % DAY) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** The time of day of a place as a time field takes it, "14:03:07". */
export const timeField = (at: EpochMs, timeZone?: string): string =>
  new Date(wall(at, timeZone)).toISOString().slice(11, 19);

/** The next time a wall clock of a place shows a time of day; undefined if it is none. */
export function instantAfter(time: string, now: EpochMs, timeZone?: string): EpochMs | undefined {
  const shown = today(time, now, timeZone);
  if (shown === undefined) return undefined;
  const then = instant(shown, timeZone);
  return then > now ? then : instant(shown + DAY, timeZone);
}

/** The last time it showed it, now included. */
export function instantBefore(time: string, now: EpochMs, timeZone?: string): EpochMs | undefined {
  const shown = today(time, now, timeZone);
  if (shown === undefined) return undefined;
  const then = instant(shown, timeZone);
  return then <= now ? then : instant(shown - DAY, timeZone);
}

/** What a field for day and time holds, "2026-11-23T14:03", at a place; undefined if it holds nothing. */
export function instantOf(field: string, timeZone?: string): EpochMs | undefined {
  const shown = Date.parse(`${field}Z`);
  return Number.isNaN(shown) ? undefined : instant(shown, timeZone);
}
