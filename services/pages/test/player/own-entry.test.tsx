// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "../../src/protocol/protocol";

const send = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown): Promise<Outcome> => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command: send,
  send,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));
vi.mock("../../src/board/chessboard", () => ({ PlayBoard: () => null }));

import { OwnChanges } from "../../src/console/own-changes";
import { byesFor, mayTakeBack, roundsToLeave } from "../../src/player/own-entry-rules";
import { PlayerPage } from "../../src/player/player";
import type { OwnChange, OwnEntry, OwnPlayer } from "../../src/protocol/own-entry";
import { ownEntryWords as words } from "../../src/words/en/own-entry";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";
import { fill, submit } from "../setup/served";

const ANNA = { ...who("PLAYER", "rome"), id: "p1", name: "Anna", side: "WHITE" as const };
const NOW = 1_000_000;

const player = (more: Partial<OwnPlayer> = {}): OwnPlayer => ({
  id: "p1",
  name: "Anna",
  byes: [],
  withdrawals: [],
  ...more,
});
const entry = (more: Partial<OwnEntry> = {}): OwnEntry => ({
  kinds: ["HALF", "ZERO"],
  mostHalf: 1,
  halfUntilRound: 3,
  rounds: [
    { number: 2, paired: true, until: null },
    { number: 3, paired: false, until: null },
    { number: 4, paired: false, until: null },
  ],
  players: [player()],
  ...more,
});

let served = entry();
let status = 200;
beforeEach(() => {
  served = entry();
  status = 200;
  send.mockReset();
  send.mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/own-entry"
      ? new Response(JSON.stringify(status === 200 ? served : { code: "NO_SEAT", detail: "No seat." }), { status })
      : new Promise(() => {}),
  );
});

/** The dialog, opened on the page of a player who waits for a round. */
async function opened(): Promise<HTMLElement> {
  knows(ANNA);
  const root = await show(<PlayerPage />);
  await press(root, t.ownEntry.open);
  await vi.waitFor(() => expect(root.querySelector("dialog")?.textContent).not.toContain(words.loading));
  await settled();
  return root;
}

describe("what a player may request (OCR 16.1)", () => {
  const [second, third, fourth] = entry().rounds;

  it("is a bye of an announced kind in a round that is not paired", () => {
    expect(byesFor(entry(), player(), second!, NOW)).toEqual([]);
    expect(byesFor(entry(), player(), third!, NOW)).toEqual(["HALF", "ZERO"]);
    expect(byesFor(entry(), player(), fourth!, NOW), "half-point byes until round 3").toEqual(["ZERO"]);
    expect(byesFor(entry({ kinds: [] }), player(), third!, NOW)).toEqual([]);
  });
  it("is limited in number, and ends in time", () => {
    const used = player({ byes: [{ round: 1, kind: "HALF" }] });
    expect(byesFor(entry(), used, third!, NOW)).toEqual(["ZERO"]);
    expect(byesFor(entry({ mostHalf: 2 }), used, third!, NOW)).toEqual(["HALF", "ZERO"]);
    expect(byesFor(entry(), player(), { ...third!, until: NOW }, NOW)).toEqual([]);
    expect(byesFor(entry(), player(), { ...third!, until: NOW + 1 }, NOW)).toEqual(["HALF", "ZERO"]);
  });
  it("is nothing in a round without the player, or with a bye that only officials give", () => {
    const away = player({ withdrawals: [{ fromRound: 3, untilRound: 4 }] });
    expect(byesFor(entry(), away, third!, NOW)).toEqual([]);
    expect(byesFor(entry(), away, fourth!, NOW)).toEqual(["ZERO"]);
    expect(roundsToLeave(entry(), away).map((round) => round.number)).toEqual([2, 4]);
    const given = player({ byes: [{ round: 3, kind: "FULL" }] });
    expect(byesFor(entry(), given, third!, NOW)).toEqual([]);
    expect(mayTakeBack(entry(), given, 3, NOW)).toBe(false);
  });
  it("can be taken back while the round is not paired", () => {
    const asked = player({ byes: [2, 3].map((round) => ({ round, kind: "ZERO" as const })) });
    expect([2, 3, 4].map((round) => mayTakeBack(entry(), asked, round, NOW))).toEqual([false, true, false]);
    expect(byesFor(entry(), asked, third!, NOW), "another kind").toEqual(["HALF"]);
  });
});

