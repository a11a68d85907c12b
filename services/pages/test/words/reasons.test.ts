import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codedOld as codedAs } from "../../src/words/old-reasons";
import {
  coded,
  isKindOnly,
  isUsual,
  reasonWords,
  storedArguments,
  storedNote,
  storedReason,
  writeTimes,
} from "../../src/words/reasons";
import { USUAL_ORDERS, USUAL_REASONS } from "../../src/words/usual-reasons";
import { tables, type Tongue } from "../../src/words/words";

const codedOld = (stored: string) => codedAs(stored, (value) => value.replace(/[%{}=;]/g, encodeURIComponent));
const DECIDER = "../shared/decider/src";
const lines = (file: string): string[] =>
  readFileSync(`${DECIDER}/${file}`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
const resource = (file: string): string[] => lines(`main/resources/org/onehall/decider/${file}`);

/** What papers say, by code or value. */
const onPaper = (tongue: Tongue): Record<string, string> =>
  Object.fromEntries(
    resource(tongue === "en" ? "reasons.properties" : "reasons_it.properties").map((line) => {
      const at = line.indexOf("=");
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );

const named = (name: string, words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, text]) => [`${name}.${value}`, text] as const);

const clock = (at: number) => `${new Date(at).toISOString().slice(11, 19)} UTC`;
writeTimes(clock, clock);

describe("reasons that are codes", () => {
  it.each(["en", "it"] as const)("have the same texts on pages and papers (%s)", (tongue) => {
    const words = tables[tongue];
    const ours = {
      unknown: words.unknownReason,
      ...words.hallReasons,
      ...words.usualReasons,
      ...words.reasonValues,
      ...Object.fromEntries(named("side", words.side)),
      ...Object.fromEntries(named("kind", words.floor.kinds)),
      ...Object.fromEntries(named("termination", words.termination)),
    };
    expect(onPaper(tongue)).toEqual(ours);
  });
  it("have the same codes and parameters in both languages as the hall", () => {
    const source = readFileSync(`${DECIDER}/main/java/org/onehall/decider/ReasonCode.java`, "utf8");
    const codes = [...source.matchAll(/^ {4}([A-Z_]+)\(Giver\.(HALL|PERSON)(.*?)\)[,;]$/gm)].map(
      ([, code, giver, parameters]) => ({
        code: code!,
        usual: giver === "PERSON",
        places: [...parameters!.matchAll(/"(\w+)"/g)].map(([, name]) => name!).sort(),
      }),
    );
    expect(codes.length).toBeGreaterThan(50);
    for (const tongue of ["en", "it"] as const) {
      const texts = Object.entries({ ...tables[tongue].hallReasons, ...tables[tongue].usualReasons }).map(
        ([code, text]) => ({
          code,
          usual: isUsual(code),
          places: [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort(),
        }),
      );
      const sorted = (all: typeof codes) => all.toSorted((a, b) => (a.code < b.code ? -1 : 1));
      expect(sorted(texts)).toEqual(sorted(codes));
    }
    const onButtons = [USUAL_REASONS, USUAL_ORDERS].flatMap((each) => Object.values(each).flat());
    const usual = codes.filter((one) => one.usual && one.code !== "INCIDENT").map((one) => one.code);
    expect([...new Set<string>(onButtons)].toSorted()).toEqual(usual.toSorted());
  });
  it("read as on papers, also the English sentences of old logs", () => {
    for (const line of lines("test/resources/golden-reasons.tsv")) {
      const [stored, english, italian] = line.split("\t");
      expect([reasonWords(stored!, "en"), reasonWords(stored!, "it")]).toEqual([english, italian]);
    }
  });
  it("are known from the same old sentences as on papers", () => {
    for (const line of resource("old-reasons.tsv")) {
      const [sentence, code] = line.split("\t");
      if (!sentence!.startsWith("^")) expect(codedOld(sentence!)).toBe(code);
    }
    expect(codedOld("Pause not possible at 2026-03-01T14:03:07Z: a; b\n{c}")).toBe(
      "{PAUSE_NOT_POSSIBLE at=2026-03-01T14:03:07Z; because=a%3B b\n%7Bc%7D}",
    );
    expect(codedOld("constructor")).toBeUndefined();
  });
  it("hold any text, or another reason", () => {
    const at = "2026-03-01T14:03:07Z";
    for (const because of ["a; b=c {d} 50 % %7B", "due\nrighe", "a, b"])
      expect(reasonWords(coded("PAUSE_NOT_POSSIBLE", { at, because }), "en")).toBe(
        `A pause was not possible at 14:03:07 UTC: ${because}`,
      );
    expect(reasonWords(coded("PAUSE_NOT_POSSIBLE", { at, because: coded("HALL_DID_NOT_ANSWER") }), "it")).toBe(
      "Una sospensione non è stata possibile alle 14:03:07 UTC: Il server non rispondeva",
    );
  });
  it("are never shown as they are stored", () => {
    for (const newer of ["{NEW_CODE}", "{CONNECTION_LOST}", "{CONNECTION_LOST side=WHITE; for=3}"])
      expect(reasonWords(newer, "it")).toBe(tables.it.unknownReason);
  });
});

describe("what a person chooses or writes", () => {
  it("is stored as a code if it is usual, whatever the writer's language", () => {
    for (const words of [tables.en, tables.it])
      expect(storedReason(words.usualReasons.FIRE_ALARM, words)).toBe("{FIRE_ALARM}");
    expect(storedReason(" {FIRE_ALARM} ")).toBe("{FIRE_ALARM}");
    expect(storedReason(" Ha parlato ", tables.it)).toBe("Ha parlato");
    expect(reasonWords("Ha parlato", "en")).toBe("Ha parlato");
  });
  it("cannot pass for a reason of the hall", () => {
    expect(storedReason("{CONNECTION_LOST side=WHITE}")).toBe("(CONNECTION_LOST side=WHITE)");
    expect(storedReason(tables.en.hallReasons.ARBITER_CALLED)).toBe("An arbiter has been called");
    expect(storedArguments({ reason: "{HALL_BACK}", text: "{HALL_BACK}", note: "{NEW}", seen: 3 })).toEqual({
      reason: "{HALL_BACK}",
      text: "(HALL_BACK)",
      note: "(NEW)",
      seen: 3,
    });
  });
  it("about an incident is its kind as a code if nothing more was said", () => {
    const note = storedNote("NOISE", tables.it.floor.kinds.NOISE, tables.it);
    expect(note).toBe("{INCIDENT kind=NOISE}");
    expect(isKindOnly("NOISE", note)).toBe(true);
    expect(isKindOnly("NOISE", "Noise")).toBe(true);
    expect(isKindOnly("NOISE", "loud")).toBe(false);
    expect(reasonWords(note, "en")).toBe(tables.en.floor.kinds.NOISE);
  });
});
