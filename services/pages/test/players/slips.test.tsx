// @vitest-environment happy-dom
import jsQR from "jsqr";
import { beforeEach, describe, expect, it, vi } from "vitest";

const codes = [{ board: "demo/2/1", number: 1, side: "WHITE", player: "Ida", venueName: "Rome", code: "AB12-CD34" }];
const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown): Promise<unknown> => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { CodesPage } from "../../src/players/codes";
import { Slips } from "../../src/players/slips";
import type { SeatCode } from "../../src/protocol/protocol";
import { state } from "../../src/state/state";
import { official } from "../../src/words/officials";
import { who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

/** What a camera reads: the path drawn as pixels, four for each module. */
function read(svg: Element): string | undefined {
  const scale = 4;
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of svg
    .querySelector("path")!
    .getAttribute("d")!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsQR(pixels, size * scale, size * scale)?.data;
}

beforeEach(() => {
  command.mockReset();
  command.mockImplementation(async (name: string) => (name === "issueRoundCodes" ? { ok: true, codes } : { ok: true }));
});

async function slips(address: string | null): Promise<Element> {
  knows(who("CHIEF_ARBITER"));
  state.value = { ...state.value, address };
  const root = await show(<CodesPage />);
  await press(
    root,
    buttons(root).find((name) => name.startsWith("Codes of the players"))!,
  );
  await press(root, official.codes.makeNow);
  return root.querySelector(".slip")!;
}

describe("a poster for the door", () => {
  it("leads to the hall's public address and holds no code", async () => {
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    knows(who("CHIEF_ARBITER"));
    state.value = { ...state.value, address: "https://hall.example.org" };
    const root = await show(<CodesPage />);
    await press(root, official.codes.poster);
    expect(printed).toHaveBeenCalledOnce();
    const poster = root.querySelector(".poster")!;
    expect(read(poster.querySelector("svg")!)).toBe("https://hall.example.org/");
    expect(poster.textContent).toContain("https://hall.example.org");
    expect(poster.textContent).toContain(official.codes.posterText);
    dispatchEvent(new Event("afterprint"));
    await settled();
    expect(root.querySelector(".poster"), "the page is as it was").toBeNull();
  });
});

describe("a slip for a player", () => {
  it("leads to the hall's public address, in letters and as a QR code with the player's code in it", async () => {
    const slip = await slips("https://hall.example.org");
    expect(slip.querySelector(".address")!.textContent).toBe("https://hall.example.org");
    expect(slip.querySelector(".code")!.textContent).toBe("AB12-CD34");
    expect(slip.textContent).toMatch(/Rome.*Board 1.*Ida.*White/);
    expect(read(slip.querySelector("svg")!)).toBe("https://hall.example.org/#code=AB12-CD34");
  });
  it("leads to where the arbiter's page was opened, if the hall was told no other address", async () => {
    const slip = await slips(null);
    expect(slip.querySelector(".address")!.textContent).toBe(location.origin);
    expect(read(slip.querySelector("svg")!)).toBe(`${location.origin}/#code=AB12-CD34`);
  });
});

const many = (venueName: string, number: number): SeatCode[] =>
  Array.from({ length: number }, (_, at) => ({
    board: `demo/2/${at + 1}`,
    number: at + 1,
    side: "WHITE",
    player: `Player ${at + 1}`,
    venueName,
    code: `AB12-${String(at).padStart(4, "0")}`,
  }));

describe("slips", () => {
  const pages = (root: Element) =>
    [...root.querySelectorAll(".slip-page")].map((page) => page.querySelectorAll(".slip").length);
  const hall = async () => {
    knows(who("CHIEF_ARBITER"));
    return show(<Slips codes={[...many("Rome", 17), ...many("Milan", 3)]} round={2} event="Cup" />);
  };
  const printed = vi.fn();
  beforeEach(() => vi.stubGlobal("print", printed.mockReset()));

  it("are eight to a page, by table, and each venue begins a page", async () => {
    const root = await hall();
    expect(pages(root)).toEqual([8, 8, 1, 3]);
    expect([...root.querySelectorAll(".slip-board")].slice(0, 3).map((one) => one.textContent)).toEqual([
      "Board 1",
      "Board 2",
      "Board 3",
    ]);
    expect(root.querySelector("[data-slips]")!.textContent).toContain("17 slips, 3 pages");
    await press(root, official.codes.slips);
    expect(printed).toHaveBeenCalledOnce();
  });
  it("are printed for one venue alone, and then all are there again", async () => {
    const root = await hall();
    await press(root, "Print the codes of Milan");
    expect([printed.mock.calls.length, pages(root)]).toEqual([1, [3]]);
    dispatchEvent(new Event("afterprint"));
    await settled();
    expect(pages(root)).toEqual([8, 8, 1, 3]);
  });
  it("speak the language of their venue", async () => {
    const root = await hall();
    const choice = root.querySelector<HTMLSelectElement>('select[aria-label="Language of the slips, Milan"]')!;
    choice.value = "it";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    const [rome, milan] = ["en", "it"].map((tongue) => root.querySelector(`.slip-page[lang=${tongue}]`)!.textContent);
    expect(rome).toContain("Rome · Round 2");
    expect(milan).toMatch(/Turno 2.*Scacchiera 1.*Bianco.*una volta sola/);
  });
});
