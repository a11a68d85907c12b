// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
const overview = vi.hoisted(() => vi.fn(async () => ({ cases: [] as unknown[] })));
vi.mock("../../src/network/session", async (real) => ({ ...(await real<object>()), fetchFairPlay: overview }));

/** A browser's sound: what was started, and whether it lets pages play sound. */
const audio = { state: "running", started: [] as number[], waiting: [] as (() => void)[] };
class Audio {
  currentTime = 0;
  destination = {};
  onstatechange: (() => void) | null = null;
  get state() {
    return audio.state;
  }
  resume() {
    audio.state = "running";
    return Promise.resolve();
  }
  createOscillator() {
    const tone = {
      frequency: { value: 0 },
      type: "",
      connect: (to: unknown) => to,
      start: () => audio.started.push(tone.frequency.value),
      stop: () => {},
    };
    return tone;
  }
  createGain() {
    return {
      gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
      connect: (to: unknown) => to,
    };
  }
}
vi.stubGlobal("AudioContext", Audio);
const told: { title: string; onclick: (() => void) | null }[] = [];
class Told {
  static permission = "granted";
  static requestPermission = async () => "granted";
  onclick: (() => void) | null = null;
  constructor(readonly title: string) {
    told.push(this);
  }
  close() {}
}
vi.stubGlobal("Notification", Told);

import { OpenTasks } from "../../src/shell/open-tasks";
import { alarmSound, chooseSound, melody, readAlarmSound } from "../../src/shell/chimes";
import { fairPlayNeeds, needs } from "../../src/shell/tasks";
import type {
  AlarmView,
  AppealView,
  AssistantView,
  BoardView,
  CallView,
  CaseView,
  Enrolment,
  PremisesView,
  Role,
} from "../../src/protocol/protocol";
import { path, setSession } from "../../src/network/session";
import { shown } from "../../src/console/board-selection";
import { blocked } from "../../src/shell/sound";
import { update } from "../../src/state/state";
import { t } from "../../src/words/words";
import { board, disconnection, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

const INTERNET_TEST = { point: "INTERNET_TEST", article: "OCR 16.5/a", gate: "VENUE" } as const;
const DEVICE_CHECK = { point: "DEVICE_CHECK", article: "OCR 18.5", gate: "BOARD" } as const;
/** A closed venue at which nothing is missing. */
const rome = {
  id: "demo/rome",
  venue: "rome",
  name: "Rome",
  round: 1,
  open: false,
  missing: [],
} as never as PremisesView;

const call = (more: Partial<CallView> = {}): CallView =>
  ({
    id: "call-1",
    board: "demo/1/3",
    venue: "rome",
    side: "WHITE",
    playerName: "Anna",
    text: null,
    at: 1_000_000,
    state: "OPEN",
    valid: null,
    note: null,
    kind: null,
    onTheWay: null,
    overdue: false,
    owed: false,
    ...more,
  }) as CallView;
const byId = <T extends { id: string }>(...all: T[]): Map<string, T> => new Map(all.map((one) => [one.id, one]));
const hall = (more: { cases?: CaseView[]; calls?: CallView[]; boards?: BoardView[] }) =>
  update((now) => ({
    ...now,
    cases: byId(...(more.cases ?? [])),
    calls: byId(...(more.calls ?? [])),
    ...(more.boards ? { boards: byId(...more.boards) } : {}),
  }));
const enters = (role: Role, venue = "") =>
  setSession({
    token: "t",
    role,
    name: "X",
    venue,
    venueName: venue,
    board: "",
    side: "",
    competitionId: "demo",
  } as Enrolment);
const keys = (role: Role, venue = "") => needs(who(role, venue)).map((one) => one.key);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  chooseSound({ tune: "CHIME", volume: "HIGH" });
  Object.assign(audio, { state: "running", started: [] });
  told.length = 0;
  path.value = "/reports";
  shown.value = { selected: null, venue: "", round: null, latest: null };
});

