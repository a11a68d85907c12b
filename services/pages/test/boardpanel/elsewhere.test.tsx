// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown): Promise<unknown> => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { ConsolePage } from "../../src/console/console";
import { outcomes } from "../../src/decision/result-corrections";
import { Detail } from "../../src/boardpanel/board-panel";
import { TwoClicks } from "../../src/decision/two-clicks";
import { OrderDialog } from "../../src/console/clock-order-dialog";
import type { BoardView, Judgement, PlayerView, RulingView } from "../../src/protocol/protocol";
import { refusalText } from "../../src/state/state";
import { official } from "../../src/words/officials";
import { reasonWords } from "../../src/words/reasons";
import { t } from "../../src/words/words";
import { noticeWords, refusalWords } from "../../src/words/hall-words";
import { board, disconnection, player, who } from "../fixtures";
import { breach, buttons, floor, knows, press, settled, show, type } from "../rendered";
import { update } from "../../src/state/state";

const LCA = { ...who("LOCAL_CHIEF_ARBITER", "rome"), id: "lca" };
const help = (more: Partial<NonNullable<BoardView["help"]>>) => ({
  calls: [],
  questions: [],
  appeals: [],
  rulings: [],
  failedPauses: [],
  ...more,
});

beforeEach(() => {
  command.mockClear();
});

describe("a disconnection at the other venue (OCR 18.9)", () => {
  const lost = board({
    status: "PAUSED",
    black: player("Boris", "paris", { link: "DOWN" }),
    help: help({ undecided: ["BLACK"] }),
  });

  it("is told to the arbiters of the opponent's venue: that the link is lost, and who decides", async () => {
    knows(LCA, { boards: [lost] });
    const page = await show(<ConsolePage />);
    expect(page.querySelector(".tile")!.getAttribute("data-attention")).toBe("case");
    const card = page.querySelector("[data-lost-elsewhere]")!;
    expect(card.textContent).toContain(
      "Black (Boris, paris) has lost the connection. " +
        "The arbiters of paris handle this disconnection. The Chief Arbiter decides (18.9)",
    );
    expect(page.textContent).not.toContain(official.noCases);
    expect(
      (await show(<Detail board={lost} you={LCA} onClose={() => {}} onOrder={() => {}} />)).querySelector(
        "[data-lost-elsewhere]",
      )!.textContent,
    ).toContain("has lost the connection");
  });
  it("says when the link is back and the decision still waits", async () => {
    const back = { ...lost, black: player("Boris", "paris") };
    knows(LCA, { boards: [back] });
    const page = await show(<ConsolePage />);
    expect(page.querySelector(".tile")!.getAttribute("data-attention")).toBe("back");
    expect(page.querySelector("[data-lost-elsewhere]")!.textContent).toContain(
      "was disconnected and is connected again",
    );
  });
  it("is no second entry for who sees the case, nor anything once it is decided", async () => {
    knows(who("CHIEF_ARBITER"), { boards: [lost] });
    update((state) => ({ ...state, cases: new Map([["c1", disconnection({ side: "BLACK", venue: "paris" })]]) }));
    expect((await show(<ConsolePage />)).querySelector("[data-lost-elsewhere]")).toBeNull();
    knows(LCA, { boards: [{ ...lost, help: help({ undecided: [] }) }] });
    expect((await show(<ConsolePage />)).querySelector("[data-lost-elsewhere]")).toBeNull();
  });
});

describe("players who have exchanged seats (OCR 19.2)", () => {
  const arrival = (newCodes: readonly ("WHITE" | "BLACK")[]) => ({
    startAt: null,
    minutes: 30,
    defaultAt: null,
    waived: false,
    rollCall: false,
    excluded: [],
    absent: [],
    unchecked: [],
    newCodes,
  });
  const again = (...newCodes: ("WHITE" | "BLACK")[]) =>
    board({
      status: "CREATED",
      attempt: 2,
      arrival: arrival(newCodes),
      white: player("Boris", "paris", { link: "NONE" }),
      black: player("Anna", "rome", { link: "NONE" }),
    });

  it("need new codes first: card, panel and tile say so until both are in", async () => {
    knows(LCA, { boards: [again("WHITE", "BLACK")] });
    const page = await show(<ConsolePage />);
    expect(page.querySelector("[data-again]")!.textContent).toContain(
      "(in the panel of the board or on the page “Codes”): White, Boris (paris); Black, Anna (rome).",
    );
    expect(page.querySelector(".tile")!.textContent).toContain(t.again.codesTile);
    expect(
      (await show(<Detail board={again("BLACK")} you={LCA} onClose={() => {}} onOrder={() => {}} />)).textContent,
    ).toContain("(in the panel of the board or on the page “Codes”): Black, Anna (rome).");
    knows(LCA, { boards: [again()] });
    expect((await show(<ConsolePage />)).querySelector("[data-again]")!.textContent).not.toContain("New code");
  });
});

