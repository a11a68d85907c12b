import { describe, expect, it } from "vitest";
import { mayBeMissed, outcomes, winner } from "../src/corrections";
import { board } from "./fixtures";

describe("what an arbiter may put right (OCR 19.3, 19.4)", () => {
  it("is a missed draw as long as the game is not drawn and nobody has decided", () => {
    expect(mayBeMissed(board({ status: "CREATED" }))).toBe(false);
    for (const status of ["PLAYING", "PAUSED", "AWAITING_CA", "ADJOURNED"] as const) expect(mayBeMissed(board({ status }))).toBe(true);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "TIME" }))).toBe(true);
    expect(mayBeMissed(board({ status: "ENDED", result: "1/2-1/2", termination: "AGREEMENT" }))).toBe(false);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "FORFEIT" }))).toBe(false);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "RULING" }))).toBe(false);
  });
  it("is a result that the software has judged, and only what it can become", () => {
    expect(outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "DEAD_POSITION" }))).toEqual(["GOES_ON", "WHITE_WINS", "BLACK_WINS"]);
    expect(outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "TIME_UNWINNABLE", turn: "WHITE" }))).toEqual(["BLACK_WINS"]);
    expect(outcomes(board({ status: "ENDED", result: "0-1", termination: "TIME", turn: "WHITE" }))).toEqual(["DRAW"]);
    expect(outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "REPETITION" }))).toEqual([]);
    expect(outcomes(board({ status: "PLAYING" }))).toEqual([]);
    const recorded = { side: "WHITE", kind: "TWO_HANDS", ply: 1, number: 2, consequence: "END", reason: "seen", article: "AMD 7.5.5", at: 0, by: "CHIEF_ARBITER" } as const;
    expect(outcomes(board({ status: "ENDED", result: "0-1", termination: "RULING", irregularities: [recorded] }))).toEqual(["GOES_ON"]);
    expect(outcomes(board({ status: "ENDED", result: "0-1", termination: "RULING", irregularities: [{ ...recorded, consequence: "TIME" }] }))).toEqual([]);
  });
  it("names who wins", () => {
    expect([winner("WHITE_WINS"), winner("BLACK_WINS"), winner("DRAW"), winner("GOES_ON")]).toEqual(["WHITE", "BLACK", null, null]);
  });
});
