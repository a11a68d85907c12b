import { describe, expect, it } from "vitest";
import { spoken, spokenPieces } from "../../src/words/spoken-moves";

const said = (san: string, uci: string, enPassant = false) =>
  (["en", "it"] as const).map((tongue) => spoken({ san, uci, enPassant }, tongue));

describe("a move in full words (APP-III 1.2)", () => {
  it("names the piece and both squares", () => {
    expect(said("e4", "e2e4")).toEqual(["pawn from e2 to e4", "pedone da e2 a e4"]);
    expect(said("R1d2", "d1d2")).toEqual(["rook from d1 to d2", "torre da d1 a d2"]);
    expect(said("Bb5", "f1b5")).toEqual(["bishop from f1 to b5", "alfiere da f1 a b5"]);
    expect(said("Ke2", "e1e2")).toEqual(["king from e1 to e2", "re da e1 a e2"]);
  });
  it("tells captures, check and checkmate", () => {
    expect(said("Nxf3+", "g1f3")).toEqual(["knight from g1 takes on f3, check", "cavallo da g1 cattura in f3, scacco"]);
    expect(said("exd5", "e4d5")).toEqual(["pawn from e4 takes on d5", "pedone da e4 cattura in d5"]);
    expect(said("Qh4#", "d8h4")).toEqual(["queen from d8 to h4, checkmate", "donna da d8 a h4, scacco matto"]);
  });
  it("tells a capture en passant from any other", () => {
    expect(said("exd6", "e5d6", true)).toEqual([
      "pawn from e5 takes on d6 en passant",
      "pedone da e5 cattura in d6 en passant",
    ]);
    expect(said("exd6+", "e5d6", true)).toEqual([
      "pawn from e5 takes on d6 en passant, check",
      "pedone da e5 cattura in d6 en passant, scacco",
    ]);
  });
  it("names the wing of castling, whatever squares Chess960 has", () => {
    expect(said("O-O", "e1g1")).toEqual(["castles kingside", "arrocco corto"]);
    expect(said("O-O-O", "e8c8")).toEqual(["castles queenside", "arrocco lungo"]);
    expect(said("O-O-O+", "f1b1")).toEqual(["castles queenside, check", "arrocco lungo, scacco"]);
  });
  it("names the piece a pawn becomes", () => {
    expect(said("e8=Q", "e7e8q")).toEqual([
      "pawn from e7 to e8, promotes to queen",
      "pedone da e7 a e8, promuove a donna",
    ]);
    expect(said("fxg1=N#", "f2g1n")).toEqual([
      "pawn from f2 takes on g1, promotes to knight, checkmate",
      "pedone da f2 cattura in g1, promuove a cavallo, scacco matto",
    ]);
  });
});

describe("a position in words", () => {
  const fen = "4k3/8/8/8/8/8/P3P3/R3K2R w KQ - 0 1";
  it("lists the pieces of a side, the king first", () => {
    expect(spokenPieces(fen, "WHITE", "en")).toBe("king e1; rooks a1, h1; pawns a2, e2");
    expect(spokenPieces(fen, "BLACK", "en")).toBe("king e8");
    expect(spokenPieces(fen, "WHITE", "it")).toBe("re e1; torri a1, h1; pedoni a2, e2");
  });
});
