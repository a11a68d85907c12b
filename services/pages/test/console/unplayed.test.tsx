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

import { CodesPage } from "../../src/players/codes";
import { ConsolePage } from "../../src/console/console";
import { OpenRound } from "../../src/round/round-opening";
import { noGameText } from "../../src/player/next-game";
import { mayBecomeOfficial } from "../../src/words/scores";
import { PlayerPage } from "../../src/player/player";
import type { Competition, NoGame, Side, Unplayed } from "../../src/protocol/protocol";
import { unclosed, unplayedText } from "../../src/state/rounds";
import { state } from "../../src/state/state";
import { reduce } from "../../src/state/reduce";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { statusText } from "../../src/widgets/board-words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, show } from "../rendered";

const CA = who("CHIEF_ARBITER");
const by = { article: "OCR 18.4.8", ruling: "demo/1/1/ruling-1" };
const pairing: Unplayed = {
  board: 3,
  white: { name: "Perla", venue: "rome", venueName: "Rome", excluded: null },
  black: { name: "Tancredi", venue: "milan", venueName: "Milan", excluded: by },
};
const line =
  "Board 3: Perla – Tancredi, + − by forfeit: " +
  "Tancredi is excluded from this round (OCR 18.4.8, ruling demo/1/1/ruling-1).";
const over = board({ id: "demo/1/1", round: 1, number: 1, status: "ENDED", result: "1-0", resultStatus: "OFFICIAL" });
const second = (opened: boolean): Competition => {
  const known = competition();
  return {
    ...known,
    rounds: known.rounds.map((round) => (round.number === 2 ? { ...round, opened, unplayed: [pairing] } : round)),
  };
};

beforeEach(() => {
  command.mockClear();
});

describe("a pairing with an excluded player (OCR 18.4.8)", () => {
  it("says its result and by which ruling who is excluded", () => {
    expect(unplayedText(pairing)).toBe(line);
    expect(unplayedText({ ...pairing, white: { ...pairing.white, excluded: by } })).toContain(
      ", − − by forfeit: Perla is excluded",
    );
    expect(
      unplayedText({
        ...pairing,
        white: { ...pairing.white, excluded: by },
        black: { ...pairing.black, excluded: null },
      }),
    ).toContain(", − + by forfeit: ");
  });
  it("says of an expelled player that he was expelled, and when (OCR 18.4.9)", () => {
    const out = { article: "OCR 18.4.9", ruling: "demo/1/1/ruling-1", expelledIn: 1 };
    const text = unplayedText({ ...pairing, black: { ...pairing.black, excluded: out } });
    expect(text).toContain(
      "Tancredi was expelled from the competition in round 1 (OCR 18.4.9, ruling demo/1/1/ruling-1)",
    );
    expect(text).not.toContain("excluded from this round");
    expect(
      noGameText({ round: 2, opponent: "Perla", own: true, theirs: false, article: "OCR 18.4.9", expelledIn: 1 }),
    ).toContain("You were expelled from the competition in round 1 (OCR 18.4.9)");
    expect(
      noGameText({ round: 2, opponent: "Perla", own: false, theirs: true, article: "OCR 18.4.9", expelledIn: 1 }),
    ).toContain("Perla was expelled from the competition in round 1");
  });
  it("is named before the round is opened", async () => {
    knows(CA, { boards: [over], competition: second(false) });
    expect((await show(<OpenRound round={2} onClose={() => {}} />)).querySelector("[data-unplayed]")!.textContent).toBe(
      line,
    );
    knows(CA, { boards: [over] });
    expect((await show(<OpenRound round={2} onClose={() => {}} />)).querySelector("[data-unplayed]")).toBeNull();
  });
  it("stands above the boards of its round as decided, with nothing to press", async () => {
    const game = board({ id: "demo/2/1", round: 2, number: 1, status: "CREATED" });
    knows(who("LOCAL_CHIEF_ARBITER", "milan"), { boards: [game], competition: second(true) });
    const wall = (await show(<ConsolePage />)).querySelector("[data-unplayed]")!;
    expect(wall.textContent).toBe(line);
    expect(buttons(wall)).toEqual([]);
  });
  it("is named where codes are made", async () => {
    knows(CA, { boards: [over], competition: second(false) });
    const root = await show(<CodesPage />);
    root.querySelector("select")!.value = "2";
    root.querySelector("select")!.dispatchEvent(new Event("change"));
    await show(null);
    await press(root, official.codes.make(2));
    expect(root.querySelector("[data-unplayed]")!.textContent).toBe(line);
  });
  it("asks its venues for their reports, and does not keep its round from becoming official (OCR 18.3, 17.11)", () => {
    expect(unclosed(second(true), []).find((one) => one.round === 2)?.reports).toEqual(["milan", "rome", ""]);
    expect(mayBecomeOfficial(second(true), [], 2)).toBe(true);
    expect(mayBecomeOfficial(competition(), [], 1)).toBe(false);
  });
});

describe("the page of a player of such a pairing (OCR 18.4.8)", () => {
  const told = async (none: NoGame | null, boards = [over]) => {
    knows({ ...who("PLAYER"), side: "WHITE" }, { boards });
    state.value = reduce(state.value, { t: "next", game: null, none }, 0);
    return (await show(<PlayerPage />)).textContent;
  };
  const wins: NoGame = { round: 2, opponent: "Tancredi", own: false, theirs: true, article: "OCR 18.4.8" };
  const out: NoGame = { round: 2, opponent: "", own: true, theirs: false, article: "OCR 18.4.8" };

  it("tells the opponent that he wins by forfeit and has no game, at the board of the game before", async () => {
    expect(await told(wins)).toContain(
      "You have no game in round 2: your opponent Tancredi is excluded from this round (OCR 18.4.8), " +
        "and you win by forfeit.",
    );
    expect(await told(null)).not.toContain("You have no game");
  });
  it("tells who is excluded so instead of asking him to wait", async () => {
    const text = await told(out, []);
    expect(text).toContain("You are excluded from round 2 (OCR 18.4.8), so you have no game in this round.");
    expect(text).not.toContain(t.waitRound);
    expect(await told(null, [])).toContain(t.waitRound);
  });
});

describe("a game that was lost without being played (FSSI ind-b, LAW 6.7.1)", () => {
  it("was lost by the roll call, not by the default time, where its loser was left out after it", () => {
    const lost = (excluded: readonly Side[], result = "1-0") =>
      statusText(
        board({
          status: "ENDED",
          result,
          termination: "FORFEIT",
          arrival: {
            startAt: null,
            minutes: 0,
            defaultAt: null,
            waived: false,
            rollCall: true,
            excluded,
            absent: [],
            unchecked: [],
          },
        }),
      );
    expect(lost([])).toContain(t.termination.FORFEIT);
    expect(lost(["BLACK"])).toContain(t.forfeitAtRollCall);
    expect(lost(["WHITE"])).toContain(t.termination.FORFEIT);
    expect(lost(["WHITE"], "0-0")).toContain(t.forfeitAtRollCall);
  });
});
