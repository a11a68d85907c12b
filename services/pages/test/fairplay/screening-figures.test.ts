import { describe, expect, it } from "vitest";
import {
  chance,
  line,
  notes,
  scatter,
  seesScreening,
  sinceStart,
  ticks,
  told,
  trouble,
  waiting,
  type HallFact,
  type ScreenedGame,
  type ScreenedMove,
  type ScreenedPlayer,
} from "../../src/fairplay/screening-figures";
import { screeningWords as english } from "../../src/words/en/screening";
import { screeningWords as italian } from "../../src/words/it/screening";

const move = (number: number, side: "WHITE" | "BLACK", more: Partial<ScreenedMove> = {}): ScreenedMove => ({
  number,
  side,
  san: "e4",
  lost: 0.1,
  expected: 0.2,
  waiting: false,
  spent: 30,
  left: 3000,
  at: number * 60,
  seen: [],
  ...more,
});
const fact = (kind: string, side: "WHITE" | "BLACK", from: number, until: number): HallFact => ({
  kind,
  side,
  from,
  until,
});
const game = (moves: ScreenedMove[], facts: HallFact[] = []): ScreenedGame => ({
  board: "cup/1/1",
  round: "1",
  result: "1-0",
  white: { id: "w", name: "W", rating: 2000 },
  black: { id: "b", name: "B", rating: null },
  facts,
  moves,
});
const player = (name: string, rating: number | null, index: number | null): ScreenedPlayer => ({
  id: name,
  name,
  rating,
  games: 1,
  moves: 50,
  notAnalysed: 0,
  size: "SMALL",
  notCompared: [],
  threshold: "NONE",
  ground: "NOTHING",
  ipr: null,
  hall: null,
  hallAmong: null,
  timeUse: null,
  compared:
    index === null
      ? null
      : {
          z: (index - 50) / 5,
          zLow: -1,
          zHigh: 1,
          index,
          indexLow: index - 4,
          indexHigh: index + 4,
          among: 2,
          largest: 0.5,
          falseDiscovery: 0.5,
          beyond: false,
        },
});

