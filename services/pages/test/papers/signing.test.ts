import { describe, expect, it } from "vitest";
import {
  advised,
  blocking,
  latestOpen,
  maySign,
  papersOf,
  remarksOf,
  signedReports,
  stageOf,
} from "../../src/papers/signing";
import type { LackingPoint, RoundPaper } from "../../src/protocol/protocol";
import { officialTables } from "../../src/words/officials";
import { competition, who } from "../fixtures";

const paper = (more: Partial<RoundPaper> = {}): RoundPaper => ({
  sha256: "0".repeat(64),
  signature: null,
  unchanged: true,
  missing: [],
  earlier: [],
  ...more,
});
const lacking = (point: LackingPoint, blocks: boolean) => ({ point, blocks, of: ["1"] });
const signature = { role: "LOCAL_CHIEF_ARBITER" as const, name: "Luca", at: 1, remarks: "", sha256: "0".repeat(64) };
const cup = {
  ...competition(),
  venues: [
    { id: "rome", name: "Rome", timeZone: "Europe/Rome" },
    { id: "milan", name: "Milan", timeZone: "Europe/Rome" },
  ],
};

describe("reports of a round", () => {
  it("are for the arbiters of a venue that of the venue, for the Chief Arbiter all (OCR 18.3)", () => {
    const venues = (you: ReturnType<typeof who>) => papersOf(you, cup).map((one) => one.venue);
    expect(venues(who("CHIEF_ARBITER"))).toEqual(["rome", "milan", ""]);
    expect(venues(who("LOCAL_CHIEF_ARBITER", "rome"))).toEqual(["rome"]);
    expect(venues(who("FLOOR_ARBITER", "milan"))).toEqual(["milan"]);
    for (const role of ["LOCAL_TECHNICAL_ARBITER", "LOCAL_ORGANISER", "CHIEF_ORGANISER"] as const)
      expect(venues(who(role, "rome"))).toEqual([]);
  });

  it("are signed by the Local Chief Arbiter for the venue and by the Chief Arbiter for the round (OCR 18.3)", () => {
    expect(maySign(who("LOCAL_CHIEF_ARBITER", "rome"), "rome")).toBe(true);
    expect(maySign(who("LOCAL_CHIEF_ARBITER", "rome"), "milan")).toBe(false);
    expect(maySign(who("LOCAL_CHIEF_ARBITER", "rome"), "")).toBe(false);
    expect(maySign(who("CHIEF_ARBITER"), "")).toBe(true);
    expect(maySign(who("CHIEF_ARBITER"), "rome")).toBe(false);
    expect(maySign(who("DEPUTY_CHIEF_ARBITER"), "")).toBe(false);
  });

  it("wait for what blocks them, and tell what ought to be settled before", () => {
    const waits = paper({ missing: [lacking("NOT_APPROVED", true), lacking("CALL_OPEN", false)] });
    expect(stageOf(waits)).toBe("BLOCKED");
    expect(blocking(waits).map((one) => one.point)).toEqual(["NOT_APPROVED"]);
    expect(advised(waits).map((one) => one.point)).toEqual(["CALL_OPEN"]);
    expect(stageOf(paper({ missing: [lacking("MEDICAL", false)] }))).toBe("READY");
  });

  it("offer the remarks of the last signature again, also of one that a change has made void", () => {
    expect(remarksOf(paper())).toBe("");
    expect(
      remarksOf(
        paper({
          earlier: [
            { ...signature, remarks: "first" },
            { ...signature, remarks: "second" },
          ],
        }),
      ),
    ).toBe("second");
    expect(
      remarksOf(
        paper({ signature: { ...signature, remarks: "third" }, earlier: [{ ...signature, remarks: "second" }] }),
      ),
    ).toBe("third");
  });
  it("say when something was recorded after their signature", () => {
    expect(stageOf(paper({ signature }))).toBe("SIGNED");
    expect(stageOf(paper({ signature, unchanged: false }))).toBe("CHANGED");
  });

  it("are known as signed where they concern a venue, so a change is known to need a new signature (OCR 18.3)", () => {
    const signed = {
      ...cup,
      rounds: cup.rounds.map((round) => ({ ...round, signed: round.number === 1 ? ["", "milan"] : [] })),
    };
    expect([
      signedReports(signed, 1, ["rome"]),
      signedReports(signed, 1, ["rome", "milan"]),
      signedReports(signed, 2, ["milan"]),
      signedReports(null, 1, ["milan"]),
    ]).toEqual([[""], ["", "milan"], [], []]);
  });

  it("begin with the last open round", () => {
    expect(latestOpen(competition())).toBe(1);
    expect(latestOpen(null)).toBe(1);
  });

  it("have words for every point in both languages", () => {
    expect(Object.keys(officialTables.it.papers.points)).toEqual(Object.keys(officialTables.en.papers.points));
  });
});
