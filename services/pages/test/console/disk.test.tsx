// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: vi.fn(),
  send: () => {},
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { ConsolePage } from "../../src/console/console";
import type { ServerFrame } from "../../src/protocol/protocol";
import { state } from "../../src/state/state";
import { reduce } from "../../src/state/reduce";
import { EMPTY } from "../../src/state/app-state";
import { t } from "../../src/words/words";
import { board, who } from "../fixtures";
import { knows, show } from "../rendered";

const GIB = 2 ** 30;
const disk = (level: "ENOUGH" | "LOW" | "NO_NEW_ROUND" | "FULL", free: number): ServerFrame => ({
  t: "disk",
  level,
  free,
});

describe("the hall's disk", () => {
  async function told(...frames: ServerFrame[]): Promise<Element | null> {
    knows(who("LOCAL_CHIEF_ARBITER", "rome"), { boards: [board()] });
    for (const frame of frames) state.value = reduce(state.value, frame, 0);
    return (await show(<ConsolePage />)).querySelector(`[aria-label="${t.disk.label}"]`);
  }

  it("stands on an arbiter's console as long as it is nearly full, louder as it fills", async () => {
    expect(await told()).toBeNull();
    const low = (await told(disk("LOW", 1.5 * GIB)))!;
    expect(low.textContent).toContain(
      "The server's disk is nearly full: only 1.5 GB are free. Please ask the operator to free some space on the disk.",
    );
    expect(low.getAttribute("role")).toBe("status");
    const rounds = (await told(disk("LOW", 1.5 * GIB), disk("NO_NEW_ROUND", 400 * 2 ** 20)))!;
    expect(rounds.textContent).toContain("only 400 MB");
    expect(rounds.textContent).toContain("no round");
    expect(rounds.getAttribute("role")).toBe("alert");
    expect((await told(disk("FULL", 0)))!.textContent).toContain("All games will stop soon");
    expect(await told(disk("FULL", 0), disk("ENOUGH", 30 * GIB))).toBeNull();
  });

  it("is forgotten with a new connection, which tells it again while it is low", () => {
    const snapshot: ServerFrame = {
      t: "snapshot",
      boards: [],
      cases: [],
      outages: [],
      calls: [],
      rulings: [],
      orders: [],
      alarms: [],
      premises: [],
      sheets: 0,
      standstill: null,
    };
    expect(reduce(reduce(EMPTY, disk("LOW", GIB), 0), snapshot, 0).disk).toBeNull();
  });
});
