import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fullName, tieBreakTables } from "../../src/words/tiebreaks";

const JAVA = "../competition/src/main/java/org/onehall/competition/tiebreak/Acronym.java";

it("names every tie-break of C.07 in both languages", () => {
  const acronyms = [...readFileSync(JAVA, "utf8").matchAll(/^ {4}([A-Z]{2,6})\($|^ {4}([A-Z]{2,6})\("/gm)].map(
    (found) => found[1] ?? found[2],
  );
  expect(acronyms.length).toBeGreaterThan(30);
  for (const words of Object.values(tieBreakTables))
    expect(Object.keys(words.names).toSorted()).toEqual(acronyms.toSorted());
});

it("says what follows the name of a tie-break", () => {
  const { en, it: italian } = tieBreakTables;
  expect(fullName("BH", "BH", en)).toBe("Buchholz");
  expect(fullName("BH/C2", "BH", en)).toBe("Buchholz, without the lowest 2 values");
  expect(fullName("DE/P", "DE", en)).toBe("Direct encounter, forfeits count as games");
  expect(fullName("KS/L+1", "KS", en)).toBe("Koya, limit moved by +1 half points");
  expect(fullName("BH:GP/M1", "BH", en)).toBe("Buchholz, by game points, without the lowest and the highest value");
  expect(fullName("TPN/R", "TPN", italian)).toBe("Numero di tabellone, in ordine inverso");
  expect(fullName("MPvGP", "MPvGP", en)).toBe("Match points or game points");
});
