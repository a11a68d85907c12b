import { describe, expect, it } from "vitest";
import type { Effect, PenaltyKind, RulingView, You } from "../../src/protocol/protocol";
import { tables } from "../../src/words/words";
import {
  changesScore,
  chosenWith,
  isWithdrawn,
  mayBeLifted,
  mayPlayOn,
  rulingBadge,
  rulingNumber,
  standing,
  undone,
  withdrawable,
  withdrawalArgs,
} from "../../src/decision/withdrawals";
import { effectWords } from "../../src/words/hall-words";
import { board, who } from "../fixtures";

const CA = who("CHIEF_ARBITER");
const LCA: You = { ...who("LOCAL_CHIEF_ARBITER", "paris"), above: ["CHIEF_ARBITER"] };
const FLOOR: You = { ...who("FLOOR_ARBITER", "paris"), above: ["CHIEF_ARBITER", "LOCAL_CHIEF_ARBITER"] };

const effect = (kind: string, more: Partial<Effect> = {}): Effect => ({
  kind,
  side: "BLACK",
  ms: null,
  control: null,
  points: null,
  count: null,
  standing: null,
  fine: null,
  amount: null,
  rounds: [],
  ...more,
});
/** Against Black, who sits in Paris. */
const ruling = (kinds: readonly PenaltyKind[], more: Partial<RulingView> = {}): RulingView => ({
  id: "demo/1/3/ruling-4",
  board: "demo/1/3",
  caseId: null,
  kind: "PENALTIES",
  detail: null,
  reason: null,
  rule: "OCR 18.4",
  by: "LOCAL_CHIEF_ARBITER",
  at: 1,
  state: "APPLIED",
  code: null,
  text: null,
  precedents: [],
  checksAgain: [],
  effects: kinds.map((kind) => effect(kind)),
  withdraws: null,
  withdrawn: [],
  ...more,
});
const gone = (kind: PenaltyKind, ...rounds: number[]) => ({
  kind,
  article: "OCR 18.4.1",
  by: "demo/1/3/ruling-5",
  rounds,
});

