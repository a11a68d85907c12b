import { describe, expect, it } from "vitest";
import {
  decisionArgs,
  departs,
  deputyText,
  isBeingApplied,
  isComplete,
  isNewGame,
  mostTaken,
  optionView,
  OPTIONS,
  precedents,
  proposed,
  ranOn,
  type Terms,
} from "../../src/decision/disconnection-options";
import {
  mayAnswer,
  mayApprove,
  mayCheck,
  mayDecide,
  mayDelegate,
  mayImpose,
  mayOpenRound,
  mayOrder,
  mayOrderBoard,
  mayReport,
  mayRestore,
  mayReverse,
} from "../../src/state/rights";
import { officialTables } from "../../src/words/officials";
import { languageOf, tables } from "../../src/words/words";
import { board, decision, disconnection, who } from "../fixtures";
import type { DecisionObstacle, RulingView } from "../../src/protocol/protocol";

const NOW = 1_010_000;
const ready = { ...disconnection({ state: "RESTORED", restoredAfterMs: 9000, reported: true }), decision: decision() };

describe("OCR 18.9 options", () => {
  const blockedBy = (obstacle: DecisionObstacle | null) =>
    optionView("RESUME", { ...ready, decision: decision({ RESUME: obstacle }) }, board(), NOW).blocked;
  it("are open, or say why not, as the hall says (OCR 18.9)", () => {
    expect(blockedBy(null)).toBe("");
    expect(blockedBy("NEW_GAME_ORDERED")).toMatch(/^An arbiter has already decided that this board plays a new game/);
    expect(blockedBy("GAME_VOID")).toBe("Game 1 of this board does not count: there is nothing left to decide.");
    expect(blockedBy("GAME_ENDED")).toBe("The game has ended.");
    expect(blockedBy("GAME_NOT_ENDED")).toBe("Not possible yet: the game has no result.");
    expect(blockedBy("NOT_RECONNECTED")).toMatch(/not connected again/);
    expect(blockedBy("OPPONENT_NOT_RECONNECTED")).toMatch(/opponent/);
    expect(blockedBy("NO_FLAG")).toMatch(/No flag/);
    expect(blockedBy("NOT_REPORTED")).toMatch(/not reported/);
  });
  it("start from the clocks that the hall names (DEC-16)", () => {
    const stopped = { whiteMs: 480_000, blackMs: 490_000, running: null, at: 900_000, flagAt: null };
    const flagged = { ...ready, decision: decision({}, { base: stopped, mostSeconds: 479 }) };
    const clocks = (c: typeof ready) => optionView("RESUME", c, board({ status: "AWAITING_CA" }), NOW).clocks;
    expect([clocks(ready), clocks(flagged)]).toEqual([
      "White 0:09:50 · Black 0:08:20",
      "White 0:08:00 · Black 0:08:10",
    ]);
    expect([mostTaken(ready, NOW), mostTaken(flagged, NOW)]).toEqual([589, 479]);
  });
  it("say until when the game may last, reckoned with sixty moves", () => {
    const ends = (
      option: (typeof OPTIONS)[number] | "ADD_TIME" | "DRAW",
      terms: Terms = {},
      control: string | null = "90+30",
    ) => optionView(option, ready, board({ control, ply: 20 }), NOW, terms).ends;
    expect(ends("RESUME")).toBe(NOW + 590_000 + 500_000 + 2 * 50 * 30_000);
    expect(ends("REDUCE", { take: 90 })).toBe(ends("RESUME")! - 90_000);
    expect(ends("ADD_TIME", { addTo: "BLACK", add: 60 })).toBe(ends("RESUME")! + 60_000);
    expect(ends("RESTART")).toBe(NOW + 2 * (90 * 60_000 + 60 * 30_000));
    expect(ends("RESTART_SHORTER", { control: "25+10" })).toBe(NOW + 2 * (25 * 60_000 + 60 * 10_000));
    expect(ends("RESTART_SHORTER")).toBeNull();
    expect(ends("DRAW")).toBeNull();
    expect(ends("RESUME", {}, "40/90, 30+30")).toBeNull();
  });
  it("name what both players are checked for again before a new game", () => {
    expect(OPTIONS.filter(isNewGame)).toEqual(["RESTART", "RESTART_SHORTER"]);
    expect(tables.en.checksAgain(["DEVICE", "FAIR_PLAY"])).toBe(
      "Before the new game, repeat for both players: device check and fair-play check.",
    );
  });
  it("become orders that carry only what the option asks for", () => {
    const terms: Terms = { take: 90, control: " 25 + 10 ", addTo: "BLACK", add: 30 };
    const args = (option: (typeof OPTIONS)[number], reason = "") => decisionArgs(ready, option, terms, reason);
    expect(args("RESUME", "  line cut ")).toEqual({
      board: "demo/1/3",
      caseId: "c1",
      option: "RESUME",
      reason: "line cut",
    });
    expect(args("REDUCE")).toEqual({ board: "demo/1/3", caseId: "c1", option: "REDUCE", reduceSeconds: 90 });
    expect(args("RESTART_SHORTER")).toEqual({
      board: "demo/1/3",
      caseId: "c1",
      option: "RESTART_SHORTER",
      control: "25+10",
    });
    expect(args("ADD_TIME")).toEqual({
      board: "demo/1/3",
      caseId: "c1",
      option: "ADD_TIME",
      addTo: "BLACK",
      addSeconds: 30,
    });
  });
  it("write out the resulting clocks", () => {
    const words = (terms: Terms) => OPTIONS.map((option) => optionView(option, ready, board(), NOW, terms).clocks);
    expect(words({ take: 90, control: "25+10" })).toEqual([
      "White 0:09:50 · Black 0:08:20",
      "White 0:08:20 · Black 0:08:20",
      "both clocks start with the full announced time",
      "both clocks start with 0:25:00",
    ]);
    expect(optionView("RESTART", ready, board({ control: "90+30" }), NOW).clocks).toBe("both clocks start with 90+30");
  });
});

