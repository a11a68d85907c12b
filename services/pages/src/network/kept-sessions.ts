import { newId } from "./ids";
import type { EpochMs, Enrolment, Millis } from "../protocol/protocol";

/**
 * The people who have entered on this device, kept in the browser so that a closed tab or a restarted browser returns
 * automatically. Each tab knows its own session: several tabs may be several people, as in a demonstration on one
 * machine. Each session is stored as a separate item, so that two tabs that write at the same time do not overwrite
 * each other.
 */
const SESSION = "onehall.session of ";
/** The key of this tab's session. */
const TAB = "onehall.session";
/** A lock held while a tab has a session, so that a new tab does not take over another tab's session by accident. */
const LOCK = "onehall.session ";

/**
 * @property key of the session; it stays the same when a player moves on to the next game
 * @property code with which it was opened; opening the same link again means this session
 * @property own whether an official said that this is his own device; without it, his session ends with its last tab
 */
export interface Kept {
  key: string;
  session: Enrolment;
  used: EpochMs;
  code?: string;
  own?: boolean;
}

export function read(name: string): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null;
    return kept && typeof kept.session.token === "string" ? [kept] : [];
  } catch {
    return [];
  }
}

/** The names of all stored items; none if the browser does not let this page store anything. */
export function names(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(SESSION));
  } catch {
    return [];
  }
}

const isSpent = (one: Kept, now: EpochMs): boolean => expiry(one.session.token) <= now;

/** Sessions whose token has not expired, the last used one first. */
export const keptSessions = (now: EpochMs = Date.now()): Kept[] =>
  names()
    .flatMap(read)
    .filter((one) => !isSpent(one, now))
    .sort((a, b) => b.used - a.used);

/** When a token expires; one that cannot be read is left for the hall to judge. */
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

/** The key of this tab's session; "" if it has none. */
export const tabKey = (): string => sessionStorage.getItem(TAB) ?? "";
export const tabSession = (): Enrolment | null => keptSessions().find((one) => one.key === tabKey())?.session ?? null;

/** Whether a session outlives its tabs: that of a seat does, that of an official only on his own device. */
export const outlivesTabs = ({ own, session: { role } }: Kept): boolean =>
  own === true || role === "PLAYER" || role === "ASSISTANT";
/** Whether this browser says which sessions have a tab; over plain http from another machine it does not. */
export const knowsTabs = (): boolean => typeof navigator !== "undefined" && !!navigator.locks;
/** Whether a person may continue with a session without a code. */
export const isOffered = (one: Kept): boolean => outlivesTabs(one) || knowsTabs();

const samePlace = (a: Enrolment, b: Enrolment): boolean =>
  a.board !== "" && (["competitionId", "role", "board", "side"] as const).every((field) => a[field] === b[field]);

/** Stores a session as this tab's. It replaces an older one of the same seat, which the hall has ended. */
export function keepAsTab(
  session: Enrolment,
  key = tabKey() || newId(),
  code = keptSessions().find((one) => one.key === key)?.code,
  own = keptSessions().find((one) => one.key === key)?.own ?? false,
): void {
  sessionStorage.setItem(TAB, key);
  for (const name of names())
    if (read(name).every((one) => one.key !== key && (isSpent(one, Date.now()) || samePlace(one.session, session))))
      localStorage.removeItem(name);
  const kept: Kept = {
    key,
    session,
    used: Date.now(),
    ...(code === undefined ? {} : { code }),
    ...(own ? { own } : {}),
  };
  localStorage.setItem(SESSION + key, JSON.stringify(kept));
  hold(key);
}

const ofTab = (): Kept | undefined => keptSessions().find((one) => one.key === tabKey());
/** Whether this tab's official said that this is his own device; undefined for a seat, which needs no such word. */
export function isOwnDevice(): boolean | undefined {
  const mine = ofTab();
  return mine && (mine.own ?? (outlivesTabs(mine) ? undefined : false));
}
export function setOwnDevice(own: boolean): void {
  const mine = ofTab();
  if (mine) keepAsTab(mine.session, mine.key, mine.code, own);
}

/**
 * Removes sessions from this device. With this tab's session everything the tab remembers is removed, so that nothing
 * about one person is left for the next.
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

/** Separates this tab from its session, which stays on the device. */
export function leaveTab(): void {
  sessionStorage.clear();
  release?.();
}

