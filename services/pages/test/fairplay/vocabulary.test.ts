import { describe, expect, it } from "vitest";
import {
  beginning,
  formOf,
  givenBy,
  isReferred,
  meaningOf,
  meant,
  nest,
  numberOf,
  requestsOf,
  shortId,
  votesOn,
  wordFor,
  type CaseFact,
  type CaseNow,
} from "../../src/fairplay/vocabulary";
import { fieldsOf, FORMS } from "../../src/fairplay/forms";
import { addressOf } from "../../src/fairplay/addresses";
import { awaited } from "../../src/fairplay/letters";
import { openings, seesFairPlay, worksOnCases } from "../../src/fairplay/access";
import { officialTables } from "../../src/words/officials";

const now = (more: Partial<CaseNow>): CaseNow => ({
  caseId: "cup/case-1",
  trigger: "COMPLAINT",
  you: "PANEL",
  accused: { type: "PLAYER", personId: "m1", name: "Bo Neri" },
  openedAt: 0,
  inadmissible: false,
  falseAccusation: false,
  steps: [],
  proposed: "",
  investigator: "",
  overdue: false,
  decisionRead: false,
  endRead: false,
  yes: 0,
  no: 0,
  abstain: 0,
  openRequests: [],
  panel: [],
  entries: 1,
  ...more,
});

describe("the forms of a case", () => {
  it("ask for the criteria of a false accusation only where one is judged (APP-I D2)", () => {
    const criteria = (falseAccusation: boolean) =>
      fieldsOf("finalise_report", now({ falseAccusation })).filter((field) => field.name.startsWith("report.criteria."))
        .length;
    expect([criteria(false), criteria(true)]).toEqual([0, 6]);
  });
  it("let a party state for itself, the investigator for either side (APP-I I3)", () => {
    expect(fieldsOf("file_statement", now({ you: "ACCUSED" })).map((field) => field.name)).toEqual([
      "text",
      "documents",
    ]);
    expect(fieldsOf("file_statement", now({ you: "INVESTIGATOR" })).map((field) => field.name)).toEqual([
      "party",
      "text",
      "documents",
    ]);
    expect(givenBy("file_statement", now({ you: "ACCUSED" }))).toEqual({ caseId: "cup/case-1", party: "ACCUSED" });
    expect(givenBy("file_statement", now({ you: "FILER" }))).toEqual({ caseId: "cup/case-1", party: "COMPLAINANT" });
  });
  it("vote on rejecting until there is a report, then on forwarding (APP-I H2, H8)", () => {
    expect(givenBy("cast_vote", now({ stage: "PRELIMINARY" }))).toEqual({ caseId: "cup/case-1", motion: "REJECT" });
    expect(givenBy("close_vote", now({ stage: "REPORTED", yes: 2, no: 1, abstain: 0 }))).toEqual({
      caseId: "cup/case-1",
      motion: "FORWARD",
      seen: { yes: 2, no: 1, abstain: 0 },
    });
  });
  it("show the votes that are cast, and of a completed case those that completed it (APP-I H2, H8)", () => {
    expect(votesOn(now({ stage: "REPORTED", steps: ["cast_vote"] }))).toBe("FORWARD");
    expect(votesOn(now({ stage: "PRELIMINARY", steps: ["cast_vote"] }))).toBe("REJECT");
    expect(votesOn(now({ stage: "INVESTIGATION" }))).toBeNull();
    expect((["REJECTED", "DISMISSED", "FORWARDED"] as const).map((stage) => votesOn(now({ stage })))).toEqual([
      "REJECT",
      "FORWARD",
      "FORWARD",
    ]);
    expect(votesOn(now({ you: "FILER" }))).toBeNull();
  });
  it("travel as the owner of cases reads them", () => {
    expect(nest({ "complaint.accused.name": "Bo", "complaint.facts": "x", reason: "y" })).toEqual({
      complaint: { accused: { name: "Bo" }, facts: "x" },
      reason: "y",
    });
    expect(["open_initiative", "close_vote"].map((form) => addressOf(form as "close_vote"))).toEqual([
      "open-case",
      "close-vote",
    ]);
  });
  it("tells who is accused until when he is waited for, the first first (APP-I I3)", () => {
    const informed = (until: number) => now({ you: "ACCUSED", until, steps: ["file_statement"] });
    expect(awaited([informed(9), informed(5)])).toBe(5);
    expect(
      awaited([now({ you: "ACCUSED", steps: [] }), now({ you: "PANEL", until: 3, steps: ["file_statement"] })]),
    ).toBeNull();
  });
  it("have words for each field in both languages (ENG-6)", () => {
    for (const { fairPlay } of [officialTables.en, officialTables.it])
      for (const field of Object.values(FORMS).flat())
        expect(fairPlay.fields[field.name.split(".").at(-1)!], field.name).toBeTruthy();
    for (const part of ["forms", "fields", "events", "stage", "trigger"] as const)
      expect(Object.keys(officialTables.it.fairPlay[part])).toEqual(Object.keys(officialTables.en.fairPlay[part]));
    for (const [name, words] of Object.entries(officialTables.en.fairPlay.of))
      expect(Object.keys(officialTables.it.fairPlay.of[name as "vote"])).toEqual(Object.keys(words));
  });
});

