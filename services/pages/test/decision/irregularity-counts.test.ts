import { expect, test } from "vitest";
import {
  consequence,
  isChoice,
  isFresh,
  isRecorded,
  momentName,
  numberOf,
  pliesOf,
} from "../../src/decision/irregularity-counts";
import type { Irregularity, PlayRules } from "../../src/protocol/protocol";
import { board } from "../fixtures";

const of = (illegalMoves: PlayRules["illegalMoves"], limited = false): PlayRules => ({
  claimSeconds: 120,
  illegalMoves,
  limited,
  seconds: 120,
});
const recorded = (kind: Irregularity["kind"]): Irregularity => ({
  side: "WHITE",
  kind,
  ply: 1,
  number: 1,
  consequence: "TIME",
  reason: "seen",
  article: "AMD 7.5.5",
  at: 0,
  by: "LOCAL_CHIEF_ARBITER",
});

test("it is placed at the half-move at which it happened, not at what was played then (AMD 7.5)", () => {
  expect(momentName({ ply: 1, side: "WHITE" })).toBe("at White's move 1");
  expect(momentName({ ply: 2, side: "BLACK" })).toBe("at Black's move 1");
  expect(momentName({ ply: 41, side: "WHITE" })).toBe("at White's move 21");
});

test("by the Laws of 2018 all kinds add up and the second loses (AMD 7.5.5)", () => {
  const rules = of("LAWS_2018");
  expect(consequence("TWO_HANDS", numberOf([], "WHITE", "TWO_HANDS", rules), false, rules)).toBe("TIME");
  expect(numberOf([recorded("ILLEGAL_MOVE")], "WHITE", "TWO_HANDS", rules)).toBe(2);
  expect(numberOf([recorded("ILLEGAL_MOVE")], "BLACK", "TWO_HANDS", rules)).toBe(1);
  expect(consequence("TWO_HANDS", 2, false, rules)).toBe("END");
});

test("by the Laws of 2017 each kind has a counter and the arbiter chooses the time (L17 7.5.3, 7.7.2, 7.8.2)", () => {
  const rules = of("LAWS_2017");
  expect(numberOf([recorded("ILLEGAL_MOVE")], "WHITE", "UNPROMOTED_PAWN", rules)).toBe(2);
  expect(numberOf([recorded("ILLEGAL_MOVE")], "WHITE", "CLOCK_WITHOUT_MOVE", rules)).toBe(1);
  expect([
    isChoice("ILLEGAL_MOVE", 1, rules),
    isChoice("TWO_HANDS", 1, rules),
    isChoice("ILLEGAL_MOVE", 2, rules),
  ]).toEqual([true, false, false]);
  expect([
    consequence("ILLEGAL_MOVE", 1, false, rules),
    consequence("ILLEGAL_MOVE", 1, true, rules),
    consequence("TWO_HANDS", 1, false, rules),
  ]).toEqual(["WARNING", "TIME", "TIME"]);
  expect(consequence("ILLEGAL_MOVE", 1, true, of("LAWS_2017", true))).toBe("END");
});

test("the same at the same half-move counts once unless it was done twice, whoever has recorded it (AMD 7.5.5)", () => {
  const seen: Irregularity = { ...recorded("ILLEGAL_MOVE"), by: null };
  expect(isRecorded([seen], "WHITE", "ILLEGAL_MOVE", 1)).toBe(true);
  expect([
    isRecorded([seen], "BLACK", "ILLEGAL_MOVE", 1),
    isRecorded([seen], "WHITE", "TWO_HANDS", 1),
    isRecorded([seen], "WHITE", "ILLEGAL_MOVE", 3),
  ]).toEqual([false, false, false]);
});

test("it belongs to a half-move of the offender, under RAP A.4 only until the opponent's next one", () => {
  const white = { ...board(), ply: 4, turn: "WHITE" as const, rules: of("LAWS_2018") };
  expect([pliesOf(white, "WHITE"), pliesOf(white, "BLACK")]).toEqual([
    [5, 3, 1],
    [4, 2],
  ]);
  const limited = { ...white, rules: of("LAWS_2018", true) };
  expect([pliesOf(limited, "WHITE"), pliesOf(limited, "BLACK")]).toEqual([[5], [4]]);
});

test("the tile shows what the hall saw for some moves, not what an arbiter recorded (AMD 7.5.5, DEC-22)", () => {
  const seen: Irregularity = { ...recorded("ILLEGAL_MOVE"), ply: 3, by: null };
  const at = (ply: number, one: Irregularity, status: "PLAYING" | "ENDED" = "PLAYING") =>
    isFresh({ status, ply, irregularities: [one] }, "WHITE");
  expect([at(2, seen), at(8, seen), at(9, seen), at(2, seen, "ENDED"), at(2, recorded("ILLEGAL_MOVE"))]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isFresh({ status: "PLAYING", ply: 2, irregularities: [seen] }, "BLACK")).toBe(false);
});
