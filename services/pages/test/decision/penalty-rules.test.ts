import { describe, expect, it } from "vitest";
import {
  barred,
  contradict,
  forCard,
  forDevice,
  isCard,
  isComplete,
  isLegal,
  isTime,
  laterRounds,
  penaltyArgs,
  proposal,
  scoreNow,
  scoreThen,
  mayBeOfFairPlay,
  whyNot,
  whyNotInFairPlay,
  withDevice,
  type Draft,
} from "../../src/decision/penalty-rules";
import { PENALTIES } from "../../src/decision/penalty-kinds";
import type { Penalty, PenaltyKind } from "../../src/protocol/protocol";
import { official } from "../../src/words/officials";
import { board, competition, who } from "../fixtures";

const ended = (result: string, score: string | null = null) => board({ status: "ENDED", result, score });
const CA = who("CHIEF_ARBITER");
const LCA = who("LOCAL_CHIEF_ARBITER", "paris");
const FLOOR = who("FLOOR_ARBITER", "paris");
const rules = competition().penalties;
const draft = (...items: Penalty[]): Draft => new Map(items.map((item) => [item.kind, item]));
const may = (you: typeof CA, playing = board()) =>
  PENALTIES.filter((kind) => whyNot(kind, "BLACK", playing, competition(), you, draft()) === "");

describe("cards for a lost communication", () => {
  it("are a warning at first, then the loss of the game is proposed; a red one follows a yellow one", () => {
    expect([0, 1, 2].map(forCard)).toEqual(["WARNING", "GAME_LOST", "GAME_LOST"]);
    expect(isCard(draft({ kind: "WARNING" }), 3)).toBe(true);
    expect(isCard(draft({ kind: "GAME_LOST", points: "1" }), 0)).toBe(false);
    expect(isCard(draft({ kind: "GAME_LOST", points: "1" }), 1)).toBe(true);
    expect(isCard(draft({ kind: "FINE", fine: "PHONE" }), 1)).toBe(false);
  });
});

describe("a ruling in fair play", () => {
  const lost: Penalty = { kind: "GAME_LOST", points: "1" };
  it("is the loss of the game, an exclusion or an expulsion; what is wider is a ruling of its own (APP-I A10)", () => {
    expect(
      [
        draft(lost),
        draft({ kind: "EXCLUSION", rounds: [2] }),
        draft({ kind: "EXPULSION" }),
        draft({ kind: "FINE", fine: "PHONE" }),
      ].map(mayBeOfFairPlay),
    ).toEqual([true, true, true, false]);
    expect(whyNotInFairPlay("PROVEN", draft(lost, { kind: "FINE", fine: "PHONE" }), rules)).toBe(
      official.widerSanction([official.penalties.FINE]),
    );
    expect(whyNotInFairPlay("PROVEN", draft(lost), rules)).toBe("");
  });
  it("needs proof unless the regulations say otherwise (APP-I A9)", () => {
    expect(whyNotInFairPlay("SUSPECTED", draft(lost), rules)).toBe(official.proofNeeded);
    expect(whyNotInFairPlay("SUSPECTED", draft(lost), competition({ withoutProof: true }).penalties)).toBe("");
    expect(penaltyArgs("b", "BLACK", draft(lost), "engine moves", 0, undefined, false, "SUSPECTED").fairPlay).toBe(
      "SUSPECTED",
    );
  });
});

