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

import { ConsolePage } from "../../src/console/console";
import { Finder } from "../../src/console/finder";
import { shown } from "../../src/console/board-selection";
import { path, setSession } from "../../src/network/session";
import type { Enrolment, Role } from "../../src/protocol/protocol";
import { keysOn, turnKeys } from "../../src/shell/keys";
import { HEADER } from "../../src/shell/pages";
import { Shell } from "../../src/shell/shell";
import { update } from "../../src/state/state";
import { official, officialTables } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, disconnection, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

const words = official.keys;

/** The header, the open tasks and the given page, as somebody sees them. */
async function enters(role: Role, venue = "", page = <main />): Promise<HTMLElement> {
  setSession({ token: "t", role, name: "X", venue, venueName: venue, board: "", side: "" } as Enrolment);
  knows(who(role, venue), { boards: [board()] });
  return show(
    <>
      <Shell />
      {page}
    </>,
  );
}
const key = (name: string, more: KeyboardEventInit = {}, at: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  at.dispatchEvent(event);
  return event;
};
/** Presses keys; the address of the page that is open after them. */
const keys = (...names: string[]): string => {
  for (const name of names) key(name);
  return path.value;
};
/** Asks for the sheet of keys, in vain or not. */
const asks = async (): Promise<void> => {
  key("?");
  await settled();
};
const sheet = () => document.querySelector("dialog[open]");
const rows = () =>
  [...sheet()!.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("kbd")].map((one) => one.textContent).join(" "),
  );

beforeEach(async () => {
  await HEADER.load();
  localStorage.clear();
  turnKeys(true);
  path.value = "/reports";
  shown.value = { selected: null, venue: "", round: null, latest: null };
});

describe("the keys of an official", () => {
  it("open the areas, and then their other pages", async () => {
    await enters("CHIEF_ARBITER");
    expect(keys("g", "b")).toBe("/console");
    expect(keys("g", "v")).toBe("/readiness");
    expect(keys("g", "v")).toBe("/floor");
    expect(keys("g", "v")).toBe("/links");
    expect(keys("g", "v")).toBe("/readiness");
    expect(keys("g", "r")).toBe("/timesheet");
    expect(keys("G", "P")).toBe("/setup");
  });
  it("need both keys of an area, one right after the other", async () => {
    await enters("CHIEF_ARBITER");
    expect(keys("b", "v")).toBe("/reports");
    expect(keys("g", "x", "b")).toBe("/reports");
    const late = new KeyboardEvent("keydown", { key: "b", bubbles: true });
    Object.defineProperty(late, "timeStamp", { value: performance.now() + 60_000 });
    key("g");
    document.body.dispatchEvent(late);
    expect(path.value).toBe("/reports");
  });
  it("do what a click on the first alarm does", async () => {
    await enters("CHIEF_ARBITER");
    expect(keys("a")).toBe("/reports");
    update((now) => ({ ...now, cases: new Map([["c1", disconnection()]]) }));
    await settled();
    expect(keys("a")).toBe("/console");
    expect(shown.value.selected).toBe("demo/1/3");
  });
  it("do nothing while somebody types, in a dialog, or with Ctrl, Alt or Meta", async () => {
    const fields = [<input />, <textarea />, <select />, <p contentEditable />];
    for (const field of fields) {
      const root = await enters("CHIEF_ARBITER", "", <main>{field}</main>);
      const typed = root.querySelector("main")!.firstElementChild!;
      key("g", {}, typed);
      const letter = key("b", {}, typed);
      key("?", {}, typed);
      await settled();
      expect([path.value, sheet(), letter.defaultPrevented], typed.tagName).toEqual(["/reports", null, false]);
    }
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
      key("g", held);
      key("b", held);
      key("?", held);
      await settled();
      expect([path.value, sheet()]).toEqual(["/reports", null]);
    }
    await asks();
    expect(sheet()).not.toBeNull();
    expect(keys("g", "b")).toBe("/reports");
  });
  it("are nobody's on the page of a player or an assistant, or of an operator", async () => {
    for (const role of ["PLAYER", "ASSISTANT", "OPERATOR"] as const) {
      await enters(role);
      expect(keys("g", "r"), role).toBe("/reports");
      await asks();
      expect(sheet(), role).toBeNull();
    }
  });
});

