import { beforeEach, describe, expect, it } from "vitest";
import type {
  AppealRules,
  AppealView,
  CallView,
  Competition,
  HelpView,
  PenaltyRules,
  QuestionView,
} from "../../src/protocol/protocol";
import { appealableRulings, isAppealable, mayAppealResult } from "../../src/state/rights";
import { state } from "../../src/state/state";
import { isOverdue, openAppeals, openCalls, openQuestions } from "../../src/state/waiting";
import { reduce } from "../../src/state/reduce";
import { EMPTY } from "../../src/state/app-state";
import { board, competition } from "../fixtures";

const call = (id: string, more: Partial<CallView> = {}): CallView => ({
  id,
  board: "demo/1/3",
  venue: "rome",
  side: "WHITE",
  playerName: "Anna",
  text: "",
  at: Number(id),
  state: "OPEN",
  valid: null,
  note: null,
  kind: null,
  onTheWay: null,
  overdue: false,
  owed: false,
  penalised: false,
  paused: null,
  whyNotPaused: null,
  notPausedCode: null,
  invalidHere: 0,
  invalidElsewhere: 0,
  ...more,
});
const question = (id: string, at: number, answered = false): QuestionView => ({
  id,
  side: "WHITE",
  venue: "rome",
  playerName: "Anna",
  text: "?",
  at,
  answer: answered ? { article: "OCR 3.8", en: "", it: "", note: "", by: "CHIEF_ARBITER", at } : null,
});
const appeal = (id: string, outcome: AppealView["outcome"] = null): AppealView => ({
  id,
  side: "WHITE",
  playerName: "Anna",
  ruling: null,
  text: "!",
  at: 1,
  by: "PLAYER",
  deadline: null,
  fee: "0",
  paid: true,
  reference: null,
  copyAt: null,
  body: "",
  outcome,
  reason: null,
  decision: null,
});
const help = (more: Partial<HelpView>): HelpView => ({
  calls: [],
  questions: [],
  appeals: [],
  rulings: [],
  failedPauses: [],
  ...more,
});

describe("what waits for the arbiters", () => {
  beforeEach(() => {
    state.value = EMPTY;
  });
  const calls = (...all: CallView[]) => {
    for (const one of all) state.value = reduce(state.value, { t: "call", call: one }, 0);
  };

  it("is calls, the overdue ones first, then the oldest", () => {
    calls(call("2"), call("1"), call("3", { overdue: true }), call("4", { state: "ANSWERED", valid: true }));
    expect(openCalls.value.map((one) => one.id)).toEqual(["3", "1", "2"]);
  });
  it("is a call without reason until its penalty is imposed", () => {
    calls(call("1", { state: "ANSWERED", valid: false, owed: true }), call("2", { state: "ANSWERED", valid: false }));
    expect(openCalls.value.map((one) => one.id)).toEqual(["1"]);
  });
  it("is not overdue any more when somebody is on the way", () => {
    expect(isOverdue(call("1", { overdue: true, onTheWay: { role: "FLOOR_ARBITER", name: "", at: 2 } }))).toBe(false);
  });
  it("is questions and appeals without an answer, the oldest question first", () => {
    const asked = help({
      questions: [question("b", 2), question("a", 1), question("c", 0, true)],
      appeals: [appeal("x"), appeal("y", "UPHELD")],
    });
    state.value = reduce(state.value, { t: "board", board: board({ help: asked }) }, 0);
    expect(openQuestions.value.map((one) => one.question.id)).toEqual(["a", "b"]);
    expect(openAppeals.value.map((one) => one.appeal.id)).toEqual(["x"]);
  });
});

describe("an appeal", () => {
  const rules = (more: Partial<AppealRules>, penalties: Partial<PenaltyRules> = {}): Competition => ({
    ...competition(penalties),
    appeals: { ...competition().appeals, ...more },
  });
  const won = board({ status: "ENDED", result: "1-0" });
  const ruled = board({
    help: help({ rulings: [{ id: "r", kind: "WARNING", rule: "OCR 18.4.1", at: 1, appealable: ["WHITE"] }] }),
  });
  it("is possible against the result of an ended game, where results are not final", () => {
    expect(isAppealable(won, "BLACK", rules({}))).toBe(true);
    expect(isAppealable(board({ status: "PLAYING" }), "BLACK", rules({}))).toBe(false);
    expect(isAppealable(won, "BLACK", rules({ results: false }))).toBe(false);
    expect(isAppealable(won, "BLACK", null)).toBe(false);
  });
  it("is possible against a ruling, where appeals are allowed at all", () => {
    expect(isAppealable(ruled, "WHITE", rules({ results: false }))).toBe(true);
    expect(isAppealable(ruled, "WHITE", rules({ allowed: false }))).toBe(false);
    expect(isAppealable(ruled, "BLACK", rules({ results: false }))).toBe(false);
    expect([appealableRulings(ruled, "WHITE").map((one) => one.id), appealableRulings(ruled, "BLACK")]).toEqual([
      ["r"],
      [],
    ]);
  });
  it("is not offered against the result a second time (OCR 17.11)", () => {
    const drawn = board({ status: "ENDED", result: "1/2-1/2", help: help({ appeals: [appeal("x")] }) });
    expect([mayAppealResult(drawn, "WHITE", rules({})), mayAppealResult(drawn, "BLACK", rules({}))]).toEqual([
      false,
      true,
    ]);
    const ofRuling = board({
      status: "ENDED",
      result: "1/2-1/2",
      help: help({ appeals: [{ ...appeal("x"), ruling: "r" }] }),
    });
    expect(mayAppealResult(ofRuling, "WHITE", rules({}))).toBe(true);
  });
  it("is not offered to a side against its own win, but against a ruling (OCR 17.11, 7.1)", () => {
    expect(isAppealable(won, "WHITE", rules({}))).toBe(false);
    expect([
      mayAppealResult({ ...won, help: ruled.help! }, "WHITE", rules({})),
      isAppealable({ ...won, help: ruled.help! }, "WHITE", rules({})),
    ]).toEqual([false, true]);
    for (const side of ["WHITE", "BLACK"] as const)
      expect(isAppealable(board({ status: "ENDED", result: "1/2-1/2" }), side, rules({}))).toBe(true);
    const changed = (score: string, side: "WHITE" | "BLACK", win = "1") =>
      isAppealable({ ...won, score }, side, rules({}, { win }));
    expect([
      changed("0.5-0.5", "WHITE"),
      changed("0-1", "WHITE"),
      changed("0-1", "BLACK"),
      changed("1-0.5", "WHITE"),
      changed("3-0", "WHITE", "3"),
    ]).toEqual([true, true, false, true, false]);
  });
});
