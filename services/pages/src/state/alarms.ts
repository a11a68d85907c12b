/** The alarms of the hall that have not been dismissed. */

import { computed, signal } from "@preact/signals";
import type { AlarmView } from "../protocol/protocol";
import { standstills } from "./outages";
import { state } from "./state";

/** Alarms dismissed on this device. */
const AWAY = "onehall.away";

const away = signal<ReadonlySet<string>>(
  new Set(typeof sessionStorage === "undefined" ? [] : (JSON.parse(sessionStorage.getItem(AWAY) ?? "[]") as string[])),
);

export function putAway(id: string): void {
  away.value = new Set([...away.value, id]);
  sessionStorage.setItem(AWAY, JSON.stringify([...away.value]));
}

/**
 * Alarms to look at, the newest first: not dismissed, not corrected in the meantime, and without outages whose boards
 * are still paused, which have a banner.
 */
export const standingAlarms = computed(() => {
  const banners = standstills(state.value.boards.values());
  return [...state.value.alarms.values()]
    .filter(
      (alarm) =>
        !away.value.has(alarm.id) &&
        !corrected(alarm) &&
        !(
          alarm.kind === "OUTAGE" &&
          banners.some((one) => one.from <= (alarm.to ?? alarm.at) && (alarm.from ?? alarm.at) <= one.to)
        ),
    )
    .sort((a, b) => b.at - a.at);
});

const corrected = (alarm: AlarmView): boolean =>
  alarm.kind === "SETTING_DIFFERS" && state.value.boards.get(alarm.board)?.control === alarm.expected;