describe("the sheet of keys", () => {
  it("lists what this role can do, and nothing else", async () => {
    await enters("CHIEF_ARBITER");
    await asks();
    expect(rows()).toEqual(["/", "g b", "g v", "g r", "g p", "a", "Esc", "?"]);
    await press(sheet()!, t.close);
    expect(sheet()).toBeNull();
  });
  it("leaves out areas that a role may not open", async () => {
    await enters("FAIR_PLAY_PANEL");
    await asks();
    expect(rows()).not.toContain("g b");
    expect(rows()).not.toContain("/");
    expect(rows()).not.toContain("g v");
    expect(rows()).toContain("g r");
    expect(keys("g", "b")).toBe("/reports");
  });
  it("is found in the menu, also when the keys are turned off there", async () => {
    const root = await enters("LOCAL_CHIEF_ARBITER", "rome", <Finder round={1} onShow={() => {}} />);
    const find = root.querySelector<HTMLInputElement>("[role=combobox]")!;
    expect([find.placeholder, find.getAttribute("aria-keyshortcuts")]).toEqual([`${t.find.short} ( / )`, "/"]);
    const menu = root.querySelector(".own-menu")!;
    expect(buttons(menu)).toContain(words.title);
    const use = [...menu.querySelectorAll("label")].find((one) => one.textContent!.trim() === words.use)!;
    use.querySelector("input")!.click();
    await settled();
    expect([keysOn.value, localStorage.getItem("onehall.keys")]).toEqual([false, "OFF"]);
    for (const off of ["g", "b", "a", "?"]) expect(key(off).defaultPrevented).toBe(false);
    key("/");
    expect([path.value, sheet(), document.activeElement === find]).toEqual(["/reports", null, false]);
    expect([find.placeholder, find.getAttribute("aria-keyshortcuts")]).toEqual([t.find.short, null]);
    await press(menu, words.title);
    expect(sheet()!.textContent).toContain(words.off);
    sheet()!.querySelector<HTMLInputElement>("input")!.click();
    await settled();
    expect([keysOn.value, localStorage.getItem("onehall.keys")]).toEqual([true, null]);
    await press(sheet()!, t.close);
    const slash = key("/");
    await settled();
    expect([path.value, document.activeElement === find]).toEqual(["/console", true]);
    expect([slash.defaultPrevented, find.value]).toEqual([true, ""]);
  });
  it("is worded in both languages", () => {
    const { en, it } = officialTables;
    for (const word of Object.keys(en.keys) as (keyof typeof en.keys)[])
      expect(String(it.keys[word]), word).not.toBe(String(en.keys[word]));
  });
});

describe("Escape", () => {
  it("closes an open menu wherever the focus is, also when single-letter keys are off", async () => {
    turnKeys(false);
    const root = await enters("CHIEF_ARBITER");
    const menu = root.querySelector<HTMLDetailsElement>(".shell-menu details")!;
    menu.open = true;
    key("Escape");
    expect([menu.open, document.activeElement]).toEqual([false, menu.querySelector("summary")]);
    menu.open = true;
    await asks();
    await press(menu, words.title);
    menu.open = true; // below the sheet
    key("Escape", {}, sheet()!);
    expect(menu.open).toBe(true);
  });
  it("closes the open board and leaves the focus on it, but not out of a form, a menu or a dialog", async () => {
    const root = await enters("CHIEF_ARBITER", "", <ConsolePage />);
    shown.value = { ...shown.value, selected: "demo/1/3" };
    await settled();
    const menu = root.querySelector<HTMLDetailsElement>("details.menu")!;
    menu.open = true;
    key("Escape");
    expect([menu.open, shown.value.selected]).toEqual([false, "demo/1/3"]);
    const form = document.createElement("form");
    form.append(document.createElement("button"));
    root.append(form);
    key("Escape", {}, form.firstElementChild!);
    expect(shown.value.selected).toBe("demo/1/3");
    await asks();
    key("Escape", {}, sheet()!);
    expect(shown.value.selected).toBe("demo/1/3");
    await press(sheet()!, t.close);
    key("Escape");
    await settled();
    expect([shown.value.selected, document.activeElement?.getAttribute("data-board")]).toEqual([null, "demo/1/3"]);
  });
});