describe("the screening of a round", () => {
  it("is offered to those who may see fair play (APP-I A1)", () => {
    const roles = [
      "CHIEF_ARBITER",
      "LOCAL_CHIEF_ARBITER",
      "FAIR_PLAY_PANEL",
      "PLAYER",
      "LOCAL_TECHNICAL_ARBITER",
      "FLOOR_ARBITER",
      "CHIEF_ORGANISER",
      "SPECTATOR",
      "ETHICS_COMMISSION",
    ] as const;
    expect(roles.map(seesScreening)).toEqual([true, true, true, false, false, false, false, false, false]);
  });
  it("says when there is no engine, and when it fails", () => {
    expect((["MISSING", "RETRYING", "IDLE", "ANALYSING", "STARTING"] as const).map(trouble)).toEqual([
      "NO_ENGINE",
      "FAILING",
      null,
      null,
      null,
    ]);
  });
  it("places players by rating and index, numbered as in the table, and leaves out whom nothing is known of", () => {
    const found = scatter([player("A", 2000, 60), player("B", null, null), player("C", 1800, 45)], {
      left: 0,
      right: 100,
      top: 0,
      bottom: 100,
    })!;
    expect(found.dots.map((dot) => dot.number)).toEqual([1, 3]);
    expect(found.dots[0]!.x).toBeGreaterThan(found.dots[1]!.x);
    expect(found.dots[0]!.y).toBeLessThan(found.dots[1]!.y);
    expect([found.centre, ...found.inner, ...found.outer]).toEqual([50, 25, 75, 12.5, 87.5]);
    expect(scatter([player("B", null, null)], { left: 0, right: 1, top: 0, bottom: 1 })).toBeNull();
  });
  it("widens with the furthest interval", () => {
    const found = scatter([player("A", 2000, 95)], { left: 0, right: 100, top: 0, bottom: 100 })!;
    expect(found.dots[0]!.high).toBeGreaterThanOrEqual(0);
  });
  it("lays moves one after the other and what the hall saw between them, what overlaps in lanes of its own", () => {
    const moves = Array.from({ length: 10 }, (_, place) =>
      move(Math.floor(place / 2) + 1, place % 2 === 0 ? "WHITE" : "BLACK", {
        at: (place + 1) * 60,
        left: 3000 - place,
      }),
    );
    const drawn = line(
      game(moves, [
        fact("absence", "WHITE", 0, 300),
        fact("call", "WHITE", 120, 180),
        fact("absence", "BLACK", 120, 600),
        fact("call", "WHITE", 400, 400),
      ]),
      0,
      600,
      50,
    );
    expect(drawn.bars.map((bar) => bar.x)).toEqual([60, 120, 180, 240, 300, 360, 420, 480, 540, 600]);
    expect(
      drawn.facts.map(({ kind, side, times, x, lane }) => `${kind} ${side} ${times} ${Math.round(x)} ${lane}`),
    ).toEqual(["absence WHITE 1 0 0", "call WHITE 1 120 1", "absence BLACK 1 120 0", "call WHITE 1 400 0"]);
    expect(drawn.facts.at(-1)!.width).toBeGreaterThan(0);
    expect(drawn.lanes).toEqual({ WHITE: 2, BLACK: 1 });
    expect(drawn.clocks.WHITE.split(" ")[0]).toBe("60.0,50.0");
    expect(drawn.numbers).toEqual([
      { at: 1, x: 60 },
      { at: 2, x: 180 },
      { at: 3, x: 300 },
      { at: 4, x: 420 },
      { at: 5, x: 540 },
    ]);
  });
  it("gives a pause no more room than a move, and tells what was seen in it by its number (OCR 19.6)", () => {
    const at = (place: number) => place * 2 + (place > 40 ? 780 : 0);
    const moves = Array.from({ length: 81 }, (_, place) =>
      move(Math.floor(place / 2) + 1, place % 2 === 0 ? "WHITE" : "BLACK", { at: at(place + 1) }),
    );
    const lost = Array.from({ length: 9 }, (_, time) =>
      fact("disconnection", "WHITE", 100 + time * 80, 160 + time * 80),
    );
    const drawn = line(game(moves, [...lost, fact("disconnection", "WHITE", 900, 1_000)]), 0, 820, 50);
    const gaps = drawn.bars.slice(1).map((bar, place) => bar.x - drawn.bars[place]!.x);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeCloseTo(0);
    expect(drawn.facts.map(({ times, lane }) => [times, lane])).toEqual([
      [9, 0],
      [1, 0],
    ]);
    expect(drawn.facts[0]!.x).toBeGreaterThan(drawn.bars[39]!.x);
    expect(drawn.facts[0]!.x + drawn.facts[0]!.width).toBeLessThan(drawn.bars[40]!.x);
    expect(drawn.facts[1]!.x + drawn.facts[1]!.width).toBeCloseTo(820); // after the last move, until the end
  });
  it("tells each side's moves in figures", () => {
    expect(
      told(
        game([
          move(9, "WHITE", { lost: 0.2 }),
          move(10, "WHITE", { lost: 0, expected: 0.4 }),
          move(11, "WHITE", { lost: null }),
        ]),
        "WHITE",
      ),
    ).toEqual({ moves: 2, lost: 0.1, expected: expect.closeTo(0.3) });
    expect(told(game([]), "BLACK")).toBeNull();
  });
  it("says why there is no z, and that few moves are few only once all are analysed", () => {
    const few = {
      ...player("A", null, null),
      notCompared: ["UNRATED", "TOO_FEW_MOVES"] as const,
      size: "RECORD_ONLY" as const,
    };
    expect(notes({ ...few, notCompared: [...few.notCompared] }, true)).toEqual({
      record: true,
      reasons: ["UNRATED", "TOO_FEW_MOVES"],
      missing: 0,
      small: false,
      beyond: false,
    });
    expect(notes({ ...few, notCompared: [...few.notCompared], notAnalysed: 17 }, true)).toMatchObject({
      record: true,
      reasons: ["UNRATED"],
      missing: 17,
    });
    expect(
      notes({ ...player("C", 2000, null), notCompared: ["TOO_FEW_MOVES"], size: "RECORD_ONLY", notAnalysed: 17 }, true),
    ).toMatchObject({ record: false, reasons: [], missing: 17 });
    expect(notes({ ...player("C", 2000, null), size: "RECORD_ONLY", notAnalysed: 17 }, false)).toMatchObject({
      record: true,
      reasons: [],
      missing: 17,
    });
    expect(notes(player("B", 2000, 60), true)).toMatchObject({ record: false, small: true });
  });
  it("tells a game that waits for an engine from one in which no move counts", () => {
    const waits = game([
      move(9, "WHITE", { lost: null, expected: null, waiting: true }),
      move(9, "BLACK", { lost: null, expected: null }),
    ]);
    expect([waiting(waits, "WHITE"), waiting(waits, "BLACK"), told(waits, "WHITE")]).toEqual([1, 0, null]);
  });
  it("writes times and small probabilities for people", () => {
    expect([sinceStart(0), sinceStart(3723.9)]).toEqual(["0:00:00", "1:02:03"]);
    expect([chance(0.00001, "en"), chance(0.004, "en"), chance(0.25, "it"), chance(0.999, "en")]).toEqual([
      "< 0.0001",
      "0.0040",
      "0,25",
      "0.999",
    ]);
    expect(ticks(0, 97, 8)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(ticks(0, 0.6, 8).map(String)).toEqual(["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]);
  });
  it("calls itself an indication, says who bears the burden, and accuses nobody (APP-I A3, B4, C1, G2.5)", () => {
    for (const screening of [english, italian]) {
      expect(screening.indication).toContain("APP-I A3");
      expect(screening.burden).toContain("APP-I B4, C1");
      expect(screening.strength + screening.ground["STRENGTH_ONLY"]).toContain("APP-I G2.5");
      expect(JSON.stringify(screening).toLowerCase()).not.toMatch(
        /cheat|guilt|fraud|suspicious|colpevol|imbrogli|truff/,
      );
      expect(Object.keys(screening.facts).sort()).toEqual(Object.keys(screening.letters).sort());
      expect(new Set(Object.values(screening.letters)).size).toBe(7);
    }
  });
});
