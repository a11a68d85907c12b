import { describe, expect, it } from "vitest";
import type { BoardView, MoveView } from "../../src/protocol/protocol";
import {
  clockChange,
  coloursEffect,
  earlierPlies,
  storedClocks,
  takenBack,
  turnAfter,
} from "../../src/decision/restoration";
import { board } from "../fixtures";

const NOW = 1_010_000;
const SANS = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"];
const move = (san: string, index: number): MoveView => ({
  ply: index + 1,
  san,
  uci: "",
  clockMs: 600_000 - (index + 1) * 1000,
  offer: false,
  lagMs: 0,
  enPassant: false,
});
const after = (plies: number, more: Partial<BoardView> = {}): BoardView =>
  board({ ply: plies, turn: plies % 2 === 0 ? "WHITE" : "BLACK", moves: SANS.slice(0, plies).map(move), ...more });

describe("going back to an earlier position (AMD 7.5.1, LAW 7.1)", () => {
  it("is possible to every position before the present one, the latest first", () => {
    expect(earlierPlies(after(3))).toEqual([2, 1, 0]);
    expect(earlierPlies(after(0))).toEqual([]);
  });
  it("names the moves that go, and of many the first and the last", () => {
    expect(takenBack(after(8), 7)).toBe("4…Nf6");
    expect(takenBack(after(8), 3)).toBe("2…Nc6 3. Bb5 3…a6 4. Ba4 4…Nf6");
    expect(takenBack(after(8), 0)).toBe("1. e4 … 4…Nf6");
  });
  it("tells who is to move there, also where Black began", () => {
    expect([4, 3, 2].map((ply) => turnAfter(after(5), ply))).toEqual(["WHITE", "BLACK", "WHITE"]);
    expect(turnAfter(after(2, { turn: "BLACK" }), 1)).toBe("WHITE");
  });
  it("proposes the times stored with that position; a side that had not moved keeps its own", () => {
    expect(storedClocks(after(5), 4)).toEqual({ WHITE: 597_000, BLACK: 596_000 });
    expect(storedClocks(after(5), 3)).toEqual({ WHITE: 597_000, BLACK: 598_000 });
    expect(storedClocks(after(5), 1)).toEqual({ WHITE: 599_000, BLACK: null });
    expect(storedClocks(after(5), 0)).toEqual({ WHITE: null, BLACK: null });
  });
  it("shows both clocks before and after; what is not given stays as it stands then", () => {
    expect(clockChange(after(4), { WHITE: 600_000, BLACK: null }, NOW)).toEqual({
      WHITE: { before: 590_000, after: 600_000 },
      BLACK: { before: 500_000, after: 500_000 },
    });
  });
});

describe("reversed colours (OCR 19.2, DEC-18)", () => {
  it("lead to a new game with 19 half-moves and to a record with 20", () => {
    expect([0, 18, 19].map((ply) => coloursEffect(board({ ply })))).toEqual(["RESTART", "RESTART", "RESTART"]);
    expect([20, 21].map((ply) => coloursEffect(board({ ply })))).toEqual(["CONTINUE", "CONTINUE"]);
  });
});
