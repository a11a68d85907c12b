// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
  logOut: () => {},
}));

import { Header } from "../../src/shell/header";
import { t } from "../../src/words/words";
import { who } from "../fixtures";
import { knows, nameOf, press, settled, show } from "../rendered";

/** The own menu of a Chief Arbiter, open, and the page it belongs to. */
async function ownMenu() {
  knows(who("CHIEF_ARBITER"));
  const root = await show(<Header />);
  const menu = root.querySelector<HTMLDetailsElement>(".shell-menu details")!;
  menu.open = true;
  return { root, menu };
}

it("closes its menu when it asks whether to log out, and gives the focus back to its name", async () => {
  const { root, menu } = await ownMenu();
  const leave = [...menu.querySelectorAll("button")].find((one) => nameOf(one) === t.leave)!;
  leave.focus();
  leave.click();
  expect(document.activeElement).toBe(menu.querySelector("summary"));
  await settled();
  expect([menu.open, root.querySelector("dialog")?.open]).toEqual([false, true]);
  await press(root, t.stay);
  expect([menu.open, root.querySelector("dialog")]).toEqual([false, null]);
});

it("leaves its menu open while the sound is chosen", async () => {
  const { menu } = await ownMenu();
  menu.querySelector("select")!.click();
  menu.querySelector("legend")!.click();
  await settled();
  expect(menu.open).toBe(true);
});
