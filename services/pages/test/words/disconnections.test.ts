import { expect, it } from "vitest";
import type { CauseView } from "../../src/protocol/protocol";
import { officialTables } from "../../src/words/officials";

const seen = (seatsHere: number, lostHere: number, venues: number, venuesLost: number): CauseView =>
  ({ seatsHere, lostHere, venues, venuesLost }) as CauseView;

it("says how much else was lost with a connection (ENG-7)", () => {
  const { evidence } = officialTables.en;
  expect(evidence(seen(7, 0, 3, 0))).toBe(
    "Only this seat is affected (7 others in the venue are fine); no other venue is affected.",
  );
  expect(evidence(seen(1, 0, 3, 0))).toContain("(1 other in the venue is fine)");
  expect(evidence(seen(7, 7, 3, 2))).toBe(
    "7 of 7 other seats in the venue lost their connection at the same time; venues also affected: 2 of 3.",
  );
  expect(evidence(seen(0, 0, 0, 0))).toBe("There is no other seat in the venue; no other venue is affected.");
  expect(officialTables.it.evidence(seen(7, 0, 3, 2))).toBe(
    "È colpito solo questo posto (gli altri 7 della sede vanno bene); altre sedi colpite: 2 su 3.",
  );
});
