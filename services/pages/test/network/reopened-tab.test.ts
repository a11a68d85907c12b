// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  logOut: () => {},
  moveTo: () => {},
}));

import { endIfClosed, isOffered, keptSessions, noteLeaving, tabKey, tabSession } from "../../src/network/kept-sessions";
import { setSession } from "../../src/network/session";
import type { Enrolment } from "../../src/protocol/protocol";
import { lostSeatWords } from "../../src/words/en/lost-seat";
import { settled } from "../rendered";

const person = (name: string, role: Enrolment["role"]): Enrolment =>
  ({
    token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`,
    role,
    name,
    venue: "rome",
    venueName: "Rome",
    board: role === "PLAYER" ? "demo/1/1" : "",
    side: role === "PLAYER" ? "WHITE" : "",
    competitionId: "demo",
  }) as Enrolment;
const CHIEF = person("Chief", "CHIEF_ARBITER");
const ANNA = person("Anna", "PLAYER");

/** The sessions that other tabs of the browser have, and those for which this tab has asked. */
const held: string[] = [];
const requested: string[] = [];
const locks = {
  request: (name: string, _: unknown, then: () => unknown) => {
    requested.push(name);
    return Promise.resolve(then());
  },
  query: async () => ({ held: held.map((key) => ({ name: `onehall.session ${key}` })) }),
};
const browserWith = (these: typeof locks | undefined) =>
  Object.defineProperty(navigator, "locks", { value: these, configurable: true });

const names = () => keptSessions().map((one) => one.session.name);
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
/** The page ends: its tab is closed or reloaded, or leads elsewhere. */
const end = () => window.dispatchEvent(new Event("pagehide"));
const isShown = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

noteLeaving();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  sessionStorage.clear();
  localStorage.clear();
  held.length = 0;
  browserWith(locks);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("an official's tab that the browser opens again", () => {
  it("has lost its session a minute after it was closed, on a device that is not his own", async () => {
    setSession(CHIEF);
    end();
    pass(61);
    expect(await endIfClosed()).toBe(true);
    expect([names(), tabKey(), sessionStorage.length]).toEqual([[], "", 0]);
  });
  it("keeps it over a reload, however often", async () => {
    setSession(CHIEF);
    for (const seconds of [1, 59, 60]) {
      pass(3600);
      end();
      pass(seconds);
      expect([seconds, await endIfClosed(), tabSession()?.name]).toEqual([seconds, false, "Chief"]);
    }
  });
  it("keeps it over a crash, which notes nothing, also some time after a reload", async () => {
    setSession(CHIEF);
    end();
    pass(2);
    expect(await endIfClosed()).toBe(false);
    pass(3600);
    expect([await endIfClosed(), tabSession()?.name]).toEqual([false, "Chief"]);
  });
  it("keeps it if the browser had only put the page aside and shows it again", async () => {
    setSession(CHIEF);
    end();
    pass(3600);
    isShown(true);
    expect([await endIfClosed(), tabSession()?.name]).toEqual([false, "Chief"]);
    end();
    pass(3600);
    isShown(false); // a page that was loaded, not one that was put aside
    expect(await endIfClosed()).toBe(true);
  });
  it("keeps it on his own device, as a player does on every device", async () => {
    for (const [who, own] of [
      [CHIEF, true],
      [ANNA, false],
    ] as const) {
      setSession(who, undefined, own);
      end();
      pass(3600);
      expect([await endIfClosed(), tabSession()?.name]).toEqual([false, who.name]);
      setSession(null);
    }
  });
  it("keeps it while another tab has it, and then has it, too", async () => {
    setSession(CHIEF);
    held.push(tabKey());
    end();
    pass(3600);
    requested.length = 0;
    expect([await endIfClosed(), names()]).toEqual([false, ["Chief"]]);
    expect(requested).toEqual([`onehall.session ${tabKey()}`]);
  });
  it("loses only its own key where the browser does not say which tabs there are", async () => {
    browserWith(undefined);
    setSession(CHIEF);
    end();
    pass(3600);
    expect([await endIfClosed(), tabSession(), names()]).toEqual([true, null, ["Chief"]]);
    expect(keptSessions().filter(isOffered)).toEqual([]);
  });
  it("keeps it over a reload that took long, because nothing answered", async () => {
    setSession(CHIEF);
    const entries = vi.spyOn(performance, "getEntriesByType");
    entries.mockReturnValue([{ type: "reload" } as PerformanceNavigationTiming]);
    end();
    pass(300);
    expect([await endIfClosed(), tabSession()?.name]).toEqual([false, "Chief"]);
    entries.mockReturnValue([{ type: "navigate" } as PerformanceNavigationTiming]);
    end();
    pass(300);
    expect(await endIfClosed()).toBe(true);
    entries.mockRestore();
  });
  it("leaves it, and goes on, if the browser cannot say which tabs there are", async () => {
    browserWith({ ...locks, query: () => Promise.reject(new Error("no locks")) });
    setSession(CHIEF);
    end();
    pass(3600);
    expect([await endIfClosed(), tabSession(), names()]).toEqual([true, null, ["Chief"]]);
  });
  it("tells the operator on the enter page how to come back", async () => {
    setSession({ ...CHIEF, role: "OPERATOR", name: "" });
    end();
    pass(3600);
    document.body.innerHTML = '<div id="app"></div>';
    vi.resetModules();
    await import("../../src/main");
    await vi.waitFor(() => expect(document.body.textContent).toContain(lostSeatWords.OPERATOR_LEFT));
  });
  it("says why on the enter page, and shows other tabs nothing of the session", async () => {
    setSession(CHIEF);
    end();
    pass(3600);
    requested.length = 0;
    document.body.innerHTML = '<div id="app"></div>';
    vi.resetModules();
    await import("../../src/main");
    await vi.waitFor(() => expect(document.body.textContent).toContain(lostSeatWords.TAB_CLOSED));
    await settled();
    expect([names(), requested]).toEqual([[], []]);
  });
});
