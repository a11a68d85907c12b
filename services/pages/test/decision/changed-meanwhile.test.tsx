// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const answer = vi.hoisted(() => ({ now: { ok: true } as object }));
const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => answer.now));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { ApproveAll } from "../../src/console/approval";
import { BoardIncident } from "../../src/venue/incident";
import { OrderLines } from "../../src/console/order-lines";
import { timeOfDay } from "../../src/widgets/times";
import { PenaltyForm } from "../../src/decision/penalty-form";
import type { RulingView } from "../../src/protocol/protocol";
import { rulingsSeen } from "../../src/state/shown-versions";
import { roundShown, showBoard, shown, showRound } from "../../src/console/board-selection";
import { state, update } from "../../src/state/state";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { Withdraw } from "../../src/decision/withdrawal";
import { rulingNumber } from "../../src/decision/withdrawals";
import { board, competition, disconnection, order, player, who } from "../fixtures";
import { breach, buttons, floor, knows, press, settled, show } from "../rendered";
import { reasonText } from "../../src/words/reasons";
import { USUAL_REASONS } from "../../src/words/usual-reasons";

const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const others = (id: string): RulingView => ({
  id,
  board: board().id,
  caseId: null,
  kind: "WARNING",
  detail: null,
  reason: null,
  rule: "OCR 18.4.1",
  by: "CHIEF_ARBITER",
  at: 2,
  state: "APPLIED",
  code: null,
  text: null,
  precedents: [],
  checksAgain: [],
  effects: [],
  withdraws: null,
  withdrawn: [],
});
const ruled = (id: string) => update((now) => ({ ...now, rulings: new Map([...now.rulings, [id, others(id)]]) }));
const Form = () => (
  <PenaltyForm
    board={board()}
    you={LCA}
    offender="WHITE"
    competition={competition()}
    rulings={rulingsSeen(state.value.rulings.values(), board().id)}
    only="WARNING"
    onDone={() => {}}
  />
);
const meanwhile = { ok: false, code: "RULED_MEANWHILE", rule: "OCR 18.4", text: "ruled meanwhile" };

beforeEach(() => {
  command.mockClear();
  answer.now = { ok: true };
});

describe("what another arbiter rules while a form is open (OCR 18.4)", () => {
  it("is not overlooked, and after the refusal that tells of it the same form is good again", async () => {
    knows(LCA, { boards: [board()] });
    const root = await show(<Form />);
    ruled("r1");
    await settled();
    answer.now = meanwhile;
    const impose = `${official.penalise([official.penalties.WARNING])}: ${reasonText(USUAL_REASONS.penalty[0])}`;
    await press(root, impose);
    expect(command).toHaveBeenLastCalledWith("penalise", expect.objectContaining({ seen: 0 }));
    await press(root, impose);
    expect(command).toHaveBeenLastCalledWith("penalise", expect.objectContaining({ seen: 1 }));
  });

  it("counts as seen once the page knows it, though the refusal came before", async () => {
    knows(LCA, { boards: [board()] });
    const root = await show(<Form />);
    answer.now = meanwhile;
    const impose = `${official.penalise([official.penalties.WARNING])}: ${reasonText(USUAL_REASONS.penalty[0])}`;
    await press(root, impose);
    ruled("r1");
    await settled();
    answer.now = { ok: true };
    await press(root, impose);
    expect(command).toHaveBeenLastCalledWith("penalise", expect.objectContaining({ seen: 1 }));
    ruled("r2");
    await settled();
    await press(root, impose);
    expect(command).toHaveBeenLastCalledWith("penalise", expect.objectContaining({ seen: 1 })); // not the second one
  });
});

describe("other forms that say what was known", () => {
  it("withdraws once what was ruled meanwhile is told (OCR 18.3)", async () => {
    const penalty: RulingView = {
      ...others("r1"),
      by: "LOCAL_CHIEF_ARBITER",
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
    };
    knows(LCA, { boards: [board()], rulings: [penalty] });
    const Back = () => (
      <Withdraw
        board={board()}
        you={LCA}
        ruling={penalty}
        rulings={rulingsSeen(state.value.rulings.values(), board().id)}
      />
    );
    const root = await show(<Back />);
    await press(root, t.withdrawal.title(rulingNumber(penalty.id), t.boardOf(1, 3)));
    await press(root, reasonText(USUAL_REASONS.withdrawal[0]));
    ruled("r2");
    await settled();
    answer.now = meanwhile;
    const confirm = t.withdrawal.confirm([official.penaltyArticle.WARNING]);
    await press(root, confirm);
    await press(root, confirm);
    expect(command.mock.calls.map(([, args]) => (args as { seen: number }).seen)).toEqual([1, 2]);
  });

  it("records an incident once the other one is told (OCR 17.9)", async () => {
    knows(LCA, { boards: [board({ floor: floor({}) })] });
    const Record = () => (
      <BoardIncident board={state.value.boards.get(board().id)!} you={LCA} side="WHITE" onClose={() => {}} />
    );
    const root = await show(<Record />);
    update((now) => ({
      ...now,
      boards: new Map([[board().id, board({ floor: floor({ incidents: [breach("i")] }) })]]),
    }));
    await settled();
    answer.now = { ...meanwhile, code: "INCIDENT_MEANWHILE" };
    const noise = official.conduct.record(t.floor.kinds.NOISE);
    await press(root, noise);
    await press(root, noise);
    expect(command.mock.calls.map(([, args]) => (args as { seen: number }).seen)).toEqual([0, 1]);
  });
});

