// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown): Promise<unknown> => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  logOut: () => {},
}));

import { PairingPage } from "../../src/pairing/pairing";
import { fixedBy, freePlayers, nextBoard } from "../../src/pairing/repairable";
import type { BoardView, Competition, Round, You } from "../../src/protocol/protocol";
import type { SetupPlayer } from "../../src/setup/definition";
import { repairWords as words } from "../../src/words/repair";
import { t } from "../../src/words/words";
import { board, who } from "../fixtures";
import { knows, nameOf, press, settled, show, type } from "../rendered";
import { cup, standings } from "./pairing-fixtures";

const person = (id: string, name: string, more: Partial<SetupPlayer> = {}): SetupPlayer => ({
  id,
  startNumber: 0,
  name,
  rating: 2000,
  venue: "rome",
  federation: "ITA",
  number: "",
  sex: "",
  title: "",
  birth: "",
  acceptedAt: null,
  withdrawals: [],
  byes: [],
  moves: [],
  ...more,
});
const PLAYERS = [
  person("p1", "Anna Bianchi"),
  person("p2", "Boris Conti"),
  person("p3", "Carla Duse"),
  person("p4", "Dario Este"),
  person("p6", "Furio Gatti"),
  person("p5", "Elena Fabbri", { byes: [{ round: 1, kind: "ALLOCATED" }] }),
  person("p7", "Gina Longo", { withdrawals: [{ fromRound: 1, untilRound: 0, reason: "" }] }),
];
const seat = (n: number): { id: string; name: string; venue: string } => ({
  id: `p${n}`,
  name: PLAYERS[n - 1]!.name,
  venue: "rome",
});
/** Round 1 is open with two boards. */
const open = (): Competition => {
  const all = cup();
  const pairings = [
    { board: 1, white: seat(1), black: seat(2) },
    { board: 2, white: seat(3), black: seat(4) },
  ];
  return { ...all, rounds: all.rounds.map((one) => (one.number === 1 ? { ...one, pairings } : one)) };
};
const at = (number: number, more: Partial<BoardView> = {}): BoardView =>
  board({ id: `demo/1/${number}`, number, status: "CREATED", ...more });

beforeEach(() => {
  command.mockClear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === "/api/pairings/sources") return new Response(JSON.stringify({ sources: [] }));
    if (address.startsWith("/api/standings")) return new Response(JSON.stringify(standings(5)));
    return new Response(JSON.stringify({ competition: { players: PLAYERS } }));
  });
});

async function page(boards: BoardView[], you: You = who("CHIEF_ARBITER")): Promise<HTMLElement> {
  knows(you, { competition: open(), boards });
  const root = await show(<PairingPage />);
  root.querySelector<HTMLButtonElement>("[data-round='1']")!.click();
  await settled();
  return root;
}
const button = (root: ParentNode, name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll("button")].find((one) => nameOf(one) === name);
async function choose(root: ParentNode, value: string): Promise<void> {
  root.querySelector<HTMLInputElement>(`input[value=${value}]`)!.click();
  await settled();
}
async function pick(list: HTMLSelectElement, value: string): Promise<void> {
  list.value = value;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}
const reason = (root: ParentNode): HTMLInputElement => root.querySelector<HTMLInputElement>(".reason input")!;

