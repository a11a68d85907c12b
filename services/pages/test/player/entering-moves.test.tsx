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
type Tap = { from: string; to: string | null } | null;
const shown = vi.hoisted((): { onTap(tap: Tap): void; onMove(move: string): void } => ({ onTap() {}, onMove() {} }));
vi.mock("../../src/board/chessboard", () => ({
  PlayBoard: (props: typeof shown) => {
    Object.assign(shown, props);
    return null;
  },
}));

import { PlayerPage } from "../../src/player/player";
import type { BoardView } from "../../src/protocol/protocol";
import { setSession } from "../../src/network/session";
import { adjournmentsWords as italian } from "../../src/words/it/adjournments";
import { update } from "../../src/state/state";
import { t } from "../../src/words/words";
import { board, who } from "../fixtures";
import { buttons, knows, press, settled, show, type } from "../rendered";

const ANNA = { ...who("PLAYER", "rome"), side: "WHITE" as const };
const ZOE = { ...who("ASSISTANT", "rome"), side: "WHITE" as const };
const LEGAL = ["e2e4", "g1f3"];
const now = (more: Partial<BoardView> = {}) => board({ legal: LEGAL, rules: {}, ...more } as Partial<BoardView>);
const why = (root: ParentNode) => root.querySelector(".refused-tap")!.textContent;
const sealing = (sealed: "WHITE" | null) =>
  ({ ordered: true, reason: null, sessionEnd: null, sealed, confirmed: false, place: null, resumesAt: null }) as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setSession({ token: "x", role: "PLAYER", name: "Anna", competitionId: "demo", board: "demo/1/3" } as never);
  command.mockClear();
});

describe("a tap on the board that makes no move", () => {
  const tap = async (one: Partial<BoardView>, at: Tap) => {
    knows(ANNA, { boards: [now(one)] });
    const root = await show(<PlayerPage />);
    shown.onTap(at);
    await settled();
    return root;
  };

  it("says why, until the next one that is right", async () => {
    const root = await tap({}, { from: "e2", to: "e5" });
    expect(why(root)).toBe("The move from e2 to e5 is not legal.");
    shown.onTap({ from: "a1", to: null });
    await settled();
    expect(why(root)).toBe("The piece on a1 cannot move.");
    shown.onTap(null);
    await settled();
    expect(why(root)).toBe("");
  });

  it.each<[string, Partial<BoardView>, string]>([
    ["the check", { check: true }, t.tapStuck("e2", true)],
    ["the turn", { turn: "BLACK", legal: [] }, t.notYourTurn],
    ["a pause", { status: "PAUSED", legal: [] }, t.noMoveNow],
    ["no more than the result once the game has ended", { status: "ENDED", result: "1-0", legal: [] }, ""],
  ])("names %s", async (_, one, text) => {
    expect(why(await tap(one, { from: "e2", to: null }))).toBe(text);
  });

  it("is forgotten with the next position", async () => {
    const root = await tap({}, { from: "e2", to: "e5" });
    update((s) => ({ ...s, boards: new Map([["demo/1/3", now({ ply: 1, turn: "BLACK", sequence: 11 })]]) }));
    await settled();
    expect(why(root)).toBe("");
  });
});

describe("the field for typed moves", () => {
  it("is behind a button where fingers move the pieces, and takes the focus when it is opened", async () => {
    const media = vi
      .spyOn(window, "matchMedia")
      .mockImplementation((query) => ({ matches: query === "(pointer: coarse)" }) as MediaQueryList);
    knows(ANNA, { boards: [now()] });
    const root = await show(<PlayerPage />);
    media.mockRestore();
    expect(root.querySelector("#typed-move")).toBeNull();
    await press(root, t.typeInstead);
    const field = root.querySelector<HTMLInputElement>("#typed-move")!;
    expect(document.activeElement).toBe(field);
    await type(field, "Nf3");
    await press(root, t.makeMove);
    expect(command).toHaveBeenCalledWith("play", { uci: "g1f3", expectedPly: 0 });
  });
});

describe("a sealed move (ADJ I.1.1)", () => {
  it("is sealed, not made, goes without an offer, and is never named", async () => {
    knows(ANNA, { boards: [now({ adjournment: sealing(null) })] });
    const root = await show(<PlayerPage />);
    expect(buttons(root)).toContain(t.sealMove);
    for (const absent of [t.makeMove, t.offerDraw]) expect(buttons(root)).not.toContain(absent);
    shown.onMove("g1f3");
    await settled();
    expect(command).toHaveBeenCalledWith("sealMove", { uci: "g1f3" });
    update((s) => ({ ...s, boards: new Map([["demo/1/3", now({ adjournment: sealing("WHITE"), sequence: 11 })]]) }));
    await settled();
    expect(root.textContent).toContain(t.youSealed);
    expect(root.querySelector(".sealing")!.textContent).not.toMatch(/[a-h][1-8]/);
    for (const text of [t.youSealed, italian.youSealed]) expect(text).not.toMatch(/[a-h][1-8]/);
  });
});

describe("an assistant (APP-III 1.1)", () => {
  it("may type the move that the player announces", async () => {
    knows(ZOE, { boards: [now()] });
    const root = await show(<PlayerPage />);
    await type(root.querySelector<HTMLInputElement>("#typed-move")!, "Nf3");
    root.querySelector<HTMLFormElement>(".typed-move")!.dispatchEvent(new Event("submit", { cancelable: true }));
    await settled();
    expect(command).toHaveBeenCalledWith("play", { uci: "g1f3", expectedPly: 0 });
  });

  it("reads why a tap makes no move", async () => {
    knows(ZOE, { boards: [now()] });
    const root = await show(<PlayerPage />);
    shown.onTap({ from: "e2", to: "e5" });
    await settled();
    expect(why(root)).toBe(t.tapIllegal("e2", "e5", false));
  });
});
