// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
const paper = vi.hoisted(() => vi.fn(async () => ({ missing: [] as { point: string; of: string[] }[] })));
vi.mock("../../src/network/session", async (real) => ({ ...(await real<object>()), fetchRoundPaper: paper }));

import { Header } from "../../src/shell/header";
import { ConsolePage } from "../../src/console/console";
import { Detail } from "../../src/boardpanel/board-panel";
import { FloorPage } from "../../src/venue/floor";
import { FloorWork } from "../../src/console/floor-tasks";
import { CloseRound } from "../../src/round/round-opening";
import type { BoardView, Missing, RulingView, You } from "../../src/protocol/protocol";
import { Questions } from "../../src/console/questions";
import { ReadinessPage } from "../../src/round/readiness";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, player, who } from "../fixtures";
import { breach, buttons, floor, knows, leave, press, show, type } from "../rendered";

const CA = who("CHIEF_ARBITER");
const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const panel = (of: BoardView, you: You) => show(<Detail board={of} you={you} onClose={() => {}} onOrder={() => {}} />);

beforeEach(() => {
  command.mockClear();
});

describe("a forbidden device that was found", () => {
  const found = board({ floor: floor({ incidents: [breach("i", { kind: "PERSONAL_DEVICE", article: "OCR 17.3" })] }) });
  const ruling: RulingView = {
    id: "demo/1/3/ruling-1",
    board: found.id,
    caseId: null,
    kind: "PENALTY",
    detail: null,
    reason: null,
    rule: null,
    by: "LOCAL_CHIEF_ARBITER",
    at: 200,
    state: "APPLIED",
    code: null,
    text: null,
    precedents: [],
    checksAgain: [],
    effects: [
      {
        kind: "GAME_LOST",
        side: "WHITE",
        ms: null,
        control: null,
        points: "1",
        count: null,
        fine: null,
        amount: null,
        standing: null,
        rounds: [],
      },
    ],
    withdraws: null,
    withdrawn: [],
  };
  const offered = (root: HTMLElement, name: string) => buttons(root.querySelector(`[aria-label^="Penalise ${name}"]`)!);

  it("proposes the regulations' penalty first, with article; others are possible (OCR 17.3/a, 17.3/b)", async () => {
    knows(LCA, { boards: [found] });
    const root = await panel(found, LCA);
    expect(offered(root, "White").slice(0, 2)).toEqual(["Loss of the game (18.4.6)", "Warning"]);
    expect(root.textContent).toContain("The regulations name this penalty: Loss of the game (18.4.6) (OCR 17.3).");
    await press(root, "Loss of the game (18.4.6)");
    await press(root, "Impose Loss of the game (18.4.6): Forbidden device (17.3)");
    await press(root, "Yes, impose the penalty");
    expect(command).toHaveBeenCalledWith(
      "penalise",
      expect.objectContaining({
        offender: "WHITE",
        items: [{ kind: "GAME_LOST", points: "1" }],
        reason: "Forbidden device (17.3)",
      }),
    );
  });
  it("is what the parameter says, and the authority for it is told (OCR 17.3/b, DEC-21)", async () => {
    knows(LCA, { boards: [found], competition: competition({ forbidden: "WARNING" }) });
    expect(offered(await panel(found, LCA), "White")[0]).toBe("Warning (18.4.1)");
    const floorArbiter = who("FLOOR_ARBITER", "rome");
    knows(floorArbiter, { boards: [found] });
    const root = await panel(found, floorArbiter);
    expect(root.querySelector<HTMLButtonElement>("[data-proposal]")!.disabled).toBe(true);
    expect(root.textContent).toContain(official.penaltyOf("LOCAL_CHIEF_ARBITER"));
  });
  it("asks for nothing more once the player is penalised, nor where the incident is settled", async () => {
    knows(LCA, { boards: [found], rulings: [ruling] });
    expect((await panel(found, LCA)).querySelector("[data-proposal]")).toBeNull();
    knows(LCA, { boards: [found], rulings: [{ ...ruling, effects: [{ ...ruling.effects[0]!, side: "BLACK" }] }] });
    expect((await panel(found, LCA)).querySelector("[data-proposal]")).not.toBeNull();
    const closed = board({
      floor: floor({ incidents: [breach("i", { kind: "PERSONAL_DEVICE", outcome: "TAKEN_BACK" })] }),
    });
    knows(LCA, { boards: [closed] });
    expect((await panel(closed, LCA)).querySelector("[data-proposal]")).toBeNull();
  });
});

