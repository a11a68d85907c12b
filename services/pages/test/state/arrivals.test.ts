import { describe, expect, it } from "vitest";
import { isAbsent, isUnchecked, mayBeAbsent, onRecord, toCheck, withoutChecks } from "../../src/state/arrivals";
import { errands } from "../../src/console/board-visits";
import { readyCount, seatsToDo, toBeginAgain } from "../../src/state/preparation";
import type { BoardView, MissingPoint, Side } from "../../src/protocol/protocol";
import { attention, inNeed } from "../../src/state/urgency";
import { tables } from "../../src/words/words";
import { board, player, who } from "../fixtures";

const missing = (...points: MissingPoint[]) =>
  points.map((point) => ({ point, article: "OCR 18.5", gate: "BOARD" as const }));
const arrival = (absent: Side[], unchecked: Side[] = []): BoardView["arrival"] => ({
  startAt: null,
  minutes: 0,
  defaultAt: null,
  waived: false,
  rollCall: false,
  excluded: [],
  absent,
  unchecked,
});
const unchecked = { checks: { device: false, fairPlay: false } };
const nobody = board({
  status: "CREATED",
  arrival: arrival([]),
  white: player("Anna", "rome", { present: true, missing: [] }),
  black: player("Boris", "paris", {
    ...unchecked,
    present: false,
    missing: missing("DEVICE_CHECK", "FAIR_PLAY_CHECK"),
  }),
});
const said = { ...nobody, arrival: arrival(["BLACK"]), black: { ...nobody.black, missing: [] } };
const come = board({
  arrival: arrival([], ["BLACK"]),
  black: player("Boris", "paris", { ...unchecked, present: true, missing: missing("DEVICE_CHECK", "FAIR_PLAY_CHECK") }),
});

describe("a player who is absent (DEC-27)", () => {
  it("can be said to be before the start, once, and not if he is there", () => {
    expect([
      mayBeAbsent(nobody, "WHITE"),
      mayBeAbsent(nobody, "BLACK"),
      mayBeAbsent(said, "BLACK"),
      mayBeAbsent({ ...nobody, status: "PLAYING" }, "BLACK"),
    ]).toEqual([false, true, false, false]);
    expect([isAbsent(nobody, "BLACK"), isAbsent(said, "BLACK"), isAbsent(board(), "BLACK")]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("can be said to be where his device was in and is off again", () => {
    const left = { ...nobody, white: player("Anna", "rome", { present: true, missing: [], link: "DOWN" }) };
    expect([
      mayBeAbsent(left, "WHITE"),
      mayBeAbsent({ ...left, status: "PLAYING" }, "WHITE"),
      onRecord(left, "WHITE"),
    ]).toEqual([true, false, "PRESENT"]);
  });

  it("can concern an adjourned game, counts from its resumption, and is sent as this page shows it (DEC-13)", () => {
    const adjourned = { ...nobody, status: "ADJOURNED" } as const;
    expect([
      mayBeAbsent(adjourned, "WHITE"),
      mayBeAbsent(adjourned, "BLACK"),
      mayBeAbsent({ ...said, status: "ADJOURNED" }, "BLACK"),
    ]).toEqual([false, true, false]);
    expect([onRecord(nobody, "WHITE"), onRecord(nobody, "BLACK"), onRecord(said, "BLACK")]).toEqual([
      "PRESENT",
      "NOTHING",
      "ABSENT",
    ]);
  });

  it("keeps a board from starting only until he is said to be", () => {
    expect(withoutChecks([said, nobody, come]).map((one) => one.status)).toEqual(["CREATED"]);
    expect([readyCount([nobody], 1).ready, readyCount([said], 1).ready]).toEqual([0, 1]);
    expect(tables.en.absence.unready([3])).toContain("cannot start, because checks are missing: Board 3.");
    expect(tables.it.absence.unready([2, 3])).toContain(
      "Scacchiere 2, 3: mancano controlli, perciò non possono iniziare",
    );
  });

  it("is not asked for his checks before a new game either (DEC-26)", () => {
    expect(toBeginAgain([{ ...nobody, attempt: 2 }])[0]!.checks.map((one) => one.side)).toEqual(["BLACK"]);
    expect(toBeginAgain([{ ...said, attempt: 2 }])[0]!.checks).toEqual([]);
  });
});

describe("a player who came to a game that had begun without him (OCR 18.5)", () => {
  it("is to be checked as soon as he is there", () => {
    expect([isUnchecked(come, "BLACK"), isUnchecked(come, "WHITE"), isUnchecked(nobody, "BLACK")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(toCheck(come)).toEqual(["BLACK"]);
    expect(toCheck({ ...come, black: { ...come.black, present: false } })).toEqual([]);
  });

  it("is among what an arbiter has to see to", () => {
    expect(attention(come, new Map(), new Set(), 0)).toBe("checks");
    expect(inNeed([come], 0)).toHaveLength(1);
    expect(seatsToDo([come], 1).map((seat) => seat.side)).toEqual(["BLACK"]);
    expect(errands([come], who("LOCAL_CHIEF_ARBITER", "paris")).map((one) => one.kind)).toEqual(["UNCHECKED"]);
    expect(errands([come], who("LOCAL_CHIEF_ARBITER", "rome"))).toEqual([]);
  });
});