describe("what waits for an official", () => {
  it("shows the Chief Arbiter and deputy all venues, others their own, organisers nothing (OCR 18.1-18.3)", () => {
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    hall({ cases: [disconnection()], calls: [call()] });
    expect(keys("CHIEF_ARBITER")).toEqual(["case c1", "call call-1"]);
    expect(keys("DEPUTY_CHIEF_ARBITER")).toEqual(["case c1"]);
    for (const role of ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER", "FLOOR_ARBITER"] as const) {
      expect(keys(role, "rome")).toEqual(["case c1", "call call-1"]);
      expect(keys(role, "paris")).toEqual([]);
    }
    for (const role of ["CHIEF_ORGANISER", "LOCAL_ORGANISER", "FAIR_PLAY_OFFICER"] as const)
      expect(keys(role, "rome")).toEqual([]);
  });
  it("ends for the LTA once the loss is reported and the link is back, for others once decided (OCR 18.9)", () => {
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    hall({ cases: [disconnection({ state: "RESTORED", restoredAfterMs: 9_000, reported: true })] });
    expect([keys("LOCAL_TECHNICAL_ARBITER", "rome"), keys("CHIEF_ARBITER")]).toEqual([[], ["case c1"]]);
    hall({ cases: [disconnection({ state: "CLOSED" })] });
    expect(keys("CHIEF_ARBITER")).toEqual([]);
  });
  it("shows all officials a standstill first, and an outage of many boards on one line (OCR 19.6)", () => {
    const stood = board({ status: "PAUSED", pauseCause: "OUTAGE", outage: { from: 900_000, to: 950_000 } });
    knows(who("CHIEF_ARBITER"), { boards: [stood] });
    const incident = { kind: "VENUE", id: "out-1" } as const;
    hall({ cases: [disconnection({ incident }), disconnection({ id: "c2", board: "demo/1/4", incident })] });
    expect(keys("CHIEF_ARBITER")).toEqual(["standstill 900000", "incident out-1"]);
    expect(keys("LOCAL_TECHNICAL_ARBITER", "rome")).toEqual(["standstill 900000", "incident out-1"]);
    expect(keys("CHIEF_ORGANISER")).toEqual(["standstill 900000"]);
    expect(keys("LOCAL_TECHNICAL_ARBITER", "lyon")).toEqual([]);
    update((now) => ({ ...now, standstill: { since: 5, until: null } }));
    expect(keys("LOCAL_ORGANISER", "rome")[0]).toBe("silent 5");
  });
  it("is no longer called lost once every link of an outage is back (OCR 18.9)", () => {
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    const incident = { kind: "VENUE", id: "out-1" } as const;
    const back = { incident, state: "RESTORED", restoredAfterMs: 9_000 } as const;
    const text = (second: Partial<CaseView>) => {
      hall({ cases: [disconnection(back), disconnection({ ...second, id: "c2", board: "demo/1/4" })] });
      return needs(who("CHIEF_ARBITER"))[0]!.text;
    };
    expect(text({ incident })).toBe(t.bar.lost("rome", 1));
    expect(text(back)).toBe(t.bar.back("rome", 2));
  });
  it("is an assistant whom the Local Chief Arbiter of the venue must accept, and nobody else (APP-III 1)", () => {
    const assisted = (admitted: boolean, more: Partial<BoardView> = {}) => {
      const assistant: AssistantView = { id: "a1", name: "Zoe", language: "EN", admitted, asked: [] };
      return board({ ...more, white: { ...board().white, assistant } });
    };
    knows(who("CHIEF_ARBITER"), { boards: [assisted(false)] });
    expect(keys("LOCAL_CHIEF_ARBITER", "rome")).toEqual([`assistant ${board().id} WHITE a1`]);
    for (const other of [keys("LOCAL_CHIEF_ARBITER", "paris"), keys("FLOOR_ARBITER", "rome"), keys("CHIEF_ARBITER")])
      expect(other).toEqual([]);
    hall({ boards: [assisted(true)] });
    expect(keys("LOCAL_CHIEF_ARBITER", "rome")).toEqual([]);
    hall({ boards: [assisted(false, { status: "ENDED" })] });
    expect(keys("LOCAL_CHIEF_ARBITER", "rome")).toEqual([]);
  });
  it("is a board whose records are lost, as one of its own and not as a standstill (ENG-1)", () => {
    const clocks = { ...board().clocks, at: 800_000 };
    knows(who("CHIEF_ARBITER"), { boards: [board({ status: "PAUSED", pauseCause: "LOSS", clocks })] });
    expect(keys("CHIEF_ARBITER")).toEqual([`damaged ${board().id} 800000`]);
    expect(needs(who("LOCAL_CHIEF_ARBITER", "rome"))[0]).toMatchObject({ kind: "STANDSTILL", board: board().id });
    expect(keys("LOCAL_CHIEF_ARBITER", "lyon")).toEqual([]);
    hall({ boards: [board()] });
    expect(keys("CHIEF_ARBITER")).toEqual([]);
  });
  it("is an appeal for who decides it, and its copy for the arbiter of the other side (OCR 17.11)", () => {
    const appeal = { id: "a", side: "WHITE", playerName: "Anna", at: 7, copyAt: null, outcome: null } as AppealView;
    const appealed = (more: Partial<AppealView> = {}) =>
      board({ help: { calls: [], questions: [], appeals: [{ ...appeal, ...more }], rulings: [], failedPauses: [] } });
    const black = board().black.venue;
    knows(who("CHIEF_ARBITER"), { boards: [appealed()] });
    for (const role of ["CHIEF_ARBITER", "CHIEF_ORGANISER"] as const) expect(keys(role)).toEqual(["appeal a"]);
    expect(keys("LOCAL_CHIEF_ARBITER", black)).toEqual(["appeal a"]);
    expect(keys("LOCAL_CHIEF_ARBITER", board().white.venue)).toEqual([]);
    hall({ boards: [appealed({ copyAt: 8 })] });
    expect([keys("CHIEF_ARBITER"), keys("LOCAL_CHIEF_ARBITER", black)]).toEqual([["appeal a"], []]);
    hall({ boards: [appealed({ outcome: "DISMISSED" })] });
    expect(keys("CHIEF_ARBITER")).toEqual([]);
  });
  it("says when the hall stood still and for how many boards, after it goes on (OCR 19.6)", () => {
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    const alarm = { kind: "OUTAGE", board: "", boards: 3, expected: "", found: "", text: "", at: 700_000 } as const;
    const two = [
      { ...alarm, id: "o1", from: 60_000, to: 120_000 },
      { ...alarm, id: "o2", from: 300_000, to: 400_000 },
    ];
    update((now) => ({ ...now, alarms: byId<AlarmView>(...two) }));
    const texts = needs(who("CHIEF_ARBITER")).map((one) => one.text);
    expect(new Set(texts).size).toBe(2);
    expect(texts.every((text) => text.endsWith(": 3 boards were affected"))).toBe(true);
  });
  it("tells those who work on fair-play cases what to do, and no name (APP-I G2.7)", () => {
    const one = {
      caseId: "demo/case-abc123",
      accused: { type: "PLAYER", personId: "p", name: "Secret Name" },
      steps: ["cast_vote"],
      investigator: "i",
      overdue: false,
    } as never;
    expect(fairPlayNeeds([one]).map((need) => need.text)).toEqual([`${t.fairPlayTitle}: ${t.bar.vote}`]);
    expect(JSON.stringify(fairPlayNeeds([one]))).not.toContain("Secret");
  });
});