describe("penalties of OCR 18.4 on the page", () => {
  it("are offered as far as the role's authority goes (DEC-21); the others say whose they are", () => {
    expect(may(FLOOR)).toEqual(["WARNING", "ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER"]);
    expect(may(LCA)).toEqual(["WARNING", "ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER", "GAME_LOST"]);
    expect(may(CA)).toEqual([
      "WARNING",
      "ADD_TIME_TO_OPPONENT",
      "REDUCE_TIME_OF_OFFENDER",
      "GAME_LOST",
      "FINE",
      "EXCLUSION",
      "EXPULSION",
    ]);
    expect(whyNot("FINE", "BLACK", board(), competition(), LCA, draft())).toBe(official.penaltyOf("CHIEF_ARBITER"));
    expect(whyNot("WARNING", "WHITE", board(), competition(), LCA, draft())).toBe(
      official.penaltyOf("LOCAL_CHIEF_ARBITER"),
    );
  });
  it("that are not to be had are told together by their reason (DEC-21, 18.4)", () => {
    expect(barred("BLACK", board(), competition(), LCA)).toEqual([
      { kinds: ["RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER"], why: official.noScoreYet },
      { kinds: ["FINE", "EXCLUSION", "EXPULSION"], why: official.penaltyOf("CHIEF_ARBITER") },
    ]);
    expect(barred("BLACK", ended("1-0"), competition(), CA)).toEqual([
      { kinds: ["ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER"], why: official.notInProgress },
    ]);
  });
  it("follow the state of the game: no clocks after it, no points before its result (18.4.2-18.4.5)", () => {
    expect(may(LCA, ended("1/2-1/2"))).toEqual([
      "WARNING",
      "RAISE_SCORE_OF_OPPONENT",
      "LOWER_SCORE_OF_OFFENDER",
      "GAME_LOST",
    ]);
    expect(may(LCA, board({ status: "CREATED" }))).toEqual(["WARNING"]);
  });
  it("need an announced fine (18.4.7) and a round that is not open (18.4.8)", () => {
    expect(whyNot("FINE", "BLACK", board(), competition({ fines: [] }), CA, draft())).toBe(official.noFines);
    expect(laterRounds(competition())).toEqual([2, 3, 4]);
    expect(
      whyNot(
        "EXCLUSION",
        "BLACK",
        board(),
        {
          ...competition(),
          rounds: [
            { number: 1, opened: true, official: false, startsAt: null, shownFrom: null, signed: [], changed: [] },
          ],
        },
        CA,
        draft(),
      ),
    ).toBe(official.noLaterRounds);
  });
  it("are filled in: the announced time (BLZ B.2 is the server's), the next points, a win of the opponent", () => {
    const fill = (kind: PenaltyKind, playing = board()) =>
      proposal(kind, "BLACK", playing, competition({ seconds: 60 }));
    expect(fill("REDUCE_TIME_OF_OFFENDER").seconds).toBe(60);
    expect(fill("GAME_LOST").points).toBe("1");
    expect(fill("RAISE_SCORE_OF_OPPONENT", ended("1/2-1/2")).points).toBe("1");
    expect(fill("LOWER_SCORE_OF_OFFENDER", ended("0-1")).points).toBe("0.5");
    expect(fill("FINE").fine).toBe("PHONE");
    expect(fill("EXCLUSION").rounds).toEqual([2]);
  });
  it("show the score they make, also after an earlier ruling (18.4.4-18.4.6)", () => {
    expect(scoreNow(ended("1-0", "0.5-0"), rules)).toEqual({ WHITE: "0.5", BLACK: "0" });
    expect(scoreThen(draft({ kind: "GAME_LOST", points: "0.5" }), "BLACK", board(), rules)).toEqual({
      WHITE: "0.5",
      BLACK: "0",
    });
    expect(scoreThen(draft({ kind: "EXPULSION" }), "WHITE", board(), rules)).toEqual({ WHITE: "0", BLACK: "1" });
    expect(scoreThen(draft({ kind: "WARNING" }), "BLACK", ended("1-0"), rules)).toBeUndefined();
  });
  it("let only a legal score through (DEC-20)", () => {
    const raised: Penalty = { kind: "RAISE_SCORE_OF_OPPONENT", points: "1" };
    const lowered: Penalty = { kind: "LOWER_SCORE_OF_OFFENDER", points: "0" };
    expect(isComplete(draft(raised), "BLACK", ended("1/2-1/2"), rules)).toBe(false);
    expect(isComplete(draft(raised, lowered), "BLACK", ended("1/2-1/2"), rules)).toBe(true);
    expect([
      isLegal({ WHITE: "0.5", BLACK: "0" }, rules),
      isLegal({ WHITE: "0.75", BLACK: "0" }, rules),
      isLegal({ WHITE: "1", BLACK: "0.5" }, rules),
    ]).toEqual([true, false, false]);
  });
  it("are complete with all that each needs", () => {
    const complete = (item: Penalty) => isComplete(draft(item), "BLACK", board(), rules);
    expect([0, 1, 3600, 3601, 1.5].map((seconds) => complete({ kind: "ADD_TIME_TO_OPPONENT", seconds }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([
      complete({ kind: "EXCLUSION", rounds: [] }),
      complete({ kind: "EXCLUSION", rounds: [3] }),
      isComplete(draft(), "BLACK", board(), rules),
    ]).toEqual([false, true, false]);
  });
  it("change a clock by whole seconds, 1 to 3600 (OCR 18.4.2, 18.4.3)", () => {
    expect([-5, 0, 1, 1.5, 3600, 20_000].map((seconds) => isTime({ kind: "ADD_TIME_TO_OPPONENT", seconds }))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
  it("stand together only where that has a meaning", () => {
    expect(contradict("GAME_LOST", "REDUCE_TIME_OF_OFFENDER", board())).toBe(true);
    expect(contradict("EXCLUSION", "EXPULSION", board())).toBe(true);
    expect(contradict("GAME_LOST", "FINE", board())).toBe(false);
  });
  it("propose for a forbidden device what the regulations say, else the loss (OCR 17.3/b)", () => {
    expect([forDevice(rules), forDevice(competition({ forbidden: "TAKE_TIME" }).penalties)]).toEqual([
      "GAME_LOST",
      "REDUCE_TIME_OF_OFFENDER",
    ]);
  });
  it("stay as chosen whatever the reason; a forbidden device proposes its own if none is (OCR 17.3, 18.4)", () => {
    const because = (chosen: Draft, you = LCA) => [...withDevice(chosen, "BLACK", board(), competition(), you).keys()];
    expect(because(draft({ kind: "EXCLUSION", rounds: [2] }), CA)).toEqual(["EXCLUSION"]);
    expect(because(draft({ kind: "WARNING" }))).toEqual(["WARNING"]);
    expect([because(draft()), because(draft(), FLOOR)]).toEqual([["GAME_LOST"], []]);
  });
  it("are all named by the button that imposes them", () => {
    expect(official.penalise([official.penalties.GAME_LOST, official.penalties.EXCLUSION])).toBe(
      `Impose ${official.penalties.GAME_LOST} + ${official.penalties.EXCLUSION}`,
    );
  });
  it("go as one order, with the rulings the page showed", () => {
    expect(
      penaltyArgs("b", "BLACK", draft({ kind: "FINE", fine: "PHONE" }, { kind: "WARNING" }), " phone ", 2),
    ).toEqual({
      board: "b",
      offender: "BLACK",
      items: [{ kind: "WARNING" }, { kind: "FINE", fine: "PHONE" }],
      reason: "phone",
      seen: 2,
    });
  });
});
