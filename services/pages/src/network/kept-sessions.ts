import { newId } from "./ids";
import type { EpochMs, Enrolment } from "../protocol/protocol";

/**
 * Who has entered on this device, kept in the browser so that a closed tab or a restarted browser comes back by itself.
 * Each tab knows its own session: several tabs may be several people, as in a demonstration on one machine. Each
 * session is an item of its own, so that two tabs that write at the same time do not undo each other's.
 */
const SESSION = "onehall.session of ";
/** The key of this tab's session. */
const TAB = "onehall.session";
/** Is held while a tab has a session: a new tab does not take over another tab's session unasked. */
const LOCK = "onehall.session ";

/**
 * @property key  the session's own; it stays when a player moves on to the next game
 * @property code it was opened with: opening the same link again means this session
 */
export interface Kept {
  key: string;
  session: Enrolment;
  used: EpochMs;
  code?: string;
}

function read(name: string): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null;
    return kept && typeof kept.session.token === "string" ? [kept] : [];
  } catch {
    return [];
  }
}

/** Of all that is kept; none where the browser lets this page keep nothing. */
function names(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(SESSION));
  } catch {
    return [];
  }
}

const isSpent = (one: Kept, now: EpochMs): boolean => expiry(one.session.token) <= now;

/** Sessions whose token has not run out, the last used one first. */
export const keptSessions = (now: EpochMs = Date.now()): Kept[] =>
  names()
    .flatMap(read)
    .filter((one) => !isSpent(one, now))
    .sort((a, b) => b.used - a.used);

/** When a token runs out; one that cannot be read is left for the hall to judge. */
export function expiry(token: string): EpochMs {
  try {
    const claims = JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) as {
      exp?: number;
    };
    return claims.exp === undefined ? Number.MAX_SAFE_INTEGER : claims.exp * 1000;
  } catch {
    return Number.MAX_SAFE_INTEGER;
  }
}

/** The key of this tab's session; "": it has none. */
export const tabKey = (): string => sessionStorage.getItem(TAB) ?? "";
export const tabSession = (): Enrolment | null => keptSessions().find((one) => one.key === tabKey())?.session ?? null;

const samePlace = (a: Enrolment, b: Enrolment): boolean =>
  a.board !== "" && (["competitionId", "role", "board", "side"] as const).every((field) => a[field] === b[field]);

/** Keeps a session as this tab's. It replaces an older one of the same seat, which the hall has ended. */
export function keepAsTab(
  session: Enrolment,
  key = tabKey() || newId(),
  code = keptSessions().find((one) => one.key === key)?.code,
): void {
  sessionStorage.setItem(TAB, key);
  for (const name of names())
    if (read(name).every((one) => one.key !== key && (isSpent(one, Date.now()) || samePlace(one.session, session))))
      localStorage.removeItem(name);
  const kept: Kept = { key, session, used: Date.now(), ...(code === undefined ? {} : { code }) };
  localStorage.setItem(SESSION + key, JSON.stringify(kept));
  hold(key);
}

/**
 * Forgets sessions of this device; with this tab's all that the tab remembers goes, so that nothing of one person
 * is left for the next.
 */
export function forget(...keys: string[]): void {
  for (const key of keys) {
    localStorage.removeItem(SESSION + key);
    for (const name of Object.keys(localStorage)) if (name.startsWith(own(key, ""))) localStorage.removeItem(name);
  }
  if (!keys.includes(tabKey())) return;
  sessionStorage.clear();
  release?.();
}

/** Makes this tab nobody's, and leaves its session to the device. */
export function leaveTab(): void {
  sessionStorage.clear();
  release?.();
}

const own = (key: string, name: string): string => `onehall.of ${key} ${name}`;
/** What goes with this tab's session over a reload or a closed tab, until it is logged out. */
export function remember(name: string, value: string | null): void {
  if (tabKey() === "") return;
  if (value === null) localStorage.removeItem(own(tabKey(), name));
  else localStorage.setItem(own(tabKey(), name), value);
}
export const remembered = (name: string): string | null =>
  tabKey() === "" ? null : localStorage.getItem(own(tabKey(), name));

let release: (() => void) | undefined;

/**
 * Shows other tabs that this one has a session; the browser lets go of it when the tab ends, however it ends. It is
 * granted a little later, and may have been let go of by then.
 */
function hold(key: string): void {
  release?.();
  if (typeof navigator === "undefined" || !navigator.locks) return;
  let isOver = false;
  let end = (): void => {};
  release = () => {
    isOver = true;
    end();
  };
  const untilReleased = (): Promise<void> =>
    new Promise((done) => {
      end = done;
      if (isOver) done();
    });
  void navigator.locks.request(LOCK + key, { mode: "shared" }, untilReleased).catch(() => {});
}

/**
 * Keys of the sessions that another tab of this browser has now; none can be told where a page came over plain
 * http from another machine.
 */
export async function heldElsewhere(): Promise<ReadonlySet<string>> {
  if (typeof navigator === "undefined" || !navigator.locks) return new Set();
  const { held } = await navigator.locks.query();
  return new Set(
    (held ?? [])
      .map((lock) => lock.name ?? "")
      .filter((name) => name.startsWith(LOCK))
      .map((name) => name.slice(LOCK.length))
      .filter((key) => key !== tabKey()),
  );
}

/**
 * Which session a tab that has none comes back to: the last used one that no other tab has; where all are in other
 * tabs, the only one that has the page that was asked for, which is then taken over from there.
 *
 * @param fits whether somebody may open the page that was asked for; undefined: no page in particular
 */
export function comingBack(
  kept: readonly Kept[],
  held: ReadonlySet<string>,
  fits?: (session: Enrolment) => boolean,
): Kept | undefined {
  const fitting = kept.filter((one) => fits?.(one.session) ?? true);
  return fitting.find((one) => !held.has(one.key)) ?? (fits && fitting.length === 1 ? fitting[0] : undefined);
}

/** Gives a tab that has none the session it comes back to. */
export async function comeBack(fits?: (session: Enrolment) => boolean): Promise<Enrolment | null> {
  const back = comingBack(keptSessions(), await heldElsewhere(), fits);
  if (!back) return null;
  keepAsTab(back.session, back.key);
  return back.session;
}

/** Tells when this tab's session was logged out in another tab; without a key the whole storage was cleared. */
export function onLoggedOut(then: () => void): void {
  window.addEventListener("storage", (event) => {
    const isOwn = event.key === null || event.key === SESSION + tabKey();
    if (isOwn && tabKey() !== "" && tabSession() === null) then();
  });
}

/** After a reload the tab still has its session. */
if (typeof sessionStorage !== "undefined" && tabKey() !== "") hold(tabKey());
