import { describe, expect, it } from "vitest";
import { between, notation, placement, promotes, resolveMove, squares } from "../../src/board/moves";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const START_LEGAL = [
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

it("reads the placement of a FEN", () => {
  const squares = placement("r3k3/8/8/8/8/8/4P3/4K2R w K - 0 1");
  expect([...squares]).toEqual([
    ["a8", "r"],
    ["e8", "k"],
    ["e2", "P"],
    ["e1", "K"],
    ["h1", "R"],
  ]);
});

it.each([
  ["g1f3", "g1f3"],
  ["G1-F3", "g1f3"],
  ["e7 e8=Q", "e7e8q"],
  ["e7xe8(n)", "e7e8n"],
  ["Nf3", null],
  ["g1", null],
  ["", null],
])("reads the two squares of a move to be queued: %s (OCR 3.6 b)", (typed, uci) => {
  expect(squares(typed)).toBe(uci);
});

it("asks for a piece when a pawn that is queued reaches the last rank (LAW 3.7.5)", () => {
  const fen = "4k3/P7/8/8/8/8/p6K/8 w - - 0 1";
  expect([
    promotes(fen, "a7", "a8"),
    promotes(fen, "a2", "b1"),
    promotes(fen, "h2", "h1"),
    promotes(fen, "a2", "a3"),
  ]).toEqual([true, true, false, false]);
});

describe("resolveMove at the start", () => {
  it.each([
    ["e4", "e2e4"],
    ["e2e4", "e2e4"],
    ["e2 e4", "e2e4"],
    ["E2-E4", "e2e4"],
    ["Nf3", "g1f3"],
    ["nf3", "g1f3"],
    ["Nf3!?", "g1f3"],
    [" Nc3 ", "b1c3"],
    ["Ngf3", "g1f3"],
  ])("%s means %s", (typed, uci) => expect(resolveMove(typed, START_LEGAL, START)).toEqual([uci]));

  it.each(["e5", "Nf6", "e2e5", "Ke2", "O-O", "hello", "", "e", "Pe4e"])("%s means nothing", (typed) =>
    expect(resolveMove(typed, START_LEGAL, START)).toEqual([]),
  );
});

describe("notation", () => {
  it("has the letters of the reader's language", () => {
    expect(["Nf3", "Qxd5+", "e8=R", "O-O-O", "Kb1", "bxc4"].map((san) => notation(san, "it"))).toEqual([
      "Cf3",
      "Dxd5+",
      "e8=T",
      "O-O-O",
      "Rb1",
      "bxc4",
    ]);
    expect(notation("Nf3", "en")).toBe("Nf3");
  });
});

describe("resolveMove in Italian", () => {
  it("reads the Italian letters of the pieces, and the English ones still", () => {
    expect(["Cf3", "Nf3", "e4"].map((typed) => resolveMove(typed, START_LEGAL, START, "it"))).toEqual([
      ["g1f3"],
      ["g1f3"],
      ["e2e4"],
    ]);
    expect(resolveMove("Cf3", START_LEGAL, START)).toEqual([]);
    const fen = "4k3/P7/8/8/8/2b5/8/R3K2B w - - 0 1";
    const legal = ["a7a8q", "a7a8r", "a7a8b", "a7a8n", "e1e2", "e1d1", "a1d1", "a1a3", "h1d5"];
    expect(["Ad5", "a8=D", "a8C", "Ta3", "Ra3"].map((typed) => resolveMove(typed, legal, fen, "it"))).toEqual([
      ["h1d5"],
      ["a7a8q"],
      ["a7a8n"],
      ["a1a3"],
      ["a1a3"],
    ]);
    expect(resolveMove("Re2", legal, fen, "it")).toEqual(["e1e2"]);
    expect(resolveMove("Rd1", legal, fen, "it")).toEqual(["a1d1", "e1d1"]); // a rook in English, a king in Italian
    expect(resolveMove("Rd1", legal, fen)).toEqual(["a1d1"]);
  });
});

describe("resolveMove", () => {
  it("asks for the start square when two knights can go", () => {
    const fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    const legal = ["b1d2", "f1d2", "b1a3", "e1e2"];
    expect(resolveMove("Nd2", legal, fen)).toEqual(["b1d2", "f1d2"]);
    expect(resolveMove("Nbd2", legal, fen)).toEqual(["b1d2"]);
    expect(resolveMove("N1d2", legal, fen)).toEqual(["b1d2", "f1d2"]);
  });
  it("tells b-pawn from bishop", () => {
    const fen = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    const legal = ["b3c4", "d3c4"];
    expect(resolveMove("bxc4", legal, fen)).toEqual(["b3c4"]);
    expect(resolveMove("Bxc4+", legal, fen)).toEqual(["d3c4"]);
  });
  it("leaves the piece open when a promotion does not name it", () => {
    const fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    const legal = ["e7e8q", "e7e8r", "e7e8b", "e7e8n"];
    expect(resolveMove("e8", legal, fen)).toEqual(legal);
    expect(resolveMove("e7e8", legal, fen)).toEqual(legal);
    for (const typed of ["e8=N", "e8n", "e8(N)", "e7e8n", "e8=N+"])
      expect(resolveMove(typed, legal, fen)).toEqual(["e7e8n"]);
  });
  it("castles both ways, also when the king goes onto his rook", () => {
    const fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    expect(resolveMove("O-O", ["e1g1", "e1c1", "e1f1"], fen)).toEqual(["e1g1"]);
    expect(resolveMove("0-0-0", ["e1g1", "e1c1", "e1d1"], fen)).toEqual(["e1c1"]);
    expect(resolveMove("o-o", ["e1h1", "e1a1", "e1f1"], fen)).toEqual(["e1h1"]);
  });
});

it("finds all promotions between two squares", () =>
  expect(between(["e7e8q", "e7e8n", "e7d8q"], "e7", "e8")).toEqual(["e7e8q", "e7e8n"]));
