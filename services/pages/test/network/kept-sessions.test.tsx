// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
const enrol = vi.hoisted(() => vi.fn());
vi.mock("../../src/network/session", async (real) => ({ ...(await real<object>()), enrol }));

import { EnterPage, givenCode } from "../../src/enter/enter";
import type { Enrolment } from "../../src/protocol/protocol";
import { keepUnread, path, session, setSession, unread } from "../../src/network/session";
import {
  comeBack,
  comingBack,
  expiry,
  forget,
  heldElsewhere,
  keepAsTab,
  keptSessions,
  leaveTab,
  onLoggedOut,
  remember,
  remembered,
  tabKey,
  tabSession,
  type Kept,
} from "../../src/network/kept-sessions";
import { t } from "../../src/words/words";
import { buttons, press, settled, show, type } from "../rendered";

const token = (exp: number): string => `h.${btoa(JSON.stringify({ exp }))}.s`;
const person = (name: string, more: Partial<Enrolment> = {}): Enrolment =>
  ({
    token: token(4_000_000_000),
    role: "PLAYER",
    name,
    venue: "rome",
    venueName: "Rome",
    board: `demo/1/${name.length}`,
    side: "WHITE",
    competitionId: "demo",
    ...more,
  }) as Enrolment;
const ANNA = person("Anna");
const CHIEF = person("Chief", { role: "CHIEF_ARBITER", board: "", side: "" as never });
const names = () =>
  keptSessions()
    .map((one) => one.session.name)
    .sort();

/** The sessions that other tabs of the browser have. */
const held: string[] = [];
const locks = {
  request: (_: string, __: unknown, then: () => unknown) => Promise.resolve(then()),
  query: async () => ({ held: held.map((key) => ({ name: `onehall.session ${key}` })) }),
};
Object.defineProperty(navigator, "locks", { value: locks, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  held.length = 0;
  session.value = null;
  givenCode.value = null;
  path.value = "/";
  enrol.mockReset();
});

describe("a session", () => {
  it("comes back in another tab once its own is closed, with what was not read (OCR 18.8)", async () => {
    setSession(ANNA);
    keepUnread([{ key: 1 }]);
    leaveTab(); // the tab is closed: a new one knows nothing
    expect(tabSession()).toBeNull();
    expect((await comeBack())?.name).toBe("Anna");
    expect([tabSession()?.name, unread()]).toEqual(["Anna", [{ key: 1 }]]);
  });
  it("is not taken from another tab unasked, but by who opens its page", () => {
    const [one, two]: [Kept, Kept] = [
      { key: "1", session: ANNA, used: 2 },
      { key: "2", session: CHIEF, used: 1 },
    ];
    const player = (who: Enrolment) => who.role === "PLAYER";
    expect(comingBack([one, two], new Set())?.key).toBe("1");
    expect(comingBack([one, two], new Set(["1"]))?.key).toBe("2");
    expect(comingBack([one, two], new Set(["1", "2"]))).toBeUndefined();
    expect(comingBack([one, two], new Set(["1", "2"]), player)?.key).toBe("1");
    expect(comingBack([one, { ...one, key: "3" }], new Set(["1", "3"]), player)).toBeUndefined();
    expect(comingBack([two], new Set(), player)).toBeUndefined();
  });
  it("ends for the device when it is logged out, and leaves nothing behind", () => {
    setSession(ANNA);
    remember("offer", "x");
    sessionStorage.setItem("draft", "secret");
    setSession(null);
    expect([
      names(),
      sessionStorage.length,
      Object.keys(localStorage).filter((key) => key.startsWith("onehall.of")),
    ]).toEqual([[], 0, []]);
  });
  it("is one of several people's on a machine, each in his tab", async () => {
    setSession(ANNA);
    const anna = tabKey();
    leaveTab();
    held.push(anna);
    setSession(CHIEF);
    expect([names(), tabSession()?.name, [...(await heldElsewhere())]]).toEqual([["Anna", "Chief"], "Chief", [anna]]);
    setSession(null);
    expect(names()).toEqual(["Anna"]);
  });
  it("stays the same when its player goes on to the next game, and a newer code of the seat replaces it", () => {
    setSession(ANNA, "AAAA-AAAA");
    const key = tabKey();
    setSession(person("Anna", { board: "demo/2/1" }));
    expect([tabKey(), keptSessions().map((one) => one.session.board), keptSessions()[0]!.code]).toEqual([
      key,
      ["demo/2/1"],
      "AAAA-AAAA",
    ]);
    leaveTab();
    setSession(person("Anna", { board: "demo/2/1", token: token(4_000_000_001) }));
    expect(keptSessions().length).toBe(1);
  });
  it("is an item of its own, which no other tab writes", () => {
    setSession(ANNA);
    const item = `onehall.session of ${tabKey()}`;
    const before = localStorage.getItem(item);
    leaveTab();
    setSession(CHIEF);
    expect([before === null, localStorage.getItem(item) === before]).toEqual([false, true]);
    localStorage.setItem("onehall.session of x", "damaged");
    expect(names()).toEqual(["Anna", "Chief"]);
  });
  it("is not held by a tab that was left before its lock was granted", async () => {
    const grants: (() => unknown)[] = [];
    const request = locks.request;
    locks.request = (_, __, then) => Promise.resolve(grants.push(then));
    setSession(ANNA);
    leaveTab();
    locks.request = request;
    let isHeld = true;
    void Promise.resolve(grants[0]!()).then(() => {
      isHeld = false;
    });
    await settled();
    expect([grants.length, isHeld]).toEqual([1, false]);
  });
  it("ends in its tab when another tab logs it out, and in no other", () => {
    const ended = vi.fn();
    onLoggedOut(ended);
    setSession(CHIEF);
    const key = tabKey();
    const hear = (of: string) =>
      window.dispatchEvent(new StorageEvent("storage", { key: `onehall.session of ${of}`, newValue: null }));
    hear("another");
    hear(key);
    expect(ended).not.toHaveBeenCalled();
    localStorage.removeItem(`onehall.session of ${key}`);
    hear("another");
    expect(ended).not.toHaveBeenCalled();
    hear(key);
    expect(ended).toHaveBeenCalledOnce();
  });
  it("is no session once its token has run out", () => {
    expect([expiry(token(5)), expiry("opaque")]).toEqual([5_000, Number.MAX_SAFE_INTEGER]);
    keepAsTab(person("Anna", { token: token(5) }));
    expect([keptSessions(5_001), keptSessions(4_999).length]).toEqual([[], 1]);
    forget(tabKey());
    expect(remembered("offer")).toBeNull();
  });
});

