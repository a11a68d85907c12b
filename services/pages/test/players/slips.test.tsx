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
import { state } from "../../src/state/state";
import { t } from "../../src/words/words";
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
  await press(root, t.codes.makeNow);
  return root.querySelector(".slip")!;
}

describe("a poster for the door", () => {
  it("leads to the hall's public address and holds no code", async () => {
    const printed = vi.fn();
    vi.stubGlobal("print", printed);
    knows(who("CHIEF_ARBITER"));
    state.value = { ...state.value, address: "https://hall.example.org" };
    const root = await show(<CodesPage />);
    await press(root, t.codes.poster);
    expect(printed).toHaveBeenCalledOnce();
    const poster = root.querySelector(".poster")!;
    expect(read(poster.querySelector("svg")!)).toBe("https://hall.example.org/");
    expect(poster.textContent).toContain("https://hall.example.org");
    expect(poster.textContent).toContain(t.codes.posterText);
    dispatchEvent(new Event("afterprint"));
    await settled();
    expect(root.querySelector(".poster"), "the page is as it was").toBeNull();
  });
});

describe("a slip for a player", () => {
  it("leads to the hall's public address, in letters and as a QR code with the player's code in it", async () => {
    const slip = await slips("https://hall.example.org");
    expect(slip.textContent).toContain(t.codes.slip("https://hall.example.org"));
    expect(read(slip.querySelector("svg")!)).toBe("https://hall.example.org/#code=AB12-CD34");
  });
  it("leads to where the arbiter's page was opened, if the hall was told no other address", async () => {
    const slip = await slips(null);
    expect(slip.textContent).toContain(t.codes.slip(location.origin));
    expect(read(slip.querySelector("svg")!)).toBe(`${location.origin}/#code=AB12-CD34`);
  });
});
