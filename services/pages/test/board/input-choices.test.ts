import { describe, expect, it } from "vitest";
import { allowed, promoted, readChoices, smartMove, written } from "../../src/board/input-choices";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LEGAL = [
  "a2a3",
  "a2a4",
  "b2b3",
  "b2b4",
  "c2c3",
  "c2c4",
  "d2d3",
  "d2d4",
  "e2e3",
  "e2e4",
  "f2f3",
  "f2f4",
  "g2g3",
  "g2g4",
  "h2h3",
  "h2h4",
  "b1a3",
  "b1c3",
  "g1f3",
  "g1h3",
];

describe("smart move", () => {
  it.each([
    ["d3", "d2d3"],
    ["e4", "e2e4"],
    ["c3", null],
    ["f3", null],
    ["g1", null],
    ["d2", null],
    ["e5", null],
  ])("in the initial position %s means %s (OCR 3.6.a)", (square, move) => {
    expect(smartMove(square, LEGAL, START, null)).toBe(move);
  });
  it("takes a square as a move's start too, if its piece has one move and nothing else goes there (OCR 3.6.a)", () => {
    expect(smartMove("h1", ["h1h2", "a1a2", "a1b1"], "8/8/8/8/8/8/8/K6R w - - 0 1", null)).toBe("h1h2");
    expect(smartMove("h1", ["h1h2", "g1h1"], "8/8/8/8/8/8/8/K5RR w - - 0 1", null)).toBeNull();
  });
  it("counts only the king's squares of castling, also if written as king onto rook (OCR 3.6.a, 960 II.3)", () => {
    const legal = ["f1h1", "a2a3"];
    const fen = "8/8/8/8/8/8/P7/5K1R w K - 0 1";
    expect([
      smartMove("g1", legal, fen, null),
      smartMove("h1", legal, fen, null),
      smartMove("f1", legal, fen, null),
    ]).toEqual(["f1h1", null, "f1h1"]);
    expect(smartMove("c1", ["f1a1"], "8/8/8/8/8/8/8/R4K2 w Q - 0 1", null)).toBe("f1a1");
  });
  it("takes a promotion for as many moves as there are pieces, unless one is chosen (OCR 3.6.a, OCR 3.6.c)", () => {
    const legal = ["a7a8q", "a7a8r", "a7a8b", "a7a8n"];
    const fen = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    expect([smartMove("a8", legal, fen, null), smartMove("a8", legal, fen, "Q")]).toEqual([null, "a7a8q"]);
  });
});

describe("automatic promotion", () => {
  it("is made with the piece the player has chosen, and asked for where he has chosen none (OCR 3.6.c)", () => {
    const moves = ["a7a8q", "a7a8r", "a7a8b", "a7a8n"];
    expect([promoted(moves, "Q"), promoted(moves, "N"), promoted(moves, null), promoted(["e2e4"], "Q")]).toEqual([
      "a7a8q",
      "a7a8n",
      null,
      null,
    ]);
  });
});

describe("what a player has chosen", () => {
  it("is nothing by itself, and is kept on the device (OCR 3.6.c)", () => {
    expect(readChoices(null)).toEqual({ smart: false, promotion: null });
    for (const choice of [
      { smart: true, promotion: "Q" },
      { smart: false, promotion: null },
      { smart: true, promotion: null },
    ] as const)
      expect(readChoices(written(choice))).toEqual(choice);
  });
  it("holds as far as the regulations allow it (OCR 3.6)", () => {
    const chosen = { smart: true, promotion: "N" } as const;
    expect(allowed(chosen, { smartMove: false, autoPromotion: ["Q"], sound: true })).toEqual({
      smart: false,
      promotion: null,
    });
    expect(allowed(chosen, { smartMove: true, autoPromotion: ["Q", "N"], sound: true })).toEqual(chosen);
    expect(allowed(chosen, undefined)).toEqual({ smart: false, promotion: null });
  });
});