describe("precedents", () => {
  const ruled = (id: string, kind: string, more: Partial<RulingView> = {}): RulingView => ({
    id: `r-${id}`,
    board: "demo/1/1",
    caseId: id,
    kind,
    detail: null,
    reason: null,
    rule: null,
    by: "CHIEF_ARBITER",
    at: 1,
    state: "APPLIED",
    code: null,
    text: null,
    precedents: [],
    checksAgain: [],
    effects: [],
    withdraws: null,
    withdrawn: [],
    ...more,
  });
  const cases = new Map(
    [
      disconnection({ id: "a" }),
      disconnection({ id: "b" }),
      disconnection({ id: "c" }),
      disconnection({ id: "o", outageId: "out" }),
    ].map((c) => [c.id, c]),
  );
  const rulings = [
    ruled("a", "REDUCE"),
    ruled("b", "RESUME"),
    ruled("c", "RESUME"),
    ruled("o", "RESTART"),
    ruled("c1", "DRAW"),
    ruled("b", "LOSS", { state: "REFUSED" }),
    ruled("x", "WARNING", { caseId: null }),
  ];
  it("are the applied decisions of like cases, the most frequent first", () => {
    expect(precedents(disconnection(), rulings, cases)).toEqual([
      { option: "RESUME", count: 2 },
      { option: "REDUCE", count: 1 },
    ]);
    expect(precedents(disconnection({ outageId: "other" }), rulings, cases)).toEqual([{ option: "RESTART", count: 1 }]);
  });
  it("ask for a reason only from what departs from all of them", () => {
    const earlier = precedents(disconnection(), rulings, cases);
    expect(departs("REDUCE", earlier)).toBe(false);
    expect(departs("RESTART", earlier)).toBe(true);
    expect(departs("RESTART", [])).toBe(false);
  });
});

describe("a decided case", () => {
  const refused: RulingView = {
    id: "r",
    board: "demo/1/3",
    caseId: "c1",
    kind: "RESUME",
    detail: null,
    reason: null,
    rule: null,
    by: "CHIEF_ARBITER",
    at: 1,
    state: "REFUSED",
    code: null,
    text: null,
    precedents: [],
    checksAgain: [],
    effects: [],
    withdraws: null,
    withdrawn: [],
  };
  it("offers nothing more from the press on, until its decision is refused", () => {
    expect(isBeingApplied(ready, [], undefined)).toBe(false);
    expect(isBeingApplied(ready, [], 0)).toBe(true);
    expect(isBeingApplied({ ...ready, rulingId: "r" }, [], undefined)).toBe(true);
    expect(isBeingApplied(ready, [refused], 0)).toBe(false);
    expect(isBeingApplied(ready, [refused], 1)).toBe(true);
  });
});

