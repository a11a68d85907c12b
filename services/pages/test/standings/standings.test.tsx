// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "preact";
import type { Standings, StandingsFigure, StandingsPlayer } from "../../src/protocol/protocol";
import { headersBesideNumbers } from "../rendered";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

const figure = (value: string | null, ...contributions: StandingsFigure["contributions"]): StandingsFigure => ({
  value,
  article: "8.1",
  contributions,
});

const player = (id: string, startNumber: number, rank: number, figures: StandingsFigure[]): StandingsPlayer => ({
  rank,
  shared: false,
  startNumber,
  playerId: id,
  name: `Player ${id}`,
  rating: 2000,
  federation: "ITA",
  teamId: "",
  points: "1.5",
  official: true,
  marks: [],
  cells: [],
  figures,
  performance: figure("2145"),
  ratingChange: { figure: figure("-4.8"), k: 20 },
});

const part = (round: number, opponentId: string, value: string, fate: "COUNTED" | "CUT", article: string) => ({
  round,
  opponentId,
  score: value,
  value,
  fate,
  article,
});

/** Two players with equal points, separated by Buchholz cut 1; the games only of the one who is asked for. */
const standings = (explained: string): Standings => ({
  official: true,
  rounds: [1, 2],
  changed: [],
  criteria: [],
  teams: [],
  tieBreaks: [
    { text: "DE", acronym: "DE", article: "6" },
    { text: "BH/C1", acronym: "BH", article: "8.1" },
  ],
  edition: 2026,
  players: [
    player("a", 1, 1, [
      figure("0"),
      explained === "a"
        ? figure("2.5", part(1, "b", "2.5", "COUNTED", "8.1"), part(2, "", "1.5", "CUT", "14.1"))
        : figure("2.5"),
    ]),
    player("b", 2, 2, [figure("0"), figure(null)]),
  ],
});

const settle = async () => {
  for (let i = 0; i < 5; i++) await new Promise((done) => setTimeout(done));
};

async function page(tieBreaks = true) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const explained = new URLSearchParams(address.split("?")[1]).get("explained") ?? "";
    const found = standings(explained);
    return new Response(
      JSON.stringify(
        tieBreaks
          ? found
          : {
              ...found,
              tieBreaks: [],
              edition: 0,
              players: found.players.map((row) => ({ ...row, figures: [], performance: null, ratingChange: null })),
            },
      ),
    );
  });
  const { StandingsPage } = await import("../../src/standings/standings");
  const root = document.createElement("div");
  document.body.append(root);
  render(<StandingsPage />, root);
  await settle();
  const named = (name: RegExp) =>
    [...root.querySelectorAll("button")].find((button) => name.test(button.getAttribute("aria-label") ?? ""))!;
  return { root, asked, named };
}

describe("the standings by tie-breaks", () => {
  afterEach(() => {
    for (const root of document.body.children) render(null, root);
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it("have a column for each tie-break, with its full name", async () => {
    const { root } = await page();
    expect([...root.querySelectorAll("thead abbr")].map((one) => [one.textContent, one.getAttribute("title")])).toEqual(
      [
        ["DE", "Direct encounter"],
        ["BH/C1", "Buchholz, without the lowest value"],
        ["Perf.", "Performance rating"],
        ["Rating ±", "Rating change (estimate)"],
      ],
    );
    expect([...root.querySelectorAll('[data-player="a"] .figure')].map((one) => one.textContent)).toEqual([
      "–",
      "2½",
      "2145",
      "-4.8",
    ]);
    expect(root.textContent).toContain("by points, then by DE, BH/C1 (FIDE C.07, edition of 2026)");
    expect(headersBesideNumbers(root)).toEqual([]);
  });

  it("open a figure to the games that it is made of, and close it", async () => {
    const { root, asked, named } = await page();
    const button = named(/^BH\/C1 of Player a: 2½$/);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    button.click();
    await settle();
    expect(asked.at(-1)).toContain("explained=a");
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const games = root.querySelector(`#${button.getAttribute("aria-controls")}`)!;
    expect(
      [...games.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent?.trim())),
    ).toEqual([
      ["1", "2 Player b", "2½", "2½", "[C.07 8.1]"],
      ["2", "no opponent", "1½", "1½", "left out (cut) [C.07 14.1]"],
    ]);
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await settle();
    expect(root.querySelector(".figure-games")).toBeNull();
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("say how the change of a rating comes about", async () => {
    const { root, named } = await page();
    named(/^Rating ± of Player a: -4.8$/).click();
    await settle();
    expect(root.querySelector(".figure-games")!.textContent).toContain("times K = 20");
  });

  it("are by points alone without tie-breaks", async () => {
    const { root } = await page(false);
    expect(root.querySelectorAll(".figure button")).toHaveLength(0);
    expect(root.querySelectorAll("thead abbr")).toHaveLength(0);
    expect(root.textContent).toContain("Players are ranked by points alone.");
  });
});
