// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ command: vi.fn(), logOut: vi.fn(), disconnect: vi.fn() }));

import { Detail } from "../../src/boardpanel/board-panel";
import { tasksOf } from "../../src/boardpanel/board-tasks";
import type { BoardView } from "../../src/protocol/protocol";
import { board, who } from "../fixtures";
import { knows, press, show } from "../rendered";

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
});

const panel = (one: BoardView) => {
  const you = who("CHIEF_ARBITER");
  knows(you, { boards: [one] });
  return show(<Detail board={one} you={you} onClose={() => {}} onOrder={() => {}} />);
};
const text = (root: ParentNode, task: string) => root.querySelector(`[data-task=${task}]`)!.textContent;

it("begins with the players before a game, with the game while it is played, with the result after it", () => {
  const first = (status: BoardView["status"]) => tasksOf(board({ status }))[0];
  expect([first("CREATED"), first("PLAYING"), first("PAUSED"), first("ADJOURNED"), first("ENDED")]).toEqual([
    "PLAYERS",
    "GAME",
    "GAME",
    "GAME",
    "RESULT",
  ]);
  for (const status of ["CREATED", "PLAYING", "ENDED"] as const)
    expect([...tasksOf(board({ status }))].sort()).toEqual([
      "CLOCK",
      "CONDUCT",
      "GAME",
      "HISTORY",
      "PLAYERS",
      "RESULT",
    ]);
});

it("leads to each task, whose heading then has the focus", async () => {
  const root = await panel(board());
  const tasks = [...root.querySelectorAll(".board-tasks button")].map((one) => one.textContent);
  expect(tasks).toEqual(["Game", "Conduct", "Clock", "Result", "Players", "History"]);
  await press(root, "Conduct");
  const heading = document.activeElement!;
  expect([heading.tagName, heading.textContent]).toEqual(["H3", "Conduct"]);
  expect(heading.closest("[data-task]")!.textContent).toContain("Penalise White");
});

it("has each thing where an arbiter looks for it", async () => {
  const root = await panel(board());
  expect(text(root, "CLOCK")).toContain("Pause board");
  expect(text(root, "PLAYERS")).toContain("Checks before the game");
  expect(text(root, "GAME")).toContain(board().fen);
  expect(text(root, "HISTORY")).toContain("Everything that happened");
});
