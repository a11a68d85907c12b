import { describe, expect, test } from "vitest";
import { search, wordsOf } from "../../src/console/search";
import { board, player } from "../fixtures";

const entry = (id: string, fide: string, team: string) => ({ entry: { id, fide, team } });
const one = board({
  id: "demo/1/1",
  number: 1,
  white: player("Åse Müller-Łukasz", "Oslo", entry("p1", "1503014", "Gambit Oslo")),
  black: player("De la Cruz, José", "Roma", entry("p2", "2012782", "Torre")),
});
const twelve = board({
  id: "demo/1/12",
  number: 12,
  white: player("Anna Rossi", "Roma"),
  black: player("Boris Groß", "Oslo"),
});
const later = board({
  id: "demo/2/1",
  round: 2,
  number: 1,
  white: player("José De la Cruz", "Roma"),
  black: player("Anna Rossi", "Roma"),
});
const found = (typed: string, round = 1) => search(typed, [later, twelve, one], round).map((hit) => hit.board.id);

describe("a search", () => {
  test("takes words without case and accents", () =>
    expect(wordsOf("Åse MÜLLER-Łukasz, Groß")).toEqual(["ase", "muller", "lukasz", "gross"]));
  test("finds a name by the beginnings of its words in any order", () => {
    expect(found("jose cruz")).toEqual(["demo/1/1", "demo/2/1"]);
    expect(found("LUK Å")).toEqual(["demo/1/1"]);
    expect(found("gros")).toEqual(["demo/1/12"]);
    expect(found("ose")).toEqual([]);
  });
  test("finds by FIDE number, team and venue", () => {
    expect(found("150301")).toEqual(["demo/1/1"]);
    expect(found("gambit")).toEqual(["demo/1/1"]);
    expect(found("oslo")).toEqual(["demo/1/1", "demo/1/12"]);
  });
  test("finds the board of a number, of the round shown first", () => {
    expect(found("1")).toEqual(["demo/1/1", "demo/2/1"]);
    expect(found("1", 2)).toEqual(["demo/2/1", "demo/1/1"]);
    expect(found("12")).toEqual(["demo/1/12"]);
    expect(found("Board 12")).toEqual(["demo/1/12"]);
    expect(found("board")).toEqual([]);
    expect(found("12 anna")).toEqual(["demo/1/12"]);
  });
  test("needs all words at one player, and tells which", () => {
    expect(found("anna oslo")).toEqual([]);
    expect(search("boris", [twelve], 1)[0]!.sides).toEqual(["BLACK"]);
  });
  test("finds nothing for nothing", () => expect(found("  ,")).toEqual([]));
});
