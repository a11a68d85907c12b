import type { EpochMs } from "./protocol";

/** A day's instant at which a wall clock of this place shows a time of day; undefined if it is none. */
function today(time: string, now: EpochMs): Date | undefined {
  const [hours, minutes, seconds = 0] = time.split(":").map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes + seconds)) return undefined;
  const then = new Date(now);
  then.setHours(hours, minutes, seconds, 0);
  return then;
}

/** The time of day of this place as a time field takes it, "14:03:07". */
export const timeField = (at: EpochMs): string => {
  const then = new Date(at);
  return [then.getHours(), then.getMinutes(), then.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
};

/** The next time a wall clock of this place shows a time of day; undefined if it is none. */
export function instantAfter(time: string, now: EpochMs): EpochMs | undefined {
  const then = today(time, now);
  if (then && then.getTime() <= now) then.setDate(then.getDate() + 1);
  return then?.getTime();
}

/** The last time it showed it, now included. */
export function instantBefore(time: string, now: EpochMs): EpochMs | undefined {
  const then = today(time, now);
  if (then && then.getTime() > now) then.setDate(then.getDate() - 1);
  return then?.getTime();
}
