import { describe, expect, it } from "vitest";
import { lastOf, owes } from "../../src/board/traditional-board";
import { board } from "../fixtures";

const move = (ply: number, san: string) => ({
  ply,
  san,
  uci: "e2e4",
  clockMs: 0,
  offer: false,
  lagMs: 0,
  enPassant: false,
});

describe("the step on the traditional board", () => {
  it("is owed by the side the hall names, and by nobody where it names none (OCR 20.5)", () => {
    expect(owes(board({ toReproduce: ["BLACK"] }), "BLACK")).toBe(true);
    expect(owes(board({ toReproduce: ["BLACK"] }), "WHITE")).toBe(false);
    expect(owes(board(), "WHITE")).toBe(false);
  });
  it("is about the side's own last move, whoever has the turn (OCR 20.4)", () => {
    const mine = board({ turn: "WHITE", ply: 2, moves: [move(1, "e4"), move(2, "e5")] });
    expect(lastOf(mine, "WHITE")?.san).toBe("e4");
    expect(lastOf(mine, "BLACK")?.san).toBe("e5");
    const theirs = board({ turn: "BLACK", ply: 1, moves: [move(1, "e4")] });
    expect(lastOf(theirs, "WHITE")?.san).toBe("e4");
    expect(lastOf(theirs, "BLACK")).toBeUndefined();
  });
});
