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

import { Appeals } from "../../src/console/appeals";
import { AppealForm } from "../../src/player/appeal";
import { timeOfDay } from "../../src/widgets/times";
import { PenaltyForm } from "../../src/decision/penalty-form";
import type { AppealView, BoardView, Competition, Effect, RulingView } from "../../src/protocol/protocol";
import { Reopened } from "../../src/round/reopened-rounds";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, settled, show, type } from "../rendered";

const CA = who("CHIEF_ARBITER");
const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const appeal = (ruling: string | null): AppealView => ({
  id: "a",
  side: "WHITE",
  playerName: "Anna",
  ruling,
  text: "!",
  at: 1,
  by: "PLAYER",
  deadline: null,
  fee: "0",
  paid: true,
  reference: null,
  copyAt: 1,
  body: "Jury",
  outcome: null,
  reason: null,
  decision: null,
});
describe("the form for an appeal (OCR 17.11)", () => {
  it("says until when by the clock, in the time of the player's venue", async () => {
    knows(LCA);
    const until = Date.now() + 600_000;
    const help = { calls: [], questions: [], appeals: [], rulings: [], failedPauses: [] };
    const form = (more: object) =>
      show(
        <AppealForm
          board={{ ...ended(null), help: { ...help, ...more } }}
          side="WHITE"
          title="x"
          onClose={() => {}}
          onFile={async () => ({ ok: true })}
        />,
      );
    expect((await form({ appealUntil: until })).textContent).toContain(`until ${timeOfDay(until, "rome")}.`);
    expect((await form({ appealUntil: null })).textContent).toContain("until 10 minutes after the end of the game.");
  });
});
const ended = (ruling: string | null, more: Partial<BoardView> = {}): BoardView =>
  board({
    status: "ENDED",
    result: "1/2-1/2",
    score: "0.5-0.5",
    ...more,
    help: { calls: [], questions: [], appeals: [appeal(ruling)], rulings: [], failedPauses: [] },
  });
const effect = (kind: string, more: Partial<Effect> = {}): Effect => ({
  kind,
  side: "WHITE",
  ms: null,
  control: null,
  points: null,
  count: null,
  fine: null,
  amount: null,
  standing: null,
  rounds: [],
  ...more,
});
const ruling = (effects: Effect[], more: Partial<RulingView> = {}): RulingView => ({
  id: "r",
  board: board().id,
  caseId: null,
  kind: "WARNING",
  detail: null,
  reason: null,
  rule: "OCR 18.4.1",
  by: "LOCAL_CHIEF_ARBITER",
  at: 2,
  state: "APPLIED",
  code: null,
  text: null,
  precedents: [],
  checksAgain: [],
  effects,
  withdraws: null,
  withdrawn: [],
  ...more,
});
const closed = (changed: number[] = []): Competition => ({
  ...competition(),
  rounds: competition().rounds.map((round) => ({ ...round, official: changed.length === 0, changed })),
});
const appeals = async (of: BoardView, ruled: RulingView[] = [], rounds = competition()) => {
  knows(CA, { boards: [of], rulings: ruled, competition: rounds });
  return await show(<Appeals you={CA} onShow={() => {}} />);
};

beforeEach(() => {
  command.mockClear();
  answer.now = { ok: true };
});

