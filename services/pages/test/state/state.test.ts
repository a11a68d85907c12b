import { beforeEach, describe, expect, it } from "vitest";
import { remaining } from "../../src/clock/clock";
import type { AlarmView, BoardView, ServerFrame } from "../../src/protocol/protocol";
import { clockNow, refusalText, state, withLink } from "../../src/state/state";
import { attention, byAttention, inNeed } from "../../src/state/urgency";
import { standingAlarms } from "../../src/state/alarms";
import { openCases } from "../../src/state/waiting";
import { reduce } from "../../src/state/reduce";
import { withNotice, withoutSeen, withSeen } from "../../src/state/notices";
import { EMPTY } from "../../src/state/app-state";
import { board, disconnection, player } from "../fixtures";

const NOW = 1_010_000;
const none: ReadonlySet<string> = new Set();
const noCase: ReadonlyMap<string, "OPEN"> = new Map();

describe("reduce", () => {
  const snapshot = {
    t: "snapshot",
    boards: [board()],
    cases: [],
    outages: [],
    calls: [],
    rulings: [],
    orders: [],
    alarms: [],
    premises: [],
    sheets: 0,
    standstill: null,
  } as const;
  it("takes a snapshot as the whole truth (OCR 2.1, OCR 2.2)", () => {
    const before = reduce(EMPTY, { t: "board", board: board({ id: "old/1/1" }) }, NOW);
    const after = reduce(before, { ...snapshot, boards: [board()] } as never, NOW);
    expect([...after.boards.keys()]).toEqual(["demo/1/3"]);
    expect(after.synced).toBe(true);
  });
  it("ignores a board older than the known one (OCR 2.2)", () => {
    const known = reduce(EMPTY, { t: "board", board: board({ sequence: 12, ply: 2 }) }, NOW);
    expect(reduce(known, { t: "board", board: board({ sequence: 11, ply: 1 }) }, NOW)).toBe(known);
    expect(
      reduce(known, { t: "board", board: board({ sequence: 12, check: true }) }, NOW).boards.get("demo/1/3")?.check,
    ).toBe(true);
  });
  it("shows a cancelled board no longer (LAW 6.6)", () => {
    const two = reduce(EMPTY, { ...snapshot, boards: [board(), board({ id: "demo/1/4", number: 4 })] } as never, NOW);
    const after = reduce(two, { t: "cancelled", board: "demo/1/3" }, NOW);
    expect([...after.boards.keys()]).toEqual(["demo/1/4"]);
    expect(two.boards.size).toBe(2);
  });
  it("keeps how good each seat's link was told to be last", () => {
    const good = { ms: 12, jitterMs: 1, latePercent: 0 };
    const poor = { ms: 340, jitterMs: 40, latePercent: 7 };
    const first = reduce(
      EMPTY,
      {
        t: "qualities",
        seats: [
          { board: "a", side: "WHITE", ...good },
          { board: "a", side: "BLACK", ...good },
        ],
      },
      NOW,
    );
    const then = reduce(first, { t: "qualities", seats: [{ board: "a", side: "WHITE", ...poor }] }, NOW);
    expect([...then.qualities]).toEqual([
      ["a WHITE", poor],
      ["a BLACK", good],
    ]);
  });
  it("does not change the state it is given", () => {
    reduce(EMPTY, { t: "case", case: disconnection() }, NOW);
    expect(EMPTY.cases.size).toBe(0);
  });
  it("shows when a notice happened, and keeps when it came", () => {
    const notice = {
      t: "notice",
      level: "info",
      kind: "QUESTION_ANSWERED",
      details: {},
      article: "OCR 5.4.1",
      reason: "",
      text: "x",
      at: 1_000_000,
    } as const;
    expect(reduce(EMPTY, notice, NOW).notices).toMatchObject([{ at: 1_000_000, came: NOW }]);
    expect(withNotice(EMPTY, "info", "x", NOW).notices).toMatchObject([{ at: NOW, came: NOW }]);
  });
  it("takes information away once it has been read, refusals on another page, and warnings never by itself", () => {
    let s = withNotice(withNotice(withNotice(EMPTY, "info", "i", NOW), "warn", "w", NOW), "refusal", "r", NOW);
    const all = new Set(s.notices.map((one) => one.key));
    s = withSeen(s, all, 29_000);
    expect(s.notices).toHaveLength(3);
    expect(withSeen(s, new Set(), 60_000)).toBe(s);
    expect(withSeen(s, all, 1_000).notices.map((one) => one.text)).toEqual(["w", "r"]);
    const later = withNotice(s, "info", "unread", NOW + 60_000);
    expect(withoutSeen(later).notices.map((one) => one.text)).toEqual(["w", "unread"]); // on another page
    expect(withSeen(later, all, 1_000).notices.map((one) => one.text)).toEqual(["w", "r", "unread"]);
  });
  it("show a penalty's last state: a withdrawn one goes, its withdrawal stays until it is dismissed (OCR 18.3)", () => {
    const notice = (kind: string, about: string[]) => ({
      t: "notice" as const,
      level: "warn" as const,
      kind,
      details: {},
      article: "OCR 18.4",
      reason: "",
      text: kind,
      about,
    });
    let s = [
      notice("WARNED", ["r1 WARNING"]),
      notice("REDUCED", ["r1 REDUCE_TIME_OF_OFFENDER"]),
      notice("WARNED", ["r2 WARNING"]),
    ].reduce((all, one) => reduce(all, one, NOW), EMPTY);
    s = withSeen(reduce(s, notice("UNWARNED", ["r1 WARNING"]), NOW), new Set([1, 2, 3, 4]), 60_000);
    expect(s.notices.map((one) => one.text)).toEqual(["REDUCED", "WARNED", "UNWARNED"]);
    expect(reduce(s, notice("SCORE_BACK", []), NOW).notices).toHaveLength(4);
  });
  it("keeps the last twenty notices, each with its own key", () => {
    let s = EMPTY;
    for (let n = 0; n < 25; n++) s = withNotice(s, "info", `n${n}`, NOW);
    expect(s.notices.map((n) => n.text).at(0)).toBe("n5");
    expect(new Set(s.notices.map((n) => n.key)).size).toBe(20);
  });
});

