import { describe, expect, it } from "vitest";
import type { AppealView, ConductView, BoardView } from "../../src/protocol/protocol";
import { isOver, nextRound, unclosed, unfinished } from "../../src/state/rounds";
import { officialTables } from "../../src/words/officials";
import { board, competition } from "../fixtures";

const at = (round: number, number: number, more: Partial<BoardView> = {}): BoardView =>
  board({ id: `demo/${round}/${number}`, round, number, ...more });
const ended = { status: "ENDED", result: "1-0", resultStatus: "OFFICIAL" } as const;

describe("opening the next round", () => {
  it("is for the first one that is not open and has no boards", () => {
    expect(nextRound(competition(), [at(1, 1)])).toBe(2);
    expect(nextRound(competition(), [at(1, 1), at(2, 1)])).toBe(3);
    expect(nextRound({ ...competition(), rounds: [] }, [])).toBeUndefined();
    expect(nextRound(null, [])).toBeUndefined();
  });
  it("waits for games that can be played now, in whatever round", () => {
    expect(isOver([])).toBe(true);
    expect(isOver([at(1, 1, ended), at(1, 2, { status: "ADJOURNED" })])).toBe(true);
    for (const status of ["CREATED", "PLAYING", "PAUSED", "AWAITING_CA"] as const)
      expect(isOver([at(1, 1, { status }), at(2, 1, ended)])).toBe(false);
  });
  it("says what is not finished, by round and kind", () => {
    const appeal = { outcome: null } as AppealView;
    const boards = [
      at(2, 1),
      at(1, 3, { ...ended, resultStatus: "UNAPPROVED" }),
      at(1, 1, { status: "CREATED" }),
      at(1, 2, { ...ended, help: { calls: [], questions: [], appeals: [appeal], rulings: [], failedPauses: [] } }),
      at(2, 2, { status: "AWAITING_CA" }),
      at(2, 3, { status: "ADJOURNED" }),
    ];
    expect(unfinished(boards, [{ board: "demo/2/2" }], [{ board: "demo/1/3" }])).toEqual([
      { round: 1, lack: "CREATED", boards: [1] },
      { round: 1, lack: "UNAPPROVED", boards: [3] },
      { round: 1, lack: "CALL", boards: [3] },
      { round: 1, lack: "APPEAL", boards: [2] },
      { round: 2, lack: "PLAYING", boards: [1, 2] },
      { round: 2, lack: "ADJOURNED", boards: [3] },
      { round: 2, lack: "CASE", boards: [2] },
    ]);
    expect(unfinished([at(1, 1, ended)], [], [])).toEqual([]);
    const floor = { leaves: [], inspections: [], duties: [], incidents: [{ outcome: null } as ConductView] };
    // OCR 17.9
    expect(unfinished([at(1, 1, { ...ended, floor })], [], [])).toEqual([{ round: 1, lack: "INCIDENT", boards: [1] }]);
  });
  it("names the reports of a round that are not signed, and rounds that are not official (OCR 18.3, 17.11)", () => {
    const rounds = (more: object) => ({
      ...competition(),
      rounds: competition().rounds.map((round) => (round.number === 1 ? { ...round, ...more } : round)),
    });
    const boards = [at(1, 1, ended), at(2, 1)];
    expect(unclosed(rounds({}), boards)).toEqual([{ round: 1, reports: ["paris", "rome", ""], official: false }]);
    expect(unclosed(rounds({ signed: ["rome"], official: true }), boards)).toEqual([
      { round: 1, reports: ["paris", ""], official: true },
    ]);
    expect(unclosed(rounds({ signed: ["rome", "paris", ""] }), boards)).toEqual([
      { round: 1, reports: [], official: false },
    ]);
    expect(unclosed(rounds({ signed: ["rome", "paris", ""], official: true }), boards)).toEqual([]);
    expect(unclosed(null, boards)).toEqual([]);
  });
  it("has words for all of it in both languages", () =>
    expect(Object.keys(officialTables.it.nextRound.lacks)).toEqual(Object.keys(officialTables.en.nextRound.lacks)));
});
