// @vitest-environment happy-dom
import { useState } from "preact/hooks";
import { beforeEach, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import type { Missing } from "../../src/protocol/protocol";
import { ReadyChecks } from "../../src/round/ready-checks";
import { seatsToDo } from "../../src/state/preparation";
import { t } from "../../src/words/words";
import { board, player, who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";

beforeEach(() => command.mockClear());

const checks: Missing[] = (["DEVICE_CHECK", "FAIR_PLAY_CHECK"] as const).map((point) => ({
  point,
  article: "OCR 18.5",
  gate: "BOARD",
}));
const boards = [1, 2, 3].map((number) =>
  board({
    id: `demo/1/${number}`,
    number,
    status: "CREATED",
    white: player(`White ${number}`, "rome", { missing: number === 3 ? checks.slice(0, 1) : checks }),
    black: player(`Black ${number}`, "paris", { missing: checks }),
  }),
);

async function table(): Promise<HTMLElement> {
  const lca = who("LOCAL_CHIEF_ARBITER", "rome");
  knows(lca, { boards });
  return show(<ReadyChecks seats={seatsToDo(boards, 1)} you={lca} />);
}

it("records the checks of a whole venue in a few actions, and none of another venue (OCR 18.5, 18.6)", async () => {
  const root = await table();
  expect([...root.querySelectorAll("tbody th")].map((one) => one.textContent)).toEqual([
    `1 · White 1 ${t.side.WHITE}`,
    `2 · White 2 ${t.side.WHITE}`,
    `3 · White 3 ${t.side.WHITE}`,
  ]);
  for (const kind of ["DEVICE", "FAIR_PLAY"] as const)
    root.querySelector<HTMLInputElement>(`[aria-label="${t.ready.checks.all(t.checkWords[kind])}"]`)!.click();
  await settled();
  root.querySelector<HTMLInputElement>(`[aria-label="${t.checkWords.FAIR_PLAY}: White 2"]`)!.click();
  await settled();
  await press(root, t.ready.checks.record(4));
  await settled();
  expect(
    command.mock.calls.map(([name, args]) => {
      const { board: id, side, kind, passed } = args as { board: string; side: string; kind: string; passed: boolean };
      return [name, id, side, kind, passed].join(" ");
    }),
  ).toEqual([
    "recordCheck demo/1/1 WHITE DEVICE true",
    "recordCheck demo/1/1 WHITE FAIR_PLAY true",
    "recordCheck demo/1/2 WHITE DEVICE true",
    "recordCheck demo/1/3 WHITE DEVICE true",
  ]);
});

it("keeps the tick of a check that was refused", async () => {
  const root = await table();
  for (const name of ["White 1", "White 2"])
    root.querySelector<HTMLInputElement>(`[aria-label="${t.checkWords.DEVICE}: ${name}"]`)!.click();
  await settled();
  command.mockResolvedValueOnce({ ok: false });
  await press(root, t.ready.checks.record(2));
  await settled();
  const ticked = [...root.querySelectorAll<HTMLInputElement>("tbody input:checked")];
  expect(ticked.map((one) => one.getAttribute("aria-label"))).toEqual([`${t.checkWords.DEVICE}: White 1`]);
});

it("is not there for a single player, and records nothing that is not ticked", async () => {
  const root = await table();
  const record = [...root.querySelectorAll("button")].find((one) => one.textContent === t.ready.checks.record(0))!;
  expect(record.disabled).toBe(true);
  const lca = who("LOCAL_CHIEF_ARBITER", "rome");
  const one = await show(<ReadyChecks seats={seatsToDo(boards.slice(0, 1), 1)} you={lca} />);
  expect(one.querySelector("table")).toBeNull();
});

it("stays until the last check is recorded, and then says so", async () => {
  const lca = who("LOCAL_CHIEF_ARBITER", "rome");
  knows(lca, { boards });
  let become: (seats: ReturnType<typeof seatsToDo>) => void;
  function Venue() {
    const [seats, setSeats] = useState(seatsToDo(boards, 1));
    become = setSeats;
    return <ReadyChecks seats={seats} you={lca} />;
  }
  const root = await show(<Venue />);
  root.querySelector<HTMLInputElement>(`[aria-label="${t.checkWords.DEVICE}: White 1"]`)!.click();
  await settled();
  await press(root, t.ready.checks.record(1));
  await settled();
  become!(seatsToDo(boards.slice(0, 1), 1));
  await settled();
  expect(root.querySelectorAll("tbody tr")).toHaveLength(1);
  become!([]);
  await settled();
  expect(root.querySelector("[role=status]")!.textContent).toBe(`✓ ${t.ready.checks.done}`);
});