describe("a standstill of the hall", () => {
  const snapshot = (standstill: number | null): ServerFrame => ({
    t: "snapshot",
    boards: [],
    cases: [],
    outages: [],
    calls: [],
    rulings: [],
    orders: [],
    alarms: [],
    premises: [],
    sheets: 0,
    standstill,
  });
  const after = (...frames: ServerFrame[]) => frames.reduce((s, frame) => reduce(s, frame, NOW), EMPTY);
  beforeEach(() => {
    state.value = EMPTY;
  });
  it("begins and ends with its frames", () => {
    expect(after({ t: "standstill", since: 1_000_000 }).standstill).toEqual({ since: 1_000_000, until: null });
    expect(after({ t: "standstill", since: 1_000_000 }, { t: "standstill", since: null }).standstill).toEqual({
      since: 1_000_000,
      until: NOW,
    });
  });
  it("is known to a page that comes or comes back meanwhile, and over for one that comes after it", () => {
    expect(after(snapshot(1_000_000)).standstill).toEqual({ since: 1_000_000, until: null });
    expect(after({ t: "standstill", since: 1_000_000 }, snapshot(null)).standstill).toEqual({
      since: 1_000_000,
      until: NOW,
    });
    expect(after(snapshot(null)).standstill).toBeNull();
  });
  it("outlasts what else is told", () => {
    expect(
      after(
        { t: "standstill", since: 1_000_000 },
        { t: "board", board: board() },
        { t: "notice", level: "info", kind: "RESUMED", details: {}, article: "", reason: "", text: "x" },
      ).standstill?.until,
    ).toBeNull();
  });
  const shown = (now: number) => remaining(board().clocks, "WHITE", clockNow(board().clocks, now));
  it("shows the clocks as they were when the hall last answered", () => {
    expect(shown(1_025_000)).toBe(575_000);
    state.value = after({ t: "standstill", since: 1_002_000 });
    expect(shown(1_025_000)).toBe(598_000);
  });
  it("shows no charge while the hall, back again, has not said what it gives back, but not for ever", () => {
    state.value = after({ t: "standstill", since: 1_002_000 }, { t: "standstill", since: null });
    expect(shown(NOW + 1_000)).toBe(598_000);
    expect(shown(NOW + 5_001)).toBe(584_999);
  });
  it("lets clocks run that the hall has told of since", () => {
    state.value = after({ t: "standstill", since: 998_500 });
    expect(shown(1_025_000)).toBe(575_000);
  });
  it("lets a clock stand that was started by the last move before it", () => {
    state.value = after({ t: "standstill", since: 999_700 });
    expect(shown(1_025_000)).toBe(600_000);
  });
});

