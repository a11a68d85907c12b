import { describe, expect, it } from "vitest";
import { incidentTitle } from "../../src/console/disconnection-names";
import { heldInPlace, incidents, isBack } from "../../src/state/outages";
import type { CaseView } from "../../src/protocol/protocol";
import { disconnection } from "../fixtures";

const VENUE: Partial<CaseView> = { outageId: "o", incident: { kind: "VENUE", id: "o" } };
const zone = (id: string): Partial<CaseView> => ({ incident: { kind: "ZONE", id } });
const one = (id: string, venue: string, startedAt: number, more: Partial<CaseView> = {}): CaseView =>
  disconnection({ id, venue, startedAt, ...more });

describe("incidents", () => {
  it("leave single cases alone", () => {
    const found = incidents([one("a", "rome", 1_000), one("b", "rome", 2_000)], new Map());
    expect(found.map((each) => [each.kind, each.cases.map((c) => c.id)])).toEqual([
      ["ALONE", ["a"]],
      ["ALONE", ["b"]],
    ]);
  });

  it("gather the cases of a venue's outage at the place of the most urgent", () => {
    const outages = new Map([["o", { id: "o", venue: "rome", since: 500, caseIds: ["a", "c"] }]]);
    const found = incidents(
      [one("a", "rome", 1_000, VENUE), one("b", "oslo", 2_000), one("c", "rome", 1_200, VENUE)],
      outages,
    );
    expect(found.map((each) => [each.kind, each.since, each.cases.map((c) => c.id)])).toEqual([
      ["VENUE", 500, ["a", "c"]],
      ["ALONE", 2_000, ["b"]],
    ]);
  });

  it("gather what one failure of the zone has lost in several venues, and only that (OCR 19.6)", () => {
    const found = incidents(
      [
        one("a", "rome", 9_000, { ...zone("a"), outageId: "o" }),
        one("b", "oslo", 1_000, zone("a")),
        one("c", "bari", 30_000, zone("c")),
        one("d", "oslo", 1_000),
      ],
      new Map([["o", { id: "o", venue: "rome", since: 500, caseIds: ["a"] }]]),
    );
    expect(found.map((each) => [each.kind, each.since, each.venues, each.cases.map((c) => c.id)])).toEqual([
      ["ZONE", 1_000, ["rome", "oslo"], ["a", "b"]],
      ["ZONE", 30_000, ["bari"], ["c"]],
      ["ALONE", 1_000, ["oslo"], ["d"]],
    ]);
  });
});

describe("an incident", () => {
  it("is over once no case of it is without a link, and is then named so", () => {
    const back = { state: "RESTORED", restoredAfterMs: 5_000 } as const;
    const both = (second: Partial<CaseView>) =>
      incidents(
        [one("a", "rome", 1_000, { ...VENUE, ...back }), one("c", "rome", 1_200, { ...VENUE, ...second })],
        new Map(),
      )[0]!;
    expect([isBack(both({})), isBack(both(back))]).toEqual([false, true]);
    expect(incidentTitle(both({}))).toContain("offline since");
    expect(incidentTitle(both(back))).toContain("connected again");
  });
});

describe("cases somebody has a hand on", () => {
  const [a, b, c] = [one("a", "rome", 1_000), one("b", "rome", 2_000), one("c", "rome", 3_000)];
  it("keep their places and incidents, also when they are closed; new ones come after them", () => {
    const now = [c!, { ...b!, ...VENUE }];
    const shown = heldInPlace(
      [a!, b!],
      now,
      new Map([...now, { ...a!, state: "CLOSED" as const }].map((each) => [each.id, each])),
    );
    expect(shown.map((each) => [each.id, each.state, each.incident])).toEqual([
      ["a", "CLOSED", null],
      ["b", "OPEN", null],
      ["c", "OPEN", null],
    ]);
  });
});
