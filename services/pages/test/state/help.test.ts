import { beforeEach, describe, expect, it } from "vitest";
import type { AppealView, CallView, HelpView, QuestionView } from "../../src/protocol/protocol";
import { appealableRulings, isAppealable, mayAppealResult } from "../../src/state/rights";
import { state } from "../../src/state/state";
import { isOverdue, openAppeals, openCalls, openQuestions } from "../../src/state/waiting";
import { reduce } from "../../src/state/reduce";
import { EMPTY } from "../../src/state/app-state";
import { board } from "../fixtures";

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
  const ended = (more: Partial<HelpView>) => board({ status: "ENDED", result: "1-0", help: help(more) });
  const ruling = { id: "r", kind: "WARNING", rule: "OCR 18.4.1", at: 1 };
  it("is possible against a result for the sides that the hall names (OCR 17.11)", () => {
    const lost = ended({ appealable: ["BLACK"] });
    expect([mayAppealResult(lost, "WHITE"), mayAppealResult(lost, "BLACK")]).toEqual([false, true]);
    expect([isAppealable(lost, "WHITE"), isAppealable(lost, "BLACK")]).toEqual([false, true]);
    expect(isAppealable(ended({}), "BLACK")).toBe(false);
    expect(isAppealable(board({ status: "ENDED" }), "BLACK")).toBe(false);
  });
  it("is possible against a ruling for the sides that the hall names, whatever the result", () => {
    const ruled = ended({ rulings: [{ ...ruling, appealable: ["WHITE"] }] });
    expect([mayAppealResult(ruled, "WHITE"), isAppealable(ruled, "WHITE")]).toEqual([false, true]);
    expect(isAppealable(ruled, "BLACK")).toBe(false);
    expect([appealableRulings(ruled, "WHITE").map((one) => one.id), appealableRulings(ruled, "BLACK")]).toEqual([
      ["r"],
      [],
    ]);
  });
});