const own = (key: string, name: string): string => `onehall.of ${key} ${name}`;
/** Stores a value with this tab's session; it survives a reload or a closed tab, until the session is logged out. */
export function remember(name: string, value: string | null): void {
  if (tabKey() === "") return;
  if (value === null) localStorage.removeItem(own(tabKey(), name));
  else localStorage.setItem(own(tabKey(), name), value);
}
export const remembered = (name: string): string | null =>
  tabKey() === "" ? null : localStorage.getItem(own(tabKey(), name));

let release: (() => void) | undefined;

/**
 * Shows other tabs that this one has a session; the browser releases the lock when the tab ends, however it ends. The
 * lock is granted a little later, and may no longer be wanted by then.
 */
function hold(key: string): void {
  release?.();
  if (!knowsTabs()) return;
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

/** Keys of the sessions that have a tab, this one included as soon as its lock is granted. */
async function heldKeys(): Promise<string[]> {
  const { held } = await navigator.locks.query();
  return (held ?? [])
    .map((lock) => lock.name ?? "")
    .filter((name) => name.startsWith(LOCK))
    .map((name) => name.slice(LOCK.length));
}

/**
 * Keys of the sessions that another tab of this browser has now; empty if the page was loaded over plain http from
 * another machine, where this cannot be known.
 */
export async function heldElsewhere(): Promise<ReadonlySet<string>> {
  return new Set(knowsTabs() ? (await heldKeys()).filter((key) => key !== tabKey()) : []);
}

/**
 * The session to which a tab without one returns: the last used one that no other tab has. If all are in other tabs, it
 * is the only one that may open the requested page, and it is taken over from there.
 *
 * @param fits whether a person may open the requested page; undefined if no particular page was requested
 */
export function comingBack(
  kept: readonly Kept[],
  held: ReadonlySet<string>,
  fits?: (session: Enrolment) => boolean,
): Kept | undefined {
  const fitting = kept.filter((one) => fits?.(one.session) ?? true);
  return fitting.find((one) => !held.has(one.key)) ?? (fits && fitting.length === 1 ? fitting[0] : undefined);
}

/** Gives a tab without a session the one to which it returns. */
export async function comeBack(fits?: (session: Enrolment) => boolean): Promise<Enrolment | null> {
  const back = comingBack(keptSessions().filter(isOffered), await heldElsewhere(), fits);
  if (!back) return null;
  keepAsTab(back.session, back.key);
  return back.session;
}

/** Calls `then` when this tab's session was logged out in another tab; without a key the whole storage was cleared. */
export function onLoggedOut(then: () => void): void {
  window.addEventListener("storage", (event) => {
    const isOwn = event.key === null || event.key === SESSION + tabKey();
    if (isOwn && tabKey() !== "" && tabSession() === null) then();
  });
}

/** When this tab was hidden for good: a reload follows at once, but a browser can also reopen a closed tab later. */
const LEFT = "onehall.left";
/** The longest time from the end of a page to its reload. */
const RELOAD_TAKES: Millis = 60_000;

/** Keeps that time from now on. A page that the browser has only put aside, and shows again, was never closed. */
export function noteLeaving(): void {
  window.addEventListener("pagehide", () => {
    if (tabKey() !== "") sessionStorage.setItem(LEFT, String(Date.now()));
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) sessionStorage.removeItem(LEFT);
  });
}

/** Whether this page is there because somebody reloaded it, however long the hall was out of reach meanwhile. */
const isReloaded = (): boolean =>
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "reload";

/**
 * Whether this tab was closed, and its session ends with its last tab. After a crash nothing was noted: that was not
 * closed.
 */
function wasClosed(): boolean {
  const left = sessionStorage.getItem(LEFT);
  const mine = ofTab();
  if (left === null || isReloaded()) return false;
  return mine !== undefined && !outlivesTabs(mine) && Date.now() - Number(left) > RELOAD_TAKES;
}

/**
 * Removes the session of a tab that was closed and has been reopened, unless another tab has it, and says whether it
 * did. Where the browser does not say which sessions have a tab, or cannot say it, only this tab
 * loses it.
 */
export async function endIfClosed(): Promise<boolean> {
  const closed = wasClosed();
  sessionStorage.removeItem(LEFT);
  if (!closed) return false;
  const held = knowsTabs() ? await heldKeys().catch(() => null) : null;
  if (held === null) {
    leaveTab();
    return true;
  }
  if (held.includes(tabKey())) {
    hold(tabKey());
    return false;
  }
  forget(tabKey());
  return true;
}

/** After a reload the tab still has its session. One that was closed has to be judged first, by `endIfClosed`. */
if (typeof sessionStorage !== "undefined" && tabKey() !== "" && !wasClosed()) hold(tabKey());
