import type { EpochMs } from "../protocol/protocol";

const DAY = 86_400_000;

/** The wall-clock time of a place, as if it were UTC; that of the device if no zone is given. */
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

/**
 * The instant at which a wall clock of a place shows this time; calculated twice, because the first step may cross a
 * change of the clocks.
 */
function instant(shown: number, timeZone: string | undefined): EpochMs {
  const near = shown - (wall(shown, timeZone) - shown);
  return near + shown - wall(near, timeZone);
}

/** The wall-clock time for a time of day, on the present day at that place; undefined if the text is not a time. */
function today(time: string, now: EpochMs, timeZone: string | undefined): number | undefined {
  const [hours, minutes, seconds = 0] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes + seconds)) return undefined;
  const shown = wall(now, timeZone);
  return shown - (shown % DAY) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** The time of day of a place in the format of a time field, "14:03:07". */
export const timeField = (at: EpochMs, timeZone?: string): string =>
  new Date(wall(at, timeZone)).toISOString().slice(11, 19);

/** The next time a wall clock of a place shows a time of day; undefined if the text is not a time. */
export function instantAfter(time: string, now: EpochMs, timeZone?: string): EpochMs | undefined {
  const shown = today(time, now, timeZone);
  if (shown === undefined) return undefined;
  const then = instant(shown, timeZone);
  return then > now ? then : instant(shown + DAY, timeZone);
}

/** The last time it showed this time of day, including now. */
export function instantBefore(time: string, now: EpochMs, timeZone?: string): EpochMs | undefined {
  const shown = today(time, now, timeZone);
  if (shown === undefined) return undefined;
  const then = instant(shown, timeZone);
  return then <= now ? then : instant(shown - DAY, timeZone);
}

/** The date and time of a place in the format of a date-and-time field, "2026-11-23T14:03". */
export const dateTimeField = (at: EpochMs, timeZone?: string): string =>
  new Date(wall(at, timeZone)).toISOString().slice(0, 16);

/** The instant in a date-and-time field, such as "2026-11-23T14:03", at a place; undefined if the field is empty. */
export function instantOf(field: string, timeZone?: string): EpochMs | undefined {
  const shown = Date.parse(`${field}Z`);
  return Number.isNaN(shown) ? undefined : instant(shown, timeZone);
}
