import { describe, expect, it } from "vitest";
import {
  incidents,
  moveNumber,
  openBreaches,
  openLeaves,
  openRequests,
  openStage,
  outCount,
  outSince,
  pattern,
  rulingsSince,
} from "../../src/state/floor-log";
import type { ConductView, FloorView, LeaveView, RulingView } from "../../src/protocol/protocol";
import { tables } from "../../src/words/words";
import { board, player, who } from "../fixtures";

const leave = (id: string, more: Partial<LeaveView> = {}): LeaveView => ({
  id,
  side: "WHITE",
  target: "AREA",
  state: "OUT",
  authorised: true,
  note: "",
  asked: "",
  since: 100,
  outPly: 4,
  backPly: null,
  ...more,
});
const breach = (id: string, more: Partial<ConductView> = {}): ConductView => ({
  id,
  side: "WHITE",
  kind: "NOISE",
  article: "OCR 17.6",
  note: "",
  at: 100,
  by: "FLOOR_ARBITER",
  ply: 4,
  toMove: "WHITE",
  whiteMs: 1,
  blackMs: 2,
  confirmed: false,
  vouchedBy: "fa",
  outcome: null,
  rulingId: null,
  ...more,
});
const floor = (more: Partial<FloorView>): FloorView => ({
  leaves: [],
  incidents: [],
  inspections: [],
  duties: [],
  ...more,
});
const lca = who("LOCAL_CHIEF_ARBITER", "rome");

describe("the floor log on the arbiters' screens", () => {
  it("shows who is out before who asks, the longest first, of the own venue (OCR 17.7)", () => {
    const one = board({
      floor: floor({
        leaves: [
          leave("asks", { state: "ASKED", since: 1 }),
          leave("late", { since: 200 }),
          leave("home", { state: "BACK" }),
          leave("no", { state: "REFUSED" }),
          leave("away", { side: "BLACK", since: 50 }),
        ],
      }),
    });
    const two = board({
      id: "demo/1/4",
      number: 4,
      white: player("Carla", "rome"),
      floor: floor({ leaves: [leave("early", { since: 10 })] }),
    });
    expect(openLeaves([one, two], lca).map((each) => `${each.what.id} ${each.player}`)).toEqual([
      "early Carla",
      "late Anna",
      "asks Anna",
    ]);
    expect(openLeaves([one, two], who("CHIEF_ARBITER")).map((each) => each.what.id)).toEqual([
      "early",
      "away",
      "late",
      "asks",
    ]);
    expect(openLeaves([board()], lca)).toEqual([]);
  });

  it("shows open breaches first, the newest first (OCR 17.9)", () => {
    const one = board({
      floor: floor({
        incidents: [
          breach("old"),
          breach("closed", { at: 300, outcome: "PENALISED" }),
          breach("new", { at: 200 }),
          breach("theirs", { side: "BLACK" }),
        ],
      }),
    });
    expect(incidents([one], lca).map((each) => each.what.id)).toEqual(["new", "old", "closed"]);
  });

  it("puts requests and unsettled breaches into the inbox, those that owe a penalty first (OCR 17.7, 17.9)", () => {
    const one = board({
      floor: floor({
        leaves: [leave("asks", { state: "ASKED" }), leave("away"), leave("theirs", { state: "ASKED", side: "BLACK" })],
        incidents: [
          breach("first"),
          breach("closed", { outcome: "SETTLED" }),
          breach("due", { at: 200, confirmed: true }),
        ],
      }),
    });
    expect(openRequests([one], lca).map((each) => each.what.id)).toEqual(["asks"]);
    expect(openRequests([{ ...one, status: "ENDED" }], lca)).toEqual([]);
    expect(openBreaches([one], lca).map((each) => each.what.id)).toEqual(["due", "first"]);
  });

  it("tells with an answer how far the leave had got, and nothing where none is open (OCR 17.7)", () => {
    const of = (...leaves: LeaveView[]) => openStage(board({ floor: floor({ leaves }) }), "WHITE");
    expect(of(leave("asks", { state: "ASKED" }))).toEqual({ seen: "ASKED" });
    expect(of(leave("home", { state: "BACK" }), leave("given", { state: "GRANTED" }))).toEqual({ seen: "GRANTED" });
    for (const state of ["OUT", "BACK", "REFUSED"] as const) expect(of(leave("over", { state }))).toEqual({});
    expect(of(leave("theirs", { side: "BLACK", state: "ASKED" }))).toEqual({});
    expect(openStage(board(), "WHITE")).toEqual({});
  });

  it("counts a player's absences", () => {
    const one = board({
      floor: floor({
        leaves: [
          leave("a", { state: "BACK" }),
          leave("b", { authorised: false }),
          leave("c", { state: "ASKED", outPly: null }),
          leave("d", { side: "BLACK" }),
        ],
      }),
    });
    expect(pattern(one, "WHITE")).toEqual({ times: 2, without: 1 });
  });

  it("offers the penalties given since the breach (OCR 17.9)", () => {
    const ruling = (id: string, more: Partial<RulingView> = {}) =>
      ({
        id,
        board: "demo/1/3",
        caseId: null,
        at: 200,
        state: "APPLIED",
        effects: [],
        withdraws: null,
        withdrawn: [],
        ...more,
      }) as unknown as RulingView;
    const rulings = [
      ruling("it"),
      ruling("before", { at: 50 }),
      ruling("case", { caseId: "c1" }),
      ruling("no", { state: "REFUSED" }),
      ruling("elsewhere", { board: "demo/1/4" }),
    ];
    expect(rulingsSince(rulings, board(), breach("x")).map((one) => one.id)).toEqual(["it"]);
  });

  it("counts moves as players do", () => expect([0, 1, 2, 23].map(moveNumber)).toEqual([1, 1, 2, 12]));

  it("speaks both languages", () => {
    for (const t of Object.values(tables))
      expect(Object.values(t.floor.kinds).every((word) => word.length > 0)).toBe(true);
  });
});

describe("who is out (OCR 17.7)", () => {
  const out = board({
    floor: floor({
      leaves: [
        leave("l1", { state: "BACK" }),
        leave("l2", { since: 700 }),
        leave("l3", { side: "BLACK", state: "GRANTED" }),
      ],
    }),
  });
  it("is told since when, until the game is over", () => {
    expect([outSince(out, "WHITE"), outSince(out, "BLACK"), outSince({ ...out, status: "ENDED" }, "WHITE")]).toEqual([
      700,
      undefined,
      undefined,
    ]);
  });
  it("is counted for the own venue, or for all without one", () => {
    expect([
      outCount([out], lca),
      outCount([out], who("LOCAL_CHIEF_ARBITER", "paris")),
      outCount([out], who("CHIEF_ARBITER")),
    ]).toEqual([1, 0, 1]);
    expect(outCount([{ ...out, status: "ENDED" }], lca)).toBe(0);
  });
});
