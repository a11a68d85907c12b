import { expect, test } from "vitest";
import {
  accessList,
  countdown,
  isReady,
  openAlerts,
  plannedStart,
  prepared,
  readyCount,
  seatsToDo,
  shutBy,
  startOf,
  toBeginAgain,
  waitsFor,
} from "../../src/state/preparation";
import type { Missing, MissingPoint, PremisesView } from "../../src/protocol/protocol";
import { tables } from "../../src/words/words";
import { board, competition, player } from "../fixtures";

const missing = (point: MissingPoint, gate: Missing["gate"] = "BOARD"): Missing => ({
  point,
  article: "OCR 18.5",
  gate,
});
const waiting = board({
  status: "CREATED",
  white: player("Anna", "rome", { missing: [missing("DEVICE_CHECK"), missing("LINK", "WARNING")] }),
  black: player("Boris", "paris", { missing: [missing("OPENING")] }),
});
const ready = board({
  id: "demo/1/1",
  number: 1,
  status: "CREATED",
  white: player("Cora", "rome", { missing: [missing("LINK", "WARNING")] }),
  black: player("Dino", "paris", { missing: [] }),
});
const rome: PremisesView = {
  id: "demo/rome",
  venue: "rome",
  name: "Rome",
  round: 1,
  open: false,
  missing: [],
  staff: [
    { person: "lca", name: "Luca", role: "LOCAL_CHIEF_ARBITER", present: true },
    { person: "lta", name: "Tea", role: "LOCAL_TECHNICAL_ARBITER", present: false },
  ],
  minArbiters: 2,
  cameras: [],
  minCameras: 1,
  alerts: [
    { id: "a", camera: "door", at: 1, note: null },
    { id: "b", camera: "hall", at: 2, note: "a cable" },
  ],
  internet: null,
  measures: [],
  told: false,
  informed: [],
  permissions: [
    { person: "the doctor", permission: "ENTRY", note: "", at: 1 },
    { person: "the captain", permission: "DEVICE", note: "", at: 1 },
    { person: "the observer", permission: "WATCH", note: "", at: 1 },
  ],
  incidents: [],
  bagsAllowed: false,
  bags: [],
  devices: [],
  ownDevices: false,
  medical: null,
};

test("a planned start is counted down from ninety minutes before, as the hall says", () => {
  const round = {
    number: 1,
    opened: true,
    official: false,
    startsAt: 10_000,
    shownFrom: 1_000,
    signed: [],
    changed: [],
  };
  expect([999, 1_000, 9_999, 10_000].map((now) => countdown(round, now))).toEqual([
    "EARLY",
    "RUNNING",
    "RUNNING",
    "OVER",
  ]);
  expect(countdown({ ...round, startsAt: null }, 5_000)).toBe("NOT_PLANNED");
  expect(countdown(undefined, 5_000)).toBe("NOT_PLANNED");
});

test("the round that is prepared is that of the venues", () => {
  expect(prepared(competition(), [rome])?.number).toBe(1);
  expect(prepared(competition(), [])?.number).toBe(2);
  expect(prepared(null, [rome])).toBeUndefined();
});

test("an open round of Chess960 has its position (960 II.1)", () => {
  const start = { number: 584, array: "QBRNBKRN" };
  const cup = competition();
  const of960 = {
    ...cup,
    rounds: cup.rounds.map((round) => ({ ...round, chess960: round.number === 1 ? start : null })),
  };
  expect([startOf(of960, 1), startOf(of960, 2), startOf(cup, 1), startOf(null, 1)]).toEqual([start, null, null, null]);
});

test("what only warns makes no board unready", () => {
  expect([isReady(waiting), isReady(ready)]).toEqual([false, true]);
  expect(isReady(board({ ...ready, white: player("Cora", "rome", { held: "no cable" }) }))).toBe(false);
  expect(readyCount([waiting, ready, board({ id: "demo/1/9" })], 1)).toEqual({ ready: 1, all: 2 });
});

