// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  logOut: () => {},
  moveTo: () => {},
}));

import type { Lost } from "../../src/network/coming-back";
import { returning } from "../../src/network/returning";
import { enterMessage, session, setSession } from "../../src/network/session";
import {
  isOwnDevice,
  keptSessions,
  leaveTab,
  names,
  setOwnDevice,
  tabKey,
  tabSession,
} from "../../src/network/kept-sessions";
import type { Enrolment } from "../../src/protocol/protocol";
import { EnterPage, givenCode } from "../../src/enter/enter";
import { lostSeatWords as english } from "../../src/words/en/lost-seat";
import { lostSeatWords as italian } from "../../src/words/it/lost-seat";
import { t } from "../../src/words/words";
import { buttons, press, settled, show } from "../rendered";

const { comingBackTo, forgetLeft, lostBy, lostText } = await returning();

const token = (exp: number): string => `h.${btoa(JSON.stringify({ exp }))}.s`;
const person = (name: string, more: Partial<Enrolment> = {}): Enrolment =>
  ({
    token: token(4_000_000_000),
    role: "PLAYER",
    name,
    venue: "rome",
    venueName: "Rome",
    board: "demo/1/1",
    side: "WHITE",
    competitionId: "demo",
    ...more,
  }) as Enrolment;
const ANNA = person("Anna");
const CHIEF = person("Chief", { role: "CHIEF_ARBITER", board: "", side: "" as never });

/** The sessions that other tabs of the browser have. */
const held: string[] = [];
const locks = {
  request: (_: string, __: unknown, then: () => unknown) => Promise.resolve(then()),
  query: async () => ({ held: held.map((key) => ({ name: `onehall.session ${key}` })) }),
};
const browserWith = (these: typeof locks | undefined) =>
  Object.defineProperty(navigator, "locks", { value: these, configurable: true });

/** What the zone says about the session of a token. */
const asked: [string, string][] = [];
function zone(status: number, body: object): void {
  vi.stubGlobal("fetch", async (address: string, init?: { headers?: Record<string, string> }) => {
    asked.push([address, init?.headers?.["authorization"] ?? ""]);
    return new Response(JSON.stringify(body), { status });
  });
}
const ended = (why: string) => zone(401, { code: "TOKEN_NEEDED", details: { ended: why } });

/** A person who entered in a tab that was closed. */
function entered(who: Enrolment, own = false): string {
  setSession(who, undefined, own);
  const key = tabKey();
  leaveTab();
  session.value = null;
  return key;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  held.length = 0;
  asked.length = 0;
  session.value = null;
  givenCode.value = null;
  enterMessage.value = "";
  browserWith(locks);
  zone(200, { over: false });
});

describe("a device that comes back", () => {
  it("is at its seat, after asking the zone with its own token", async () => {
    entered(ANNA);
    expect(await comingBackTo()).toEqual({ session: ANNA, message: "" });
    expect([asked, tabSession()?.name]).toEqual([[["/api/session", `Bearer ${ANNA.token}`]], "Anna"]);
  });
  it("says which of the reasons ended its seat, and forgets it", async () => {
    for (const why of ["NEWER_DEVICE", "LOGGED_OUT", "SHUT_OUT", "DISMISSED", "PLACE_GONE"] as const) {
      entered(ANNA);
      ended(why);
      expect(await comingBackTo()).toEqual({ session: null, message: english[why] });
      expect([names(), tabKey()]).toEqual([[], ""]);
    }
  });
  it("says only that it has ended, if the zone gives no reason that it knows", async () => {
    for (const why of ["SOMETHING_NEW", ""]) {
      entered(ANNA);
      ended(why);
      expect((await comingBackTo()).message).toBe(t.enterExpired);
    }
  });
  it("is at its seat if nothing answers, or the zone is not ready: the connection tries again", async () => {
    zone(503, { code: "UNAVAILABLE" });
    expect(await lostBy(ANNA)).toBeNull();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    entered(ANNA);
    expect((await comingBackTo()).session?.name).toBe("Anna");
  });
  it("does not come back by itself to an official round, but on request (OCR 17.11)", async () => {
    entered(ANNA);
    zone(200, { over: true });
    expect(await comingBackTo()).toEqual({ session: null, message: english.ROUND_OVER });
    const root = await show(<EnterPage />);
    await press(root, t.enterContinue(`Anna, ${t.role.PLAYER}`));
    expect((session.value as Enrolment | null)?.name).toBe("Anna");
  });
  it("is offered by the role only, if the name says no more", async () => {
    entered({ ...ANNA, name: t.role.PLAYER });
    zone(200, { over: true });
    await comingBackTo();
    expect(buttons(await show(<EnterPage />))).toContain(t.enterContinue(t.role.PLAYER));
  });
  it("says once that its twelve hours are over, and asks nobody", async () => {
    entered(person("Anna", { token: token(5) }));
    expect((await comingBackTo()).message).toBe(english.EXPIRED);
    expect([await comingBackTo(), asked]).toEqual([{ session: null, message: "" }, []]);
    expect(await lostBy(person("Anna", { token: token(5) }))).toBe("EXPIRED");
  });
  it("has all reasons in both languages", () => {
    for (const why of Object.keys(english) as Lost[])
      expect([lostText(why), italian[why].length > 20, italian[why] === english[why]]).toEqual([
        english[why],
        true,
        false,
      ]);
  });
});

