import { describe, expect, it } from "vitest";
import { approvalArgs, toApprove } from "../../src/state/approvals";
import type { AppealView, BoardView, RulingView } from "../../src/protocol/protocol";
import { attention } from "../../src/state/urgency";
import { board, who } from "../fixtures";

const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const ended = (number: number, more: Partial<BoardView> = {}): BoardView =>
  board({ id: `demo/1/${number}`, number, status: "ENDED", result: "1-0", resultStatus: "UNAPPROVED", ...more });
const disputedByBlack = {
  white: true,
  black: false,
  disputes: [{ side: "BLACK" as const, of: "1-0", at: 0, changes: [], answer: null }],
};
const found = (
  boards: readonly BoardView[],
  { you = LCA, calls = [] as string[], rulings = [] as RulingView[] } = {},
) => {
  const { settled, open } = toApprove(you, boards, (one) => attention(one, new Map(), new Set(calls), 0), rulings);
  return [settled.map((one) => one.number), open.map((one) => one.number)];
};

describe("approving results together (OCR 17.11)", () => {
  it("is about results that wait for it and that this person may approve", () => {
    expect(found([ended(2), ended(1), ended(3, { resultStatus: "OFFICIAL" }), board({ number: 4 })])).toEqual([
      [1, 2],
      [],
    ]);
    expect(found([ended(1)], { you: who("LOCAL_CHIEF_ARBITER", "oslo") })).toEqual([[], []]);
    expect(found([ended(1)], { you: who("FLOOR_ARBITER", "rome") })).toEqual([[], []]);
    expect(found([ended(1)], { you: who("CHIEF_ARBITER") })).toEqual([[1], []]);
  });
  it("leaves out boards at which something is open (LAW 8.7)", () => {
    const appealed = {
      help: { calls: [], questions: [], appeals: [{ outcome: null } as AppealView], rulings: [], failedPauses: [] },
    };
    expect(
      found([ended(1), ended(2, { confirmation: disputedByBlack }), ended(3), ended(4, appealed), ended(5)], {
        calls: ["demo/1/3"],
        rulings: [{ board: "demo/1/5", state: "MADE" } as RulingView],
      }),
    ).toEqual([[1], [2, 3, 4, 5]]);
    expect(
      found([ended(1, { confirmation: { white: true, black: true } }), ended(2)], {
        rulings: [{ board: "demo/1/2", state: "APPLIED" } as RulingView],
      }),
    ).toEqual([[1, 2], []]);
  });
  it("is about the result or score that was seen", () => {
    expect(approvalArgs(ended(1))).toEqual({ board: "demo/1/1", seen: "1-0", disputed: [] });
    expect(approvalArgs(ended(1, { score: "0.5-0" }))).toEqual({ board: "demo/1/1", seen: "0.5-0", disputed: [] });
  });
  it("names the players who are shown to dispute it (LAW 8.7)", () => {
    expect(approvalArgs(ended(1, { confirmation: disputedByBlack })).disputed).toEqual(["BLACK"]);
    expect(approvalArgs(ended(1, { confirmation: { white: null, black: null } })).disputed).toEqual([]);
  });
});
