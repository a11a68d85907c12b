import { describe, expect, it } from "vitest";
import { checkSeen, envelopeSeen, incidentsSeen, rulingsSeen } from "../../src/state/shown-versions";
import type { Adjournment, BoardView, ConductView, FloorView } from "../../src/protocol/protocol";
import { board, player } from "../fixtures";

describe("what an arbiter saw when he answered", () => {
  const checked = (device: boolean, fairPlay: boolean, failed: ("DEVICE" | "FAIR_PLAY")[] = []): BoardView =>
    board({ black: player("Bo", "bari", { checks: { device, fairPlay, failed } }) });
  it("is the answer on record, and null where there is none", () => {
    expect(checkSeen(checked(true, false), "BLACK", "DEVICE")).toBe(true);
    expect(checkSeen(checked(true, false), "BLACK", "FAIR_PLAY")).toBeNull();
    expect(checkSeen(checked(true, false, ["FAIR_PLAY"]), "BLACK", "FAIR_PLAY")).toBe(false);
    expect(checkSeen(checked(false, true, ["DEVICE"]), "BLACK", "FAIR_PLAY")).toBe(true);
  });
  it("is how many incidents and rulings of the board there were", () => {
    expect(incidentsSeen(undefined)).toBe(0);
    expect(incidentsSeen({ floor: null })).toBe(0);
    expect(incidentsSeen({ floor: { incidents: [{}, {}] as ConductView[] } as FloorView })).toBe(2);
    expect(rulingsSeen([{ board: "demo/1/1" }, { board: "demo/1/2" }, { board: "demo/1/1" }], "demo/1/1")).toBe(2);
  });
  it("is the record on the envelope", () => {
    expect(envelopeSeen({ adjournment: { place: null, resumesAt: null } as Adjournment })).toBeNull();
    expect(envelopeSeen({ adjournment: { place: "Hall 2", resumesAt: 5 } as Adjournment })).toEqual({
      place: "Hall 2",
      resumesAt: 5,
    });
  });
});