describe("an official's session", () => {
  it("ends with its last tab, so that a stranger who opens the browser is not let in", async () => {
    entered(CHIEF);
    expect(await comingBackTo()).toEqual({ session: null, message: "" });
    expect(names()).toEqual([]);
  });
  it("stays while another tab has it", async () => {
    held.push(entered(CHIEF));
    await forgetLeft();
    expect(keptSessions().map((one) => one.session.name)).toEqual(["Chief"]);
    expect((await comingBackTo(() => true)).session?.name).toBe("Chief");
  });
  it("stays on his own device, as a player's does on every device", async () => {
    entered(CHIEF, true);
    expect((await comingBackTo()).session?.name).toBe("Chief");
    expect(isOwnDevice()).toBe(true);
    setOwnDevice(false);
    leaveTab();
    expect((await comingBackTo()).session).toBeNull();
  });
  it("can be his own device's later, too; a seat needs no such word", () => {
    setSession(CHIEF);
    expect(isOwnDevice()).toBe(false);
    setOwnDevice(true);
    expect([isOwnDevice(), keptSessions().length]).toEqual([true, 1]);
    leaveTab();
    setSession(ANNA);
    expect(isOwnDevice()).toBeUndefined();
  });
  it("is not offered once its tab is closed, even on a page that was open before", async () => {
    const key = entered(CHIEF);
    held.push(key);
    const root = await show(<EnterPage />);
    held.length = 0;
    await press(root, t.enterContinue(`Chief, ${t.role.CHIEF_ARBITER}`));
    await settled();
    expect([session.value, names(), enterMessage.value]).toEqual([null, [], t.enterExpired]);
  });
  it("of the operator says how to come back when it ended with its tab, ran out or was ended (OCR 16.1)", async () => {
    const operator = person("", { role: "OPERATOR", board: "", side: "" as never, competitionId: "" });
    for (const text of [english, italian])
      for (const key of ["OPERATOR", "OPERATOR_LEFT"] as const) expect(text[key]).toContain("./onehall operator");
    entered(operator);
    expect(await comingBackTo()).toEqual({ session: null, message: english.OPERATOR_LEFT });
    expect(await comingBackTo()).toEqual({ session: null, message: "" });
    entered({ ...operator, token: token(5) });
    expect((await comingBackTo()).message).toBe(english.OPERATOR);
    entered(operator, true);
    ended("NEWER_DEVICE");
    expect((await comingBackTo()).message).toBe(english.OPERATOR);
    held.push(entered(operator));
    const root = await show(<EnterPage />);
    held.length = 0;
    await press(root, t.enterContinue(t.role.OPERATOR));
    await settled();
    expect(enterMessage.value).toBe(english.OPERATOR_LEFT);
    expect(t.enterUsed).toContain("./onehall operator");
  });
  it("is neither offered nor removed where the browser does not say which tabs there are", async () => {
    browserWith(undefined);
    entered(CHIEF);
    expect((await comingBackTo()).session).toBeNull();
    expect(names().length).toBe(1);
    expect((await show(<EnterPage />)).textContent).not.toContain("Chief");
  });
});
