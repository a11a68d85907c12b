// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { OrderLines } from "../../src/console/order-lines";
import type { OrderView } from "../../src/protocol/protocol";
import { board, order, player, who } from "../fixtures";
import { knows, settled, show } from "../rendered";

const CHIEF = who("CHIEF_ARBITER");
const stands = (id: string, venue: string) =>
  board({
    id,
    round: Number(id.split("/")[1]),
    number: Number(id.split("/")[2]),
    status: "PAUSED",
    pauseCause: "ARBITER",
    white: player("Anna", venue),
    black: player("Bruno", venue),
  });
const HOUR = 3_600_000;
/** An order of some hours ago, so that only a stop keeps it on the screen. */
const given = (id: string, hoursAgo: number, more: Partial<OrderView>) =>
  order({ id, at: Date.now() - hoursAgo * HOUR, boards: 1, applied: 1, ...more });
const refuses = (...boards: string[]) => boards.map((one) => ({ board: one, code: "NOT_RUNNING", text: "paused" }));

/** The orders that keep boards stopped, the newest first. */
async function stopsAmong(orders: OrderView[], boards: ReturnType<typeof stands>[]) {
  knows(CHIEF, { boards });
  const root = await show(<OrderLines orders={orders} you={CHIEF} />);
  return [...root.querySelectorAll(".order-line.stop")].map((line) => line.getAttribute("data-order"));
}

describe("an order that stopped a venue or a round", () => {
  it("no longer counts once its boards were resumed, although one of them is paused again", async () => {
    const stop = given("stop", 3, {});
    const again = given("again", 1, { kind: "PAUSE", round: 1, venueName: "", board: 3 });
    const boards = [stands("demo/1/3", "Rome")];
    expect(await stopsAmong([stop], boards)).toEqual(["stop"]);
    for (const scope of [{}, { venueName: "" }, { venueName: "", round: 1, board: 3 }])
      expect(await stopsAmong([stop, given("go", 2, { kind: "RESUME", ...scope }), again], boards)).toEqual([]);
  });

  it("no longer counts for a board that was paused a second time, however it was resumed", async () => {
    const again = given("again", 1, { kind: "PAUSE", round: 1, venueName: "", board: 3 });
    expect(await stopsAmong([given("stop", 3, {}), again], [stands("demo/1/3", "Rome")])).toEqual([]);
  });

  it("counts while only other boards were resumed", async () => {
    const stop = given("stop", 3, { round: 1, venueName: "" });
    const rome = given("rome", 2, { kind: "RESUME", round: 1 });
    const again = given("again", 1, { kind: "PAUSE", round: 1, venueName: "", board: 3 });
    const [inRome, inMilan] = [stands("demo/1/3", "Rome"), stands("demo/1/4", "Milan")];
    expect(await stopsAmong([stop, rome, again], [inRome, inMilan])).toEqual(["stop"]);
    expect(await stopsAmong([stop, rome, again], [inRome])).toEqual([]);
  });

  it("counts while a board refused to resume, or the resumption was withdrawn or is not complete", async () => {
    for (const more of [{ refused: refuses("demo/1/3") }, { withdrawn: true }, { complete: false }]) {
      const go = given("go", 2, { kind: "RESUME", ...more });
      expect(await stopsAmong([given("stop", 3, {}), go], [stands("demo/1/3", "Rome")])).toEqual(["stop"]);
    }
  });

  it("counts from the first order if all boards stood already at the second, and for each round alone", async () => {
    const boards = [stands("demo/1/3", "Rome"), stands("demo/2/3", "Rome")];
    const [first, second] = [given("first", 3, { round: 1 }), given("second", 2, { round: 2 })];
    expect(await stopsAmong([first, second], boards)).toEqual(["second", "first"]);
    const repeated = given("repeated", 1, { round: 1, refused: refuses("demo/1/3") });
    expect(await stopsAmong([first, repeated], boards)).toEqual(["first"]);
  });
});

it("leaves the other orders open while one of them is put away", async () => {
  knows(CHIEF);
  const orders = ["o1", "o2", "o3"].map((id, n) => order({ id, kind: "START", at: Date.now() + n }));
  const root = await show(<OrderLines orders={orders} you={CHIEF} />);
  const others = root.querySelector<HTMLDetailsElement>("details.menu")!;
  others.open = true;
  others.querySelector<HTMLButtonElement>("[data-order=o1] button")!.click();
  await settled();
  expect([others.open, root.querySelector("[data-order=o1]")]).toEqual([true, null]);
});
