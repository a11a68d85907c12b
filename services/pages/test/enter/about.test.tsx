// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: vi.fn(),
  send: () => {},
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { EnterPage } from "../../src/enter/enter";
import { show } from "../rendered";
import { tables } from "../../src/words/words";

it("names the authors of the pieces and their licence on the first page", async () => {
  const about = (await show(<EnterPage />)).querySelector("details.about")!;
  expect(about.textContent).toContain("Cburnett and Rfc1394 (Wikimedia Commons), modified by shaack");
  const licence = about.querySelector("a")!;
  expect(licence.href).toBe("https://creativecommons.org/licenses/by-sa/3.0/");
  expect(licence.textContent).toBe("CC BY-SA 3.0");
  expect(tables.it.about.pieces).toContain("Cburnett e Rfc1394");
});
