// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ connect: vi.fn(), send: vi.fn(), logOut: vi.fn() }));

import parameters from "../../../shared/regulations/src/main/resources/org/onehall/regulations/parameters.tsv?raw";
import { changeRule, ruleOf, withRule } from "../../src/events/regulations";
import { readRules, same, search, toWrite, valueOf, written } from "../../src/events/rules";
import type { Tree } from "../../src/events/tree";
import { ruleTitles as englishTitles } from "../../src/words/en/rules";
import { ruleExplanations, ruleTitles as italianTitles } from "../../src/words/it/rules";
import { schema } from "./served";

const book = readRules(schema as unknown as Tree);
const rule = (key: string) => book.rules.find((one) => one.key === key)!;

describe("a rule in the regulations", () => {
  const mixed: Tree = { profile: "x", appeals: { deadlineMinutes: 60 }, "draw.agreement": { minMove: 30 } };
  it("is found under dotted and nested names", () => {
    expect(ruleOf(mixed, "appeals.deadlineMinutes")).toBe(60);
    expect(ruleOf(mixed, "draw.agreement.minMove")).toBe(30);
    expect(ruleOf({ disconnection: { "report.slaSeconds": 5 } }, "disconnection.report.slaSeconds")).toBe(5);
    expect(ruleOf(mixed, "appeals.body")).toBeUndefined();
  });
  it("is changed where it stands, added to its group, or written with its whole name", () => {
    expect(withRule(mixed, "draw.agreement.minMove", 20)["draw.agreement"]).toEqual({ minMove: 20 });
    expect(withRule(mixed, "appeals.body", "Jury").appeals).toEqual({ deadlineMinutes: 60, body: "Jury" });
    expect(withRule(mixed, "public.page", "PRIVATE")["public.page"]).toBe("PRIVATE");
  });
  it("is taken away with its group if nothing else is there", () => {
    expect(withRule(mixed, "appeals.deadlineMinutes", undefined)).toEqual({
      profile: "x",
      "draw.agreement": { minMove: 30 },
    });
    expect(withRule(mixed, "public.page", undefined)).toEqual(mixed);
    expect(changeRule({ id: "cup" }, "public.page", "OPEN")).toEqual({
      id: "cup",
      regulations: { "public.page": "OPEN" },
    });
  });
});

describe("the schema", () => {
  it("says what a rule means, without what the page says itself", () => {
    expect(rule("defaultTime.minutes")).toMatchObject({
      text: "How late a player may arrive.",
      article: "OCR 16.11",
      unit: "minutes",
      kind: { of: "whole", min: 0, max: 180 },
      optional: false,
    });
    expect(book.rules.some((one) => one.key === "timeControl.periods")).toBe(false);
    expect(book.profiles).toEqual(["fide-online-2021", "fssi-individual"]);
    expect([...book.fixed["fssi-individual"]!]).toEqual(["adjournment.allowed"]);
  });
  it("says which values a rule takes", () => {
    expect(rule("appeals.body")).toMatchObject({ kind: { of: "text" }, optional: true });
    expect(rule("fairplay.awardPointsToOpponents")).toMatchObject({ kind: { of: "flag" }, optional: true });
    expect(rule("standings.tieBreaks").kind.of).toBe("list");
    expect(rule("traditional.signal").kind).toEqual({ of: "some", values: ["VISUAL", "SOUND"] });
    expect(rule("scoring.draw").kind.of).toBe("decimal");
    expect(rule("public.page").kind).toEqual({ of: "one", values: ["OPEN", "PRIVATE"] });
    expect(rule("fines.schedule").kind.of).toBe("fines");
  });
  it("turns what is typed into values, and refuses others", () => {
    expect(valueOf(rule("defaultTime.minutes"), " 30 ")).toBe(30);
    expect(valueOf(rule("defaultTime.minutes"), "181")).toBeUndefined();
    expect(valueOf(rule("defaultTime.minutes"), "x")).toBeUndefined();
    expect(valueOf(rule("fairplay.awardPointsToOpponents"), "false")).toBe(false);
    expect(valueOf(rule("appeals.body"), "none")).toBe("none");
    expect(valueOf(rule("standings.tieBreaks"), "DE, BH/C1,SB")).toEqual(["DE", "BH/C1", "SB"]);
    expect(valueOf(rule("fines.schedule"), "A:20, B: 50.5")).toEqual([
      { code: "A", amount: 20 },
      { code: "B", amount: 50.5 },
    ]);
    expect(valueOf(rule("fines.schedule"), "A")).toBeUndefined();
    expect(written([{ code: "A", amount: 20 }])).toBe("A:20");
  });
  it("leaves out what the profile says itself", () => {
    expect(toWrite(rule("defaultTime.minutes"), "fide-online-2021", 0)).toBeUndefined();
    expect(toWrite(rule("defaultTime.minutes"), "fide-online-2021", 30)).toBe(30);
    expect(same(null, "none")).toBe(true);
  });
  it("is searched by words and by articles", () => {
    const found = (typed: string) => search(book.rules, typed, () => "ritardo").map((one) => one.key);
    expect(found("late ARRIVE")).toEqual(["defaultTime.minutes"]);
    expect(found("17.11")).toEqual(["appeals.body"]);
    expect(found("ritardo")).toHaveLength(book.rules.length);
    expect(found("late nothing")).toEqual([]);
  });
});

it("is explained in Italian, rule by rule", () => {
  const keys = parameters
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t")[0]!);
  expect(keys.length).toBeGreaterThan(90);
  expect(Object.keys(ruleExplanations)).toEqual(keys);
  for (const titles of [englishTitles, italianTitles]) {
    expect(Object.keys(titles)).toEqual(keys);
    expect(new Set(Object.values(titles)).size).toBe(keys.length);
  }
});

it("has titles that say what the rule does", () => {
  const shown = (key: string) => [englishTitles[key], italianTitles[key]];
  expect(shown("communication.blockMovesWhenLost")).toEqual([
    "Moves made without the communication system are recorded",
    "Le mosse senza il sistema di comunicazione si mettono a verbale",
  ]);
  expect(shown("byes.minutesBefore")).toEqual([
    "Requests for byes end (minutes before the start)",
    "Le richieste di bye si chiudono (minuti prima dell'inizio)",
  ]);
  for (const key of ["venue.cameras.min", "venue.minArbiters"])
    expect(shown(key)).toEqual([
      expect.stringMatching(/^Minimum number of/),
      expect.stringMatching(/^Numero minimo di/),
    ]);
  expect(shown("team.reserves")).toEqual([
    "Maximum number of reserves of a team",
    "Numero massimo di riserve di una squadra",
  ]);
  expect(shown("fairplay.decisionFinal")).toEqual([
    "No appeal against a lost game or an exclusion for fair play",
    "Nessun ricorso contro una partita persa o un'esclusione per fair play",
  ]);
  expect(Object.values(englishTitles).filter((title) => /\b(is|are) not to\b/.test(title))).toEqual([]);
});