describe("a round that is made official (OCR 17.11)", () => {
  it("is asked about first, and what is open there is told", async () => {
    knows(CA, { boards: [board()] });
    const settled = await show(<CloseRound round={1} left={[]} onClose={() => {}} />);
    expect(settled.textContent).toContain(official.nextRound.closes);
    expect(settled.querySelector("[data-unfinished]")).toBeNull();
    expect(command).not.toHaveBeenCalled();
    await press(settled, t.standings.close(1));
    expect(command).toHaveBeenCalledWith("closeRound", { round: 1 });
    paper.mockResolvedValueOnce({ missing: [{ point: "APPEAL_TIME", of: ["3"] }] });
    const open = await show(<CloseRound round={1} left={[]} onClose={() => {}} />);
    await vi.waitFor(() =>
      expect(open.querySelector("[data-unfinished]")?.textContent).toContain(official.nextRound.lacks.APPEAL_TIME),
    );
    expect(buttons(open)).toContain(official.nextRound.closeAnyway(1));
  });
});

describe("a leave at the board (OCR 17.7)", () => {
  const of = (stage: "ASKED" | "GRANTED" | "OUT", more: object = {}) =>
    board({ floor: floor({ leaves: [leave("l", { state: stage, asked: "medicine", outPly: null, ...more })] }) });
  const desk = async (stage: "ASKED" | "GRANTED" | "OUT") => {
    knows(LCA, { boards: [of(stage)] });
    return (await panel(of(stage), LCA)).querySelector<HTMLElement>("[data-leave]")!;
  };

  it("stands in the panel with what the player wrote, and with what can be done about it", async () => {
    const asked = await desk("ASKED");
    expect(asked.textContent).toContain("asks to leave the playing area");
    expect(buttons(asked)).toEqual(["Let the player leave", "Player has left", "Refuse the request"]);
    const given = await desk("GRANTED");
    expect(given.textContent).toContain("may leave the playing area");
    expect(given.textContent).toContain("medicine");
    expect(buttons(given)).toEqual(["Player has left", "Take back the permission"]);
    await press(given, "Take back the permission");
    expect(command).toHaveBeenCalledWith("answerLeave", { board: "demo/1/3", side: "WHITE", seen: "GRANTED" });
    await press(given, "Player has left");
    expect(command).toHaveBeenCalledWith("recordAbsence", { board: "demo/1/3", side: "WHITE", left: "AREA" });
    const out = await desk("OUT");
    expect(out.textContent).toContain("is outside the playing area");
    await press(out, "Player is back");
    expect(command).toHaveBeenCalledWith("recordAbsence", { board: "demo/1/3", side: "WHITE" });
  });
  it("is given or recorded in the panel unasked, too", async () => {
    knows(LCA, { boards: [board()] });
    const root = await panel(board(), LCA);
    await press(root, "Player has left");
    expect(command).toHaveBeenCalledWith("recordAbsence", { board: "demo/1/3", side: "WHITE", left: "AREA" });
  });
  it("is on the board's tile, and on the floor log in the same words", async () => {
    knows(LCA, { boards: [of("GRANTED")] });
    expect((await show(<ConsolePage />)).querySelector(".tile [data-leave]")!.textContent).toBe("may leave");
    const row = (await show(<FloorPage />)).querySelector(".floor-row[data-leave]")!;
    expect(row.textContent).toContain("may leave the playing area");
    expect(buttons(row)).toEqual(["Player has left", "Take back the permission"]);
  });
});

describe("an incident", () => {
  const smoke = breach("i", { kind: "SMOKING", article: "LAW 11.3.4", vouchedBy: "lca" });
  const seen = async (you: You, incident = smoke) => {
    const of = board({ floor: floor({ incidents: [incident] }) });
    knows(you, { boards: [of] });
    return buttons((await show(<FloorWork you={you} onShow={() => {}} />)).querySelector("[data-breach]")!);
  };
  it("of the arbiter himself needs no confirmation of his (OCR 17.9)", async () => {
    const own = await seen({ ...LCA, id: "lca" });
    expect(own).not.toContain("Confirm");
    expect(own).toContain("Solved without a penalty");
  });
  it("of another arbiter is confirmed first (OCR 17.9)", async () => {
    const theirs = await seen({ ...LCA, id: "another" });
    expect(theirs).toContain("Confirm");
    expect(theirs).not.toContain("Solved without a penalty");
  });
});

