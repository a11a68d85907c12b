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
vi.mock("../../src/board/chessboard", () => ({ PlayBoard: () => null }));

import { isSecondClick, pressOnce } from "../../src/widgets/double-click";
import { Penalties } from "../../src/decision/penalty-shortcuts";
import { PlayerPage } from "../../src/player/player";
import type { BoardView } from "../../src/protocol/protocol";
import { setSession } from "../../src/network/session";
import { update } from "../../src/state/state";
import { withNotice } from "../../src/state/notices";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, player, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

const ANNA = { ...who("PLAYER", "rome"), side: "WHITE" as const };
const now = (more: Partial<BoardView> = {}) => board({ moves: [], rules: {}, ...more } as Partial<BoardView>);
const notices = (root: ParentNode) =>
  [...root.querySelectorAll(".notice .grow")].map((one) => one.textContent!.replace(/^\S+ /, ""));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setSession({ token: "x", role: "PLAYER", name: "Anna", competitionId: "demo", board: "demo/1/3" } as never);
  command.mockClear();
});

describe("who is at the board (OCR 16.11, DEC-13)", () => {
  const seated = (present: boolean, more: Partial<BoardView> = {}) => {
    const one = now({ status: "CREATED", ply: 0, ...more });
    return { ...one, white: { ...one.white, present } };
  };
  const arrive = (root: ParentNode) => root.querySelector<HTMLElement>("[data-arrive]")?.dataset.arrive ?? null;

  it("is who says so, and is not asked again", async () => {
    knows(ANNA, { boards: [seated(false)] });
    const root = await show(<PlayerPage />);
    expect(command).not.toHaveBeenCalled();
    await press(root, t.arrive.here);
    expect(command).toHaveBeenCalledWith("checkIn", {});
    update((s) => ({ ...s, boards: new Map([["demo/1/3", { ...seated(true), sequence: 11 }]]) }));
    await settled();
    expect(arrive(root)).toBe(null);
  });
  it("may come late, but not to a game that is over or goes on another day", async () => {
    const tomorrow = {
      ordered: false,
      reason: null,
      sessionEnd: null,
      sealed: "BLACK",
      confirmed: true,
      place: "safe",
    } as const;
    const resumed = (resumesAt: number) =>
      seated(false, { status: "ADJOURNED", adjournment: { ...tomorrow, resumesAt } as never });
    const shown = async (one: BoardView) => {
      knows(ANNA, { boards: [one] });
      return arrive(await show(<PlayerPage />));
    };
    expect(await shown(seated(false, { status: "PLAYING" }))).toBe("ask");
    expect(await shown(seated(false, { status: "ENDED", result: "1-0" }))).toBe(null);
    expect(await shown(resumed(Date.now() + 86_400_000))).toBe(null);
    expect(await shown(resumed(Date.now() + 60_000))).toBe("ask");
  });
  it("reads it if he is recorded as absent", async () => {
    const one = seated(false);
    const arrival = { ...one.arrival, absent: ["WHITE"], excluded: [], unchecked: [] } as never;
    knows(ANNA, { boards: [{ ...one, arrival }] });
    expect(arrive(await show(<PlayerPage />))).toBe("absent");
  });
});

describe("a draw offer for the next move (OCR 5.3)", () => {
  const armed = (root: ParentNode) => root.querySelector(".actions [aria-pressed=true]") !== null;

  it("survives a reload, and goes out with the move", async () => {
    knows(ANNA, { boards: [now()] });
    await press(await show(<PlayerPage />), t.offerDraw);
    const again = await show(<PlayerPage />);
    expect([armed(again), again.textContent!.includes(t.offerWithMove)]).toEqual([true, true]);
    update((s) => ({ ...s, boards: new Map([["demo/1/3", now({ ply: 1, turn: "BLACK", sequence: 11 })]]) }));
    await settled();
    expect([armed(again), notices(again)]).toEqual([false, []]);
  });
  it("says that it is gone where a pause or a new game takes it away", async () => {
    for (const change of [{ status: "PAUSED" }, { attempt: 2, ply: 0 }] as const) {
      knows(ANNA, { boards: [now()] });
      const root = await show(<PlayerPage />);
      await press(root, t.offerDraw);
      update((s) => ({ ...s, boards: new Map([["demo/1/3", now({ ...change, sequence: 11 })]]) }));
      await settled();
      expect([armed(root), notices(root)]).toEqual([false, [t.armedGone]]);
    }
  });
  it("is over with the game, without a word", async () => {
    knows(ANNA, { boards: [now()] });
    const root = await show(<PlayerPage />);
    await press(root, t.offerDraw);
    update((s) => ({ ...s, boards: new Map([["demo/1/3", now({ status: "ENDED", result: "0-1", sequence: 11 })]]) }));
    await settled();
    expect([armed(root), notices(root)]).toEqual([false, []]);
  });
  it("is taken back by a second press, and is not another game's", async () => {
    knows(ANNA, { boards: [now()] });
    const root = await show(<PlayerPage />);
    await press(root, t.offerDraw);
    await press(root, t.offerDraw);
    expect([armed(root), armed(await show(<PlayerPage />)), notices(root)]).toEqual([false, false, []]);
  });
});