test("seats that lack something come in the order of their boards", () => {
  expect(
    seatsToDo([waiting, ready, board({ id: "demo/1/9" })], 1).map((seat) => [seat.board.number, seat.side]),
  ).toEqual([
    [1, "WHITE"],
    [3, "WHITE"],
    [3, "BLACK"],
  ]);
});

test("a player reads what the start waits for, the own seat first", () => {
  expect(waitsFor(waiting, "BLACK")).toEqual([
    { point: "OPENING", own: true },
    { point: "DEVICE_CHECK", own: false },
  ]);
  expect(waitsFor({ ...waiting, status: "PLAYING" }, "BLACK")).toEqual([]);
});

test("an alert is open until it is answered", () => {
  expect(openAlerts([rome]).map((alert) => alert.camera)).toEqual(["door"]);
});

test("an admitted assistant is on the access list beside the player (OCR 16.2/b, APP-III 1)", () => {
  const ada = (admitted: boolean) =>
    board({
      ...ready,
      white: player("Cora", "rome", { assistant: { id: "a", name: "Ada", language: "IT", admitted, asked: [] } }),
    });
  expect(accessList(rome, [ada(true)]).players).toContain("Ada");
  expect(accessList(rome, [ada(false)]).players).not.toContain("Ada");
});

test("players leave the access list when their game ends (LAW 11.4)", () => {
  expect(accessList(rome, [waiting, ready])).toEqual({
    staff: ["Luca"],
    players: ["Cora", "Anna"],
    permitted: ["the doctor", "the observer"],
  });
  expect(accessList(rome, [{ ...waiting, status: "ENDED" }, ready]).players).toEqual(["Cora"]);
});

test("a game to be played anew says whom to check for what again, then only waits for its start", () => {
  const checks = (device: boolean, fairPlay: boolean) => ({ checks: { device, fairPlay } });
  const again = board({
    status: "CREATED",
    attempt: 2,
    white: player("Anna", "rome", checks(true, false)),
    black: player("Boris", "paris", checks(false, false)),
  });
  expect(toBeginAgain([waiting, again]).map((one) => one.checks)).toEqual([
    [
      { side: "WHITE", kinds: ["FAIR_PLAY"] },
      { side: "BLACK", kinds: ["DEVICE", "FAIR_PLAY"] },
    ],
  ]);
  expect(toBeginAgain([board({ status: "CREATED", attempt: 2 })]).map((one) => one.checks)).toEqual([[]]);
  expect(toBeginAgain([board({ attempt: 2 })])).toEqual([]);
  const excluded = {
    ...again,
    arrival: {
      startAt: null,
      minutes: 0,
      defaultAt: null,
      waived: false,
      rollCall: true,
      excluded: ["BLACK" as const],
      absent: [],
      unchecked: [],
    },
  };
  expect(toBeginAgain([excluded]).map((one) => one.checks)).toEqual([[{ side: "WHITE", kinds: ["FAIR_PLAY"] }]]);
});

test("knows that a round would begin before its planned start (OCR 16.3)", () => {
  const planned = {
    ...competition(),
    rounds: competition().rounds.map((round) => ({ ...round, startsAt: round.number === 1 ? 1000 : null })),
  };
  expect([999, 1000, 1001].map((at) => plannedStart(planned, 1, at))).toEqual([1000, null, null]);
  expect([plannedStart(planned, 2, 0), plannedStart(null, 1, 0)]).toEqual([null, null]);
});

test("what keeps a venue shut is listed in the reader's words, without what is only a warning (OCR 16.3)", () => {
  const shut = {
    ...rome,
    missing: [missing("CAMERAS", "VENUE"), missing("INTERNET_TEST", "VENUE"), missing("LINK", "WARNING")],
  };
  expect(shutBy(shut, tables.it.ready.points)).toBe(
    "Servono altre telecamere in funzione (OCR 18.5); Serve una prova di Internet (OCR 18.5)",
  );
  expect(shutBy(rome, tables.it.ready.points)).toBe("");
});
