// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
const sheets = vi.hoisted(() => vi.fn());
vi.mock("../../src/network/session", async (real) => ({ ...(await real<object>()), fetchSheets: sheets }));

import { TimeSheetPage } from "../../src/round/time-sheet";
import { officialTables } from "../../src/words/officials";
import { competition, who } from "../fixtures";
import { headersBesideNumbers, knows, settled, show } from "../rendered";

const requested = (at: string) => officialTables.en.timeline.step.PAUSE_FAILED({ at } as never);
const AT = Date.UTC(2026, 2, 1, 14, 0, 0);
const row = {
  board: 1,
  white: "Anna",
  black: "Boris",
  whiteMoves: 10,
  blackMoves: 10,
  whiteMs: 600_000,
  blackMs: 500_000,
  expectedMs: 1_100_000,
  sumRight: true,
  running: "WHITE",
  status: "PLAYING",
  changes: [
    {
      at: AT,
      attempt: 1,
      ply: 20,
      kind: "PAUSE_FAILED",
      group: "CLOCK",
      side: null,
      by: "",
      name: "",
      article: "",
      text: "",
      details: { wanted: String(AT - 60_000) },
      before: null,
      after: null,
      ms: null,
      ruling: null,
    },
  ],
};

it("a time sheet has its headers above its numbers, and all times in one zone", async () => {
  knows(who("CHIEF_ARBITER"), {
    competition: { ...competition(), venues: [{ id: "rome", name: "Rome", timeZone: "Asia/Tokyo" }] as never },
  });
  sheets.mockResolvedValue([{ id: "s1", round: 1, at: AT, rows: [row] }]);
  const root = await show(<TimeSheetPage />);
  await settled();
  expect(root.querySelectorAll("td.number").length).toBeGreaterThan(0);
  expect(headersBesideNumbers(root)).toEqual([]);
  expect(root.querySelector(".sheet li")!.textContent).toContain(`23:00:00: ${requested("22:59:00")}`);
});