describe("what is filled in at first", () => {
  const paused = board({
    status: "PAUSED",
    pauseCause: "DISCONNECTION",
    ply: 12,
    clocks: { whiteMs: 572_400, blackMs: 500_000, running: null, at: NOW, flagAt: null },
  });
  it("is the time that ran on, for the side it ran on from (OCR 19.6)", () => {
    expect(ranOn(ready, paused)).toEqual({ side: "WHITE", ms: 7600 });
    expect(proposed(ready, paused)).toEqual({ take: 7, addTo: "WHITE", add: 7, control: "" });
    expect(ranOn(ready, { ...paused, pauseCause: "ARBITER" })).toBeNull();
  });
  it("is a minute for the player who was not away where nothing ran on, and never all that is left", () => {
    expect(proposed(ready, board())).toEqual({ take: 60, addTo: "BLACK", add: 60, control: "" });
    const left = (mostSeconds: number) => proposed({ ...ready, decision: decision({}, { mostSeconds }) }, board()).take;
    expect([left(19), left(0)]).toEqual([19, 1]);
  });
  it("is the shorter control that the hall names (OCR 18.9 d)", () => {
    const named = { ...ready, decision: decision({}, { shorter: "15+10" }) };
    expect(proposed(named, board()).control).toBe("15+10");
    const long = { ...ready, decision: decision({}, { shorter: "40/60+30,15+30" }) };
    expect(proposed(long, board()).control, "the form takes no such control").toBe("");
  });
});

