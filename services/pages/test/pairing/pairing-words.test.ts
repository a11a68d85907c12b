import { describe, expect, it } from "vitest";
import codes from "../../../competition/src/main/java/org/onehall/competition/pairing/Finding.java?raw";
import { pairingWords as english } from "../../src/words/en/pairing";
import { pairingWords as italian } from "../../src/words/it/pairing";

/** The codes of the server with the values that each text needs. */
const templates = [...codes.matchAll(/^ {8}([A-Z_]+)\(\s*"[^"]*",\s*((?:"[^"]*"(?:\s*\+\s*)?)+)\)/gm)].map(
  ([, code, text]) => [code!, [...text!.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)] as const,
);

describe("what was found in pairings", () => {
  it("has words for every code of the server, in both languages", () => {
    expect(templates.length).toBeGreaterThan(15);
    const all = templates.map(([code]) => code).sort();
    expect(Object.keys(english.found).sort()).toEqual(all);
    expect(Object.keys(italian.found).sort()).toEqual(all);
  });
  it.each(templates)("names in %s only values that the server sends", (code, sent) => {
    const values = Object.fromEntries([...sent, "board", "round"].map((name) => [name, `<${name}>`]));
    for (const words of [english, italian]) {
      const text = words.found[code]!(values);
      expect(text).not.toContain("undefined");
      for (const name of sent.filter((one) => !["where", "board", "round"].includes(one)))
        expect(text).toContain(`<${name}>`);
    }
  });
  it("turns the server's English values into Italian", () => {
    expect(italian.found.THIRD_COLOUR!({ player: "Anna", colour: italian.values("White") })).toBe(
      "Anna avrebbe il Bianco per la terza volta di seguito.",
    );
    expect(italian.values("board 12")).toBe("scacchiera 12");
    expect(italian.values("2 and 4")).toBe("2 e 4");
    expect(italian.values("Anna White (3)")).toBe("Anna White (3)");
  });
});
