// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ command: vi.fn(), logOut: vi.fn(), disconnect: vi.fn() }));

import { Tile } from "../../src/wall/tile";
import { board, player, who } from "../fixtures";
import { knows, show } from "../rendered";

const STYLES = ["shell/elements.css", "widgets/widgets.css", "wall/wall.css"];

it("keeps each clock in one line beside its name, however long the name is", async () => {
  const style = document.createElement("style");
  style.textContent = STYLES.map((file) => readFileSync(`src/${file}`, "utf8")).join("\n");
  document.head.append(style);
  knows(who("CHIEF_ARBITER"));
  const one = board({ white: player("Anselmo Bartolomeo Rivachiusa-Montelupo", "rome") });
  const root = await show(
    <Tile
      board={one}
      why="playing"
      white="UNDER_5_MINUTES"
      black={null}
      whiteOut={7}
      blackOut={null}
      selected={false}
      position
      onSelect={() => {}}
    />,
  );
  const seats = [...root.querySelectorAll<HTMLElement>(".tile-seat")];
  expect(seats.map((seat) => getComputedStyle(seat).display)).toEqual(["grid", "grid"]);
  for (const seat of seats) {
    const clock = getComputedStyle(seat.querySelector(".clock")!);
    expect([clock.whiteSpace, clock.fontVariantNumeric, clock.gridRow, clock.gridColumn]).toEqual([
      "nowrap",
      "tabular-nums",
      "1",
      "4",
    ]);
    const name = getComputedStyle(seat.querySelector(".ellipsis")!);
    expect([name.whiteSpace, name.gridRow, name.gridColumn]).toEqual(["normal", "1", "2"]);
  }
  const marks = getComputedStyle(root.querySelector(".tile-marks")!);
  expect([marks.gridRow, marks.gridColumn]).toEqual(["2", "2 / -1"]);
  style.remove();
});
