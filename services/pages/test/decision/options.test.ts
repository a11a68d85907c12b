import { describe, expect, it } from "vitest";
import {
  addable,
  baseClocks,
  decisionArgs,
  departs,
  deputyText,
  isBeingApplied,
  isComplete,
  isNewGame,
  newGameDecided,
  optionView,
  OPTIONS,
  OTHERS,
  precedents,
  proposed,
  ranOn,
  type Terms,
} from "../../src/decision/options";
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
import { languageOf, tables } from "../../src/words/words";
import { board, competition, disconnection, who } from "../fixtures";
import type { RulingView } from "../../src/protocol/protocol";

const NOW = 1_010_000;
const ready = disconnection({ state: "RESTORED", restoredAfterMs: 9000, reported: true });

describe("OCR 18.9 options", () => {
  it("wait for the connection, then for the report", () => {
    for (const option of OPTIONS) {
      expect(optionView(option, disconnection(), board(), NOW).blocked).toMatch(/not connected again/);
      expect(optionView(option, disconnection({ state: "RESTORED" }), board(), NOW).blocked).toMatch(/not reported/);
      expect(optionView(option, disconnection({ state: "RESTORED", overdue: true }), board(), NOW).blocked).toBe("");
      expect(optionView(option, ready, board(), NOW).blocked).toBe("");
      expect(optionView(option, ready, board({ status: "ENDED" }), NOW).blocked).toMatch(/ended/);
    }
  });
  it("start from the present clocks, or from the start of the disconnection after a provisional flag (DEC-16)", () => {
    expect(baseClocks(ready, board(), NOW)).toEqual({ WHITE: 590_000, BLACK: 500_000 });
    expect(baseClocks(ready, board({ status: "AWAITING_CA" }), NOW)).toEqual({ WHITE: 580_000, BLACK: 500_000 });
    expect(
      baseClocks(ready, board({ status: "AWAITING_CA", base: { whiteMs: 480_000, blackMs: 490_000 } }), NOW),
    ).toEqual({ WHITE: 480_000, BLACK: 490_000 });
    expect(baseClocks(ready, board({ base: { whiteMs: 480_000, blackMs: 490_000 } }), NOW)).toEqual({
      WHITE: 590_000,
      BLACK: 500_000,
    });
  });
  it("are none for a game that is void, or given up by the decision about the opponent's case (OCR 18.9 c, d)", () => {
    for (const option of [...OPTIONS, ...OTHERS]) {
      expect(optionView(option, ready, board({ attempt: 2 }), NOW).blocked).toBe(
        "Game 1 of this board does not count: there is nothing left to decide.",
      );
      expect(optionView(option, ready, board(), NOW, {}, { newGame: true }).blocked).toMatch(
        /^An arbiter has already decided on a new game/,
      );
    }
    expect(optionView("RESUME", disconnection({ ...ready, attempt: 2 }), board({ attempt: 2 }), NOW).blocked).toBe("");
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
  it("of the other player decide this case, too, when they give a new game", () => {
    const opponents = new Map(
      [
        disconnection({ id: "theirs", side: "BLACK" }),
        disconnection({ id: "elsewhere", board: "demo/1/4" }),
        disconnection({ id: "earlier", attempt: 0 }),
      ].map((c) => [c.id, c]),
    );
    const decided = (id: string, kind: string, more: Partial<RulingView> = {}) =>
      newGameDecided(disconnection(), [ruled(id, kind, more)], opponents);
    expect([decided("theirs", "RESTART"), decided("theirs", "RESTART_SHORTER", { state: "MADE" })]).toEqual([
      true,
      true,
    ]);
    expect([
      decided("theirs", "RESTART", { state: "REFUSED" }),
      decided("theirs", "RESUME"),
      decided("elsewhere", "RESTART"),
      decided("earlier", "RESTART"),
      decided("c1", "RESTART"),
    ]).toEqual([false, false, false, false, false]);
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
  const shorter = (detail: string, at: number): RulingView => ({
    id: detail,
    board: "demo/1/1",
    caseId: "x",
    kind: "RESTART_SHORTER",
    detail,
    reason: null,
    rule: null,
    by: "CHIEF_ARBITER",
    at,
    state: "APPLIED",
    code: null,
    text: null,
    precedents: [],
    checksAgain: [],
    effects: [],
    withdraws: null,
    withdrawn: [],
  });
  it("is the time that ran on, for the side it ran on from (OCR 19.6)", () => {
    expect(ranOn(ready, paused)).toEqual({ side: "WHITE", ms: 7600 });
    expect(proposed(ready, paused, [])).toEqual({ take: 7, addTo: "WHITE", add: 7, control: "" });
    expect(ranOn(ready, { ...paused, pauseCause: "ARBITER" })).toBeNull();
  });
  it("is a minute for the player who was not away where nothing ran on, and never all that is left", () => {
    expect(proposed(ready, board(), [])).toEqual({ take: 60, addTo: "BLACK", add: 60, control: "" });
    expect(
      proposed(ready, board({ clocks: { whiteMs: 20_000, blackMs: 9, running: null, at: NOW, flagAt: null } }), [])
        .take,
    ).toBe(19);
  });
  it("is the shorter control decided last, if it is shorter here too (OCR 18.9 d)", () => {
    const control = (own: string) =>
      proposed(ready, board({ control: own }), [shorter("25+10", 1), shorter("15+10", 3), shorter("60+30", 2)]).control;
    expect(control("90+30")).toBe("15+10");
    expect(control("10+5")).toBe("");
  });
});

describe("decisions other than a to d", () => {
  it("may be taken while the player is not back, but for adding time to a game that would go on", () => {
    const dark = disconnection({ state: "OPEN", reported: true });
    const blocked = (status: "PLAYING" | "AWAITING_CA" | "ENDED") =>
      Object.fromEntries(OTHERS.map((option) => [option, optionView(option, dark, board({ status }), NOW).blocked]));
    expect(blocked("AWAITING_CA")).toEqual({
      NO_ACTION: "Not possible yet: the game has no result.",
      ADD_TIME: "Not possible yet: the player is not connected again.",
      CONFIRM_FLAG: "",
      LOSS: "",
      DRAW: "",
    });
    expect(blocked("PLAYING").CONFIRM_FLAG).toMatch(/No flag/);
    expect(blocked("ENDED")).toMatchObject({ NO_ACTION: "", LOSS: "The game has ended." });
    expect(optionView("DRAW", disconnection(), board(), NOW).blocked).toMatch(/not reported/);
  });
  it("are complete with whole seconds within the range", () => {
    const base = baseClocks(ready, board(), NOW);
    expect([0, 1.5, 3601, 3600].map((add) => isComplete("ADD_TIME", ready, base, { add, addTo: "WHITE" }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect([0, 589, 590].map((take) => isComplete("REDUCE", ready, base, { take }))).toEqual([false, true, false]);
    expect([
      isComplete("LOSS", ready, base, {}),
      isComplete("RESTART_SHORTER", ready, base, { control: "soon" }),
    ]).toEqual([true, false]);
  });
  it("go on only when both are back", () => {
    expect(optionView("RESUME", ready, board(), NOW, {}, { opponentAway: true }).blocked).toMatch(/opponent/);
    expect(optionView("RESTART", ready, board(), NOW, {}, { opponentAway: true }).blocked).toBe("");
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
      "If you do not decide within 0:42, the deputy may decide.",
    ]);
    expect(deputyText(chief, { ...ready, deputy: "HANDED_OVER" }, NOW)).toBe(
      "You have let the deputy decide. You may still decide yourself.",
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
  it("has every text in both languages", () => expect(leaves(tables.it)).toEqual(leaves(tables.en)));
  it("lets the address win over the browser", () => {
    expect(languageOf("?lang=it", "en-GB")).toBe("it");
    expect(languageOf("?lang=en", "it-IT")).toBe("en");
    expect(languageOf("", "it-CH")).toBe("it");
    expect(languageOf("", "de")).toBe("en");
  });
});

describe("a penalty within a decision", () => {
  it("is there only where players answer for their connections (OCR 11.1, 16.5)", () => {
    expect(addable(undefined)).toEqual([]);
    expect(addable(competition().penalties)).toEqual([]);
    const own = competition({ ownLine: true }).penalties;
    expect(addable(own)).toEqual(["WARNING", "FINE"]);
    expect(addable(competition({ ownLine: true, fines: [] }).penalties)).toEqual(["WARNING"]);
  });
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
