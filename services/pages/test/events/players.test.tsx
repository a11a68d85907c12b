// @vitest-environment happy-dom
import { useState } from "preact/hooks";
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: vi.fn(),
  send: vi.fn(),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { byRating } from "../../src/events/players";
import { PlayersPart } from "../../src/events/players-part";
import type { Work } from "../../src/events/tree";
import { words } from "../../src/events/words";
import { press, show } from "../rendered";

describe("the order of players", () => {
  it("is by rating, then by title from the highest, then by name (C.04.2, 2.2)", () => {
    const rows = [
      { id: "none", name: "Aster" },
      { id: "woman", name: "Aster", rating: "2300", title: "WGM" },
      { id: "zinnia", name: "Zinnia", rating: "2300", title: "fm" },
      { id: "best", name: "Zinnia", rating: "2700" },
      { id: "iris", name: "Iris", rating: "2300", title: "FM" },
      { id: "untitled", name: "Aster", rating: "2300", title: "" },
      { id: "master", name: "Zinnia", rating: "2300", title: "IM" },
    ];
    expect(byRating(rows).map((row) => row.id)).toEqual([
      "best",
      "master",
      "woman",
      "iris",
      "zinnia",
      "untitled",
      "none",
    ]);
    expect(rows[0]!.id).toBe("none");
  });
  it("is one button away, and gives the start numbers unless the table has them", async () => {
    const table = "id,name,venue,rating\np1,Low,rome,1500\np2,High,rome,2500\n";
    const first = { tree: { players: { file: "players.csv" } }, files: { "players.csv": table } };
    function Part() {
      const [work, setWork] = useState<Work>(first);
      return <PlayersPart work={work} missing={[]} onChange={setWork} />;
    }
    const root = await show(<Part />);
    expect(root.querySelector("[role=status]")!.textContent).toContain(words.players.orderHint);
    await press(root, words.players.order);
    expect([...root.querySelectorAll<HTMLElement>("[data-player]")].map((row) => row.dataset.player)).toEqual([
      "p2",
      "p1",
    ]);
    const numbered = { ...first, files: { "players.csv": "id,name,venue,startNumber\na,A,rome,2\nb,B,rome,1\n" } };
    const other = await show(<PlayersPart work={numbered} missing={[]} onChange={() => {}} />);
    expect(other.querySelector("[role=status]")!.textContent).not.toContain(words.players.orderHint);
  });
});
