import { describe, expect, it } from "vitest";
import {
  asComputed,
  corrections,
  decision,
  isCount,
  isDecided,
  signed,
  withSeen,
} from "../../src/decision/clock-corrections";
import type { Order, Proposal } from "../../src/protocol/protocol";

const proposal = (more: Partial<Proposal> = {}): Proposal => ({
  board: "demo/1/3",
  whiteMs: 2_000_000,
  blackMs: 1_500_000,
  proposedWhiteMs: 2_460_500,
  proposedBlackMs: 1_900_000,
  whiteMoves: 12,
  blackMoves: 11,
  needsDecision: false,
  text: "",
  ...more,
});
const about: Order = { kind: "CORRECT_SETTING", reason: "wrong setting", whiteControl: "90+30" };

describe("the correction of a setting (DEC-19)", () => {
  it("is shown as computed, times and move counters, and may stand like that", () => {
    expect(asComputed(proposal())).toEqual({ white: "0:41:01", black: "0:31:40", whiteMoves: "12", blackMoves: "11" });
    expect(isDecided(asComputed(proposal()))).toBe(true);
    expect([signed(2_460_000), signed(-120_000)]).toEqual(["0:41:00", "−0:02:00"]);
  });
  it.each([0, -120_000])("waits for another value where %i ms would be left", (proposedBlackMs) => {
    const edit = asComputed(proposal({ proposedBlackMs }));
    expect(isDecided(edit)).toBe(false);
    expect(isDecided({ ...edit, black: "0" })).toBe(false);
    expect(isDecided({ ...edit, black: "-5:00" })).toBe(false);
    expect(isDecided({ ...edit, black: "5:00" })).toBe(true);
  });
  it.each(["", "x", "-1", "1.5", "10001"])("takes no %j for a number of moves", (text) => {
    expect(isCount(text)).toBe(false);
    expect(isDecided({ ...asComputed(proposal()), whiteMoves: text })).toBe(false);
  });
  it("sends only what the arbiter changed, so that the other values are those of the moment it is carried out", () => {
    const edit = asComputed(proposal());
    expect(decision(proposal(), edit)).toEqual({});
    expect(decision(proposal(), { ...edit, blackMoves: "12" })).toEqual({ blackMoves: 12 });
    expect(decision(proposal(), { ...edit, white: "40:00", whiteMoves: "0" })).toEqual({
      whiteMs: 2_400_000,
      whiteMoves: 0,
    });
  });
  it("is one order for the scope as long as every proposal stands, else one for each board", () => {
    const other = proposal({ board: "demo/1/4" });
    const edits = [
      { proposal: proposal(), edit: asComputed(proposal()) },
      { proposal: other, edit: asComputed(other) },
    ];
    expect(corrections(about, [{ venue: "rome", round: 1 }], edits)).toEqual([{ ...about, venue: "rome", round: 1 }]);
    edits[1]!.edit = { ...edits[1]!.edit, whiteMoves: "13" };
    expect(corrections(about, [{ venue: "rome", round: 1 }], edits)).toEqual([
      { ...about, board: "demo/1/3" },
      { ...about, board: "demo/1/4", whiteMoves: 13 },
    ]);
  });
});

describe("orders about the clocks of one board (OCR 19.5)", () => {
  const shown = new Map([["demo/1/3", 2]]);
  it("tell how many changes the page showed", () => {
    expect(withSeen({ kind: "ADD_TIME", board: "demo/1/3", whiteMs: 60_000 }, shown).seen).toBe(2);
    expect(withSeen({ kind: "SET_TIMES", board: "demo/1/4", whiteMs: 60_000 }, shown).seen).toBe(0);
  });
  it("tell nothing of other orders", () => {
    expect("seen" in withSeen({ kind: "PAUSE", board: "demo/1/3" }, shown)).toBe(false);
    expect(withSeen({ kind: "ADD_TIME", venue: "rome", whiteMs: 60_000 }, shown).seen).toEqual({ "1/3": 2 });
    expect("seen" in withSeen({ kind: "PAUSE", venue: "rome" }, shown)).toBe(false);
  });
});
