// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { Header } from "../../src/shell/header";
import { ConsolePage } from "../../src/console/console";
import { PapersPage } from "../../src/papers/papers";
import type { RoundPaper } from "../../src/protocol/protocol";
import { state } from "../../src/state/state";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

const LCA = { ...who("LOCAL_CHIEF_ARBITER", "rome"), id: "lca" };
const signature = { role: "LOCAL_CHIEF_ARBITER" as const, name: "Luca", at: 1, remarks: "", sha256: "0".repeat(64) };
let paper: RoundPaper;
let fetched = 0;
const cup = (signed: string[] = [], lapsed: string[] = []) => ({
  ...competition(),
  venues: [{ id: "rome", name: "Rome", timeZone: "Europe/Rome" }],
  rounds: [
    {
      number: 1,
      opened: true,
      official: false,
      startsAt: null,
      shownFrom: null,
      signed,
      lapsed,
      signings: signed.length + lapsed.length,
      changed: [],
    },
  ],
});
const of = (rounds = cup()) => knows(LCA, { boards: [board()], competition: rounds });
const field = (root: HTMLElement) => root.querySelector("textarea")!;
async function write(root: HTMLElement, text: string): Promise<void> {
  field(root).value = text;
  field(root).dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

beforeEach(() => {
  command.mockClear();
  sessionStorage.clear();
  fetched = 0;
  paper = { sha256: "a".repeat(64), signature: null, unchanged: true, missing: [], earlier: [] };
  vi.stubGlobal("fetch", async () => {
    fetched++;
    return new Response(JSON.stringify(paper));
  });
});

describe("the report of a round (OCR 18.3)", () => {
  it("keeps remarks that are being written while one looks elsewhere, until they are signed", async () => {
    of();
    await write(await show(<PapersPage />), "A lamp broke");
    const again = await show(<PapersPage />);
    expect(field(again).value).toBe("A lamp broke");
    await press(again, official.papers.sign);
    paper = { ...paper, signature: { ...signature, remarks: "A lamp broke" } };
    await press(again, official.papers.confirm);
    expect(command).toHaveBeenCalledWith("signReport", {
      round: 1,
      venue: "rome",
      remarks: "A lamp broke",
      sha256: "a".repeat(64),
    });
    expect(sessionStorage.length).toBe(0);
  });
  it("shows no second button to sign while a signature is on its way", async () => {
    paper = { ...paper, signature, unchanged: false };
    of(cup(["rome"]));
    const root = await show(<PapersPage />);
    await press(root, official.papers.sign);
    await press(root, official.papers.confirm);
    expect(root.textContent).toContain(official.papers.signing);
    expect(buttons(root)).not.toContain(official.papers.sign);
    paper = { ...paper, signature: { ...signature, at: 2 }, unchanged: true };
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    expect(root.textContent).not.toContain(official.papers.signing);
    expect(root.querySelector("[data-stage]")!.getAttribute("data-stage")).toBe("SIGNED");
  });
  it("is fetched again when an incident or a ruling is recorded elsewhere", async () => {
    of();
    await show(<PapersPage />);
    const before = fetched;
    state.value = {
      ...state.value,
      rulings: new Map([["r", { id: "r", board: "demo/1/3", state: "APPLIED", withdrawn: [] } as never]]),
    };
    await settled();
    const after = fetched;
    expect(after).toBeGreaterThan(before);
    state.value = { ...state.value, boards: new Map([["demo/1/3", board({ ply: 1 })]]) };
    await settled();
    expect(fetched).toBe(after); // the report does not contain moves
  });
  it("is in the header as soon as its signature is no longer valid", async () => {
    const badge = async () =>
      (await show(<Header />)).querySelector("nav")!.textContent!.includes(official.papers.again);
    of();
    expect(await badge()).toBe(false);
    of(cup([], ["rome"]));
    expect(await badge()).toBe(true);
    paper = { ...paper, signature, unchanged: false };
    of(cup(["rome"]));
    expect(await badge()).toBe(true);
    paper = { ...paper, signature, unchanged: true };
    of(cup(["rome"]));
    expect(await badge()).toBe(false);
  });
  it("says of a venue whose report is not open that it has changed since it was signed", async () => {
    paper = { ...paper, signature, unchanged: false };
    knows(who("CHIEF_ARBITER"), { boards: [board()], competition: cup(["rome"]) });
    const root = await show(<PapersPage />);
    await settled();
    expect(root.querySelector("[data-paper='rome'] .chip")!.textContent).toBe(official.papers.stage.CHANGED);
  });
  it("leads from a point that is missing to its board", async () => {
    paper = { ...paper, missing: [{ point: "NOT_APPROVED", blocks: true, of: ["3"] }] };
    of();
    await press(await show(<PapersPage />), t.board(3));
    expect((await show(<ConsolePage />)).querySelector("[data-detail='demo/1/3']")).not.toBeNull();
  });
});
