import { computed, signal } from "@preact/signals";
import type { Clocks, EpochMs, Millis, Outcome } from "../protocol/protocol";
import { language } from "../words/words";
import { refusalWords, ruleWords } from "../words/hall-words";
import { type OwnLink, type Notice, type AppState, EMPTY } from "./app-state";
import { withNotice } from "./notices";

export const state = signal<AppState>(EMPTY);

/** The address at which others open this hall: its public address, otherwise the one of this page. */
export const hallAddress = (): string => state.value.address ?? location.origin;

export const update = (change: (s: AppState) => AppState): void => {
  state.value = change(state.value);
};

export const dismiss = (key: number): void =>
  update((s) => ({ ...s, notices: s.notices.filter((n) => n.key !== key) }));

export const say = (level: Notice["level"], text: string): void =>
  update((s) => withNotice(s, level, text, serverNow()));

/**
 * Shows the outcome of a request. A missing answer is not a refusal, and is shown only once while it lasts.
 *
 * @param problem with the HTTP status of the answer; 0 if there was none
 */
export const sayProblem = (problem: { status?: number; message: string }): void => {
  const { status = 400, message } = problem;
  if (status > 0 && status < 500) return say("refusal", message);
  update((s) =>
    withNotice(
      { ...s, notices: s.notices.filter((one) => one.level !== "warn" || one.text !== message) },
      "warn",
      message,
      serverNow(),
    ),
  );
};

/** A refusal as one readable sentence with its article. */
export const refusalText = (o: Extract<Outcome, { ok: false }>): string =>
  refusalWords(o.code, o.text, language, o.details) + (ruleWords(o.rule) && ` (${ruleWords(o.rule)})`);

/** Server time minus performance.now(); wall-clock until the first pong. */
let offset: Millis = Date.now() - performance.now();

export const setOffset = (value: Millis): void => {
  offset = value;
};

export const serverNow = (): EpochMs => performance.now() + offset;

/** Ticks once a second for durations and sorting; clocks keep their own time. */
export const beat = signal<EpochMs>(serverNow());
if (typeof window !== "undefined")
  setInterval(() => {
    beat.value = serverNow();
  }, 1000);

export const standstill = computed(() => state.value.standstill);
export const lostSince = computed(() => state.value.lostSince);

/** The state when this page's connection is up, lost or being opened; `heard` is when the hall last sent something. */
export function withLink(state: AppState, link: OwnLink, heard: EpochMs): AppState {
  const lost = link === "DOWN" || link === "REPLACED";
  return {
    ...state,
    link,
    lostSince: link === "UP" ? null : (state.lostSince ?? (lost && state.synced ? heard : null)),
  };
}

/** How long a hall that answers again may take to report the time it has given back. */
const SETTLING: Millis = 5000;

/** The hall is asked twice a second: it may still have worked this long after its last answer, but not longer. */
const LAST_WORK: Millis = 1000;

/**
 * The instant for which clocks are shown: normally now; while this page's connection is lost, when it last heard from
 * the hall; while the hall does not answer, or has not yet reported what it charges, its last answer (OCR 19.6). Clocks
 * it has reported since then are running.
 */
export function clockNow(clocks: Clocks, now: EpochMs): EpochMs {
  if (lostSince.value !== null) return Math.min(now, Math.max(lostSince.value, clocks.at));
  const silent = standstill.value;
  if (!silent || clocks.at > silent.since + LAST_WORK || (silent.until !== null && now > silent.until + SETTLING))
    return now;
  return Math.min(now, Math.max(silent.since, clocks.at));
}
