// @vitest-environment happy-dom
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ connect: vi.fn(), send: vi.fn(), logOut: vi.fn() }));

import { FaultList } from "../../src/events/fault-list";
import { articleOf, englishOf, faultText, sectionOf } from "../../src/events/faults";
import { words } from "../../src/events/words";
import { t } from "../../src/words/words";
import { fault } from "./served";

const work = { tree: { players: { file: "list.csv" } }, files: {} };

const LCA_LTA =
  'the Local Chief Arbiter and the Local Technical Arbiter of venue "rome" must be two persons (LCA_EQUALS_LTA)';
const SHORT_FORM = "a time control such as 90+30, 40/90+30,30+30 or 60d5, or a list of periods";

describe("a fault", () => {
  it("leads to the section where it is mended", () => {
    const of = (path: string, problem = "x", file = "cup.yaml") => sectionOf(fault(path, problem, { file }), work);
    expect(of("name")).toBe("event");
    expect(of("venues[1].timeZone")).toBe("venues");
    expect(of("players[3].venue")).toBe("players");
    expect(of("", "3 cells; the header has 4", "list.csv")).toBe("players");
    expect(of("rounds[0]")).toBe("rounds");
    expect(of("regulations.appeals.body")).toBe("rules");
    expect(of("teams[0].players")).toBe("event");
    expect(of("venues[0]", 'venue "rome" must have one LOCAL_ORGANISER, not 0 (STAFF_INCOMPLETE)')).toBe("officials");
    expect(of("officials", "a competition must have one CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)")).toBe("officials");
    expect(of("venues[0]", LCA_LTA)).toBe("officials");
    expect(of("venues[0]", 'venue "rome" has 1 arbiters and needs 2')).toBe("officials");
    expect(sectionOf(fault("venues[0]", "x", { code: "STAFF_INCOMPLETE" }), work)).toBe("officials");
  });
  it("is worded for people where everybody meets it, with the code or its name behind the text", () => {
    const names = ["Rome", "Milan"];
    const text = (path: string, problem: string, code = "") => faultText(fault(path, problem, { code }), names);
    const noLca = words.fault.official(t.role.LOCAL_CHIEF_ARBITER, "Milan", 0);
    const staff = 'venue "milan" must have one LOCAL_CHIEF_ARBITER, not 0';
    expect(text("venues[1]", `${staff} (STAFF_INCOMPLETE)`)).toBe(noLca);
    expect(text("venues[1]", staff, "STAFF_INCOMPLETE")).toBe(noLca);
    expect(text("venues[1]", `${staff} (STAFF_INCOMPLETE)`, "STAFF_INCOMPLETE")).toBe(noLca);
    expect(text("venues[0]", LCA_LTA)).toBe(words.fault.twoPersons("Rome"));
    expect(text("players[1].venue", 'there is no venue "bari" (UNKNOWN_VENUE)')).toBe(words.fault.playerVenue(2));
    expect(text("players[1].venue", "the venue is missing (UNKNOWN_VENUE)")).toBe(words.fault.playerVenue(2));
    expect(text("officials[4].venue", "the venue is missing (UNKNOWN_VENUE)")).toBe(words.fault.officialVenue(5));
    expect(text("rounds", "a competition has at least one round (MALFORMED_ROUND)")).toBe(words.fault.missing.rounds);
    expect(
      text("venues[0].timeZone", "there is no such time zone; write it like Europe/Rome (UNKNOWN_TIME_ZONE)"),
    ).toBe(words.fault.timeZone("Rome"));
    const nameless = "a name must have 1 to 100 visible characters (MALFORMED_NAME)";
    expect(text("name", nameless)).toBe(words.fault.missing.name);
    expect(text("players[2].name", nameless)).toBe(words.fault.cell(3, words.columns.name!, words.fault.cells.name!));
    expect(text("officials[0].name", nameless)).toBe(words.fault.name(words.sections.officials, 1));
    expect(text("players[0].id", 'id "a" is used twice (DUPLICATE_ID)')).toBe(words.fault.takenId(1));
    expect(text("players[1].name", "name is missing")).toBe(words.fault.player(2, words.columns.name!));
    expect(text("regulations.appeals.body", "must be stated before the competition")).toBe(
      words.fault.missing["regulations.appeals.body"],
    );
    expect(text("regulations.timeControl", `is missing; allowed: ${SHORT_FORM}`)).toBe(
      words.fault.missing["regulations.timeControl"],
    );
    expect(text("teams[0].name", "name is missing")).toBe(words.fault.unstated("teams[0].name"));
    expect(text("venues[0]", 'unknown key "zone"; known are id, name, timeZone')).toBe(
      words.fault.unknownKey("zone", "venues[0]"),
    );
    expect(text("players[1].fideId", 'FIDE ID "12345" is used twice, first in line 3')).toBe(
      words.fault.usedTwice("12345", "players[1].fideId"),
    );
  });
  it("is otherwise shown as the hall says it, without the code", () => {
    const captain = fault("teams[0]", "the captain is no player (CAPTAIN_NOT_PLAYER)");
    expect([faultText(captain, []), englishOf(captain)]).toEqual([null, "the captain is no player"]);
    expect(englishOf(fault("", "100 moves (at most) (FIDE)"))).toBe("100 moves (at most) (FIDE)");
  });
  it("calls rules as the form does; where files are edited, the key follows", () => {
    const late = fault("regulations.defaultTime.minutes", '"x" is not allowed; allowed: a whole number');
    const deputy = fault("officials", "disconnection.deputySeconds is above 0, so there has to be one");
    const unstated = fault("regulations.draw.agreement.minMove", "must be stated before the competition");
    const period = fault("regulations.timeControl.periods[0].base", "is not allowed");
    const faults = [late, deputy, unstated, period];
    const text = (shown: typeof work | null): string => {
      const root = document.createElement("div");
      render(h(FaultList, { faults, work: shown }), root);
      return root.textContent;
    };
    const form = text(work);
    expect(form).toContain("“Default time”: ");
    expect(form).toContain("“Time until the Deputy Chief Arbiter may decide alone” is above 0");
    expect(form).toContain(words.fault.unstated("“First move for a draw offer”"));
    expect(form).toContain("“Time control”: ");
    for (const key of ["defaultTime.minutes", "deputySeconds", "agreement.minMove", "regulations."])
      expect(form).not.toContain(key);
    expect(text(null)).toContain("(defaultTime.minutes)");
  });
  it("names its article, and no rule of the programs", () => {
    expect(articleOf(fault("", "", { rule: "OCR 16.8" }))).toBe("OCR 16.8");
    expect(articleOf(fault("", "", { rule: "V-01" }))).toBe("");
  });
});

