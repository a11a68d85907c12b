import { describe, expect, it } from "vitest";
import { asked, dutyRows, kindsOf, openDuties } from "../../src/venue/duties";
import type { FloorRules } from "../../src/protocol/protocol";
import { tables } from "../../src/words/words";
import { board } from "../fixtures";

const rules = (more: Partial<FloorRules> = {}): FloorRules => ({
  scoresheets: true,
  dressCode: "jacket",
  opponentReports: false,
  ...more,
});
const seats = (...boards: ReturnType<typeof board>[]) =>
  boards.flatMap((each) => (["WHITE", "BLACK"] as const).map((side) => ({ board: each, side })));

describe("what an arbiter ticks for each player", () => {
  it("is nothing where the regulations ask nothing (OCR 17.8, 20.7)", () => {
    expect(asked(rules({ scoresheets: false, dressCode: null }))).toEqual([]);
    expect(dutyRows(seats(board()), rules({ scoresheets: false, dressCode: null }))).toEqual([]);
    expect(asked(rules({ scoresheets: false }))).toEqual(["DRESS"]);
  });

  it("asks for the scoresheet when the game is over, and counts what is open (FSSI ind-b, team-c)", () => {
    const rows = dutyRows(
      seats(
        board({
          floor: {
            leaves: [],
            incidents: [],
            inspections: [],
            duties: [{ side: "BLACK", duty: "DRESS", done: false, at: 1 }],
          },
        }),
      ),
      rules(),
    );
    expect(rows.map((row) => row.duties.map(({ duty, done }) => `${duty} ${done}`))).toEqual([
      ["SCORESHEET_KEPT null", "DRESS null"],
      ["SCORESHEET_KEPT null", "DRESS false"],
    ]);
    expect(openDuties(rows)).toBe(3);
    const over = dutyRows(seats(board({ result: "1-0" })), rules({ dressCode: null }));
    expect(over[0]!.duties.map(({ duty }) => duty)).toEqual(["SCORESHEET_KEPT", "SCORESHEET_HANDED_IN"]);
  });

  it("says in both languages, with a traditional set, that the virtual board and clock decide (OCR 20.1)", () => {
    for (const words of Object.values(tables)) expect(words.floor.virtualDecides).toContain("20.1");
  });
});

describe("incidents", () => {
  it("with headphones are none where the regulations allow them (OCR 9.7)", () => {
    const kinds = tables.en.floor.kinds;
    const of = (headphones?: boolean) =>
      Object.keys(
        kindsOf(kinds, {
          scoresheets: false,
          dressCode: null,
          opponentReports: false,
          ...(headphones === undefined ? {} : { headphones }),
        }),
      );
    expect(of()).toEqual(Object.keys(kinds));
    expect(of(false)).toContain("HEADPHONES");
    expect(of(true)).toEqual(Object.keys(kinds).filter((kind) => kind !== "HEADPHONES"));
  });
});
