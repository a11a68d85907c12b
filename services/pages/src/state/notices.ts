/** The notices of a page, from their arrival until they have been read. */

import type { EpochMs, Millis } from "../protocol/protocol";
import type { Notice, AppState } from "./app-state";

/** Removes notices about penalties for which there is a newer notice: a withdrawn warning must not be shown. */
export const overtaken = (state: AppState, about: readonly string[]): AppState => ({
  ...state,
  notices: state.notices.filter((one) => !one.about?.some((penalty) => about.includes(penalty))),
});

export function withNotice(
  state: AppState,
  level: Notice["level"],
  text: string,
  came: EpochMs,
  at = came,
  about: readonly string[] = [],
  board?: string,
): AppState {
  const key = (state.notices.at(-1)?.key ?? 0) + 1;
  return {
    ...state,
    notices: [
      ...state.notices,
      { key, level, text, at, came, seen: 0, about, ...(board === undefined ? {} : { board }) },
    ].slice(-20),
  };
}

/** How long notices that disappear automatically stay readable. */
const READ_IN: Millis = 30_000;

/**
 * The state after some notices have been on the screen for a while longer: information disappears once there was time
 * to read it; warnings and refusals stay until they are dismissed or replaced.
 */
export function withSeen(state: AppState, keys: ReadonlySet<number>, ms: Millis): AppState {
  if (!state.notices.some((one) => one.level === "info" && keys.has(one.key))) return state;
  const looked = state.notices.map((one) =>
    one.level === "info" && keys.has(one.key) ? { ...one, seen: one.seen + ms } : one,
  );
  return { ...state, notices: looked.filter((one) => one.seen < READ_IN) };
}

/**
 * The state on another page: refusals belong to the page where something was refused, and are removed like information
 * that could be read there; warnings stay.
 */
export const withoutSeen = (state: AppState): AppState => ({
  ...state,
  notices: state.notices.filter((one) => one.level === "warn" || (one.level === "info" && one.seen === 0)),
});
