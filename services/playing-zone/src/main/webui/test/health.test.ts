import { describe, expect, it } from "vitest";
import { byHealth, health, points } from "../src/health";
import type { LinkRow } from "../src/protocol";

const row = (number: number, more: Partial<LinkRow> = {}): LinkRow => ({
  board: `demo/1/${number}`, number, side: "WHITE", player: "Anna", venue: "rome", venueName: "Rome", link: "UP", inPlay: true, away: false, meeting: null,
  address: "10.0.0.1", since: 1, lastSeen: 2, takeovers: [], course: [], samples: [{ at: 1, ms: 20, jitterMs: 1, latePercent: 0 }], ...more,
});
const sampled = (ms: number, latePercent: number): Partial<LinkRow> => ({ samples: [{ at: 1, ms: 9, jitterMs: 0, latePercent: 0 }, { at: 2, ms, jitterMs: 1, latePercent }] });

describe("the health of a link", () => {
  it("is its state, and for one that is up its last sample", () => {
    expect(health(row(1, { link: "DOWN", ...sampled(900, 50) }))).toBe("LOST");
    expect(health(row(1, { link: "SUSPECT" }))).toBe("DOUBTFUL");
    expect(health(row(1, { link: "NONE" }))).toBe("NEVER");
    expect(health(row(1, sampled(500, 5)))).toBe("GOOD");
    expect(health(row(1, sampled(501, 0)))).toBe("POOR");
    expect(health(row(1, sampled(20, 6)))).toBe("POOR");
    expect(health(row(1, { samples: [] }))).toBe("GOOD");
  });

  it("puts first what to see to first", () => {
    const rows = [row(1), row(1, { side: "BLACK" }), row(2, { link: "NONE", inPlay: false }), row(3, { link: "NONE" }), row(4, sampled(20, 40)), row(5, { link: "DOWN" })];
    expect(byHealth(rows).map((one) => `${one.number} ${one.side}`)).toEqual(["5 WHITE", "3 WHITE", "2 WHITE", "4 WHITE", "1 WHITE", "1 BLACK"]);
  });
});

describe("the chart of a link", () => {
  it("spans its time, its top the slowest answer or 100 ms", () => {
    expect(points([], 0, 100, 160, 24)).toEqual([]);
    expect(points([{ at: 0, ms: 50, jitterMs: 0, latePercent: 0 }, { at: 50, ms: 0, jitterMs: 0, latePercent: 3 }], 0, 100, 160, 24))
      .toEqual([{ x: 0, y: 12, late: false }, { x: 80, y: 24, late: true }]);
    expect(points([{ at: 100, ms: 400, jitterMs: 0, latePercent: 0 }], 0, 100, 160, 24)).toEqual([{ x: 160, y: 0, late: false }]);
  });
});