describe("what came of an order", () => {
  it("counts boards that have come to what was wanted by another's order, and can be closed", async () => {
    knows(LCA, { boards: [board(), board({ id: "demo/1/4", number: 4, status: "CREATED" })] });
    const given = order({
      kind: "START",
      by: "Carla Rossi",
      boards: 3,
      applied: 1,
      at: Date.now(),
      refused: [board().id, "demo/1/4"].map((one) => ({ board: one, code: "ALREADY_STARTED", text: "started" })),
    });
    const root = await show(<OrderLines orders={[given]} you={LCA} />);
    expect(root.textContent).toContain(official.orderProgress(2, 3, official.orderDone.START));
    expect(root.textContent).toContain(`${timeOfDay(given.at)} · fire · Carla Rossi`);
    root.querySelector<HTMLButtonElement>("button.plain")!.click();
    await settled();
    expect(root.querySelector(".order-line")).toBeNull();
  });
  it("is one line for the newest order; the others are behind their number, and each can be put away", async () => {
    knows(LCA, { boards: [board()] });
    const orders = [1, 2, 3].map((n) =>
      order({ id: `o${n}`, kind: "START", boards: 1, applied: 1, at: Date.now() + n }),
    );
    const root = await show(<OrderLines orders={orders} you={LCA} />);
    const lines = () => [...root.querySelectorAll("[data-order]")].map((one) => one.getAttribute("data-order"));
    const inLine = () => root.querySelector(".order-lines > [data-order]")?.getAttribute("data-order");
    expect([inLine(), lines(), root.querySelector("summary")!.textContent]).toEqual([
      "o3",
      ["o3", "o2", "o1"],
      t.bar.more(2),
    ]);
    root.querySelector<HTMLButtonElement>("[data-order=o3] button.plain")!.click();
    await settled();
    root.querySelector<HTMLButtonElement>("[data-order=o1] button.plain")!.click();
    await settled();
    expect([inLine(), lines(), root.querySelector("summary")]).toEqual(["o2", ["o2"], null]);
  });
  it("stays when it stopped a venue, with since when, why and by whom, until the games go on", async () => {
    const stopped = board({ status: "PAUSED", pauseCause: "ARBITER", white: player("Anna", "Rome") });
    knows(LCA, { boards: [stopped] });
    const long = Date.now() - 3_600_000;
    const stop = order({ by: "Carla Rossi", boards: 1, applied: 1, at: long });
    const root = await show(<OrderLines orders={[stop]} you={LCA} />);
    const line = root.querySelector(".order-line.stop")!;
    expect(line.textContent).toContain(official.stopped("Rome", timeOfDay(long)));
    expect(line.textContent).toContain("fire · Carla Rossi");
    update((now) => ({ ...now, boards: new Map([[stopped.id, { ...stopped, status: "PLAYING", pauseCause: null }]]) }));
    await settled();
    expect(root.querySelector(".order-line")).toBeNull();
  });
});

describe("settled results that are approved at once (OCR 17.11)", () => {
  const over = (number: number) =>
    board({
      id: `demo/1/${number}`,
      number,
      status: "ENDED",
      result: "1-0",
      termination: "RESIGNATION",
      resultStatus: "UNAPPROVED",
    });
  const All = () => <ApproveAll you={LCA} boards={[...state.value.boards.values()]} />;

  it("leave out a board at which something has come up since the question was asked", async () => {
    knows(LCA, { boards: [over(1), over(2)] });
    const root = await show(<All />);
    await press(root, official.approvals.ask(2));
    update((now) => ({
      ...now,
      boards: new Map([...now.boards, ["demo/1/2", { ...over(2), floor: floor({ incidents: [breach("i")] }) }]]),
    }));
    await settled();
    expect(buttons(root)).toContain(official.approvals.yes(1));
    expect(root.textContent).toContain(official.approvals.leftOut(t.boards([2])));
    await press(root, official.approvals.yes(1));
    expect(
      command.mock.calls
        .filter(([name]) => name === "approveResult")
        .map(([, args]) => (args as { board: string }).board),
    ).toEqual(["demo/1/1"]);
  });

  it("are not those of a board whose disconnection is still to be decided", async () => {
    knows(LCA, { boards: [over(1), over(2)] });
    update((now) => ({ ...now, cases: new Map([["c1", disconnection({ board: "demo/1/2" })]]) }));
    expect(buttons(await show(<All />))).toContain(official.approvals.ask(1));
  });
});

describe("the round on the console", () => {
  const second = board({ id: "demo/2/3", round: 2 });
  it("is the one that was chosen until another one is opened, and has only its own boards open", () => {
    knows(LCA, { boards: [board()] });
    showBoard(board().id);
    expect(roundShown()).toBe(1);
    update((now) => ({ ...now, boards: new Map([...now.boards, [second.id, second]]) }));
    expect([roundShown(), shown.value.selected]).toEqual([2, board().id]); // the text being written there stays
    showRound(1);
    expect([roundShown(), shown.value.selected]).toEqual([1, board().id]);
    showRound(2);
    expect([roundShown(), shown.value.selected]).toEqual([2, null]);
  });
});