describe("an incident in the panel (OCR 17.9)", () => {
  it("is closed with the penalty that was imposed for it", async () => {
    const of = board({ floor: floor({ incidents: [breach("i", { confirmed: true, article: "OCR 17.6" })] }) });
    const ruling = {
      id: "r",
      board: of.id,
      caseId: null,
      kind: "PENALTY",
      detail: null,
      reason: null,
      rule: "DEC-21",
      by: "CHIEF_ARBITER",
      at: 200,
      state: "APPLIED",
      code: null,
      text: null,
      precedents: [],
      checksAgain: [],
      effects: [
        {
          kind: "WARNING",
          side: "WHITE",
          ms: null,
          control: null,
          points: null,
          count: 1,
          fine: null,
          amount: null,
          standing: null,
          rounds: [],
        },
      ],
      withdraws: null,
      withdrawn: [],
    } as RulingView;
    knows(LCA, { boards: [of], rulings: [ruling] });
    const root = await show(<Detail board={of} you={LCA} onClose={() => {}} onOrder={() => {}} />);
    const entry = root.querySelector<HTMLElement>("[data-incident]")!;
    await press(
      entry,
      buttons(entry).find((name) => name.startsWith("Close the incident with"))!,
    );
    expect(command).toHaveBeenCalledWith("closeIncident", {
      board: of.id,
      incident: "i",
      outcome: "PENALISED",
      ruling: "r",
    });
    expect(root.textContent).not.toContain("DEC-21");
  });
});

describe("an earlier position that was restored (LAW 7.1)", () => {
  it("stands with the rulings, with the moves that were taken back", async () => {
    const cut = ["e4", "e5", "Nf3"].map((san, index) => ({
      ply: index + 2,
      san,
      uci: "",
      clockMs: null,
      offer: false,
      lagMs: 0,
      enPassant: false,
    }));
    knows(LCA, {
      boards: [
        board({
          help: help({
            restored: [
              {
                at: 5,
                attempt: 1,
                by: "LOCAL_CHIEF_ARBITER",
                ply: 1,
                cut,
                reason: "Illegal move",
                article: "AMD 7.5.1",
              },
            ],
          }),
        }),
      ],
    });
    const page = await show(<ConsolePage />);
    expect(page.querySelector(".later [data-restored]")!.textContent).toMatch(
      /the game went back to the position after move 1 of White; these moves were taken back: .*e4.*e5.*Nf3\./,
    );
    expect(page.textContent).not.toContain(t.noRulings);
  });
});