describe("a player's page", () => {
  it("has the newest notice first, and the call of an arbiter outside what scrolls", async () => {
    knows(ANNA, { boards: [now()] });
    update((s) =>
      ["first", "second", "third", "fourth"].reduce((all, text, n) => withNotice(all, "warn", text, 1_000 + n), s),
    );
    const root = await show(<PlayerPage />);
    expect(notices(root)).toEqual(["fourth", "third", "second"]);
    expect([
      root.querySelector(".panel-scroll .call-arbiter"),
      root.querySelector(".side-panel > .actions > .call-arbiter")!.textContent,
    ]).toEqual([null, t.callArbiter]);
  });
  it.each([
    ["narrow", 390, 844],
    ["low", 844, 390],
    ["large", 1280, 800],
  ])("folds rarely needed buttons on a %s screen, and never the call of an arbiter", async (_, width, height) => {
    knows(ANNA, { boards: [now()] });
    const [wide, high] = [innerWidth, innerHeight];
    Object.assign(window, { innerWidth: width, innerHeight: height });
    const root = await show(<PlayerPage />);
    const folded = root.querySelector(".more-actions");
    expect([folded !== null, root.querySelector(".game.short") !== null]).toEqual([width < 1280, height < 500]);
    expect(buttons(root.querySelector(".side-panel > .actions")!)).toContain(t.callArbiter);
    expect(root.querySelectorAll(".actions > button").length).toBe(folded ? 3 : 5);
    Object.assign(window, { innerWidth: wide, innerHeight: high });
  });
});

describe("a penalty form", () => {
  it("names the player it is against and the opponent, and no offender (OCR 18.4)", async () => {
    const CA = who("CHIEF_ARBITER");
    const against = now({ white: player("Anna", "rome"), black: player("Boris", "paris") });
    knows(CA, { boards: [against] });
    const root = await show(<Penalties board={against} you={CA} rulings={0} />);
    const black = root.querySelector(`[aria-label^="${official.penaliseWhom("BLACK", "Boris")}"]`)!;
    await press(black, official.otherPenalty);
    const form = root.querySelector("form")!;
    expect(form.querySelector("h3")!.textContent).toBe("Penalty for Black, Boris");
    expect(buttons(form).slice(0, 3)).toEqual([
      "Warning (18.4.1)",
      "More time for Anna (18.4.2)",
      "Less time for Boris (18.4.3)",
    ]);
    expect(form.textContent).toContain("More points for Anna (18.4.4), Fewer points for Boris (18.4.5): ");
    expect(root.textContent).not.toMatch(/offender/i);
  });
});

describe("a double click", () => {
  it("presses once, whatever lies under the second click, and still marks a word", async () => {
    pressOnce(document);
    const pressed: string[] = [];
    const root = await show(
      <div>
        <button onClick={() => pressed.push("one")}>one</button>
        <label>
          <input type="checkbox" onChange={() => pressed.push("tick")} />
          two
        </label>
        <input onClick={() => pressed.push("field")} />
      </div>,
    );
    const click = (of: string, detail: number) =>
      root.querySelector(of)!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    click("button", 1);
    click("button", 2);
    click("[type=checkbox]", 2);
    click("input:not([type])", 2);
    click("button", 0);
    expect(pressed).toEqual(["one", "field", "one"]);
    expect(isSecondClick({ detail: 2, target: null } as never)).toBe(false);
  });
});
