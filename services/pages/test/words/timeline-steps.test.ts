import { describe, expect, test } from "vitest";
import type { Step, StepKind } from "../../src/protocol/protocol";
import {
  clocksOf,
  games,
  groupsOf,
  GROUPS,
  handOf,
  plyText,
  stepText,
  stepWords,
} from "../../src/words/timeline-steps";
import { officialTables } from "../../src/words/officials";
import { tables } from "../../src/words/words";
import { effectWords } from "../../src/words/hall-words";
import { timeAt } from "../../src/clock/time-zones";
import { board } from "../fixtures";

const texts = { en: { ...tables.en, ...officialTables.en }, it: { ...tables.it, ...officialTables.it } };

const step = (kind: StepKind, more: Partial<Step> = {}): Step => ({
  at: 1_000_000,
  attempt: 1,
  ply: 0,
  kind,
  group: "START",
  side: null,
  by: "",
  name: "",
  article: "",
  text: "",
  details: {},
  before: null,
  after: null,
  ms: null,
  ruling: null,
  ...more,
});
const move = (ply: number, more: Partial<Step> = {}) =>
  step("MOVE", { group: "MOVES", ply, side: ply % 2 === 1 ? "WHITE" : "BLACK", details: { san: `m${ply}` }, ...more });
const ALL = new Set(GROUPS);

describe("a timeline", () => {
  test("folds moves in a row and keeps the games of a board apart", () => {
    const shown = games(
      [
        step("STARTED"),
        move(1),
        move(2),
        step("PAUSED", { group: "CLOCKS" }),
        move(3),
        step("RESTARTED", { attempt: 2 }),
      ],
      ALL,
    );
    expect(
      shown.map((game) => game.items.map((item) => ("moves" in item ? item.moves.length : item.step.kind))),
    ).toEqual([["STARTED", 2, "PAUSED", 1], ["RESTARTED"]]);
  });
  test("shows the kinds that are chosen, and folds moves over what is hidden", () => {
    const steps = [move(1), step("PAUSED", { group: "CLOCKS" }), move(2)];
    expect(groupsOf(steps)).toEqual(["MOVES", "CLOCKS"]);
    expect(games(steps, new Set(["MOVES"]))[0]!.items).toHaveLength(1);
    expect(games(steps, new Set())).toEqual([]);
  });
  test("names who had a colour then, if somebody else has it now (OCR 19.2)", () => {
    const named = step("ASSISTANT_NAMED", { side: "WHITE", player: "Perla" });
    const present = board();
    expect(
      stepWords(named, texts.en, undefined, { ...present, white: { ...present.white, name: "Tancredi" } }),
    ).toContain("White (Perla)");
    expect(
      stepWords(named, texts.en, undefined, { ...present, white: { ...present.white, name: "Perla" } }),
    ).not.toContain("(Perla)");
    const kept = {
      effects: [
        {
          kind: "EXCLUSION",
          side: "WHITE" as const,
          ms: null,
          control: null,
          points: null,
          count: null,
          fine: null,
          amount: null,
          standing: null,
          rounds: [2],
        },
      ],
      white: "Perla",
      black: "Tancredi",
    };
    expect(
      effectWords(kept, tables.en, {
        ...present,
        white: { ...present.white, name: "Tancredi" },
        black: { ...present.black, name: "Perla" },
      }),
    ).toBe("White (Perla), excluded from round 2");
  });
  test("says at which move an irregularity happened and when an adjourned game goes on (AMD 7.5, ADJ I.7)", () => {
    expect(
      stepWords(step("IRREGULARITY", { side: "BLACK", details: { irregularity: "ILLEGAL_MOVE", at: "6" } }), texts.en),
    ).toContain("at move 3");
    expect(stepWords(step("ENVELOPE", { details: { resumesAt: "1000000" } }), texts.en)).toContain(
      timeAt(1_000_000, undefined),
    );
  });
  test("has words for every kind in both languages", () => {
    for (const words of [texts.en, texts.it])
      for (const kind of Object.keys(officialTables.en.timeline.step) as StepKind[])
        if (kind !== "MOVE") expect(stepWords(step(kind, { side: "BLACK" }), words), kind).not.toBe("");
  });
  test("words details in the reader's language", () => {
    expect(stepWords(step("CHECK", { side: "WHITE", details: { check: "DEVICE", passed: "true" } }), texts.en)).toBe(
      "White: device check passed",
    );
    expect(stepWords(step("TIME_CHANGED", { side: "BLACK", ms: -90_000 }), texts.en)).toBe("Black −1:30");
    expect(stepWords(step("CALL_ANSWERED", { ms: 55_000, details: { valid: "false" } }), texts.it)).toBe(
      "Risposta alla chiamata dopo 0:55: senza motivo valido",
    );
    expect(stepWords(step("APPEAL_DECIDED", { details: { appeal: "DISMISSED", body: "Jury" } }), texts.en)).toBe(
      "The decision of the appeals body (Jury) was recorded",
    );
    expect(stepWords(step("ENDED", { details: { result: "1-0", termination: "RESIGNATION" } }), texts.en)).toBe(
      "The game ended: White won, resignation",
    );
  });
  test("says that the zone did what the regulations let it do by itself", () => {
    // AMD 7.5.5, DEC-22
    expect(
      ["AUTOMATIC", "CHIEF_ARBITER", ""].map((by) => handOf(step("TIME_CHANGED", { by: by as Step["by"] }), texts.en)),
    ).toEqual(["automatically, by the software", "Chief Arbiter", ""]);
    expect(handOf(step("IRREGULARITY", { by: "AUTOMATIC" }), texts.it)).toBe("automaticamente, dal software");
  });
  test("tells a clock before and after only where it changed", () => {
    const clocks = (whiteMs: number) => ({ at: 0, whiteMs, blackMs: 60_000 });
    expect(clocksOf(step("CLOCKS_SET", { before: clocks(30_000), after: clocks(90_000) }))).toEqual([
      { side: "WHITE", before: "0:00:30", after: "0:01:30" },
    ]);
    expect(clocksOf(step("STARTED", { after: clocks(90_000) }))).toHaveLength(2);
  });
  test("tells the time of the venue, the move reached and what was written", () => {
    expect(timeAt(Date.UTC(2026, 0, 1, 12, 0, 5), "Asia/Tokyo")).toContain("21:00:05");
    expect([0, 1, 2].map(plyText)).toEqual(["", "1", "1…"]);
    expect(stepText(step("PAUSED", { text: "noise" }))).toBe("noise");
  });
});