describe("the own line", () => {
  const synced = { ...EMPTY, synced: true };
  it("keeps when the hall was last heard until it is back", () => {
    const lost = withLink(withLink(synced, "UP", 1_001_000), "DOWN", 1_002_000);
    expect(lost.lostSince).toBe(1_002_000);
    expect(withLink(withLink(lost, "CONNECTING", 1_009_000), "DOWN", 1_012_000).lostSince).toBe(1_002_000);
    expect(withLink(lost, "UP", 1_013_000).lostSince).toBeNull();
    expect(withLink(EMPTY, "DOWN", 1_002_000).lostSince).toBeNull();
  });
  it("lets the clocks stand as they were last known while it is lost", () => {
    state.value = withLink(synced, "DOWN", 1_002_000);
    expect(remaining(board().clocks, "WHITE", clockNow(board().clocks, 1_025_000))).toBe(598_000);
    state.value = EMPTY;
  });
});

describe("attention", () => {
  it("puts the strongest reason first", () => {
    expect(attention(board({ status: "AWAITING_CA" }), new Map([["demo/1/3", "OPEN"]]), none, NOW)).toBe("awaiting");
    expect(attention(board(), new Map([["demo/1/3", "OPEN"]]), new Set(["demo/1/3"]), NOW)).toBe("case");
    expect(attention(board(), new Map([["demo/1/3", "RESTORED"]]), none, NOW)).toBe("back");
    expect(attention(board(), noCase, new Set(["demo/1/3"]), NOW)).toBe("call");
    expect(attention(board({ status: "PAUSED" }), noCase, none, NOW)).toBe("paused");
    const ended = { status: "ENDED", result: "1-0", resultStatus: "UNAPPROVED" } as const;
    const disputed = (answer: string | null) => ({
      white: true,
      black: null,
      disputes: [{ side: "BLACK" as const, of: "1-0", at: NOW, changes: ["OCR 18.4.5"], answer }],
    });
    expect(attention(board({ ...ended, confirmation: disputed(null) }), noCase, none, NOW)).toBe("disputed"); // LAW 8.7
    const answered = board({ ...ended, confirmation: disputed("0.5-0") });
    expect(attention(answered, noCase, none, NOW)).toBe("ended");
    expect(attention(board({ ...ended, confirmation: { white: true, black: null } }), noCase, none, NOW)).toBe("ended");
    expect(
      attention(board({ ...ended, resultStatus: "OFFICIAL", confirmation: disputed(null) }), noCase, none, NOW),
    ).toBe("ended");
    expect(attention(board({ white: player("Anna", "rome", { link: "SUSPECT" }) }), noCase, none, NOW)).toBe(
      "unstable",
    );
    expect(attention(board(), noCase, none, NOW)).toBe("playing");
    expect(
      attention(board({ white: player("Anna", "rome", { trouble: "UNDER_5_MINUTES" }) }), noCase, none, 1_541_000),
    ).toBe("short");
    expect(attention(board({ status: "ADJOURNED" }), noCase, none, NOW)).toBe("adjourned");
    expect(attention(board({ status: "CREATED" }), noCase, none, NOW)).toBe("created");
    expect(attention(board({ status: "CREATED", attempt: 2 }), noCase, none, NOW)).toBe("again");
    expect(attention(board({ status: "ENDED" }), noCase, none, NOW)).toBe("ended");
  });
  it("shows who asks leave and which breach is not settled (OCR 17.7, 17.9)", () => {
    const floor = (leave: "ASKED" | "GRANTED", outcome: "PENALISED" | null) =>
      ({
        inspections: [],
        duties: [],
        leaves: [
          {
            id: "l",
            side: "WHITE",
            target: "AREA",
            state: leave,
            authorised: true,
            note: "",
            since: 1,
            outPly: null,
            backPly: null,
          },
        ],
        incidents: [
          {
            id: "i",
            side: "WHITE",
            kind: "NOISE",
            article: "OCR 17.6",
            note: "",
            at: 1,
            by: "FLOOR_ARBITER",
            ply: 0,
            toMove: null,
            whiteMs: null,
            blackMs: null,
            confirmed: true,
            outcome,
            rulingId: null,
          },
        ],
      }) as const;
    const shown = (leave: "ASKED" | "GRANTED", outcome: "PENALISED" | null, status: "PLAYING" | "ENDED" = "PLAYING") =>
      attention(board({ status, floor: floor(leave, outcome) as never }), noCase, none, NOW);
    expect(shown("ASKED", null)).toBe("leave");
    expect(shown("GRANTED", null)).toBe("breach");
    expect(shown("GRANTED", null, "ENDED")).toBe("breach");
    expect(shown("ASKED", "PENALISED", "ENDED")).toBe("ended");
    expect(shown("GRANTED", "PENALISED")).toBe("playing");
    expect(attention(board({ floor: floor("ASKED", null) as never }), noCase, new Set(["demo/1/3"]), NOW)).toBe("call");
  });
  it("owes checks once other games of the round have begun", () => {
    const lacking = board({
      status: "CREATED",
      white: player("Anna", "rome", { missing: [{ point: "DEVICE_CHECK", article: "OCR 18.5", gate: "BOARD" }] }),
    });
    expect(attention(lacking, noCase, none, NOW, true)).toBe("checks");
    expect(attention(lacking, noCase, none, NOW, false)).toBe("created");
    expect(attention(board({ status: "CREATED" }), noCase, none, NOW, true)).toBe("created");
  });
  it("owes time for a failed pause until it is added or closed", () => {
    const failed = (state: "OWED" | "CLOSED") =>
      board({
        status: "ENDED",
        help: {
          calls: [],
          questions: [],
          appeals: [],
          rulings: [],
          failedPauses: [
            {
              id: "p1",
              wantedAt: 1,
              reason: "alarm",
              attempt: 1,
              at: 2,
              by: "LOCAL_CHIEF_ARBITER",
              name: "Luca",
              state,
              ruling: null,
              closing: null,
            },
          ],
        },
      });
    expect(attention(failed("OWED"), noCase, none, NOW)).toBe("unpaused");
    expect(attention(failed("CLOSED"), noCase, none, NOW)).toBe("ended");
  });
  it("sorts trouble before play", () =>
    expect((["ended", "playing", "case", "short", "again"] as const).toSorted(byAttention)).toEqual([
      "again",
      "case",
      "short",
      "playing",
      "ended",
    ]));
});

