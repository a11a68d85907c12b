import { describe, expect, it } from "vitest";
import { standstills } from "../../src/state/outages";
import { exceptions, heldBack, inScope, parseTime, venuesOf } from "../../src/state/order-progress";
import type { BoardView } from "../../src/protocol/protocol";
import { byTrouble, rank, troubleOf, worseTrouble } from "../../src/clock/time-trouble";
import { board, order, player, who } from "../fixtures";

const NOW = 1_000_000;
const paused = (number: number, from: number, to: number, more: Partial<BoardView> = {}): BoardView =>
  board({ id: `demo/1/${number}`, number, status: "PAUSED", pauseCause: "OUTAGE", outage: { from, to }, ...more });

describe("a standstill of the hall", () => {
  it("is one, however many boards it paused and wherever they lived", () => {
    expect(standstills([paused(3, 110, 160), paused(1, 100, 150), paused(2, 100, 155)])).toEqual([
      {
        from: 100,
        to: 160,
        boards: [
          expect.objectContaining({ number: 1 }),
          expect.objectContaining({ number: 2 }),
          expect.objectContaining({ number: 3 }),
        ],
      },
    ]);
  });
  it("is told apart from a later one", () =>
    expect(standstills([paused(1, 100, 150), paused(2, 900, 950)]).map((one) => one.boards.length)).toEqual([1, 1]));
  it("is over for a board that somebody resumed, and is not a pause for another reason", () => {
    expect(
      standstills([paused(1, 100, 150, { status: "PLAYING" }), paused(2, 100, 150, { pauseCause: "ARBITER" })]),
    ).toEqual([]);
  });
});

describe("time trouble", () => {
  const short = (
    trouble: "UNDER_5_MINUTES" | "UNDER_2_MINUTES" | "UNDER_30_SECONDS",
    whiteMs: number,
    more: Partial<BoardView> = {},
  ) =>
    board({
      white: player("Anna", "rome", { trouble }),
      clocks: { whiteMs, blackMs: 500_000, running: null, at: NOW, flagAt: null },
      ...more,
    });
  it("is what the hall noted, as long as the clock bears it out", () => {
    expect(troubleOf(short("UNDER_2_MINUTES", 100_000), "WHITE", NOW)).toBe("UNDER_2_MINUTES");
    expect(troubleOf(short("UNDER_2_MINUTES", 200_000), "WHITE", NOW)).toBe("UNDER_5_MINUTES");
    expect(troubleOf(short("UNDER_2_MINUTES", 400_000), "WHITE", NOW)).toBeNull();
    expect(troubleOf(short("UNDER_2_MINUTES", 100_000), "BLACK", NOW)).toBeNull();
    expect(troubleOf(short("UNDER_2_MINUTES", 100_000, { status: "ENDED" }), "WHITE", NOW)).toBeNull();
  });
  it("orders boards: the worst first, then the one with less time, then the others as they were", () => {
    const boards = [
      board({ number: 1 }),
      short("UNDER_5_MINUTES", 250_000, { number: 2 }),
      short("UNDER_30_SECONDS", 20_000, { number: 3 }),
      short("UNDER_5_MINUTES", 240_000, { number: 4 }),
    ];
    expect(boards.toSorted((a, b) => byTrouble(a, b, NOW)).map((b) => b.number)).toEqual([3, 4, 2, 1]);
    expect(rank(worseTrouble(boards[2]!, NOW))).toBe(3);
  });
});

describe("the progress of an order", () => {
  it("puts boards together that missed it for the same reason, the most common first", () => {
    const refused = [
      { board: "d/1/9", code: "CASE_OPEN", text: "A case." },
      { board: "d/1/12", code: "GAME_ENDED", text: "Ended." },
      { board: "d/1/3", code: "GAME_ENDED", text: "Ended." },
    ];
    expect(exceptions(order({ refused }))).toEqual([
      { boards: [3, 12], code: "GAME_ENDED", text: "Ended." },
      { boards: [9], code: "CASE_OPEN", text: "A case." },
    ]);
  });
});

describe("what an order has left undone", () => {
  const refused = [3, 4, 5].map((number) => ({ board: `demo/1/${number}`, code: "START_HELD", text: "Held." }));
  const boards = new Map(
    [board({ id: "demo/1/3" }), board({ id: "demo/1/4", status: "CREATED" })].map((one) => [one.id, one]),
  );
  it("is that of boards which have not come there meanwhile", () => {
    expect(heldBack(order({ kind: "START", refused }), boards).map((one) => one.boards)).toEqual([[4, 5]]);
    expect(heldBack(order({ kind: "PAUSE", refused }), boards).map((one) => one.boards)).toEqual([[3, 4, 5]]);
    expect(heldBack(order({ kind: "ADD_TIME", refused }), boards).map((one) => one.boards)).toEqual([[3, 4, 5]]);
  });
});

describe("the scope of an order", () => {
  const venues = [
    { id: "rome", name: "Rome", timeZone: "Europe/Rome" },
    { id: "paris", name: "Paris", timeZone: "Europe/Paris" },
  ];
  it("is all venues for the Chief Arbiter and the own one for a local arbiter", () => {
    expect(venuesOf(who("CHIEF_ARBITER"), venues)).toEqual(venues);
    expect(venuesOf(who("LOCAL_CHIEF_ARBITER", "paris"), venues).map((v) => v.id)).toEqual(["paris"]);
  });
  it("means every game with a player there", () => {
    const boards = [
      board(),
      board({ id: "demo/1/4", white: player("A", "oslo"), black: player("B", "oslo") }),
      board({ id: "demo/2/1", round: 2 }),
    ];
    expect(inScope(boards, 1, "paris").map((b) => b.id)).toEqual(["demo/1/3"]);
    expect(inScope(boards, 1, "").map((b) => b.id)).toEqual(["demo/1/3", "demo/1/4"]);
  });
});

it.each([
  ["1:30:00", 5_400_000],
  ["90:00", 5_400_000],
  ["5", 300_000],
  ["5:30", 330_000],
  ["-2", -120_000],
  ["+0:30", 30_000],
  [" 0:00:45 ", 45_000],
])("reads %s as %i ms", (text, ms) => expect(parseTime(text)).toBe(ms));
it.each(["", "x", "1:75", "1:2:3:4", "5m", "--5", "1000"])("does not read %s as a time", (text) =>
  expect(parseTime(text)).toBeUndefined(),
);
