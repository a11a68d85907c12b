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

vi.mock("../../src/board/chessboard", () => ({ PlayBoard: () => null }));

import { ConsolePage } from "../../src/console/console";
import { Detail } from "../../src/boardpanel/board-panel";
import { PlayerPage } from "../../src/player/player";
import type { NoticeFrame, RulingView } from "../../src/protocol/protocol";
import { PAIRING, path } from "../../src/network/session";
import { state } from "../../src/state/state";
import { reduce } from "../../src/state/reduce";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, show, type } from "../rendered";

const CA = who("CHIEF_ARBITER");
const effect = (kind: string) => ({
  kind,
  side: "WHITE" as const,
  ms: 60_000,
  control: null,
  points: null,
  count: 1,
  standing: null,
  fine: null,
  amount: null,
  rounds: [],
});
const ruling = (id: string, of: string, ...kinds: string[]): RulingView => ({
  id,
  board: of,
  caseId: null,
  kind: "PENALTY",
  detail: null,
  reason: null,
  rule: "OCR 18.4",
  by: "CHIEF_ARBITER",
  at: 1,
  state: "APPLIED",
  code: null,
  text: null,
  precedents: [],
  checksAgain: [],
  effects: kinds.map(effect),
  withdraws: null,
  withdrawn: [],
});
const first = board({ id: "demo/1/3", round: 1 });
const second = board({ id: "demo/2/3", round: 2 });

beforeEach(() => {
  command.mockReset();
  command.mockImplementation(async () => ({ ok: true }));
});

describe("a competition of several rounds", () => {
  const rulings = [
    ruling("demo/1/3/ruling-1", "demo/1/3", "WARNING"),
    ruling("demo/2/3/ruling-1", "demo/2/3", "WARNING"),
  ];

  it("has the round named in a board's panel; one of one round has not", async () => {
    knows(CA, { boards: [first, second] });
    const title = async () =>
      (await show(<Detail board={first} you={CA} onClose={() => {}} onOrder={() => {}} />)).querySelector("h2")!
        .textContent;
    expect(await title()).toBe("Round 1, board 3");
    knows(CA, { boards: [first], competition: { ...competition(), rounds: competition().rounds.slice(0, 1) } });
    expect(await title()).toBe("Board 3");
  });
  it("shows the rulings of the round that is shown, and the way to those of another", async () => {
    knows(CA, { boards: [first, second], rulings });
    const root = await show(<ConsolePage />);
    const list = () => [...root.querySelectorAll(".later .rulings li")].map((one) => one.getAttribute("data-ruling"));
    expect(list()).toEqual(["demo/2/3/ruling-1"]);
    expect(root.querySelector(".later .rulings")!.textContent).toContain("Round 2, board 3");
    await press(root, t.rulingsOf(1));
    expect(list()).toEqual(["demo/1/3/ruling-1"]);
    expect(buttons(root)).toContain(t.rulingsOf(2));
  });
});

describe("the next round", () => {
  const withRounds = (...more: object[]) => ({
    ...competition(),
    rounds: competition().rounds.map((one, i) => ({ ...one, opened: false, ...more[i] })),
  });
  const ended = { ...first, status: "ENDED" as const };

  it("is opened only after a question, also the first one", async () => {
    knows(CA, { competition: withRounds({ state: "PAIRED" }) });
    const root = await show(<ConsolePage />);
    await press(root, official.nextRound.ask(1));
    expect(command).not.toHaveBeenCalled();
    const dialog = root.querySelector("dialog")!;
    expect(dialog.textContent).not.toContain(official.nextRound.done);
    await press(dialog, official.nextRound.yes(1));
    expect(command).toHaveBeenCalledWith("openRound", { round: 1 });
  });
  it("is not offered in the place of a round whose boards are only about to appear", async () => {
    knows(CA, { competition: withRounds({ opened: true, state: "OPEN" }, { state: "PAIRED" }) });
    const root = await show(<ConsolePage />);
    expect(root.querySelector(".roundbar .primary")).toBeNull();
  });
  it("leads to the pairings while it has none, instead of being opened", async () => {
    knows(CA, { boards: [ended], competition: withRounds({ opened: true }, { state: "NOT_PAIRED" }) });
    const root = await show(<ConsolePage />);
    expect(root.querySelector("[data-unpaired]")!.textContent).toContain(official.nextRound.unpaired(2));
    expect(buttons(root)).not.toContain(official.nextRound.ask(2));
    await press(root, official.nextRound.pair(2));
    expect(path.value).toBe(PAIRING);
  });
});

describe("a player who has gone on to the next round", () => {
  const notice = (text: string, of: string): NoticeFrame => ({
    t: "notice",
    level: "warn",
    kind: "SCORE",
    details: {},
    article: "",
    reason: "",
    text,
    board: of,
  });

  it("sees what was said of the last game by its round, below and out of the way", async () => {
    knows({ ...who("PLAYER", "rome"), side: "WHITE" }, { boards: [second] });
    state.value = reduce(
      reduce(state.value, notice("Your points are 0.5", "demo/1/3"), 1),
      notice("A warning", "demo/2/3"),
      2,
    );
    const root = await show(<PlayerPage />);
    expect(root.querySelector(".side-panel .notices")!.textContent).toContain("A warning");
    expect(root.querySelector(".side-panel .notices")!.textContent).not.toContain("Your points");
    const others = root.querySelector<HTMLDetailsElement>(".other-notices")!;
    expect(others.open).toBe(false);
    expect(others.textContent).toContain("Round 1, board 3: Your points are 0.5");
  });
});

describe("a ruling taken back", () => {
  const two = ruling("demo/1/3/ruling-1", "demo/1/3", "WARNING", "ADD_TIME_TO_OPPONENT");
  const form = async () => {
    knows(CA, { boards: [first], rulings: [two] });
    const root = (await show(<ConsolePage />)).querySelector<HTMLElement>(".later")!;
    await press(root, t.withdrawal.title("1", t.boardOf(1, 3)));
    const opened = root.querySelector<HTMLFormElement>(".withdrawal")!;
    await type(opened.querySelector("input")!, "Another player");
    return opened;
  };
  const confirm = (root: HTMLElement) => {
    root.querySelector<HTMLButtonElement>("button[type=submit]")!.click();
    return new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  };

  it("has a refusal told at its form (OCR 18.3)", async () => {
    const opened = await form();
    command.mockImplementation(async () => ({
      ok: false,
      code: "RULED_MEANWHILE",
      rule: "OCR 18.4",
      text: "Another ruling was made meanwhile.",
    }));
    await confirm(opened);
    expect(opened.querySelector("[role=alert]")!.textContent).toContain("Another ruling was made meanwhile.");
  });
  it("in part is told as that", async () => {
    const opened = await form();
    await press(opened, official.penalties.WARNING);
    await confirm(opened);
    expect(command).toHaveBeenCalledWith(
      "withdrawRuling",
      expect.objectContaining({ kinds: ["ADD_TIME_TO_OPPONENT"] }),
    );
    expect(state.value.notices.at(-1)!.text).toContain("a part of ruling 1 is withdrawn");
  });
});
