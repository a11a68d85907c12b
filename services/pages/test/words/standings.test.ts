import { expect, it } from "vitest";
import { tables } from "../../src/words/words";

it("names one round or several", () => {
  const { officialAfter, afterRounds } = tables.en.standings;
  expect(officialAfter([1])).toBe("These standings are official after round 1.");
  expect(afterRounds([1, 2, 3])).toContain("These standings are provisional and include rounds 1, 2 and 3.");
  expect(tables.it.standings.officialAfter([1, 2])).toBe("Questa classifica è ufficiale dopo i turni 1 e 2.");
});