describe("a question about a rule (OCR 17.10)", () => {
  const asked = board({
    help: {
      calls: [],
      appeals: [],
      rulings: [],
      failedPauses: [],
      questions: [{ id: "q", side: "WHITE", venue: "rome", playerName: "Anna", text: "Touched?", at: 1, answer: null }],
    },
  });

  it("is answered with a listed article, Laws of Chess included; typing another one shows a warning", async () => {
    vi.stubGlobal(
      "fetch",
      async () =>
        new Response(
          JSON.stringify([
            { id: "OCR 5.2", document: "Online", en: "Resigning loses.", it: "" },
            { id: "LAW 4.1", document: "FIDE Laws of Chess", en: "", it: "" },
          ]),
        ),
    );
    knows(LCA, { boards: [asked] });
    const root = await show(<Questions you={LCA} onShow={() => {}} />);
    expect([...root.querySelectorAll("option")].map((one) => `${one.value}: ${one.textContent}`)).toEqual([
      "OCR 5.2: Resigning loses.",
      "LAW 4.1: FIDE Laws of Chess",
    ]);
    const field = root.querySelector<HTMLInputElement>("input[list]")!;
    const send = () => [...root.querySelectorAll("button")].find((one) => one.textContent === t.answerQuestion)!;
    await type(field, "4.9");
    expect([root.querySelector(".error")!.textContent, send().disabled, field.validationMessage]).toEqual([
      `${t.noSuchArticle} ${t.nearArticles}`,
      true,
      t.noSuchArticle,
    ]);
    await press(root, "LAW 4.1");
    expect([root.querySelector(".error"), send().disabled]).toEqual([null, false]);
    await type(field, "laws 4.1");
    send().click();
    expect(command).toHaveBeenCalledWith("answerQuestion", { board: "demo/1/3", question: "q", article: "LAW 4.1" });
  });
});

describe("before the round", () => {
  const missing: Missing = { point: "FAIR_PLAY_CHECK", article: "OCR 18.6", gate: "BOARD" };
  const waiting = board({
    status: "CREATED",
    white: player("Anna", "rome", { present: false, missing: [], checks: { device: false, fairPlay: false } }),
    black: player("Boris", "paris", { missing: [missing], checks: { device: true, fairPlay: false } }),
    arrival: {
      absent: ["WHITE"],
      unchecked: [],
      excluded: [],
      waived: false,
      defaultAt: null,
      minutes: 30,
      rollCall: false,
    } as never,
  });

  const checked = board({
    id: "demo/1/4",
    number: 4,
    status: "CREATED",
    white: player("Carla", "rome", { missing: [] }),
    black: player("Dino", "paris", { missing: [] }),
  });

  it("who is absent or checked stays on the page, and the answer can be changed (OCR 18.5, 18.6, DEC-27)", async () => {
    knows(CA, {
      boards: [waiting, checked],
      competition: {
        ...competition(),
        rounds: [
          { number: 1, opened: false, official: false, startsAt: null, shownFrom: null, signed: [], changed: [] },
        ],
      },
    });
    const root = await show(<ReadinessPage />);
    const answered = root.querySelector<HTMLElement>(".ready-answered")!;
    expect(
      [...answered.querySelectorAll("[data-answered]")].map((seat) => seat.querySelector("strong")!.textContent),
    ).toEqual(["3 · Anna", "4 · Carla", "4 · Dino"]);
    expect(answered.querySelector("[data-answered] [data-absent]")).not.toBeNull();
    await press(answered, "Player is here: Anna");
    expect(command).toHaveBeenCalledWith("recordPresence", {
      board: "demo/1/3",
      side: "WHITE",
      present: true,
      seen: "ABSENT",
    });
    await press(answered, "Take back: White: fair-play check done, Carla");
    expect(command).toHaveBeenCalledWith(
      "recordCheck",
      expect.objectContaining({ board: "demo/1/4", side: "WHITE", kind: "FAIR_PLAY", passed: false }),
    );
    const open = root.querySelector<HTMLElement>("[data-board='demo/1/3']")!;
    await press(open, "Take back: Black: device check done, Boris");
    expect(command).toHaveBeenCalledWith(
      "recordCheck",
      expect.objectContaining({ board: "demo/1/3", side: "BLACK", kind: "DEVICE", passed: false }),
    );
  });

  it("leads to the boards once every board is ready, and says then of no board that it is not", async () => {
    const planned = { number: 1, opened: false, official: false, startsAt: 1, shownFrom: 0, signed: [], changed: [] };
    const seen = async (you: ReturnType<typeof who>, boards: (typeof checked)[]) => {
      knows(you, { boards, competition: { ...competition(), rounds: [planned] } });
      const root = await show(<ReadinessPage />);
      return [buttons(root).includes(t.ready.toBoards), root.textContent!.includes(t.ready.over)];
    };
    expect(await seen(CA, [checked])).toEqual([true, false]);
    expect(await seen(CA, [checked, waiting])).toEqual([false, true]);
    expect(await seen(who("CHIEF_ORGANISER"), [checked])).toEqual([false, false]);
  });
});

describe("the console", () => {
  it("keeps the open board while its reader is on another page, not for another person", async () => {
    setSession({ role: "CHIEF_ARBITER", token: "x" } as never);
    knows(CA, { boards: [board()] });
    const first = await show(<ConsolePage />);
    first.querySelector<HTMLButtonElement>(".tile")!.click();
    await press(await show(<Header />), "Floor log");
    expect((await show(<ConsolePage />)).querySelector("[data-detail='demo/1/3']")).not.toBeNull();
    setSession(null);
    expect((await show(<ConsolePage />)).querySelector("[data-detail]")).toBeNull();
  });
});
