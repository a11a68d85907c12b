import { describe, expect, it } from "vitest";
import { eventOf, readFiles } from "../../src/events/files";
import { hasComments, hasId, statedEncoding, statedId } from "../../src/events/yaml-text";

const MAIN = "id: cup\nplayers: {file: p.csv, encoding: windows-1250}\nrounds:\n  csv: pairings.csv\nencoding: cp866\n";
const bytesOf = (name: string, ...bytes: number[]): File => new File([new Uint8Array(bytes)], name);
const textOf = (name: string, text: string): File => new File([text], name);

describe("an event from files", () => {
  it("has one main YAML, the only one with an id, and keeps the others as files", () => {
    const rules = "profile: fide-online-2021\n";
    expect(eventOf({ "rules.yaml": rules, "cup.yaml": "id: cup", "p.csv": "id" })).toEqual({
      fileName: "cup.yaml",
      yaml: "id: cup",
      files: { "rules.yaml": rules, "p.csv": "id" },
    });
    expect(eventOf({ "a.yaml": "", "b.yml": "venues:\n  - id: x" })).toBeNull();
    expect(eventOf({ "a.yaml": "id: a", "b.yml": "id: b" })).toBeNull();
  });
  it("has its tables decoded as the YAML states, also if the YAML comes last", async () => {
    const { texts, problem } = await readFiles([
      bytesOf("p.csv", 0x9d, 0xea), // ť and ę in windows-1250
      bytesOf("pairings.csv", 0x80), // А in cp866
      textOf("cup.yaml", MAIN),
    ]);
    expect([texts["p.csv"], texts["pairings.csv"], problem]).toEqual(["ťę", "А", null]);
  });
  it("has a table that is UTF-8 read as UTF-8, as a browser saves it", async () => {
    const { texts } = await readFiles([textOf("p.csv", "Łódź"), textOf("cup.yaml", MAIN)]);
    expect(texts["p.csv"]).toBe("Łódź");
  });
  it("names a file whose encoding the browser does not know", async () => {
    const { problem } = await readFiles([textOf("p.csv", "x"), textOf("cup.yaml", "id: a\nencoding: ebcdic-9\n")]);
    expect(problem).toEqual({ name: "p.csv", encoding: "ebcdic-9" });
  });
  it("says which of them are not UTF-8 and were read as Windows-1252, and no others", async () => {
    const windows = bytesOf("w.csv", 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72); // as a spreadsheet writes Müller
    const marked = bytesOf("m.csv", 0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc); // UTF-8 with a byte order mark
    const { texts, guessed } = await readFiles([windows, marked, textOf("u.csv", "Müller"), textOf("a.csv", "Muller")]);
    expect(texts).toEqual({ "w.csv": "Müller", "m.csv": "Mü", "u.csv": "Müller", "a.csv": "Muller" });
    expect(guessed).toEqual(["w.csv"]);
    expect((await readFiles([bytesOf("p.csv", 0x9d)], MAIN)).guessed).toEqual([]); // its encoding is stated
  });
  it("takes the encoding from the draft for a table that is added to it", async () => {
    expect((await readFiles([bytesOf("p.csv", 0x9d)], MAIN)).texts["p.csv"]).toBe("ť");
    expect((await readFiles([bytesOf("p.csv", 0xe8)])).texts["p.csv"]).toBe("è");
  });
});

describe("the text of a YAML file", () => {
  it("states its id in the first column", () => {
    expect(statedId('# x\nid: "cup-1"  # the id\nname: A')).toBe("cup-1");
    expect(statedId("venues:\n  - id: rome\n")).toBe("");
    expect([hasId("id: Cup 1"), hasId("idle: x"), hasId("a:\n  id: x")]).toEqual([true, false, false]);
  });
  it("states the encoding beside the name of a file or for all files", () => {
    expect(statedEncoding(MAIN, "p.csv")).toBe("windows-1250");
    expect(statedEncoding(MAIN, "other.csv")).toBe("cp866");
    expect(statedEncoding('players:\n  file: "p.csv"\n  encoding: "koi8-r"\nrounds: []\n', "p.csv")).toBe("koi8-r");
    expect(statedEncoding("players:\n  file: p.csv\n# encoding: koi8-r\n", "p.csv")).toBe("");
  });
  it("has comments unless the sign is part of a text", () => {
    expect(["# a", "id: x # a", "  # a"].map(hasComments)).toEqual([true, true, true]);
    expect(["id: x#1", 'name: "A # B"', "name: 'It''s # 1'", ""].map(hasComments)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
