import { describe, expect, it } from "vitest";
import {
  bestOffset,
  controlBase,
  formatClock,
  formatSpan,
  remaining,
  sampleOffset,
  untilNextChange,
} from "../../src/clock/clock";

describe("formatClock", () => {
  it.each([
    [5_400_000, "1:30:00"],
    [5_399_999, "1:30:00"],
    [5_399_000, "1:29:59"],
    [843_000, "0:14:03"],
    [20_001, "0:00:21"],
    [20_000, "0:00:20.0"],
    [19_999, "0:00:20.0"],
    [19_900, "0:00:19.9"],
    [101, "0:00:00.2"],
    [1, "0:00:00.1"],
    [0, "0:00:00.0"],
    [-5, "0:00:00.0"],
  ])("shows %i ms as %s, rounded up, tenths from 20 s down", (left, text) => expect(formatClock(left)).toBe(text));

  it("shows zero only when nothing is left, also without tenths", () => {
    expect(formatClock(1, false)).toBe("0:00:01");
    expect(formatClock(0, false)).toBe("0:00:00");
  });

  it("keeps its text until the next change and not longer", () => {
    for (const left of [5_400_000, 61_234, 20_050, 20_000, 19_950, 730, 100, 1]) {
      const wait = untilNextChange(left);
      expect(formatClock(left - wait + 1)).toBe(formatClock(left));
      if (left - wait > 0) expect(formatClock(left - wait)).not.toBe(formatClock(left));
    }
  });
});

describe("remaining", () => {
  const clocks = { whiteMs: 60_000, blackMs: 30_000, running: "WHITE" as const, at: 1_000_000, flagAt: 1_060_000 };
  it("charges the running side only", () => {
    expect(remaining(clocks, "WHITE", 1_010_000)).toBe(50_000);
    expect(remaining(clocks, "BLACK", 1_010_000)).toBe(30_000);
  });
  it("never goes below zero nor above the server's value", () => {
    expect(remaining(clocks, "WHITE", 2_000_000)).toBe(0);
    expect(remaining(clocks, "WHITE", 999_000)).toBe(60_000);
  });
  it("stands still while nothing runs", () =>
    expect(remaining({ ...clocks, running: null }, "WHITE", 2_000_000)).toBe(60_000));
});

describe("server time", () => {
  it("takes the stamp to lie in the middle of the trip", () =>
    expect(sampleOffset(100, 140, 5_000_120)).toEqual({ roundTrip: 40, offset: 5_000_000 }));
  it("trusts the quickest trip", () =>
    expect(
      bestOffset([
        { roundTrip: 40, offset: 1 },
        { roundTrip: 8, offset: 2 },
        { roundTrip: 90, offset: 3 },
      ]),
    ).toBe(2));
  it("knows nothing without a trip", () => expect(bestOffset([])).toBeUndefined());
});

it("reads time controls and nothing else", () => {
  expect(controlBase("25+10")).toBe(1_500_000);
  expect(controlBase(" 3 + 2 ")).toBe(180_000);
  for (const wrong of ["", "25", "0+10", "25+", "a+b", "25+10+5"]) expect(controlBase(wrong)).toBeUndefined();
});

it("writes spans", () => expect([42_000, 843_000, 3_729_000].map(formatSpan)).toEqual(["0:42", "14:03", "1:02:09"]));
