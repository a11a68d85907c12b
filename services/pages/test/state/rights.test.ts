import { expect, it } from "vitest";
import table from "../../../shared/regulations/src/test/resources/rights.csv?raw";
import {
  bySide,
  type BoardView,
  type OrderKind,
  type PenaltyKind,
  type Role,
  type You,
} from "../../src/protocol/protocol";
import * as rights from "../../src/state/rights";
import { board, disconnection, who } from "../fixtures";

type Asks = (you: You, at: BoardView) => boolean;
const orders = (...kinds: OrderKind[]): Asks[] => kinds.map((kind) => (you, at) => rights.mayOrderBoard(you, kind, at));
const penalties = (...kinds: PenaltyKind[]): Asks[] =>
  kinds.map((kind) => (you, at) => rights.mayImpose(you, at, "BLACK", kind));
const venue = (at: BoardView) => bySide(at, "BLACK").venue;

/** What the pages check before they show a button, by the action of the authority matrix that the button needs. */
const BUTTONS: Record<string, Asks[]> = {
  RECORD_CHECK: [(you, at) => rights.mayCheck(you, at, "BLACK")],
  START_GAME: [...orders("START"), rights.mayAdjourn, rights.mayReverse],
  PAUSE_RESUME_CLOCK: orders("PAUSE", "RESUME"),
  CORRECT_CLOCK: [...orders("SET_TIMES", "ADD_TIME", "CORRECT_SETTING"), rights.mayRestore],
  REPORT_DISCONNECTION: [(you, at) => rights.mayReport(you, venue(at))],
  DECIDE_DISCONNECTION: [(you) => rights.mayDecide(you, disconnection({ deputy: "HANDED_OVER" }))],
  DELEGATE_DECISION: [rights.mayDelegate],
  PENALISE_LIGHT: penalties("WARNING", "ADD_TIME_TO_OPPONENT", "REDUCE_TIME_OF_OFFENDER"),
  PENALISE_SCORE: penalties("RAISE_SCORE_OF_OPPONENT", "LOWER_SCORE_OF_OFFENDER", "GAME_LOST"),
  PENALISE_HEAVY: penalties("FINE", "EXCLUSION", "EXPULSION"),
  SANCTION_FAIR_PLAY: [rights.maySanctionFairPlay],
  DECLARE_DRAW: [rights.mayDeclare],
  APPROVE_RESULT: [rights.mayApprove],
  CLOSE_ROUND: [rights.mayCloseRound],
  SIGN_VENUE_REPORT: [(you, at) => rights.maySignVenue(you, venue(at))],
  SIGN_ROUND_REPORT: [rights.maySignRound],
  REPAIR_PAIRING: [rights.mayRepairPairing],
  OPEN_ROUND: [rights.mayOpenRound],
  RECORD_PRESENCE: [(you, at) => rights.mayRecordPresence(you, at, "BLACK")],
  RECORD_CONDUCT: [
    (you, at) => rights.mayRecordConduct(you, at, "BLACK"),
    (you, at) => rights.mayRecordPerson(you, venue(at)),
  ],
  MANAGE_VENUE: [(you, at) => rights.mayManageVenue(you, venue(at))],
  CONFIRM_PROCEDURES: [(you, at) => rights.mayConfirmProcedures(you, venue(at))],
  EQUIP_VENUE: [(you, at) => rights.mayEquipVenue(you, venue(at))],
  WAIVE_DEFAULT: [rights.mayWaive, (you, at) => rights.mayExclude(you, at, "BLACK")],
  NAME_ASSISTANT: [(you, at) => rights.mayNameAssistant(you, at, "BLACK")],
  ADMIT_ASSISTANT: [(you, at) => rights.mayAdmitAssistant(you, at, "BLACK")],
  ANSWER_CALL: [(you, at) => rights.mayAnswer(you, venue(at))],
  FILE_APPEAL: [(you, at) => rights.mayFile(you, at, "BLACK")],
  RECORD_APPEAL: [rights.mayRecordAppeal],
};
const OFFICIALS: Role[] = [
  "CHIEF_ARBITER",
  "DEPUTY_CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "LOCAL_TECHNICAL_ARBITER",
  "FLOOR_ARBITER",
  "CHIEF_ORGANISER",
  "LOCAL_ORGANISER",
  "FAIR_PLAY_OFFICER",
  "SPECTATOR",
];
const [head = [], ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.split(","));