describe("in Italian, a new event", () => {
  beforeEach(() => {
    sessionStorage.setItem("onehall.language", "it");
    vi.resetModules();
  });
  afterEach(() => sessionStorage.clear());

  it("has no English text among what is missing", async () => {
    const table = await import("../../src/words/words");
    await table.loadWords("it");
    await (await import("../../src/words/officials")).loadOfficialWords("it");
    const faults = await import("../../src/events/faults");
    const { words: italian } = await import("../../src/events/words");
    const text = (path: string, problem: string) => faults.faultText(fault(path, problem), ["Roma"]);
    const toBeMissing = "must be stated before the competition";
    expect([
      text("venues", "a competition has at least one venue (UNKNOWN_VENUE)"),
      text("officials", "a competition must have one CHIEF_ARBITER, not 0 (STAFF_INCOMPLETE)"),
      text("venues[0]", 'venue "roma" must have one LOCAL_ORGANISER, not 0 (STAFF_INCOMPLETE)'),
      text("regulations.timeControl", `is missing; allowed: ${SHORT_FORM}`),
      text("regulations.appeals.body", toBeMissing),
      text("regulations.fairplay.awardPointsToOpponents", toBeMissing),
    ]).toEqual([
      "Aggiungi almeno una sede",
      "Manca: Arbitro principale",
      "Manca: Organizzatore locale (Roma)",
      "Indica la cadenza",
      italian.fault.missing["regulations.appeals.body"],
      italian.fault.missing["regulations.fairplay.awardPointsToOpponents"],
    ]);
    expect(text("officials[0].id", 'an id has 1 to 32 small letters, not "A" (MALFORMED_ID)')).toContain("lettere");
  });
  it("has an Italian sentence before a fault that the hall words in English", async () => {
    const table = await import("../../src/words/words");
    await table.loadWords("it");
    await (await import("../../src/words/officials")).loadOfficialWords("it");
    const { FaultList } = await import("../../src/events/fault-list");
    const root = document.createElement("div");
    const captain = fault("teams[0]", "the captain is no player (CAPTAIN_NOT_PLAYER)");
    render(h(FaultList, { faults: [captain], work: null }), root);
    expect(root.textContent).toContain("Da correggere in «Evento». Il server lo spiega solo in inglese: ");
    expect(root.querySelector("[lang=en]")!.textContent).toBe("teams[0] the captain is no player");
    render(null, root);
  });
});
