import type { Competition, EpochMs, You } from "../protocol/protocol";

/** Whose clocks a page shows: what happened at a venue is told in that venue's time. */
export interface Zones {
  /** Of who reads: his venue's; of officials of the whole competition that of its first venue, as in the report of a round; undefined: that of the device. */
  here: string | undefined;
  /** Of all venues. */
  all: readonly string[];
}

const known = new Map<string, string>();

/** A zone as this browser knows it; UTC where it does not. */
function usable(timeZone: string): string {
  let zone = known.get(timeZone);
  if (zone === undefined) {
    try {
      zone = new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
    } catch {
      zone = "UTC";
    }
    known.set(timeZone, zone);
  }
  return zone;
}

export function zonesOf(you: You | null, competition: Competition | null): Zones {
  const venues = competition?.venues ?? [];
  const own =
    venues.find((venue) => venue.id === you?.venue) ??
    (you === null || you.role === "SPECTATOR" ? undefined : venues[0]);
  return { here: own && usable(own.timeZone), all: venues.map((venue) => usable(venue.timeZone)) };
}

/** Wall-clock time at a place, "14:03:07"; of the device where none is given. */
export const timeAt = (at: EpochMs, timeZone: string | undefined): string =>
  new Date(at).toLocaleTimeString(undefined, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  });

/** The same with the day. */
export const dayAt = (at: EpochMs, timeZone: string | undefined): string =>
  new Date(at).toLocaleString(undefined, {
    dateStyle: "short",
    timeStyle: "medium",
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  });

/** A zone as people call it at an instant, "CET" or "GMT+1". */
export const zoneName = (at: EpochMs, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { timeZone, timeZoneName: "short" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value ?? timeZone;

/**
 * An instant in the reader's time, with its zone where clocks of the venues differ then. What belongs to a venue whose clocks show something
 * else is told in both times, its own first.
 */
export function placed(
  at: EpochMs,
  zones: Zones,
  there?: string,
  written: (at: EpochMs, timeZone: string | undefined) => string = timeAt,
): string {
  const { here, all } = zones;
  const place = there === undefined ? undefined : usable(there);
  const said = written(at, here);
  const differs = (zone: string) => dayAt(at, zone) !== dayAt(at, here);
  if (here === undefined || !all.some(differs)) return said;
  const named = `${said} ${zoneName(at, here)}`;
  return place !== undefined && differs(place) ? `${written(at, place)} ${zoneName(at, place)} (${named})` : named;
}