describe("a code used where somebody is in already", () => {
  const open = async (code: string) => {
    givenCode.value = code;
    return show(<EnterPage />);
  };

  it("asks before it is used up, and changes cleanly or not at all", async () => {
    setSession(ANNA);
    session.value = null; // the tab on the enter page: its person was left by a closed tab
    leaveTab();
    const root = await open("BBBB-BBBB");
    expect(enrol).not.toHaveBeenCalled();
    expect(root.textContent).toContain("Anna");
    await press(root, t.another.stay);
    expect([names(), givenCode.value]).toEqual([["Anna"], null]);
    enrol.mockResolvedValue(CHIEF);
    const again = await open("BBBB-BBBB");
    await press(again, t.another.logOut);
    expect([names(), (session.value as Enrolment | null)?.name, path.value]).toEqual([["Chief"], "Chief", "/console"]);
  });
  it("keeps both if that is chosen, and logs nobody out for a code that is not good", async () => {
    setSession(ANNA);
    session.value = null;
    leaveTab();
    enrol.mockRejectedValueOnce(new Error("no"));
    const root = await open("BBBB-BBBB");
    await press(root, t.another.logOut);
    expect([names(), buttons(root)]).toEqual([
      ["Anna"],
      expect.arrayContaining([t.enterContinue(`Anna, ${t.role.PLAYER}`)]),
    ]);
    enrol.mockResolvedValue(CHIEF);
    const again = await open("BBBB-BBBB");
    await press(again, t.another.keep);
    expect([names(), (session.value as Enrolment | null)?.name]).toEqual([["Anna", "Chief"], "Chief"]);
  });
  it("asks nothing where the others are in tabs of their own, as in a demonstration", async () => {
    setSession(ANNA);
    held.push(tabKey());
    session.value = null;
    leaveTab();
    enrol.mockResolvedValue(CHIEF);
    const root = await show(<EnterPage />);
    await type(root.querySelector("input")!, "bbbbbbbb");
    await press(root, t.enterGo);
    expect([names(), (session.value as Enrolment | null)?.name]).toEqual([["Anna", "Chief"], "Chief"]);
  });
  it("is the way back for whoever opens the link again that brought him in", async () => {
    setSession(ANNA, "AAAA-AAAA");
    leaveTab();
    session.value = null;
    await open("AAAA-AAAA");
    await settled();
    expect([enrol.mock.calls.length, (session.value as Enrolment | null)?.name, path.value]).toEqual([
      0,
      "Anna",
      "/board",
    ]);
  });
});