describe("who begins what (APP-I G1, G2.1)", () => {
  it("follows the role", () => {
    expect(openings("PLAYER")).toEqual(["file_complaint"]);
    expect(openings("CHIEF_ARBITER")).toEqual(["file_complaint", "report_case"]);
    expect(openings("FAIR_PLAY_PANEL")).toEqual(["open_initiative", "request_case"]);
    expect(openings("ETHICS_COMMISSION")).toEqual(["request_case"]);
    expect(openings("SPECTATOR")).toEqual([]);
    expect([
      worksOnCases("FAIR_PLAY_CHAIR"),
      worksOnCases("CHIEF_ARBITER"),
      seesFairPlay("ASSISTANT"),
      seesFairPlay("PLAYER"),
    ]).toEqual([true, false, false, true]);
  });
});

const fact = (kind: string, fields: Record<string, unknown>): CaseFact => ({
  kind,
  at: 0,
  article: "",
  by: "",
  automatic: false,
  fields,
});

describe("what stands in the log of a case", () => {
  it("names evidence by its number, not by the question of a complaint (APP-I H4)", () => {
    expect([meaningOf("evidenceRegistered", "evidence"), numberOf("evidence-12")]).toEqual(["number", "12"]);
    expect(
      [officialTables.en, officialTables.it].map(({ fairPlay }) =>
        wordFor(fairPlay.fields, "evidenceRegistered", "evidence"),
      ),
    ).toEqual(["Evidence number", "Numero della prova"]);
    expect(wordFor(officialTables.en.fairPlay.fields, "complaintFiled", "evidence")).toBe("Evidence");
    expect([
      wordFor(officialTables.en.fairPlay.fields, "register_recording", "reference"),
      wordFor({}, "x", "unknown"),
    ]).toEqual(["Place where the recording is kept", "unknown"]);
  });
  it("is worded where it is a code or an id, by the field it stands in, and never where people write (ENG-6)", () => {
    expect([
      meaningOf("complaintFiled", "complaint.grounds"),
      meaningOf("complaintFiled", "complaint.accused.type"),
    ]).toEqual(["ground", "personType"]);
    for (const free of ["complaint.games", "complaint.facts", "complaint.fideId", "complaint.contact"])
      expect(meaningOf("complaintFiled", free), free).toBeUndefined();
    expect([meaningOf("caseOpened", "trigger"), meaningOf("reportFinalised", "report.trigger")]).toEqual([
      "trigger",
      undefined,
    ]);
    expect([meaningOf("investigatorAppointed", "person"), meaningOf("cooperationRequested", "person")]).toEqual([
      "person",
      undefined,
    ]);
    expect(meaningOf("reportFinalised", "standard")).toBe("standard");
    expect([formOf("ReadCase"), formOf("AppointInvestigator")]).toEqual(["read_case", "appoint_investigator"]);
    for (const { fairPlay } of [officialTables.en, officialTables.it])
      expect(fairPlay.of.ground["OTHER"]).not.toBe(fairPlay.of.personType["OTHER"]);
  });
  it("names requests by whom and what, and flags cooperation that was not given (APP-I H5)", () => {
    expect([
      ...requestsOf([fact("cooperationRequested", { request: "request-1", person: "Al Rossi", text: "The list." })]),
    ]).toEqual([["request-1", "Al Rossi: The list."]]);
    expect([
      isReferred(fact("cooperationRecorded", { given: false })),
      isReferred(fact("cooperationRecorded", { given: true })),
      isReferred(fact("noteRecorded", {})),
    ]).toEqual([true, false, false]);
  });
  it("begins a report that was sent back with what it was (APP-I H7)", () => {
    const report = {
      recommendation: "FORWARD",
      facts: "Absences.",
      offences: ["HACKING"],
      criteria: { result: "3/4", others: ["a", "b"] },
    };
    expect(beginning("finalise_report", [fact("reportFinalised", { report }), fact("reportSentBack", {})])).toEqual({
      "report.recommendation": "FORWARD",
      "report.facts": "Absences.",
      "report.offences": ["HACKING"],
      "report.criteria.result": "3/4",
      "report.criteria.others": "a\nb",
    });
    expect([beginning("finalise_report", []), beginning("record_note", [fact("reportFinalised", { report })])]).toEqual(
      [{}, {}],
    );
  });
  it("has a number two cases about one person are told apart by", () => {
    expect(shortId("cup/case-0123456789")).toBe("012345");
  });
});

describe("a name of the competition that is written (APP-I G2.7)", () => {
  const people = [
    { id: "p2", name: "Perla D\u00f2rio-Bosco" },
    { id: "r1", name: "Bo Neri" },
    { id: "r2", name: "Bo Neri" },
  ];
  it("means who bears it, whatever its case, accents and order", () => {
    for (const name of ["Perla D\u00f2rio-Bosco", "dorio bosco, PERLA"])
      expect(meant(name, people)?.id, name).toBe("p2");
    for (const name of ["Bo Neri", "Perla", "", " "]) expect(meant(name, people), name).toBeUndefined();
  });
});
