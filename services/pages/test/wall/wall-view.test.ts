// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { chooseView, densityOf, grouped, readView, usefulGroupings, wallView } from "../../src/wall/wall-view";
import { board, player } from "../fixtures";

const UNCHOSEN = { density: null, grouping: "NUMBER" } as const;
beforeEach(() => {
  localStorage.clear();
  wallView.value = UNCHOSEN;
});

const at = (number: number, white: string, black: string) =>
  board({
    id: `demo/1/${number}`,
    number,
    white: player("Anna", white, { entry: { team: `Team of ${white}` } as never }),
    black: player("Boris", black, { entry: { team: `Team of ${black}` } as never }),
  });
const names = (...of: Parameters<typeof grouped>) =>
  grouped(...of).map((group) => [group.name, group.boards.map((one) => one.number)]);

describe("the view of the wall", () => {
  it("shows fewer details of more boards until somebody chooses", () => {
    expect([1, 60, 61, 250, 251, 1000].map((boards) => densityOf(UNCHOSEN, boards))).toEqual([
      "BOARDS",
      "BOARDS",
      "COMPACT",
      "COMPACT",
      "TABLE",
      "TABLE",
    ]);
    expect(densityOf({ ...UNCHOSEN, density: "TABLE" }, 2)).toBe("TABLE");
  });
  it("is kept on the device", () => {
    chooseView({ grouping: "MATCH" });
    expect(readView(localStorage.getItem("onehall.wall"))).toEqual({ density: null, grouping: "MATCH" });
    chooseView({ density: "COMPACT" });
    expect(readView(localStorage.getItem("onehall.wall"))).toEqual({ density: "COMPACT", grouping: "MATCH" });
  });
  it("is the usual one if the device kept nothing, or something unknown", () => {
    expect([null, "", "WIDE COLOUR"].map(readView)).toEqual([UNCHOSEN, UNCHOSEN, UNCHOSEN]);
  });
});

describe("groups of boards", () => {
  const boards = [at(3, "rome", "paris"), at(1, "rome", "milan"), at(2, "paris", "rome"), at(4, "milan", "milan")];
  it("are one, by number, unless others are chosen", () => {
    expect(names(boards, "NUMBER")).toEqual([["", [1, 2, 3, 4]]]);
  });
  it("have the venues of their boards, whichever colour plays where", () => {
    expect(names(boards, "VENUES")).toEqual([
      ["milan – rome", [1]],
      ["paris – rome", [2, 3]],
      ["milan", [4]],
    ]);
  });
  it("have the teams of their boards", () => {
    expect(names(boards, "MATCH")[1]).toEqual(["Team of paris – Team of rome", [2, 3]]);
  });
  it("are offered only if there are several", () => {
    expect(usefulGroupings(boards)).toEqual(["NUMBER", "VENUES", "MATCH"]);
    expect(usefulGroupings([at(1, "rome", "milan"), at(2, "milan", "rome")])).toEqual(["NUMBER"]);
    expect(usefulGroupings([])).toEqual(["NUMBER"]);
  });
});