describe("decisions other than a to d", () => {
  it("are complete with whole seconds within the range", () => {
    expect([0, 1.5, 3601, 3600].map((add) => isComplete("ADD_TIME", ready, NOW, { add, addTo: "WHITE" }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([0, 589, 590].map((take) => isComplete("REDUCE", ready, NOW, { take }))).toEqual([false, true, false]);
    expect([
      isComplete("LOSS", ready, NOW, {}),
      isComplete("RESTART_SHORTER", ready, NOW, { control: "soon" }),
    ]).toEqual([true, false]);
  });
  it("tell what becomes of a draw offer (OCR 5.3, 16.12)", () => {
    const offered = board({ drawOffer: "BLACK" });
    expect(optionView("RESUME", ready, offered, NOW).offer).toMatch(/is still open/);
    expect(optionView("RESTART", ready, offered, NOW).offer).toMatch(/ends because this game ends/);
    expect(optionView("RESUME", ready, board(), NOW).offer).toBe("");
  });
});

describe("the deputy", () => {
  const chief = who("CHIEF_ARBITER");
  const deputy = who("DEPUTY_CHIEF_ARBITER");
  it("decides what the Chief Arbiter hands over or does not answer, and nothing else (OCR 18.9)", () => {
    expect(
      [null, "HANDED_OVER", "UNANSWERED"].map((left) =>
        mayDecide(deputy, disconnection({ deputy: left as "UNANSWERED" | null })),
      ),
    ).toEqual([false, true, true]);
    expect([
      mayDelegate(chief),
      mayDelegate(deputy),
      mayOrder(deputy, "PAUSE"),
      mayApprove(deputy, board()),
      mayOpenRound(deputy),
    ]).toEqual([true, false, false, false, false]);
  });
  it("is told whether and when he may decide, and so is the Chief Arbiter", () => {
    const timed = { ...ready, deputyAt: NOW + 41_200 };
    expect(deputyText(deputy, ready, NOW)).toBe(
      "The Chief Arbiter decides. You may decide only if the Chief Arbiter allows it.",
    );
    expect(deputyText(deputy, timed, NOW)).toBe(
      "The Chief Arbiter decides. You may decide in 0:42, or earlier if the Chief Arbiter allows it.",
    );
    expect(deputyText(deputy, { ...ready, deputy: "UNANSWERED" }, NOW)).toMatch(/not decided in time: you may/);
    expect([deputyText(chief, ready, NOW), deputyText(chief, timed, NOW)]).toEqual([
      "",
      "If you do not decide within 0:42, the Deputy Chief Arbiter may decide.",
    ]);
    expect(deputyText(chief, { ...ready, deputy: "HANDED_OVER" }, NOW)).toBe(
      "You have allowed the Deputy Chief Arbiter to decide. You may still decide yourself.",
    );
    expect(deputyText(chief, { ...ready, deputy: "UNANSWERED", rulingId: "r" }, NOW)).toBe("");
    expect(deputyText(who("LOCAL_CHIEF_ARBITER", "rome"), { ...ready, deputy: "UNANSWERED" }, NOW)).toBe("");
  });
});

describe("buttons follow the role", () => {
  it("decides only as Chief Arbiter, reports only as LTA of the venue", () => {
    expect(mayDecide(who("CHIEF_ARBITER"), ready)).toBe(true);
    expect(mayDecide(who("LOCAL_CHIEF_ARBITER", "rome"), ready)).toBe(false);
    expect(mayReport(who("LOCAL_TECHNICAL_ARBITER", "rome"), "rome")).toBe(true);
    expect(mayReport(who("LOCAL_TECHNICAL_ARBITER", "rome"), "paris")).toBe(false);
    expect(mayReport(who("CHIEF_ARBITER"), "rome")).toBe(false);
  });
  it("lets an LCA act on seats of the own venue and games that touch it", () => {
    const rome = who("LOCAL_CHIEF_ARBITER", "rome");
    expect([mayCheck(rome, board(), "WHITE"), mayCheck(rome, board(), "BLACK")]).toEqual([true, false]);
    expect(mayApprove(rome, board())).toBe(true);
    expect(mayApprove(who("LOCAL_CHIEF_ARBITER", "oslo"), board())).toBe(false);
    expect([mayAnswer(rome, "rome"), mayAnswer(rome, "paris"), mayOrder(rome, "START"), mayOpenRound(rome)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it("lets a floor arbiter stop a clock and warn a player of the own venue, but start nothing", () => {
    const floor = who("FLOOR_ARBITER", "rome");
    expect([mayOrderBoard(floor, "PAUSE", board()), mayOrderBoard(floor, "START", board())]).toEqual([true, false]);
    expect([mayImpose(floor, board(), "WHITE", "WARNING"), mayImpose(floor, board(), "BLACK", "WARNING")]).toEqual([
      true,
      false,
    ]);
  });
  it("lets arbiters of either venue restore a position; only LCA and Chief Arbiter deal with reversed colours", () => {
    const may = (...you: Parameters<typeof who>) => [
      mayRestore(who(...you), board()),
      mayReverse(who(...you), board()),
    ];
    expect([may("CHIEF_ARBITER"), may("LOCAL_CHIEF_ARBITER", "paris"), may("FLOOR_ARBITER", "rome")]).toEqual([
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect([may("LOCAL_CHIEF_ARBITER", "oslo"), may("LOCAL_TECHNICAL_ARBITER", "rome"), may("PLAYER", "rome")]).toEqual(
      [
        [false, false],
        [false, false],
        [false, false],
      ],
    );
  });
  const spectator = who("SPECTATOR");
  it("gives a spectator nothing", () =>
    expect([mayOrder(spectator, "PAUSE"), mayDecide(spectator, ready), mayOpenRound(spectator)]).toEqual([
      false,
      false,
      false,
    ]));
});

describe("strings", () => {
  const leaves = (value: object, path = ""): string[] =>
    Object.entries(value).flatMap(([key, v]) =>
      typeof v === "object" ? leaves(v as object, `${path}${key}.`) : [`${path}${key}:${typeof v}`],
    );
  it("has every text in both languages", () => {
    expect(leaves(tables.it)).toEqual(leaves(tables.en));
    expect(leaves(officialTables.it)).toEqual(leaves(officialTables.en));
  });
  it("lets the address win over the browser", () => {
    expect(languageOf("?lang=it", "en-GB")).toBe("it");
    expect(languageOf("?lang=en", "it-IT")).toBe("en");
    expect(languageOf("", "it-CH")).toBe("it");
    expect(languageOf("", "de")).toBe("en");
  });
});

describe("a penalty within a decision", () => {
  it("goes with the order", () => {
    expect(decisionArgs(ready, "RESUME", {}, "cable", { kind: "WARNING" })).toEqual({
      board: ready.board,
      caseId: ready.id,
      option: "RESUME",
      reason: "cable",
      penalties: [{ kind: "WARNING" }],
    });
    expect(decisionArgs(ready, "RESUME", {}, "")).toEqual({ board: ready.board, caseId: ready.id, option: "RESUME" });
  });
});
