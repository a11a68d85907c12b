import type { Competition, EpochMs, You } from "../protocol/protocol";

/** The time zones that a page uses: events at a venue are shown in that venue's time. */
export interface Zones {
  /**
   * The reader's zone: that of his venue; for officials of the whole competition that of its first venue, as in the
   * report of a round; undefined for that of the device.
   */
  here: string | undefined;
  /** The zones of all venues. */
  all: readonly string[];
}

const known = new Map<string, string>();

/** A zone if this browser knows it, otherwise UTC. */
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

/** Wall-clock time at a place, "14:03:07"; the device's if no zone is given. */
export const timeAt = (at: EpochMs, timeZone: string | undefined): string =>
  new Date(at).toLocaleTimeString(undefined, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  });

/** The same with the date. */
export const dayAt = (at: EpochMs, timeZone: string | undefined): string =>
  new Date(at).toLocaleString(undefined, {
    dateStyle: "short",
    timeStyle: "medium",
    hour12: false,
    ...(timeZone ? { timeZone } : {}),
  });

/** The usual name of a zone at an instant, such as "CET" or "GMT+1". */
export const zoneName = (at: EpochMs, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { timeZone, timeZoneName: "short" })
    .formatToParts(at)
    .find((part) => part.type === "timeZoneName")?.value ?? timeZone;

/**
 * An instant in the reader's time, with the zone if the venues' clocks differ then. If it belongs to a venue with
 * another local time, both times are shown, the venue's first.
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