describe("an order", () => {
  it("counts the boards it would change something at", async () => {
    knows(who("CHIEF_ARBITER"), {
      boards: [
        board({ id: "demo/1/1", number: 1 }),
        board({ id: "demo/1/2", number: 2, status: "PAUSED" }),
        board({ status: "CREATED" }),
      ],
    });
    update((state) => ({
      ...state,
      competition: { ...state.competition!, venues: [{ id: "rome", name: "Rome", timeZone: "Europe/Rome" }] },
    }));
    expect(
      (await show(<OrderDialog draft={{ kind: "RESUME" }} you={who("CHIEF_ARBITER")} round={1} onClose={() => {}} />))
        .textContent,
    ).toContain("1 board paused");
    expect(
      (await show(<OrderDialog draft={{ kind: "PAUSE" }} you={who("CHIEF_ARBITER")} round={1} onClose={() => {}} />))
        .textContent,
    ).toContain("1 board in play");
  });
  it("to start counts only the boards that can start, and says which cannot and why (OCR 16.3, 18.5)", async () => {
    const waiting = (number: number, more: Partial<PlayerView>) =>
      board({ id: `demo/1/${number}`, number, status: "CREATED", white: { ...board().white, ...more } });
    const unchecked = waiting(2, { missing: [{ point: "DEVICE_CHECK", article: "OCR 18.5", gate: "BOARD" }] });
    const shut = waiting(3, { held: "{NOT_READY missing=OPENING}" });
    // before the hall holds its start, or once an arbiter has let it go, a board can start in a closed venue
    const early = waiting(5, { missing: [{ point: "OPENING", article: "OCR 16.3", gate: "BOARD" }] });
    const held = waiting(4, { held: "no cable" });
    const dialog = async (...boards: BoardView[]) => {
      knows(who("CHIEF_ARBITER"), { boards });
      update((state) => ({
        ...state,
        competition: { ...state.competition!, venues: [{ id: "rome", name: "Rome", timeZone: "Europe/Rome" }] },
      }));
      return show(<OrderDialog draft={{ kind: "START" }} you={who("CHIEF_ARBITER")} round={1} onClose={() => {}} />);
    };
    const some = await dialog(waiting(1, {}), unchecked, shut, held, early);
    expect(buttons(some)).toContain(official.orderConfirm("START", 2));
    expect(some.querySelector("[data-unready]")!.textContent).toBe(t.absence.unready([2]));
    expect([...some.querySelectorAll("[data-held] li")].map((one) => one.textContent)).toEqual([
      `${t.board(3)}: ${t.held(reasonWords("{NOT_READY missing=OPENING}"))}`,
      `${t.board(4)}: ${t.held("no cable")}`,
    ]);
    const none = await dialog(unchecked, shut);
    expect(none.querySelector("button[type=submit]")).toBeNull();
    expect(none.textContent).toContain(official.startMeans(0));
    // what is missing now may be there at a later start
    const later = none.querySelector<HTMLInputElement>("input[type=time]")!;
    later.value = "23:59:00";
    later.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    expect(buttons(none)).toContain(official.orderConfirm("START", 2));
  });
});

describe("a result the software has judged (OCR 19.4)", () => {
  it("becomes what the hall says, and after a finding only what that leaves", () => {
    const correctable = { missedDraw: true, outcomes: ["DRAW"], byRecord: false } as const;
    const flagged = board({ status: "ENDED", result: "0-1", termination: "TIME", correctable });
    const side = { verdict: "WINNABLE", line: "", positions: 1 } as const;
    const found: Judgement = {
      attempt: 1,
      ply: 0,
      fen: "",
      occurrences: 1,
      halfMoves: 0,
      white: side,
      black: side,
      outcomes: [],
    };
    expect([outcomes(flagged), outcomes(flagged, found)]).toEqual([["DRAW"], []]);
  });
});

describe("a question that is asked twice", () => {
  it("says that the game has moved on since it was asked", async () => {
    const form = (effect: string) => (
      <TwoClicks
        label="Go"
        confirm="Yes"
        question="Really?"
        usual={[]}
        effect={effect}
        ready
        busy={false}
        done=""
        act={async () => ({ ok: true })}
      >
        {null}
      </TwoClicks>
    );
    const root = await show(form("1"));
    await type(root.querySelector("input")!, "why");
    await press(root, "Go…");
    expect(root.querySelector("[role=alert]")!.textContent).toBe("Really?");
    const { render } = await import("preact");
    render(form("2"), root);
    expect(root.querySelector("[data-overtaken]")!.textContent).toBe(official.overtaken);
  });
});

describe("what the hall says", () => {
  it("names articles and sides in words, nothing of the hall's own", () => {
    expect(
      refusalText({ ok: false, code: "X", rule: "DEC-27", text: "BLACK can still give checkmate (DEC-20)." }),
    ).toBe("Black can still give checkmate.");
    expect(refusalText({ ok: false, code: "X", rule: "OCR 4.5", text: "No." })).toBe("No. (OCR 4.5)");
    expect(refusalWords("X", "WHITE moves", "it")).toBe("Bianco moves");
    expect(
      noticeWords(
        {
          t: "notice",
          level: "info",
          kind: "K",
          details: {},
          article: "DEC-13",
          reason: "",
          text: "You are absent (DEC-13).",
        },
        "en",
      ),
    ).toBe("You are absent.");
  });
});