describe("the decision of an appeal", () => {
  it("says before confirming that the ruling goes, and when the round is official (OCR 17.11)", async () => {
    const root = await appeals(ended("r"), [ruling([effect("LOWER_SCORE_OF_OFFENDER", { points: "0" })])], closed());
    await press(root, t.appealOutcome.UPHELD);
    const then = root.querySelector("[data-then]")!.textContent!;
    expect(then).toContain("This decision withdraws the arbiter's ruling");
    expect(then).toContain(t.upheld.official(1));
  });
  it("never says that the result awaits approval: recording the decision approves it (OCR 17.11)", async () => {
    for (const kind of ["GAME_LOST", "EXPULSION", "LOWER_SCORE_OF_OFFENDER", "RAISE_SCORE_OF_OPPONENT"]) {
      const root = await appeals(ended("r"), [ruling([effect(kind, { points: "0" })])]);
      await press(root, t.appealOutcome.UPHELD);
      const then = root.querySelector("[data-then]")!.textContent!;
      expect(then).toContain("also approves this result. The record shows");
      expect(then).not.toContain("must be approved again");
    }
  });
  it("says that nothing is undone where it is against a decision, or what is gone (OCR 17.11)", async () => {
    const words = async (of: BoardView, ruled: RulingView[]) => {
      const root = await appeals(of, ruled);
      await press(root, t.appealOutcome.UPHELD);
      return root.querySelector("[data-then]")!.textContent;
    };
    expect(await words(ended("r"), [ruling([effect("RESUME")], { kind: "RESUME" })])).toBe(t.upheld.byHand);
    expect(
      await words(ended("r"), [
        ruling([effect("WARNING")], { withdrawn: [{ kind: "WARNING", article: "OCR 18.4.1", by: "r2", rounds: [] }] }),
      ]),
    ).toBe(t.upheld.gone);
  });
  it("is another score or none where it is against the result (OCR 17.11)", async () => {
    const offered = buttons(await appeals(ended(null), []));
    expect(
      [t.appealOutcome.UPHELD, t.appealOutcome.CHANGED, t.appealOutcome.DISMISSED].map((each) =>
        offered.includes(each),
      ),
    ).toEqual([false, true, true]);
  });
  it("is recorded only with a confirmation where some of the ruling stays as it is (OCR 17.11)", async () => {
    const root = await appeals(ended("r"), [ruling([effect("REDUCE_TIME_OF_OFFENDER", { ms: 120_000 })])]);
    await press(root, t.appealOutcome.UPHELD);
    await type(root.querySelector<HTMLInputElement>("input:not([type=checkbox])")!, "heard");
    answer.now = {
      ok: false,
      code: "APPEAL_LEAVES_EFFECT",
      rule: "OCR 17.11",
      text: "OCR 18.4.3 of the ruling cannot be undone any more",
      details: { penalties: "OCR 18.4.3" },
    };
    await press(root, official.confirmDecision);
    expect(root.querySelector("[role=alert]")!.textContent).toContain("OCR 18.4.3");
    const confirm = () =>
      [...root.querySelectorAll("button")].find((one) => one.textContent === official.confirmDecision)!;
    expect(confirm().disabled).toBe(true);
    root.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
    await settled();
    answer.now = { ok: true };
    await press(root, official.confirmDecision);
    expect(command).toHaveBeenLastCalledWith(
      "decideAppeal",
      expect.objectContaining({ outcome: "UPHELD", effectStays: true }),
    );
  });
});

describe("a round that is official", () => {
  const of = ended(null);
  it("is asked about by itself before a penalty changes a score of it (OCR 17.11, 18.4.5)", async () => {
    knows(LCA, { boards: [of], competition: closed() });
    const root = await show(
      <PenaltyForm
        board={of}
        you={LCA}
        offender="WHITE"
        competition={closed()}
        rulings={0}
        only="LOWER_SCORE_OF_OFFENDER"
        onDone={() => {}}
      />,
    );
    expect(root.textContent).toContain(official.change.official(1));
    const acts = () => [...root.querySelectorAll<HTMLButtonElement>("button.danger")].map((one) => one.disabled);
    expect(acts().every((disabled) => disabled)).toBe(true);
    root.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
    await settled();
    expect(acts().some((disabled) => !disabled)).toBe(true);
    const warning = await show(
      <PenaltyForm
        board={of}
        you={LCA}
        offender="WHITE"
        competition={closed()}
        rulings={0}
        only="WARNING"
        onDone={() => {}}
      />,
    );
    expect(warning.textContent).not.toContain(official.change.official(1));
  });
  it("and is so no more is told to the Chief Arbiter with its boards, and to nobody else (OCR 17.11)", async () => {
    knows(CA, { boards: [of], competition: closed([of.number]) });
    const root = await show(<Reopened you={CA} onShow={() => {}} />);
    expect(root.textContent).toContain(official.reopened.title(1));
    expect([...root.querySelectorAll("button")].map((one) => one.textContent)).toContain(t.board(of.number));
    expect((await show(<Reopened you={LCA} onShow={() => {}} />)).textContent).toBe("");
    knows(CA, { boards: [of], competition: closed() });
    expect((await show(<Reopened you={CA} onShow={() => {}} />)).textContent).toBe("");
  });
});
