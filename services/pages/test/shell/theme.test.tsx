// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ command: vi.fn(), logOut: vi.fn(), disconnect: vi.fn() }));
/** What the system asks for, and who waits for it to change. */
const system = vi.hoisted(() => {
  const changed: ((now: { matches: boolean }) => void)[] = [];
  const asks = { dark: false, turns: (_dark: boolean) => {} };
  asks.turns = (dark) => {
    asks.dark = dark;
    changed.forEach((tell) => tell({ matches: dark }));
  };
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("dark") && asks.dark,
    addEventListener: (_kind: string, tell: (now: { matches: boolean }) => void) => changed.push(tell),
    removeEventListener: () => {},
  }));
  return asks;
});

import beforePaint from "../../public/theme.js?raw";
import { setSession } from "../../src/network/session";
import type { Enrolment, Role } from "../../src/protocol/protocol";
import { Header } from "../../src/shell/header";
import { chooseTheme, readTheme, shownTheme, theme } from "../../src/shell/theme";
import { MiniBoard } from "../../src/widgets/mini-board";
import { official, officialTables } from "../../src/words/officials";
import { board, who } from "../fixtures";
import { knows, nameOf, settled, show } from "../rendered";

const enters = (role: Role) => setSession({ token: "t", role, name: "X", venue: "", board: "" } as Enrolment);
const shown = () => document.documentElement.dataset.theme;
/** The first thing that a page does when this tab loads it again. */
const atFirstPaint = () => {
  delete document.documentElement.dataset.theme;
  new Function(beforePaint)();
  return shown();
};

beforeEach(() => {
  system.turns(false);
  chooseTheme("SYSTEM");
  enters("CHIEF_ARBITER");
  knows(who("CHIEF_ARBITER"));
});

it("follows the system until an official chooses, then keeps the choice in the browser", async () => {
  system.turns(true);
  expect([shown(), atFirstPaint()]).toEqual(["dark", "dark"]);
  const menu = await show(<Header />);
  const field = [...menu.querySelectorAll("label")].find((one) => nameOf(one).startsWith(official.areas.theme))!;
  const choice = field.querySelector("select")!;
  expect([choice.value, [...choice.options].map((one) => one.value)]).toEqual(["SYSTEM", ["SYSTEM", "LIGHT", "DARK"]]);
  choice.value = "LIGHT";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  expect([theme.value, shown(), readTheme(localStorage.getItem("onehall.theme"))]).toEqual(["LIGHT", "light", "LIGHT"]);
  system.turns(false);
  system.turns(true);
  expect([shown(), atFirstPaint()]).toEqual(["light", "light"]);
  chooseTheme("SYSTEM");
  expect([shown(), atFirstPaint()]).toEqual(["dark", "dark"]);
});

it("leaves pages without that menu as the system asks, and survives what it does not know", () => {
  chooseTheme("DARK");
  for (const role of ["PLAYER", "ASSISTANT", "OPERATOR"] as const) {
    enters(role);
    expect([shown(), atFirstPaint()], role).toEqual(["light", "light"]);
  }
  setSession(null);
  expect(shown()).toBe("light");
  enters("LOCAL_TECHNICAL_ARBITER");
  expect(shown()).toBe("dark");
  expect([readTheme(null), readTheme("PINK")]).toEqual(["SYSTEM", "SYSTEM"]);
});

it("paints the boards of the wall again in other colours", async () => {
  vi.spyOn(globalThis, "getComputedStyle").mockImplementation(
    () => ({ getPropertyValue: (name: string) => `${name} ${shown()}` }) as never,
  );
  const used = new Set<unknown>();
  HTMLCanvasElement.prototype.getContext = (() =>
    new Proxy({}, { get: () => () => undefined, set: (_to, _name, value) => !!used.add(value) })) as never;
  await show(<MiniBoard fen={board().fen} lastMove={null} />);
  expect([...used]).toContain("--square-light light");
  used.clear();
  chooseTheme("DARK");
  await settled();
  expect(shownTheme.value).toBe("dark");
  expect([...used]).toContain("--square-light dark");
});

it("has its dark colours in one place, and none on paper", () => {
  const colours = readFileSync("src/shell/colours.css", "utf8");
  expect(colours.match(/--bg:/g)).toHaveLength(2);
  expect(colours).not.toContain("prefers-color-scheme");
  expect(colours.slice(0, colours.indexOf('[data-theme="dark"]'))).toMatch(/@media screen \{\s*:root$/);
});

it("is worded in both languages", () => {
  const { en, it } = officialTables;
  expect(Object.keys(it.areas.themes)).toEqual(Object.keys(en.areas.themes));
  expect(it.areas.themes).not.toEqual(en.areas.themes);
});