it("says who gives a new code: never a person to himself", () => {
  const role = (of: Role) => rights.giver(of);
  expect((["PLAYER", "ASSISTANT", "FLOOR_ARBITER", "LOCAL_ORGANISER"] as Role[]).map(role)).toEqual([
    "VENUE",
    "VENUE",
    "VENUE",
    "VENUE",
  ]);
  expect((["LOCAL_CHIEF_ARBITER", "DEPUTY_CHIEF_ARBITER"] as Role[]).map(role)).toEqual(["HALL", "HALL"]);
  expect([role("CHIEF_ARBITER"), role("CHIEF_ORGANISER")]).toEqual(["ORGANISER", "CHIEF"]);
});

it.each(Object.keys(BUTTONS))("the pages offer %s to whom the authority matrix gives it (DEC-21)", (action) => {
  const row = rows.find((one) => one[0] === action)!;
  const at = board();
  for (const role of OFFICIALS)
    for (const place of [venue(at), "elsewhere"]) {
      const scope = row[head.indexOf(role)];
      const may = scope === "YES" || (scope === "OWN_VENUE" && place === venue(at));
      for (const asks of BUTTONS[action]!)
        expect([role, place, asks(who(role, place), at)]).toEqual([role, place, may]);
    }
});

it("names at a seat of another venue who acts there, and nobody where this one may (DEC-21)", () => {
  const at = board(); // White in Rome, Black in Paris
  for (const role of ["LOCAL_CHIEF_ARBITER", "FLOOR_ARBITER"] as const) {
    expect(rights.actInstead(who(role, "rome"), at, "BLACK")).toEqual(["LOCAL_CHIEF_ARBITER", "CHIEF_ARBITER"]);
    expect(rights.actInstead(who(role, "rome"), at, "WHITE")).toEqual([]);
  }
  expect(rights.actInstead(who("LOCAL_TECHNICAL_ARBITER", "rome"), at, "BLACK")).toEqual(["LOCAL_TECHNICAL_ARBITER"]);
  for (const role of ["CHIEF_ARBITER", "DEPUTY_CHIEF_ARBITER", "CHIEF_ORGANISER", "SPECTATOR"] as const)
    expect(rights.actInstead(who(role), at, "BLACK")).toEqual([]);
  for (const named of rights.actInstead(who("FLOOR_ARBITER", "rome"), at, "BLACK"))
    for (const may of [
      rights.mayImpose(who(named, venue(at)), at, "BLACK", "WARNING"),
      rights.mayRecordConduct(who(named, venue(at)), at, "BLACK"),
      rights.mayCheck(who(named, venue(at)), at, "BLACK"),
    ])
      expect(may).toBe(true);
});

it("takes an incident back for who recorded or confirmed it, and for the Chief Arbiter (OCR 17.9)", () => {
  const incident = { side: "BLACK", vouchedBy: "fa" } as const;
  expect(rights.mayTakeBack({ ...who("FLOOR_ARBITER", "paris"), id: "fa" }, board(), incident)).toBe(true);
  expect(rights.mayTakeBack({ ...who("LOCAL_CHIEF_ARBITER", "paris"), id: "lca" }, board(), incident)).toBe(false);
  expect(rights.mayTakeBack({ ...who("CHIEF_ARBITER"), id: "ca" }, board(), incident)).toBe(true);
  expect(rights.mayTakeBack(who("FLOOR_ARBITER", "paris"), board(), { ...incident, vouchedBy: "" })).toBe(false);
});

it("takes the last irregularity of a game back for who recorded it, and for the Chief Arbiter (AMD 7.5.5)", () => {
  const record = { side: "BLACK", recordedBy: "fa" } as const;
  expect(rights.mayTakeBackRecord({ ...who("FLOOR_ARBITER", "paris"), id: "fa" }, board(), record)).toBe(true);
  expect(rights.mayTakeBackRecord({ ...who("LOCAL_CHIEF_ARBITER", "paris"), id: "lca" }, board(), record)).toBe(false);
  expect(rights.mayTakeBackRecord(who("CHIEF_ARBITER"), board(), record)).toBe(true);
  expect(rights.mayTakeBackRecord(who("FLOOR_ARBITER", "paris"), board(), { side: "BLACK", recordedBy: "" })).toBe(
    false,
  ); // detected by the hall
});
