/** Times of day as this page shows them. */

import { computed } from "@preact/signals";
import type { EpochMs } from "../protocol/protocol";
import { state } from "../state/state";
import { writeTimes } from "../words/reasons";
import { dayAt, placed, timeAt, zonesOf } from "../clock/time-zones";

const zones = computed(() => zonesOf(state.value.you, state.value.competition));
const zoneOf = (venue: string): string | undefined =>
  state.value.competition?.venues.find((one) => one.id === venue)?.timeZone;

/** The time zone in which this page shows and reads times; undefined for the device's. */
export const hereZone = (): string | undefined => zones.value.here;

/**
 * A time of day in the reader's zone; if it belongs to a venue and an official of the whole competition reads it, also
 * in the venue's zone.
 */
export const timeOfDay = (at: EpochMs, venue = ""): string => placed(at, zones.value, zoneOf(venue));

/** The same in the time of a given zone, such as a board's timeline in that of a venue. */
export const timeIn = (at: EpochMs, timeZone: string): string =>
  zones.value.here === undefined ? timeAt(at, timeZone) : placed(at, zones.value, timeZone);

/** The same with the date. */
export const dayAndTime = (at: EpochMs, venue = ""): string => placed(at, zones.value, zoneOf(venue), dayAt);
writeTimes(timeOfDay, dayAndTime);
