import { describe, expect, it } from "vitest";
import { byBoard, health, outages, points, stretches, top } from "../../src/venue/link-health";
import type { LinkRow } from "../../src/protocol/protocol";

const row = (number: number, more: Partial<LinkRow> = {}): LinkRow => ({
  board: `demo/1/${number}`,
  number,
  side: "WHITE",
  player: "Anna",
  venue: "rome",
  venueName: "Rome",
  link: "UP",
  inPlay: true,
  away: false,
  meeting: null,
  address: "10.0.0.1",
  since: 1,
  lastSeen: 2,
  takeovers: [],
  course: [],
  samples: [{ at: 1, ms: 20, jitterMs: 1, latePercent: 0 }],
  ...more,
});
const sampled = (ms: number, latePercent: number): Partial<LinkRow> => ({
  samples: [
    { at: 1, ms: 9, jitterMs: 0, latePercent: 0 },
    { at: 2, ms, jitterMs: 1, latePercent },
  ],
});

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

  it("moves no row: they stand as the boards do", () => {
    const rows = [row(10), row(2, { side: "BLACK" }), row(3, { link: "NONE" }), row(2, { link: "DOWN" })];
    expect(byBoard(rows).map((one) => `${one.number} ${one.side}`)).toEqual([
      "2 WHITE",
      "2 BLACK",
      "3 WHITE",
      "10 WHITE",
    ]);
  });
});

describe("the chart of a link", () => {
  const sample = (at: number, ms = 20) => ({ at, ms, jitterMs: 0, latePercent: 0 });

  it("marks when the line was lost, also from before and until now", () => {
    const course: LinkRow["course"] = [
      { at: 5, state: "DOWN" },
      { at: 20, state: "UP" },
      { at: 40, state: "SUSPECT" },
      { at: 42, state: "DOWN" },
      { at: 50, state: "UP" },
      { at: 90, state: "DOWN" },
    ];
    expect(outages(course, 10, 100)).toEqual([
      { from: 10, to: 20 },
      { from: 42, to: 50 },
      { from: 90, to: 100 },
    ]);
    expect(outages(course.slice(0, 2), 20, 100)).toEqual([]);
    expect(outages([], 10, 100)).toEqual([]);
  });

  it("draws no line through a loss", () => {
    const samples = [sample(10), sample(20), sample(60), sample(70)];
    expect(stretches(samples, [{ from: 30, to: 50 }]).map((part) => part.map((one) => one.at))).toEqual([
      [10, 20],
      [60, 70],
    ]);
    expect(stretches(samples, []).map((part) => part.length)).toEqual([4]);
    expect(stretches([], [{ from: 30, to: 50 }])).toEqual([]);
  });

  it("has one scale in all its parts", () => {
    expect(top([sample(1, 20)])).toBe(100);
    expect(top([sample(1, 20), sample(2, 400)])).toBe(400);
    expect(points([sample(0, 100)], 0, 100, 160, 24, 400)).toEqual([{ x: 0, y: 18, late: false }]);
  });

  it("spans its time, its top the slowest answer or 100 ms", () => {
    expect(points([], 0, 100, 160, 24)).toEqual([]);
    expect(
      points(
        [
          { at: 0, ms: 50, jitterMs: 0, latePercent: 0 },
          { at: 50, ms: 0, jitterMs: 0, latePercent: 3 },
        ],
        0,
        100,
        160,
        24,
      ),
    ).toEqual([
      { x: 0, y: 12, late: false },
      { x: 80, y: 24, late: true },
    ]);
    expect(points([{ at: 100, ms: 400, jitterMs: 0, latePercent: 0 }], 0, 100, 160, 24)).toEqual([
      { x: 160, y: 0, late: false },
    ]);
  });
});
