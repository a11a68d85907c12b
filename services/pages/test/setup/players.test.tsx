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

import { SetupPage } from "../../src/setup/setup";
import { words } from "../../src/setup/words";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";
import { button, confirm, fill, hall, player, servesAgain } from "./served";

beforeEach(() => servesAgain(send));

async function page(): Promise<HTMLElement> {
  knows(who("CHIEF_ORGANISER"));
  return show(<SetupPage />);
}

describe("players", () => {
  it("of one venue are changed by its Local Organiser, who sees no officials and no history", async () => {
    hall.setup = {
      ...hall.setup,
      competition: {
        ...hall.setup.competition,
        venues: hall.setup.competition.venues.filter((one) => one.id === "rome"),
      },
      may: { players: true, places: false, officials: false, organiser: false, venues: false },
    };
    knows(who("LOCAL_ORGANISER"));
    const root = await show(<SetupPage />);
    expect(hall.asked.map((one) => one.path)).not.toContain("/api/setup/history");
    for (const part of Object.values(words.parts)) expect(button(root, part)).toBeUndefined();
    expect(root.querySelector("[data-player=p1] summary, [data-player=p1] button")).not.toBeNull();
    expect(root.querySelector("[data-player=p2] summary, [data-player=p2] button")).toBeNull();
    await press(root, words.paste);
    expect([...root.querySelectorAll<HTMLSelectElement>("dialog select")].map((select) => select.value)).toEqual([
      "rome",
    ]);
  });

  it("are found by name, venue or number", async () => {
    const root = await page();
    expect(root.querySelectorAll("[data-player]")).toHaveLength(2);
    const search = root.querySelector<HTMLInputElement>("input[type=search]")!;
    search.value = "milan";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    await settled();
    expect([...root.querySelectorAll("[data-player]")].map((row) => row.getAttribute("data-player"))).toEqual(["p2"]);
    expect(root.textContent).toContain(words.count(1, 2));
  });

  it("are entered late with a bye for the rounds that are open", async () => {
    const root = await page();
    await press(root, words.enter);
    await fill(root, words.fields.NAME, "Nora Lund ");
    await fill(root, words.fields.RATING, "1950");
    await fill(root, words.fields.FEDERATION, "nor");
    await fill(root, words.venue, "milan");
    await fill(root, words.missed, "HALF");
    const follows = await confirm(root, send);
    expect(follows).toContain(words.effects.enters("Nora Lund", "Milan"));
    expect(follows).toContain(words.effects.missed(words.bye.HALF));
    expect(send).toHaveBeenCalledWith("enterPlayers", {
      players: [
        {
          name: "Nora Lund",
          rating: 1950,
          federation: "NOR",
          number: "",
          title: "",
          sex: "",
          birth: "",
          venue: "milan",
        },
      ],
      missed: "HALF",
      reason: "agreed",
    });
    expect(root.querySelector("dialog"), "the dialog is closed").toBeNull();
  });

  it("cannot be entered once the last round is paired, and the page says so", async () => {
    hall.setup = { ...hall.setup, competition: { ...hall.setup.competition, entriesClosed: 3 } };
    const root = await page();
    expect(button(root, words.enter).disabled).toBe(true);
    expect(button(root, words.paste).disabled).toBe(true);
    expect(root.textContent).toContain(words.closed(3));
  });

  it("are corrected with everything that is recorded about them", async () => {
    hall.setup.competition.players[0]!.acceptedAt = 5;
    const root = await page();
    await press(root, words.titles.correct("Anna Blu"));
    expect(button(root, words.goOn).disabled, "nothing is different yet").toBe(true);
    await fill(root, words.fields.RATING, "2100");
    const follows = await confirm(root, send);
    expect(follows).toContain(words.effects.corrects(words.fields.RATING, "2000", "2100"));
    expect(send).toHaveBeenCalledWith("correctPlayer", {
      player: "p1",
      name: "Anna Blu",
      rating: 2100,
      federation: "ITA",
      number: "8123",
      title: "",
      sex: "",
      birth: "",
      acceptedAt: 5,
      reason: "agreed",
    });
  });

  it("are withdrawn from a round that is not open, and play again", async () => {
    const root = await page();
    await press(root, words.titles.withdraw("Anna Blu"));
    const rounds = [...root.querySelectorAll("dialog option")].map((one) => one.textContent);
    expect(rounds).toEqual(["2", "3"]);
    await fill(root, words.fromRound, "3");
    expect(await confirm(root, send)).toContain(words.effects.withdraws("Anna Blu", 3));
    expect(send).toHaveBeenCalledWith("withdrawPlayer", { player: "p1", round: 3, reason: "agreed" });
    send.mockClear();
    hall.setup = {
      ...hall.setup,
      competition: {
        ...hall.setup.competition,
        players: [player("p1", "Anna Blu", { withdrawals: [{ fromRound: 3, untilRound: 0, reason: "ill" }] })],
      },
    };
    const again = await page();
    expect(again.textContent).toContain(words.state.withdrawn(3));
    await press(again, words.titles.back("Anna Blu"));
    await confirm(again, send);
    expect(send).toHaveBeenCalledWith("returnPlayer", { player: "p1", round: 3, reason: "agreed" });
  });

  it("get a bye, or lose it again", async () => {
    const root = await page();
    await press(root, words.titles.bye("Anna Blu"));
    await fill(root, words.fields.BYE, "ZERO");
    expect(await confirm(root, send)).toContain(words.effects.bye("Anna Blu", 2, words.bye.ZERO));
    expect(send).toHaveBeenCalledWith("setAbsence", { player: "p1", round: 2, kind: "ZERO", reason: "agreed" });
    send.mockClear();
    await press(root, words.titles.bye("Anna Blu"));
    await fill(root, words.fields.BYE, "");
    await confirm(root, send);
    expect(send).toHaveBeenCalledWith("setAbsence", { player: "p1", round: 2, reason: "agreed" });
  });

  it("play from another venue from a round on", async () => {
    const root = await page();
    await press(root, words.titles.move("Anna Blu"));
    expect(await confirm(root, send)).toContain(words.effects.moves("Anna Blu", "Milan", 2));
    expect(send).toHaveBeenCalledWith("movePlayer", { player: "p1", venue: "milan", round: 2, reason: "agreed" });
  });

  it("are not changed for rounds that are all open", async () => {
    const rounds = hall.setup.competition.rounds.map((round) => ({ ...round, opened: true }));
    hall.setup = { ...hall.setup, competition: { ...hall.setup.competition, rounds } };
    const root = await page();
    const withdraw = button(root, words.titles.withdraw("Anna Blu"));
    expect([withdraw.disabled, withdraw.title]).toEqual([true, words.noRoundAhead]);
    expect(button(root, words.titles.correct("Anna Blu")).disabled).toBe(false);
  });

  it("keep what was typed when the hall refuses, with the article", async () => {
    send.mockResolvedValue({ ok: false, code: "PLAYER_PAIRED", rule: "OCR 16.1", text: "Board 4 has this player." });
    const root = await page();
    await press(root, words.titles.bye("Anna Blu"));
    await fill(root, words.round, "3");
    await confirm(root, send);
    const alert = root.querySelector("dialog [role=alert]")!.textContent!;
    expect(alert).toContain("Board 4 has this player.");
    expect(alert).toContain("OCR 16.1");
    expect(root.querySelector<HTMLSelectElement>("dialog select")!.value).toBe("3");
    expect(root.querySelector<HTMLInputElement>("dialog .reason input")!.value).toBe("agreed");
  });
});
