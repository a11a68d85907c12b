// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { EnterPage, givenCode, SIGN_IN } from "../../src/enter/enter";
import { enterMessage, path, session, setSession } from "../../src/network/session";
import { keptSessions, leaveTab } from "../../src/network/kept-sessions";
import { t, tables } from "../../src/words/words";
import { refusalWords } from "../../src/words/hall-words";
import { buttons, nameOf, press, settled, show } from "../rendered";

const DOOR = { name: "Federation", address: "https://hall.example.org/api/sign-in/start" };
const LIA = {
  token: `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`,
  role: "LOCAL_CHIEF_ARBITER",
  name: "Lia",
  venue: "rome",
  venueName: "Rome",
  board: "",
  side: "",
  competitionId: "cup",
};
const asked: [string, RequestInit | undefined][] = [];
const left = vi.fn();

/** A hall whose addresses give these answers. */
function hall(door: object, entry: { status: number; body: object }): void {
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    const { status, body } = init?.method === "POST" ? entry : { status: 200, body: door };
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  asked.length = 0;
  session.value = null;
  givenCode.value = null;
  enterMessage.value = "";
  path.value = "/";
  left.mockReset();
  vi.spyOn(location, "assign").mockImplementation(left);
});

describe("the button of a provider", () => {
  it("leads officials to it, and says so in both languages", async () => {
    hall(DOOR, { status: 500, body: {} });
    const root = await show(<EnterPage />);
    expect([tables.en.signIn("Federation"), tables.it.signIn("Federation")]).toEqual([
      "Sign in with Federation",
      "Accedi con Federation",
    ]);
    expect([tables.en.signInHint, tables.it.signInHint]).toEqual([
      "This sign-in is for officials. Players enter with their code.",
      "Questo accesso è per gli ufficiali. I giocatori entrano con il codice.",
    ]);
    expect(root.textContent).toContain(t.signInHint);
    await press(root, t.signIn("Federation"));
    expect(left.mock.calls).toEqual([[DOOR.address]]);
    expect(asked.map(([address]) => address)).toEqual(["/api/sign-in"]);
  });
  it("is not there without a provider, nor when nothing answers", async () => {
    hall({ name: "", address: "" }, { status: 500, body: {} });
    expect(buttons(await show(<EnterPage />))).toEqual([t.enterGo]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    const root = await show(<EnterPage />);
    expect([buttons(root), root.textContent!.includes(t.signInHint)]).toEqual([[t.enterGo], false]);
  });
});

describe("who comes back from the provider", () => {
  it("is in, by his device, without a code", async () => {
    hall(DOOR, { status: 200, body: LIA });
    givenCode.value = SIGN_IN;
    await show(<EnterPage />);
    await settled();
    expect([session.value?.name, path.value, givenCode.value]).toEqual(["Lia", "/console", null]);
    const [, init] = asked.find(([, one]) => one?.method === "POST")!;
    expect(JSON.parse(init!.body as string)).toEqual({ device: expect.stringMatching(/^[0-9A-Z]{8}$/) });
    expect(keptSessions().map((one) => one.code)).toEqual([undefined]);
  });
  it("is told why he is not in, in both languages, and may type a code", async () => {
    const details = { provider: "Federation", who: "Ugo" };
    hall(DOOR, { status: 403, body: { code: "SIGN_IN_NO_OFFICE", detail: "You have no office.", details } });
    givenCode.value = SIGN_IN;
    const root = await show(<EnterPage />);
    await settled();
    expect(root.querySelector("[role=alert]")!.textContent).toBe("You have no office.");
    expect(refusalWords("SIGN_IN_NO_OFFICE", "x", "it", details)).toMatch(/con Federation come Ugo.*codice/);
    expect([
      session.value,
      root.querySelector("input")!.value,
      [...root.querySelectorAll("button")].map(nameOf),
    ]).toEqual([null, "", [t.enterGo, t.signIn("Federation")]]);
  });
  it("is asked first where somebody else is in", async () => {
    setSession({ ...LIA, name: "Anna", role: "CHIEF_ARBITER" } as never);
    session.value = null;
    leaveTab();
    hall(DOOR, { status: 200, body: LIA });
    givenCode.value = SIGN_IN;
    const root = await show(<EnterPage />);
    expect(root.textContent).toContain("Anna");
    expect(asked.some(([, one]) => one?.method === "POST")).toBe(false);
    await press(root, t.another.logOut);
    expect(keptSessions().map((one) => one.session.name)).toEqual(["Lia"]);
  });
});
