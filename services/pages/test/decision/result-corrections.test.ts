import { describe, expect, it } from "vitest";
import { mayBeMissed, outcomes, waysOut, winner } from "../../src/decision/result-corrections";
import type { Remedy } from "../../src/decision/remedy";
import type { BoardView, Competition, RulingView, You } from "../../src/protocol/protocol";
import { tables } from "../../src/words/words";
import { board, competition, who } from "../fixtures";

describe("what an arbiter may put right (OCR 19.3, 19.4)", () => {
  it("is a missed draw as long as the game is not drawn and nobody has decided", () => {
    expect(mayBeMissed(board({ status: "CREATED" }))).toBe(false);
    for (const status of ["PLAYING", "PAUSED", "AWAITING_CA", "ADJOURNED"] as const)
      expect(mayBeMissed(board({ status }))).toBe(true);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "TIME" }))).toBe(true);
    expect(mayBeMissed(board({ status: "ENDED", result: "1/2-1/2", termination: "AGREEMENT" }))).toBe(false);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "FORFEIT" }))).toBe(false);
    expect(mayBeMissed(board({ status: "ENDED", result: "1-0", termination: "RULING" }))).toBe(false);
  });
  it("is a result that the software has judged, and only what it can become", () => {
    expect(outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "DEAD_POSITION" }))).toEqual([
      "GOES_ON",
      "WHITE_WINS",
      "BLACK_WINS",
    ]);
    expect(
      outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "TIME_UNWINNABLE", turn: "WHITE" })),
    ).toEqual(["BLACK_WINS"]);
    expect(outcomes(board({ status: "ENDED", result: "0-1", termination: "TIME", turn: "WHITE" }))).toEqual(["DRAW"]);
    expect(outcomes(board({ status: "ENDED", result: "1/2-1/2", termination: "REPETITION" }))).toEqual([]);
    expect(outcomes(board({ status: "PLAYING" }))).toEqual([]);
    const recorded = {
      side: "WHITE",
      kind: "TWO_HANDS",
      ply: 1,
      number: 2,
      consequence: "END",
      reason: "seen",
      article: "AMD 7.5.5",
      at: 0,
      by: "CHIEF_ARBITER",
    } as const;
    expect(
      outcomes(board({ status: "ENDED", result: "0-1", termination: "RULING", irregularities: [recorded] })),
    ).toEqual(["GOES_ON"]);
    expect(
      outcomes(
        board({
          status: "ENDED",
          result: "0-1",
          termination: "RULING",
          irregularities: [{ ...recorded, consequence: "TIME" }],
        }),
      ),
    ).toEqual([]);
  });
  it("names who wins", () => {
    expect([winner("WHITE_WINS"), winner("BLACK_WINS"), winner("DRAW"), winner("GOES_ON")]).toEqual([
      "WHITE",
      "BLACK",
      null,
      null,
    ]);
  });
});

describe("how else a result becomes another one (OCR 19.3, 16.11, 18.3, 18.4, 17.11)", () => {
  const CA = who("CHIEF_ARBITER");
  const ended = (more: Partial<BoardView>) =>
    board({
      status: "ENDED",
      resultStatus: "OFFICIAL",
      result: "1-0",
      help: { calls: [], questions: [], appeals: [], rulings: [], appealable: ["BLACK"], failedPauses: [] },
      ...more,
    });
  const lost = {
    id: "demo/1/3/ruling-1",
    board: "demo/1/3",
    caseId: null,
    kind: "PENALTIES",
    detail: null,
    reason: null,
    rule: "OCR 18.4",
    by: "CHIEF_ARBITER",
    at: 1,
    state: "APPLIED",
    code: null,
    text: null,
    precedents: [],
    checksAgain: [],
    effects: [
      {
        kind: "GAME_LOST",
        side: "BLACK",
        ms: null,
        control: null,
        points: null,
        count: null,
        standing: null,
        fine: null,
        amount: null,
        rounds: [],
      },
    ],
    withdraws: null,
    withdrawn: [],
  } satisfies RulingView;
  const official = {
    ...competition(),
    rounds: competition().rounds.map((round) => ({ ...round, official: round.number === 1 })),
  };
  const of = (at: BoardView, you: You, rulings: RulingView[] = [], rules: Competition = competition()) =>
    waysOut(at, you, rules, rulings).map((way) => way.remedy + (way.barred ? "!" : way.may ? "" : "?"));
  it("is told of every kind of result, and what of it this one may do (DEC-21)", () => {
    expect(of(ended({ termination: "CHECKMATE" }), CA)).toEqual(["MISSED_DRAW", "POINTS", "APPEAL"]);
    expect(of(ended({ termination: "FORFEIT" }), CA)).toEqual(["FORFEIT_BACK", "POINTS", "APPEAL"]);
    expect(of(ended({ termination: "RESIGNATION" }), who("LOCAL_CHIEF_ARBITER", "rome"))).toEqual([
      "MISSED_DRAW",
      "POINTS",
      "APPEAL?",
    ]); // White has won, so only Black's side can appeal
    expect(of(ended({ termination: "FORFEIT" }), who("FLOOR_ARBITER", "rome"))).toEqual([
      "FORFEIT_BACK?",
      "POINTS?",
      "APPEAL?",
    ]);
    expect(of(board(), CA)).toEqual([]);
  });
  it("takes a ruling back until the round is official (OCR 18.3)", () => {
    const ruled = ended({ termination: "RULING" });
    expect(of(ruled, CA, [lost])).toEqual(["RULING_BACK", "POINTS", "APPEAL"]);
    expect(of(ruled, { ...who("LOCAL_CHIEF_ARBITER", "paris"), above: ["CHIEF_ARBITER"] }, [lost])).toEqual([
      "RULING_BACK?",
      "POINTS",
      "APPEAL",
    ]);
    expect(of(ruled, CA, [lost], official)).toEqual(["RULING_BACK!", "POINTS", "APPEAL"]);
    expect(
      of(ruled, CA, [
        { ...lost, board: "demo/1/4" },
        { ...lost, state: "REFUSED" },
      ]),
    ).toEqual(["POINTS", "APPEAL"]);
  });
  it("has words in both languages", () => {
    for (const words of [tables.en, tables.it])
      for (const remedy of ["MISSED_DRAW", "FORFEIT_BACK", "RULING_BACK", "POINTS", "APPEAL"] satisfies Remedy[])
        expect([words.change.remedies[remedy], words.change.askOf[remedy]].every(Boolean)).toBe(true);
    expect(new Set(["RESIGNATION", "RULING", "FORFEIT", "CHECKMATE"].map(tables.en.change.whyNot)).size).toBe(4);
  });
});