describe("inNeed", () => {
  beforeEach(() => {
    state.value = EMPTY;
  });
  it("is boards that wait for an arbiter, the most urgent first", () => {
    const boards = [
      board({ id: "a", number: 1 }),
      board({ id: "b", number: 2 }),
      board({ id: "c", number: 3, status: "AWAITING_CA" }),
      board({ id: "d", number: 4, status: "ENDED" }),
      board({ id: "e", number: 5 }),
    ];
    const calls = [{ id: "x", board: "e", state: "OPEN", at: 1 }] as never;
    state.value = reduce(
      EMPTY,
      {
        t: "snapshot",
        boards,
        cases: [disconnection({ board: "b" })],
        outages: [],
        calls,
        rulings: [],
        orders: [],
        alarms: [],
        premises: [],
        sheets: 0,
        standstill: null,
      },
      NOW,
    );
    expect(inNeed(boards, NOW).map(({ board: { id }, why }) => [id, why])).toEqual([
      ["c", "awaiting"],
      ["b", "case"],
      ["e", "call"],
    ]);
    expect(inNeed([boards[0]!, boards[3]!], NOW)).toEqual([]);
  });
});

describe("openCases", () => {
  beforeEach(() => {
    state.value = EMPTY;
  });
  it("shows first whose flag falls first, and no closed case", () => {
    const boards = [
      board({ id: "a", clocks: { whiteMs: 9, blackMs: 9, running: "WHITE", at: 0, flagAt: 5000 } }),
      board({ id: "b", clocks: { whiteMs: 9, blackMs: 9, running: "WHITE", at: 0, flagAt: 3000 } }),
      board({ id: "c", clocks: { whiteMs: 9, blackMs: 9, running: "BLACK", at: 0, flagAt: 1000 } }),
      board({ id: "d", status: "AWAITING_CA" }),
    ];
    const cases = boards
      .map((b) => disconnection({ id: `case-${b.id}`, board: b.id }))
      .concat(disconnection({ id: "closed", state: "CLOSED" }));
    state.value = reduce(
      EMPTY,
      {
        t: "snapshot",
        boards,
        cases,
        outages: [],
        calls: [],
        rulings: [],
        orders: [],
        alarms: [],
        premises: [],
        sheets: 0,
        standstill: null,
      },
      NOW,
    );
    expect(openCases.value.map((c) => c.board)).toEqual(["d", "b", "a", "c"]);
  });
});

