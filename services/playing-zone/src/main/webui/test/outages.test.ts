import { describe, expect, it } from "vitest";
import { incidents } from "../src/outages";
import type { CaseView, CauseView } from "../src/protocol";
import { disconnection } from "./fixtures";

const ZONE: CauseView = { segment: "ZONE", confidence: "HIGH", seatsHere: 3, lostHere: 3, venues: 2, venuesLost: 2, settled: true, probes: null };
const one = (id: string, venue: string, startedAt: number, more: Partial<CaseView> = {}): CaseView => disconnection({ id, venue, startedAt, ...more });

describe("incidents", () => {
  it("leave single cases alone", () => {
    const found = incidents([one("a", "rome", 1_000), one("b", "rome", 2_000)], new Map());
    expect(found.map((each) => [each.kind, each.cases.map((c) => c.id)])).toEqual([["ALONE", ["a"]], ["ALONE", ["b"]]]);
  });

  it("gather the cases of a venue's outage at the place of the most urgent", () => {
    const outages = new Map([["o", { id: "o", venue: "rome", since: 500, caseIds: ["a", "c"] }]]);
    const found = incidents([one("a", "rome", 1_000, { outageId: "o" }), one("b", "oslo", 2_000), one("c", "rome", 1_200, { outageId: "o" })], outages);
    expect(found.map((each) => [each.kind, each.since, each.cases.map((c) => c.id)])).toEqual([["VENUE", 500, ["a", "c"]], ["ALONE", 2_000, ["b"]]]);
  });

  it("gather what the zone lost in several venues at the same time, and only that (OCR 19.6)", () => {
    const outages = new Map([["o", { id: "o", venue: "rome", since: 1_000, caseIds: ["a"] }]]);
    const found = incidents([one("a", "rome", 9_000, { cause: ZONE, outageId: "o" }), one("b", "oslo", 1_000, { cause: ZONE }),
      one("c", "bari", 30_000, { cause: ZONE }), one("d", "oslo", 1_000)], outages);
    expect(found.map((each) => [each.kind, each.since, each.venues, each.cases.map((c) => c.id)])).toEqual([
      ["ZONE", 1_000, ["rome", "oslo"], ["a", "b"]], ["ZONE", 30_000, ["bari"], ["c"]], ["ALONE", 1_000, ["oslo"], ["d"]]]);
  });
});
