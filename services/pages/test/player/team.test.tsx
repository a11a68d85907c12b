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

import { AppealDialog } from "../../src/player/appeal";
import { AssistantGame } from "../../src/assistant/assistant";
import { Calls } from "../../src/console/calls";
import { CallDialog } from "../../src/player/call";
import { RollCall } from "../../src/boardpanel/roll-call";
import type { BoardView, CallView, You } from "../../src/protocol/protocol";
import { state, update } from "../../src/state/state";
import { t } from "../../src/words/words";
import { board, competition, player, who } from "../fixtures";
import { buttons, knows, press, show } from "../rendered";

const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const of = (more: Partial<You>): You => ({ ...who("PLAYER", "rome"), board: board().id, side: "WHITE", ...more });
const call = (captain: NonNullable<CallView["captain"]> | null): CallView => ({
  id: "c",
  board: board().id,
  venue: "rome",
  side: "WHITE",
  playerName: "Anna",
  captain,
  text: "noise",
  at: 1,
  state: "OPEN",
  valid: null,
  note: null,
  kind: null,
  onTheWay: null,
  overdue: false,
  owed: false,
  penalised: false,
  paused: null,
  whyNotPaused: null,
  notPausedCode: null,
  invalidHere: 0,
  invalidElsewhere: 0,
});

beforeEach(() => {
  command.mockClear();
  answer.now = { ok: true };
});

describe("a captain who speaks for a team (FSSI team-b)", () => {
  it("is named at the call he made, with the board he sits at", async () => {
    const shown = async (captain: NonNullable<CallView["captain"]> | null) => {
      knows(LCA, { boards: [board()] });
      update((now) => ({ ...now, calls: new Map([["c", call(captain)]]) }));
      return (await show(<Calls you={LCA} onShow={() => {}} />)).textContent;
    };
    expect(await shown({ name: "Cora", board: 6 })).toContain(t.callByCaptain("Cora", 6));
    expect(await shown(null)).not.toContain("Cora");
  });

  it("keeps what he wrote when the call is refused", async () => {
    knows(of({ captain: "Anna", speaks: true }), { boards: [board()] });
    const onClose = vi.fn();
    const root = await show(<CallDialog board={board()} onClose={onClose} />);
    answer.now = { ok: false, code: "NOT_OF_TEAM", rule: "FSSI team-b", text: "no" };
    await press(root, t.callSend);
    expect(onClose).not.toHaveBeenCalled();
    answer.now = { ok: true };
    await press(root, t.callSend);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("appeals; the others are told so before they write", async () => {
    const dialog = async (you: You) => {
      knows(you, { boards: [board({ status: "ENDED", result: "0-1" })] });
      return await show(
        <AppealDialog board={board({ status: "ENDED", result: "0-1" })} side="WHITE" onClose={() => {}} />,
      );
    };
    const others = await dialog(of({ captain: "Cora", speaks: false }));
    expect([others.textContent!.includes(t.appealByCaptain("Cora")), others.querySelector("textarea")]).toEqual([
      true,
      null,
    ]);
    expect((await dialog(of({ captain: "Anna", speaks: true }))).querySelector("textarea")).not.toBeNull();
    expect((await dialog(of({ captain: null }))).querySelector("textarea")).not.toBeNull();
  });

  it("is spoken for by no assistant: only help is called", async () => {
    const dialog = async (more: Partial<You>) => {
      knows({ ...of(more), role: "ASSISTANT" }, { boards: [board()] });
      const root = await show(<AssistantGame board={board()} side="WHITE" />);
      await press(root, t.assist.calls);
      return root.querySelectorAll("input[name=reason]").length;
    };
    expect(await dialog({ captain: "Cora", speaks: false })).toBe(2);
    expect(await dialog({ captain: null })).toBe(6);
  });
});

describe("the roll call (FSSI ind-b)", () => {
  const arrival: BoardView["arrival"] = {
    startAt: null,
    minutes: 0,
    defaultAt: null,
    waived: false,
    rollCall: true,
    excluded: [],
    absent: [],
    unchecked: [],
  };
  const absent = board({
    status: "CREATED",
    arrival,
    white: player("Anna", "rome", { present: false, entry: { id: "p1", fide: "", team: "Alfieri" } }),
  });

  it("excludes after a question, which says when it is before the time of the call, and names the team", async () => {
    const start = Date.now() + 3_600_000;
    const rounds = competition().rounds.map((round) => ({ ...round, startsAt: start }));
    knows(LCA, {
      boards: [absent],
      competition: { ...competition(), rounds, floor: { ...competition().floor, rollCall: 5 } },
    });
    const root = await show(<RollCall boards={[...state.value.boards.values()]} you={LCA} onClose={() => {}} />);
    expect(root.textContent).toContain("Alfieri");
    await press(root, t.exclusion.label("Anna"));
    expect(command).not.toHaveBeenCalled();
    expect(root.querySelector(".warn-text")?.textContent).toContain(t.exclusion.early("").slice(0, 10));
    await press(root, t.exclusion.ask);
    expect(command).toHaveBeenLastCalledWith("excludeSeat", { board: absent.id, side: "WHITE", excluded: true });
    expect(buttons(root)).not.toContain(t.exclusion.ask);
  });
});