describe("a player", () => {
  it("asks for a bye in a round that is not paired", async () => {
    const root = await opened();
    expect(root.querySelector("dialog")!.textContent).toContain(words.none);
    await press(root, words.ask);
    await fill(root, words.round, "4");
    await fill(root, t.reason, " wedding ");
    served = entry({ players: [player({ byes: [{ round: 4, kind: "ZERO" }] })] });
    await submit(root);
    expect(send).toHaveBeenCalledWith("setAbsence", { player: "p1", round: 4, kind: "ZERO", reason: "wedding" });
    expect(root.querySelector("[data-bye='4']")!.textContent).toContain(words.bye(4, words.kind.ZERO));
    await press(root, words.takeBack);
    await fill(root, t.reason, "no wedding");
    await submit(root);
    expect(send).toHaveBeenLastCalledWith("setAbsence", { player: "p1", round: 4, reason: "no wedding" });
  });
  it("reads why no bye can be requested", async () => {
    served = entry({ kinds: [] });
    const root = await opened();
    expect(root.querySelector("dialog")!.textContent).toContain(words.notAnnounced);
    expect(buttons(root)).not.toContain(words.ask);
  });
  it("withdraws only after reading what follows", async () => {
    served = entry({ players: [player({ byes: [{ round: 3, kind: "HALF" }] })] });
    const root = await opened();
    await press(root, words.withdraw);
    await fill(root, t.reason, "ill");
    await submit(root);
    const follows = root.querySelector("[data-follows]")!.textContent!;
    expect(send, "nothing is sent yet").not.toHaveBeenCalled();
    for (const line of [
      words.effects.own(2),
      words.effects.paired(2),
      words.effects.byes,
      words.effects.now,
      words.effects.back,
    ])
      expect(follows).toContain(line);
    served = entry({ players: [player({ withdrawals: [{ fromRound: 2, untilRound: 0 }] })] });
    await submit(root);
    expect(send).toHaveBeenCalledWith("withdrawPlayer", { player: "p1", round: 2, reason: "ill" });
    expect(root.querySelector("[data-withdrawn='2']")!.textContent).toBe(words.away(2));
    expect(buttons(root)).not.toContain(words.withdraw);
  });
  it("reads a refusal where it was asked, and what was typed stays", async () => {
    send.mockResolvedValue({ ok: false, code: "BYE_ROUND_PAIRED", rule: "LAW 6.6", text: "Round 3 is paired." });
    const root = await opened();
    await press(root, words.ask);
    await fill(root, t.reason, "wedding");
    await submit(root);
    expect(root.querySelector("dialog [role=alert]")!.textContent).toContain("Round 3 is paired. (LAW 6.6)");
    expect(root.querySelector<HTMLInputElement>("dialog .reason input")!.value).toBe("wedding");
  });
  it("finds it during a game too, away from the board, and an assistant does not", async () => {
    knows(ANNA, { boards: [board({ moves: [], rules: {} } as never)] });
    const game = await show(<PlayerPage />);
    const button = [...game.querySelectorAll("button")].find((one) => one.textContent === t.ownEntry.open)!;
    expect(button.closest(".side-panel .actions")).not.toBeNull();
    knows({ ...ANNA, role: "ASSISTANT" }, { boards: [board({ moves: [], rules: {} } as never)] });
    expect(buttons(await show(<PlayerPage />))).not.toContain(t.ownEntry.open);
  });
  it("learns that the hall did not answer, and tries again", async () => {
    status = 403;
    const root = await opened();
    expect(root.querySelector("dialog [role=alert]")!.textContent).toContain("No seat.");
    status = 200;
    await press(root, words.again);
    expect(root.querySelector("dialog")!.textContent).toContain(words.none);
  });
});

describe("the captain of a team", () => {
  it("acts for its players too (FSSI team-b)", async () => {
    served = entry({ players: [player(), player({ id: "p2", name: "Bruno" })] });
    const root = await opened();
    await fill(root, words.of, "p2");
    expect(root.querySelector("dialog")!.textContent).toContain(words.noneOf("Bruno"));
    await press(root, words.withdraw);
    await fill(root, words.fromRound, "3");
    await fill(root, t.reason, "ill");
    await submit(root);
    expect(root.querySelector("[data-follows]")!.textContent).toContain(words.effects.other("Bruno", 3));
    expect(root.querySelector("[data-follows]")!.textContent).not.toContain(words.effects.paired(2));
    await submit(root);
    expect(send).toHaveBeenCalledWith("withdrawPlayer", { player: "p2", round: 3, reason: "ill" });
  });
});

describe("the Chief Arbiter", () => {
  const change = (more: Partial<OwnChange>): OwnChange => ({
    at: NOW,
    kind: "PLAYER_WITHDRAWN",
    player: "Anna",
    by: "Anna",
    round: 2,
    bye: "",
    board: 0,
    reason: "ill",
    ...more,
  });
  const shown = async (changes: OwnChange[]) => {
    knows(who("CHIEF_ARBITER"), { competition: { ...competition(), ownChanges: changes } });
    return show(<OwnChanges />);
  };

  it("sees what players changed, and what must be paired again (OCR 16.1)", async () => {
    const root = await shown([
      change({ board: 4 }),
      change({ kind: "ABSENCE_SET", player: "Bruno", by: "Carla", round: 3, bye: "HALF" }),
      change({ kind: "ABSENCE_TAKEN_BACK", player: "Dora", by: "Dora", round: 3 }),
    ]);
    expect([...root.querySelectorAll("[data-own-change] strong")].map((one) => one.textContent)).toEqual([
      official.ownChanges.withdrawn("Anna", 2),
      official.ownChanges.bye("Bruno", 3, official.ownChanges.kind.HALF),
      official.ownChanges.plays("Dora", 3),
    ]);
    expect(root.textContent).toContain(official.ownChanges.paired(4, 2));
    expect(root.textContent).toContain(official.ownChanges.by("Carla"));
    expect(buttons(root)).toContain(t.pairings);
  });
  it("sees nothing where nobody changed anything", async () => {
    expect((await shown([])).textContent).toBe("");
  });
});
