// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ command: vi.fn(), logOut: vi.fn(), disconnect: vi.fn() }));

import { state } from "../../src/state/state";
import { Wall } from "../../src/wall/wall";
import { wallView } from "../../src/wall/wall-view";
import { board, disconnection, player, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";
import type { BoardView } from "../../src/protocol/protocol";

beforeEach(() => {
  localStorage.clear();
  wallView.value = { density: null, grouping: "NUMBER" };
});

const numbered = (number: number, more: Partial<BoardView> = {}) => board({ id: `demo/1/${number}`, number, ...more });
const shown = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-board]")].map((one) => Number(one.getAttribute("data-board")!.split("/")[2]));
const needing = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-need]")].map((one) => Number(one.getAttribute("data-need")!.split("/")[2]));
const wall = (boards: readonly BoardView[], onSelect = vi.fn(), onNeed = vi.fn()) => (
  <Wall boards={boards} unplayed={[]} selected={null} onSelect={onSelect} onNeed={onNeed} />
);
function lose(...numbers: number[]): void {
  state.value = {
    ...state.value,
    cases: new Map(numbers.map((n) => [`c${n}`, disconnection({ id: `c${n}`, board: `demo/1/${n}` })])),
  };
}

it("keeps the boards in the order of their numbers, whatever happens on them", async () => {
  const boards = [3, 1, 2].map((n) => numbered(n));
  knows(who("CHIEF_ARBITER"), { boards });
  const root = await show(wall(boards));
  expect(shown(root)).toEqual([1, 2, 3]);
  lose(3);
  await settled();
  expect(shown(root)).toEqual([1, 2, 3]);
});

it("names the boards that need somebody; each keeps its place, and a new one comes last", async () => {
  const boards = [1, 2, 3, 4].map((n) => numbered(n));
  const onNeed = vi.fn();
  knows(who("CHIEF_ARBITER"), { boards });
  const root = await show(wall(boards, vi.fn(), onNeed));
  expect(needing(root)).toEqual([]);
  lose(3);
  await settled();
  lose(1, 3);
  await settled();
  expect(needing(root)).toEqual([3, 1]);
  lose(1, 3, 2);
  await settled();
  expect(needing(root)).toEqual([3, 1, 2]);
  await press(root, "connection lost: Round 1, board 1");
  expect(onNeed).toHaveBeenCalledWith("demo/1/1");
  lose(1, 2);
  await settled();
  expect(needing(root)).toEqual([1, 2]);
});

it("names a player's shortage of time, but not a pause that somebody ordered", async () => {
  const now = Date.now();
  const boards = [
    numbered(1, {
      white: player("Anna", "rome", { trouble: "UNDER_2_MINUTES" }),
      clocks: { whiteMs: 60_000, blackMs: 500_000, running: "BLACK", at: now, flagAt: now + 500_000 },
    }),
    numbered(2, { status: "PAUSED", pauseCause: "ARBITER" }),
    numbered(3),
  ];
  knows(who("CHIEF_ARBITER"), { boards });
  expect(needing(await show(wall(boards)))).toEqual([1]);
});

it("names a board that lacks something only once others of its round have begun", async () => {
  const lacks = player("Anna", "rome", { missing: [{ point: "DEVICE_CHECK", article: "OCR 18.5", gate: "BOARD" }] });
  const boards = [numbered(1, { status: "CREATED", white: lacks }), numbered(2, { status: "CREATED" })];
  knows(who("CHIEF_ARBITER"), { boards });
  const root = await show(wall(boards));
  expect(needing(root)).toEqual([]);
  knows(who("CHIEF_ARBITER"), { boards: [boards[0]!, numbered(2)] });
  await settled();
  expect(needing(root)).toEqual([1]);
});

it("folds the rest when very many boards need somebody, and shows them on request", async () => {
  const boards = Array.from({ length: 30 }, (_, i) => numbered(i + 1));
  knows(who("CHIEF_ARBITER"), { boards });
  lose(...boards.map((one) => one.number));
  const root = await show(wall(boards));
  expect(needing(root).length).toBe(24);
  await press(root, "6 more");
  expect(needing(root).length).toBe(30);
  await press(root, "Show fewer");
  expect(needing(root).length).toBe(24);
});

it("shows positions, only clocks, or a table, as chosen", async () => {
  const onSelect = vi.fn();
  const boards = [numbered(1), numbered(2)];
  knows(who("CHIEF_ARBITER"), { boards });
  const root = await show(wall(boards, onSelect));
  expect(root.querySelectorAll(".tile canvas").length).toBe(2);
  await press(root, "Compact");
  expect(root.querySelectorAll(".tile").length).toBe(2);
  expect(root.querySelectorAll("canvas").length).toBe(0);
  await press(root, "Table");
  expect(root.querySelectorAll(".tile").length).toBe(0);
  expect(root.querySelectorAll('[role="row"]').length).toBe(3);
  expect(buttons(root)).toContain("Board 2, Anna – Boris, playing");
  root.querySelector<HTMLElement>('[data-board="demo/1/2"]')!.click();
  expect(onSelect.mock.calls).toEqual([["demo/1/2"]]);
});

it("puts the boards of two venues together if the reader wants it", async () => {
  const boards = [
    numbered(1),
    numbered(2, { white: player("Carla", "milan"), black: player("Dario", "rome") }),
    numbered(3),
  ];
  knows(who("CHIEF_ARBITER"), { boards });
  const root = await show(wall(boards));
  const choice = root.querySelector<HTMLSelectElement>(".view-choice select")!;
  expect([...choice.options].map((one) => one.value)).toEqual(["NUMBER", "VENUES"]);
  choice.value = "VENUES";
  choice.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
  expect([...root.querySelectorAll("h2")].map((one) => one.textContent)).toEqual(["paris – rome 2", "milan – rome 1"]);
  expect(shown(root)).toEqual([1, 3, 2]);
});