describe("withdrawing a ruling (OCR 18.3)", () => {
  it("is offered to who may impose the penalty, and what the Chief Arbiter ruled to him only (DEC-21)", () => {
    const both = ruling(["WARNING", "FINE"]);
    expect(withdrawable(CA, board(), both)).toEqual(["WARNING", "FINE"]);
    expect(withdrawable(LCA, board(), both)).toEqual(["WARNING"]);
    expect(withdrawable(who("LOCAL_CHIEF_ARBITER", "rome"), board(), both)).toEqual([]);
    expect(withdrawable(FLOOR, board(), both)).toEqual([]);
    expect(withdrawable(FLOOR, board(), { ...both, by: "FLOOR_ARBITER" })).toEqual(["WARNING"]);
    expect(withdrawable(LCA, board(), { ...both, by: "CHIEF_ARBITER" })).toEqual([]);
  });
  it("is not offered for what is refused, not applied yet, already withdrawn, or a withdrawal itself", () => {
    expect(withdrawable(CA, board(), ruling(["WARNING"], { state: "REFUSED" }))).toEqual([]);
    expect(withdrawable(CA, board(), ruling(["WARNING"], { state: "MADE" }))).toEqual([]);
    expect(withdrawable(CA, board(), ruling(["WARNING", "FINE"], { withdrawn: [gone("WARNING")] }))).toEqual(["FINE"]);
    expect(
      withdrawable(CA, board(), ruling([], { withdraws: "demo/1/3/ruling-1", effects: [effect("WITHDRAWN_WARNING")] })),
    ).toEqual([]);
  });
  it("is what the badge says, wholly or in part, rather than that the ruling was applied", () => {
    const both = (...kinds: PenaltyKind[]) =>
      rulingBadge(ruling(["WARNING", "FINE"], { withdrawn: kinds.map((kind) => gone(kind)) }));
    expect([
      both(),
      both("FINE"),
      both("WARNING", "FINE"),
      rulingBadge(ruling(["WARNING"], { state: "REFUSED" })),
    ]).toEqual(["APPLIED", "PARTLY_WITHDRAWN", "WITHDRAWN", "REFUSED"]);
  });
  it("may let a lost game go on, which is said beforehand (18.4.6, 18.4.9)", () => {
    expect(
      (["GAME_LOST", "EXPULSION", "WARNING", "LOWER_SCORE_OF_OFFENDER"] as const).map((kind) =>
        mayPlayOn(new Set([kind])),
      ),
    ).toEqual([true, true, false, false]);
  });
  it("for future rounds keeps what the ruling did until then and leaves nothing to take back (18.4.8, 18.4.9)", () => {
    for (const kind of ["EXCLUSION", "EXPULSION"] as const) {
      const lifted = ruling([kind], { withdrawn: [gone(kind, 3, 4)] });
      expect([standing(lifted).map((one) => one.kind), rulingBadge(lifted), withdrawable(CA, board(), lifted)]).toEqual(
        [[kind], "PARTLY_WITHDRAWN", []],
      );
    }
    expect([
      mayBeLifted(new Set(["EXPULSION"])),
      mayBeLifted(new Set(["GAME_LOST", "EXPULSION"])),
      mayBeLifted(new Set(["EXCLUSION"])),
    ]).toEqual([true, false, false]);
  });
  it("leaves what else the ruling imposed", () => {
    expect(standing(ruling(["WARNING", "FINE"], { withdrawn: [gone("FINE")] })).map((one) => one.kind)).toEqual([
      "WARNING",
    ]);
    expect(isWithdrawn(ruling(["WARNING"], { withdrawn: [gone("WARNING")] }))).toBe(true);
    expect(isWithdrawn(ruling(["WARNING"]))).toBe(false);
  });
  it("combines what changes one score (18.4.4, 18.4.5), and a game that two articles ended (18.4.6, 18.4.9)", () => {
    const points: PenaltyKind[] = ["WARNING", "RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER"];
    expect([...chosenWith("RAISE_SCORE_OF_OPPONENT", false, new Set(points), points)]).toEqual(["WARNING"]);
    expect([...chosenWith("LOWER_SCORE_OF_OFFENDER", true, new Set(), points)]).toEqual([
      "RAISE_SCORE_OF_OPPONENT",
      "LOWER_SCORE_OF_OFFENDER",
    ]);
    expect([...chosenWith("GAME_LOST", true, new Set(), ["GAME_LOST", "EXPULSION"])]).toEqual([
      "GAME_LOST",
      "EXPULSION",
    ]);
    expect([...chosenWith("EXPULSION", true, new Set(), ["GAME_LOST", "EXPULSION"])]).toEqual(["EXPULSION"]);
    expect([
      ...chosenWith("EXPULSION", false, new Set<PenaltyKind>(["GAME_LOST", "EXPULSION"]), ["GAME_LOST", "EXPULSION"]),
    ]).toEqual([]);
  });
  it("says beforehand what will be undone, in either language", () => {
    const of = ruling([], {
      effects: [effect("WARNING", { count: 2 }), effect("REDUCE_TIME_OF_OFFENDER", { ms: 120_000 })],
    });
    const kinds = new Set<PenaltyKind>(["WARNING", "REDUCE_TIME_OF_OFFENDER"]);
    expect(effectWords({ effects: undone(of, kinds) }, tables.en)).toBe("Black, warning withdrawn; Black +2:00");
    expect(effectWords({ effects: undone(of, kinds) }, tables.it)).toBe("Nero, ammonizione revocata; Nero +2:00");
    expect(changesScore(kinds)).toBe(false);
    expect(changesScore(new Set<PenaltyKind>(["GAME_LOST"]))).toBe(true);
  });
  it("orders in the order of the articles, with what was seen", () => {
    expect(rulingNumber("demo/1/3/ruling-12")).toBe("12");
    expect(
      withdrawalArgs("demo/1/3", "demo/1/3/ruling-4", new Set<PenaltyKind>(["FINE", "WARNING"]), " not he ", 3),
    ).toEqual({
      board: "demo/1/3",
      ruling: "demo/1/3/ruling-4",
      kinds: ["WARNING", "FINE"],
      reason: "not he",
      seen: 3,
    });
  });
});
