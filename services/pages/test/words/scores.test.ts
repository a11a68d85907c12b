import { describe, expect, it } from "vitest";
import { bodyOf, cellText, mayBecomeOfficial, points, scoreText } from "../../src/words/scores";
import type { AppealView, StandingsCell } from "../../src/protocol/protocol";
import { board, competition } from "../fixtures";

const cell = (more: Partial<StandingsCell>): StandingsCell => ({
  round: 1,
  kind: "GAME",
  board: 1,
  opponentId: "m1",
  colour: "WHITE",
  points: "1",
  change: null,
  official: true,
  ...more,
});

describe("a ruling", () => {
  it("that decides an appeal is its body's (OCR 17.11)", () => {
    const appeals = [
      { decision: "cup/1/1/ruling-2", body: "Jury" },
      { decision: null, body: "Jury" },
    ] as AppealView[];
    const appealed = board({ help: { calls: [], questions: [], appeals, rulings: [], failedPauses: [] } });
    expect([
      bodyOf(appealed, "cup/1/1/ruling-2"),
      bodyOf(appealed, "cup/1/1/ruling-1"),
      bodyOf(undefined, "cup/1/1/ruling-2"),
    ]).toEqual(["Jury", "", ""]);
  });
});

describe("standings", () => {
  it("write points as people do (OCR 7.1)", () => {
    expect(["0", "0.5", "1", "2.5", "0.25", "10.5"].map(points)).toEqual(["0", "½", "1", "2½", "0.25", "10½"]);
  });
  it("tell games, forfeits, byes and games without a result apart", () => {
    expect(cellText(cell({}))).toBe("1");
    expect(cellText(cell({ kind: "FORFEIT" }))).toBe("1+");
    expect(cellText(cell({ kind: "FORFEIT", points: "0" }))).toBe("0–");
    expect(["1/2-1/2", "0.5-0.5", "0.5-0", "1-0", "10.5-0.55"].map(scoreText)).toEqual([
      "½-½",
      "½-½",
      "½-0",
      "1-0",
      "10.5-0.55",
    ]);
    expect(cellText(cell({ kind: "BYE", points: "0.5", opponentId: "", colour: null }))).toBe("½");
    expect(cellText(cell({ kind: "OPEN", points: null }))).toBe("·");
    expect(cellText(cell({ kind: "NONE", points: null }))).toBe("");
  });
  it("become official when all results of a round are approved, and once (OCR 17.11)", () => {
    const over = board({ status: "ENDED", resultStatus: "OFFICIAL" });
    expect(mayBecomeOfficial(competition(), [over], over.round)).toBe(true);
    expect(
      mayBecomeOfficial(competition(), [over, board({ status: "ENDED", resultStatus: "UNAPPROVED" })], over.round),
    ).toBe(false);
    expect(mayBecomeOfficial(competition(), [over, board()], over.round)).toBe(false);
    expect(mayBecomeOfficial(competition(), [], over.round)).toBe(false);
    expect(
      mayBecomeOfficial(
        {
          ...competition(),
          rounds: [
            {
              number: over.round,
              opened: true,
              official: true,
              startsAt: null,
              shownFrom: null,
              signed: [],
              changed: [],
            },
          ],
        },
        [over],
        over.round,
      ),
    ).toBe(false);
    expect(mayBecomeOfficial(null, [over], over.round)).toBe(false);
  });
});
