// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { ScreeningPart } from "../../src/fairplay/screening";
import { state } from "../../src/state/state";
import { screeningWords } from "../../src/words/screening";
import { who } from "../fixtures";
import { knows, press, show } from "../rendered";

describe("the games for a screening tool (APP-I A1)", () => {
  it("are those that are over, and how many are in play is told", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return address.includes("pgn")
        ? new Response("", { headers: { "OneHall-Games-In-Play": asked.length > 2 ? "0" : "3" } })
        : new Response("{}", { status: 503 });
    });
    URL.createObjectURL = () => "blob:x";
    URL.revokeObjectURL = () => {};
    knows(who("CHIEF_ARBITER"));
    const root = await show(<ScreeningPart />);
    asked.length = 1;
    state.value = { ...state.value, notices: [] };
    await press(root, screeningWords.pgn);
    expect(asked.at(-1)).toBe("/api/pgn?round=1&over=true");
    expect(state.value.notices.map((one) => one.text)).toEqual([screeningWords.leftOut(3)]);
    await press(root, screeningWords.pgn);
    expect(state.value.notices).toHaveLength(1);
  });
});