describe("standingAlarms", () => {
  const alarm = (more: Partial<AlarmView>): AlarmView => ({
    id: "a",
    kind: "OUTAGE",
    board: "",
    boards: 2,
    expected: "",
    found: "",
    text: "",
    at: 200,
    from: 100,
    to: 150,
    ...more,
  });
  const shown = (alarms: AlarmView[], boards: BoardView[]) => {
    state.value = reduce(
      EMPTY,
      {
        t: "snapshot",
        boards,
        cases: [],
        outages: [],
        calls: [],
        rulings: [],
        orders: [],
        alarms,
        premises: [],
        sheets: 0,
        standstill: null,
      },
      NOW,
    );
    return standingAlarms.value.map((one) => one.id);
  };
  it("leaves an outage to its banner while boards stand", () => {
    expect(
      shown([alarm({})], [board({ status: "PAUSED", pauseCause: "OUTAGE", outage: { from: 100, to: 150 } })]),
    ).toEqual([]);
    expect(shown([alarm({})], [board()])).toEqual(["a"]);
  });
  it("ends a wrong setting once it is right", () => {
    const wrong = alarm({ kind: "SETTING_DIFFERS", board: "demo/1/3", expected: "90+30", found: "60+30" });
    expect(shown([wrong], [board({ control: "60+30" })])).toEqual(["a"]);
    expect(shown([wrong], [board({ control: "90+30" })])).toEqual([]);
  });
});

it("writes a refusal with its code and article", () => {
  expect(refusalText({ ok: false, code: "NOT_YOUR_MOVE", rule: "LAW 1.2", text: "It is Black's move." })).toBe(
    "It is Black's move. (LAW 1.2)",
  );
  expect(refusalText({ ok: false, code: "OFFLINE", rule: "", text: "Away." })).toBe("Away.");
});