describe("repairing a pairing of an open round (LAW 6.6)", () => {
  it("exchanges the colours, after saying what follows", async () => {
    const root = await page([at(1), at(2)]);
    await press(root, words.repairOf(1));
    await choose(root, "SWAP");
    for (const one of [...words.always, words.swapFollows]) expect(root.textContent).toContain(one);
    expect(button(root, words.confirm)!.disabled).toBe(true);
    await type(reason(root), "Wrong list");
    await press(root, words.confirm);
    expect(command).toHaveBeenCalledWith("repairPairing", {
      round: 1,
      board: 1,
      white: "p2",
      black: "p1",
      reason: "Wrong list",
    });
    expect(root.textContent).toContain(words.done(1));
  });

  it("replaces a player by one without a game, whose bye ends", async () => {
    const root = await page([at(1), at(2)]);
    await press(root, words.repairOf(2));
    await choose(root, "BLACK");
    const list = root.querySelector("select")!;
    expect([...list.options].map((one) => one.textContent)).toEqual([
      words.choose,
      `Elena Fabbri (${words.withBye})`,
      "Furio Gatti",
    ]);
    await pick(list, "p5");
    expect(root.textContent).toContain(words.replaceFollows("Dario Este", "Elena Fabbri"));
    await type(reason(root), "Ill");
    await press(root, words.confirm);
    expect(command).toHaveBeenCalledWith("repairPairing", {
      round: 1,
      board: 2,
      white: "p3",
      black: "p5",
      reason: "Ill",
    });
  });

  it("cancels a board, after saying what each player gets", async () => {
    const root = await page([at(1), at(2)]);
    await press(root, words.repairOf(2));
    await choose(root, "CANCEL");
    for (const one of [...words.cancelAlways, words.cancelFollows]) expect(root.textContent).toContain(one);
    const [white, black] = [...root.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
    await type(reason(root), "Both went home");
    await pick(white, "ALLOCATED");
    expect(button(root, words.confirmCancel)!.disabled, "nothing is said of Black").toBe(true);
    expect(root.textContent, "another player has it already").toContain(words.severalAllocated(2));
    await pick(white, "HALF");
    expect(root.textContent).not.toContain(words.severalAllocated(1));
    await pick(black, "NONE");
    await press(root, words.confirmCancel);
    expect(command).toHaveBeenCalledWith("cancelBoard", {
      round: 1,
      board: 2,
      byes: [{ player: "p3", kind: "HALF" }],
      reason: "Both went home",
    });
    expect(root.textContent).toContain(words.cancelled(2));
  });

  it("adds a board for two players without a game", async () => {
    const root = await page([at(1), at(2)]);
    await press(root, words.add);
    const [white, black] = [...root.querySelectorAll("select")] as [HTMLSelectElement, HTMLSelectElement];
    await pick(white, "p5");
    expect([...black.options].map((one) => one.value)).toEqual(["", "p6"]);
    await pick(black, "p6");
    await type(reason(root), "Late entries");
    await press(root, words.adding);
    expect(command).toHaveBeenCalledWith("repairPairing", {
      round: 1,
      board: 3,
      white: "p5",
      black: "p6",
      reason: "Late entries",
    });
  });

  it("keeps the dialog open with the hall's refusal", async () => {
    command.mockResolvedValueOnce({ ok: false, code: "MOVE_PLAYED", text: "A move has been made." });
    const root = await page([at(1), at(2)]);
    await press(root, words.repairOf(1));
    await choose(root, "SWAP");
    await type(reason(root), "Wrong list");
    await press(root, words.confirm);
    expect(root.querySelector("[role=alert]")!.textContent).not.toBe("");
    expect(button(root, words.confirm)).toBeDefined();
  });

  it("does not close the dialog of one board with the answer about another", async () => {
    let answer: (what: unknown) => void = () => undefined;
    command.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const root = await page([at(1), at(2)]);
    await press(root, words.repairOf(1));
    await choose(root, "SWAP");
    await type(reason(root), "Wrong list");
    await press(root, words.confirm);
    await press(root, t.cancel);
    await press(root, words.repairOf(2));
    await choose(root, "SWAP");
    answer({ ok: true });
    await settled();
    expect(root.querySelector("dialog")!.textContent).toContain(words.repairOf(2));
    expect(root.textContent).toContain(words.done(1));
  });

  it("greys a board at which a move was made, and says why", async () => {
    const root = await page([at(1, { status: "PLAYING", ply: 1 }), at(2, { status: "ENDED" })]);
    expect(button(root, words.repairOf(1))!.disabled).toBe(true);
    expect(root.querySelector("tr[data-board='1']")!.textContent).toContain(words.why.PLAYED);
    expect(root.querySelector("tr[data-board='2']")!.textContent).toContain(words.why.ENDED);
  });

  it("is for the Chief Arbiter", async () => {
    const root = await page([at(1), at(2)], who("CHIEF_ORGANISER"));
    expect(root.textContent).not.toContain(words.intro);
  });
});

describe("what can be repaired", () => {
  const round = open().rounds[0] as Round;
  const pairing = round.pairings![0]!;
  it("depends on the board", () => {
    expect(fixedBy(round, pairing, at(1))).toBeNull();
    expect(fixedBy(round, pairing, at(1, { status: "PLAYING" }))).toBeNull();
    expect(fixedBy(round, pairing, at(1, { status: "AWAITING_CA" }))).toBe("DECISION");
    expect(fixedBy(round, pairing, undefined)).toBe("UNKNOWN");
    const forfeit = { board: 1, white: {}, black: {} } as never;
    expect(fixedBy({ ...round, unplayed: [forfeit] }, pairing, undefined)).toBe("UNPLAYED");
  });
  it("needs players who have not withdrawn", () => {
    expect(freePlayers(round, PLAYERS).map((one) => one.id)).toEqual(["p5", "p6"]);
    const back = person("p8", "Ugo Neri", { withdrawals: [{ fromRound: 2, untilRound: 3, reason: "" }] });
    expect(freePlayers(round, [back])).toEqual([back]);
    expect(nextBoard(round)).toBe(3);
    expect(nextBoard({ ...round, cancelled: [3] })).toBe(4);
  });
});