describe("the bar of alarms", () => {
  it("is seen, heard, notified and in the title on other pages, and leads to the board (OCR 18.9, 19.1)", async () => {
    enters("CHIEF_ARBITER");
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    const root = await show(<OpenTasks />);
    expect([root.querySelector(".alarm-bar")!.getAttribute("data-waiting"), audio.started]).toEqual(["0", []]);
    hall({ cases: [disconnection()] });
    await settled();
    expect(document.title).toBe("(1) OneHall");
    expect(root.querySelector("[data-alarm-key='case c1']")!.textContent).toContain("connection lost, Anna");
    expect(root.querySelector("[data-announced]")!.textContent).toContain("connection lost, Anna");
    expect(audio.started).toEqual(melody("CASE", "CHIME").map((note) => note.hz));
    expect(told.map((one) => one.title)).toEqual([expect.stringContaining("connection lost, Anna")]);
    hall({ cases: [disconnection({ reported: true })] });
    await settled();
    expect(audio.started.length).toBe(3);
    root.querySelector<HTMLButtonElement>("[data-alarm-key]")!.click();
    expect([path.value, shown.value.selected]).toEqual(["/console", "demo/1/3"]);
    shown.value = { ...shown.value, selected: null };
    path.value = "/links";
    told[0]!.onclick!();
    expect([path.value, shown.value.selected]).toEqual(["/console", "demo/1/3"]);
  });
  it("names what fits into one line, and has the rest behind its number", async () => {
    enters("CHIEF_ARBITER");
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    hall({ cases: ["c1", "c2", "c3", "c4", "c5"].map((id) => disconnection({ id })) });
    const root = await show(<OpenTasks />);
    const keys = (part: string) =>
      [...root.querySelectorAll(`${part} [data-alarm-key]`)].map((one) => one.getAttribute("data-alarm-key"));
    expect(root.querySelector(".bar-more > summary")!.textContent).toBe(t.bar.more(2));
    expect(keys("ul")).toEqual(["case c1", "case c2", "case c3"]);
    expect(keys(".bar-more")).toEqual(["case c4", "case c5"]);
    root.querySelector<HTMLButtonElement>(".bar-more [data-alarm-key]")!.click();
    expect([path.value, shown.value.selected]).toEqual(["/console", "demo/1/3"]);
  });
  it("names the next step before a round instead, and who takes it (OCR 16.3, 18.5)", async () => {
    const seat = { ...board().white, missing: [DEVICE_CHECK] };
    const boards = [board({ status: "CREATED", white: seat })];
    const text = async (role: Role, venue: string, more: Partial<PremisesView>, at = boards): Promise<string> => {
      enters(role, venue);
      knows(who(role, venue), { boards: at, premises: [{ ...rome, ...more }] });
      return (await show(<OpenTasks />)).querySelector(".alarm-bar")!.textContent!;
    };
    const missing = [INTERNET_TEST, { ...INTERNET_TEST, point: "CAMERAS" as const }];
    const { next, nothing } = t.bar;
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", { missing })).toContain(
      next.missing("Rome", 1, t.ready.points.INTERNET_TEST, t.ready.who.INTERNET_TEST, 1),
    );
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", {})).toContain(next.open("Rome", 1, t.role.LOCAL_CHIEF_ARBITER));
    expect(await text("LOCAL_TECHNICAL_ARBITER", "rome", {})).not.toContain(nothing);
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", {}, [])).not.toContain(nothing);
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", { open: true })).toContain(
      next.checks("Rome", 1, 1, t.role.LOCAL_CHIEF_ARBITER),
    );
    expect(await text("LOCAL_CHIEF_ARBITER", "lyon", {})).toContain(nothing);
    expect(await text("CHIEF_ARBITER", "", {})).toContain(nothing);
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", {}, [board()])).toContain(nothing);
    expect(await text("LOCAL_CHIEF_ARBITER", "rome", { open: true }, [board({ status: "CREATED" })])).toContain(
      nothing,
    );
  });
  it("leads to the page where the next step is done", async () => {
    enters("LOCAL_CHIEF_ARBITER", "rome");
    knows(who("LOCAL_CHIEF_ARBITER", "rome"), { premises: [rome] });
    await press(await show(<OpenTasks />), t.ready.title);
    expect(path.value).toBe("/readiness");
  });
  it("sounds each matter once, also after the page is loaded again", async () => {
    enters("LOCAL_CHIEF_ARBITER", "rome");
    knows(who("LOCAL_CHIEF_ARBITER", "rome"), { boards: [board()] });
    hall({ cases: [disconnection()] });
    await show(<OpenTasks />);
    expect(audio.started.length).toBe(3);
    await show(<OpenTasks />);
    expect(audio.started.length).toBe(3);
    hall({ cases: [disconnection()], calls: [call()] });
    await settled();
    expect(audio.started.slice(3, 5)).toEqual(melody("CALL", "CHIME").map((note) => note.hz));
  });
  it("does not sound what is left of a group that was heard", async () => {
    const incident = { kind: "VENUE", id: "out-1" } as const;
    const [first, second] = [disconnection({ incident }), disconnection({ id: "c2", board: "demo/1/4", incident })];
    const stood = (number: number, from: number) =>
      board({ id: `demo/1/${number}`, number, status: "PAUSED", pauseCause: "OUTAGE", outage: { from, to: 950_000 } });
    enters("CHIEF_ARBITER");
    knows(who("CHIEF_ARBITER"), { boards: [stood(3, 900_000), stood(4, 900_010)] });
    hall({ cases: [first] });
    await show(<OpenTasks />);
    hall({ cases: [first, second] });
    await settled();
    const sounded = audio.started.length;
    hall({ cases: [second], boards: [stood(4, 900_010)] });
    await settled();
    expect(audio.started.length).toBe(sounded);
  });
  it("counts the time since the present loss (OCR 18.9)", () => {
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    hall({ cases: [disconnection({ lostAt: 1_200_000, earlier: [{ at: 1_000_000, restoredAfterMs: 9_000 }] })] });
    expect(needs(who("CHIEF_ARBITER"))[0]!.since).toBe(1_200_000);
  });
  it("says that the sound is off, and turns it on; what is chosen is kept on the device", async () => {
    chooseSound({ volume: "OFF", tune: "BELL" });
    enters("LOCAL_TECHNICAL_ARBITER", "rome");
    knows(who("LOCAL_TECHNICAL_ARBITER", "rome"), { boards: [board()] });
    hall({ cases: [disconnection()] });
    const root = await show(<OpenTasks />);
    expect(audio.started).toEqual([]);
    await press(root, t.bar.off);
    expect(alarmSound.value).toEqual({ tune: "BELL", volume: "HIGH" });
    expect(readAlarmSound(localStorage.getItem("onehall.alarms"))).toEqual({ tune: "BELL", volume: "HIGH" });
    expect(buttons(root)).not.toContain(t.bar.off);
  });
  it("is on with no choice made, whatever is kept", () => {
    for (const kept of [null, "", "nonsense", "{}", '{"volume":"LOUDEST"}'])
      expect(readAlarmSound(kept)).toEqual({ tune: "CHIME", volume: "HIGH" });
  });
  it("says that the browser holds the sound back, and sounds what was missed at the first touch", async () => {
    audio.state = "suspended";
    enters("CHIEF_ARBITER");
    knows(who("CHIEF_ARBITER"), { boards: [board()] });
    hall({ cases: [disconnection()] });
    const root = await show(<OpenTasks />);
    expect([buttons(root).includes(t.bar.blocked), audio.started]).toEqual([true, []]);
    dispatchEvent(new Event("pointerdown"));
    await settled();
    expect([blocked.value, audio.started.length, buttons(root).includes(t.bar.blocked)]).toEqual([false, 3, false]);
  });
  it("is for no player, and asks for the fair-play cases of those only who work on them (APP-I G2.7)", async () => {
    enters("PLAYER", "rome");
    const root = await show(<OpenTasks />);
    expect(root.querySelector(".alarm-bar")).toBeNull();
    expect(overview).not.toHaveBeenCalled();
    overview.mockResolvedValue({
      cases: [{ caseId: "demo/case-abc123", steps: ["cast_vote"], investigator: "i", overdue: false }],
    });
    enters("FAIR_PLAY_PANEL");
    knows(who("FAIR_PLAY_PANEL"));
    await settled();
    await settled();
    await press(root, `${t.fairPlayTitle}: ${t.bar.vote}`);
    expect([path.value, audio.started.length]).toEqual(["/fair-play", 1]);
  });
  it("does not sound a fair-play case again that a page loaded again learns of a little later", async () => {
    enters("FAIR_PLAY_PANEL");
    overview.mockResolvedValue({
      cases: [{ caseId: "demo/case-abc123", steps: ["cast_vote"], investigator: "i", overdue: false }],
    });
    knows(who("FAIR_PLAY_PANEL"));
    for (let load = 1; load <= 2; load++) {
      await show(<OpenTasks />);
      await settled();
      expect(audio.started.length).toBe(1);
    }
  });
});
