// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventPage, viewOf } from "../../src/publicpage/event";
import { resultText, tongue, type PublicEvent } from "../../src/publicpage/public-event";
import { moveList } from "../../src/publicpage/round";
import { cellText } from "../../src/publicpage/standings";
import { publicEventWords as english } from "../../src/words/en/public-event";
import { publicEventWords as italian } from "../../src/words/it/public-event";
import { headersBesideNumbers, settled, show } from "../rendered";

const player = (number: number, name: string) => ({
  number,
  name,
  title: number === 1 ? "GM" : "",
  rating: 2500 - number,
  federation: "ITA",
  team: "",
});
const round = (number: number, more: object) => ({
  number,
  startsAt: null,
  opened: false,
  official: false,
  boards: false,
  pairings: [],
  ...more,
});
const EVENT: PublicEvent = {
  id: "cup",
  name: "Spring Open",
  control: "90+30",
  delayMinutes: 15,
  venues: [{ name: "Rome", timeZone: "Europe/Rome" }],
  players: [player(1, "Anna"), player(2, "Bruno")],
  rounds: [
    round(1, {
      opened: true,
      boards: true,
      pairings: [{ board: 1, white: 1, black: 2, result: { score: "1/2-1/2", forfeit: false } }],
    }),
    round(2, { opened: true, pairings: [{ board: 1, white: 2, black: 1, result: null }] }),
    round(3, {}),
  ],
};
const BOARDS = {
  round: 1,
  delayMinutes: 15,
  boards: [
    {
      board: 1,
      white: "Anna",
      black: "Bruno",
      stage: "PLAYING",
      fen: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
      lastMove: "e7e5",
      moves: "e4 e5 Nf3",
      whiteMs: 5_400_000,
      blackMs: 5_399_000,
    },
  ],
};
const STANDINGS = {
  rounds: [1],
  teams: [],
  players: [
    {
      rank: 1,
      shared: true,
      number: 1,
      name: "Anna",
      rating: 2499,
      federation: "ITA",
      team: "",
      points: "0.5",
      rounds: [{ round: 1, opponent: 2, colour: "WHITE", points: "0.5", unplayed: false }],
    },
  ],
};

const asked: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  asked.length = 0;
  tongue.value = "en";
  history.replaceState(null, "", "/event/cup");
  const documents: Record<string, object> = {
    "/api/public/cup": EVENT,
    "/api/public/cup/boards/1": BOARDS,
    "/api/public/cup/standings": STANDINGS,
  };
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    asked.push([address, init]);
    const body = documents[address];
    return new Response(JSON.stringify(body ?? {}), { status: body ? 200 : 404 });
  });
});
afterEach(() => history.replaceState(null, "", "/"));

async function page(hash: string): Promise<HTMLElement> {
  history.replaceState(null, "", `/event/cup${hash}`);
  const root = await show(<EventPage />);
  await settled();
  await settled();
  return root;
}

describe("the public page of an event", () => {
  it("shows the pairings, the results and the delayed boards of a round, and sends no token", async () => {
    const root = await page("#r1");
    expect(root.querySelector("h1")!.textContent).toBe("Spring Open");
    const row = root.querySelector("[data-board='1']")!.textContent;
    expect(row).toContain("GM Anna");
    expect(row).toContain("½-½");
    const game = root.querySelector("[data-game='1']")!;
    expect(game.textContent).toContain("1. e4 e5 2. Nf3");
    expect(game.textContent).toContain("1:29:59");
    expect(root.textContent).toContain("15 minutes after");
    expect(root.querySelector("a[download]")!.getAttribute("href")).toBe("/api/public/cup/round-1.pgn");
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.every(([, init]) => init?.headers === undefined)).toBe(true);
  });

  it("says that the regulations close a round, and asks for no boards of it", async () => {
    const root = await page("#r2");
    expect(root.textContent).toContain(english.boardsClosed);
    expect(root.querySelector(".public-result")!.textContent).toBe("–");
    expect(asked.some(([address]) => address.includes("boards"))).toBe(false);
  });

  it("shows the standings and the cross table", async () => {
    const standings = await page("#standings");
    expect(standings.textContent).toContain("1=");
    expect(headersBesideNumbers(standings)).toEqual([]);
    expect((await page("#crosstable")).querySelector("[data-number='1']")!.textContent).toContain("½w2");
  });

  it("changes its language without a new page", async () => {
    const root = await page("#r1");
    const choice = root.querySelector("select")!;
    choice.value = "it";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(root.textContent).toContain("Turno 1");
    expect(root.textContent).toContain("2. Cf3");
    expect(document.documentElement.lang).toBe("it");
  });

  it("says that there is no such page", async () => {
    history.replaceState(null, "", "/event/elsewhere");
    const root = await show(<EventPage />);
    await settled();
    await settled();
    expect(root.textContent).toContain(english.missing);
  });
});

it("opens at the newest round with pairings, or at what the address says", () => {
  expect(viewOf("", EVENT)).toEqual({ round: 2 });
  expect(viewOf("#r3", EVENT)).toEqual({ round: 3 });
  expect(viewOf("#r9", EVENT)).toEqual({ round: 2 });
  expect(viewOf("#standings", EVENT)).toBe("standings");
});

it.each([
  ["1-0", false, "1-0"],
  ["1/2-1/2", false, "½-½"],
  ["1-0.5", false, "1-½"],
  ["1-0", true, "+ -"],
  ["0-0", true, "- -"],
])("writes the result %s (forfeit: %s) as %s", (score, forfeit, text) =>
  expect(resultText({ score, forfeit })).toBe(text),
);

it("writes moves with the letters of the language", () => {
  tongue.value = "it";
  expect(moveList(["e4", "Nf6", "Qe2"])).toBe("1. e4 Cf6 2. De2");
});

it("writes byes, forfeits and games in the cross table", () => {
  const cell = { round: 1, opponent: 7, colour: "BLACK" as const, points: "1", unplayed: false };
  expect(cellText(cell, italian.colours)).toBe("1n7");
  expect(cellText({ ...cell, unplayed: true }, english.colours)).toBe("+b7");
  expect(cellText({ ...cell, opponent: 0, colour: null, points: "0.5", unplayed: true }, english.colours)).toBe("½");
  expect(cellText({ ...cell, points: null }, english.colours)).toBe("");
});
