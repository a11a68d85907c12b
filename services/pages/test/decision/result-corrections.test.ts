import { describe, expect, it } from "vitest";
import { endedByRecord, mayBeMissed, outcomes, waysOut, winner } from "../../src/decision/result-corrections";
import type { Remedy } from "../../src/decision/remedy";
import type { BoardView, Competition, Judgement, ResultOutcome, RulingView, You } from "../../src/protocol/protocol";
import { officialTables } from "../../src/words/officials";
import { board, competition, who } from "../fixtures";

describe("what an arbiter may put right (OCR 19.3, 19.4)", () => {
  it("is what the hall says", () => {
    const correctable = { missedDraw: true, outcomes: ["GOES_ON", "WHITE_WINS"], byRecord: false } as const;
    const judged = board({ status: "ENDED", result: "1/2-1/2", correctable });
    expect([mayBeMissed(judged), outcomes(judged), endedByRecord(judged)]).toEqual([
      true,
      ["GOES_ON", "WHITE_WINS"],
      false,
    ]);
    const recorded = board({ correctable: { missedDraw: false, outcomes: ["GOES_ON"], byRecord: true } });
    expect([mayBeMissed(recorded), outcomes(recorded), endedByRecord(recorded)]).toEqual([false, ["GOES_ON"], true]);
  });
  it("is only what a finding leaves of it, also if the game went on after the finding", () => {
    const judged = (left: readonly ResultOutcome[]) => ({ outcomes: left }) as Judgement;
    const dead = board({ correctable: { missedDraw: false, outcomes: ["GOES_ON", "WHITE_WINS"], byRecord: false } });
    expect(outcomes(dead, judged(["WHITE_WINS"]))).toEqual(["WHITE_WINS"]);
    expect(outcomes(dead, judged([]))).toEqual([]);
    expect(outcomes(board(), judged(["WHITE_WINS"]))).toEqual([]);
  });
  it("is nothing where the hall says nothing", () => {
    expect([mayBeMissed(board()), outcomes(board()), endedByRecord(board())]).toEqual([false, [], false]);
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
      correctable: {
        missedDraw: more.termination !== "RULING" && more.termination !== "FORFEIT",
        outcomes: [],
        byRecord: false,
      },
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
    for (const words of [officialTables.en, officialTables.it])
      for (const remedy of ["MISSED_DRAW", "FORFEIT_BACK", "RULING_BACK", "POINTS", "APPEAL"] satisfies Remedy[])
        expect([words.change.remedies[remedy], words.change.askOf[remedy]].every(Boolean)).toBe(true);
    expect(new Set(["RESIGNATION", "RULING", "FORFEIT", "CHECKMATE"].map(officialTables.en.change.whyNot)).size).toBe(
      4,
    );
  });
});
