// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { ConsolePage } from "../../src/console/console";
import { VenueStrips } from "../../src/console/venue-strips";
import { path } from "../../src/network/session";
import type { BoardView, OrderView, PlayerView, Role } from "../../src/protocol/protocol";
import { ReadinessPage } from "../../src/round/readiness";
import { beat, serverNow, update } from "../../src/state/state";
import { timeOfDay } from "../../src/widgets/times";
import { official, officialTables } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, competition, order, player, premises, who } from "../fixtures";
import { knows, settled, show } from "../rendered";

const words = official.venueStrips;
const CA = who("CHIEF_ARBITER");
const hall = (...names: string[]) => ({
  ...competition(),
  checks: ["DEVICE", "FAIR_PLAY"] as ("DEVICE" | "FAIR_PLAY")[],
  venues: names.map((name) => ({ id: name.toLowerCase(), name, timeZone: "Europe/Rome" })),
});
const at = (venue: string, more: Partial<PlayerView> = {}) =>
  player(`${venue} player`, venue, { present: true, venueName: venue[0]!.toUpperCase() + venue.slice(1), ...more });
const table = (number: number, white: PlayerView, black: PlayerView, more: Partial<BoardView> = {}) =>
  board({ id: `demo/1/${number}`, number, white, black, status: "CREATED", ...more });
const ordered = (...orders: OrderView[]) =>
  update((now) => ({ ...now, orders: new Map(orders.map((one) => [one.id, one])) }));

/** The words of a venue's line, one for each group. */
const line = (root: ParentNode, venue: string): string[] =>
  [...root.querySelectorAll(`[data-venue-strip="${venue}"] a > *`)].map((part) => part.textContent!.trim());
const venues = (root: ParentNode): string[] =>
  [...root.querySelectorAll("[data-venue-strip]")].map((one) => one.getAttribute("data-venue-strip")!);
const console_ = () => show(<VenueStrips you={CA} round={1} />);

beforeEach(() => localStorage.clear());

describe("the venues at a glance", () => {
  it("count the players of each venue in the games that are not over", async () => {
    const unchecked = { checks: { device: true, fairPlay: false } };
    knows(CA, {
      competition: hall("Rome", "Paris"),
      premises: [
        premises("rome"),
        premises("paris", {
          open: false,
          minCameras: 2,
          staff: [{ person: "c", name: "Lea", role: "LOCAL_CHIEF_ARBITER", present: true }],
        }),
      ],
      boards: [
        table(1, at("rome"), at("paris", { present: false, link: "NONE" })),
        table(2, at("paris", unchecked), at("rome")),
        table(3, at("rome"), at("paris", { link: "DOWN" }), { status: "PLAYING" }),
        table(4, at("rome", { present: false }), at("paris", { link: "DOWN" }), { status: "ENDED" }),
        board({ id: "demo/2/1", round: 2, white: at("rome", { link: "DOWN" }), black: at("rome") }),
      ],
    });
    const root = await console_();
    expect(line(root, "rome")).toEqual([
      "Rome",
      "● open",
      "present 3/3",
      "checks 3/3",
      "connected 3/3",
      "cameras 1/1",
      "LCA, LTA present",
    ]);
    expect(line(root, "paris")).toEqual([
      "Paris",
      "○ not open",
      "▲ present 2/3",
      "▲ checks 2/3",
      "▲ connected 1/3, 1 lost",
      "cameras 1/2",
      "LTA absent",
    ]);
    expect(root.querySelector("abbr")!.title).toBe(t.role.LOCAL_CHIEF_ARBITER);
  });

  it("show nothing that the page does not know", async () => {
    const unknown = { present: null, checks: null, link: null };
    knows(CA, { competition: hall("Rome"), boards: [table(1, at("rome", unknown), at("rome", unknown))] });
    expect(line(await console_(), "rome")).toEqual(["Rome"]);
  });

  it("do not wait for a player who is recorded absent (DEC-13)", async () => {
    const arrival = { startAt: null, minutes: 30, defaultAt: null, waived: false, rollCall: false };
    const absent = table(1, at("rome", { present: false, link: "DOWN", checks: { device: false, fairPlay: false } }), {
      ...at("rome"),
    });
    knows(CA, {
      competition: hall("Rome"),
      premises: [premises("rome")],
      boards: [{ ...absent, arrival: { ...arrival, excluded: [], absent: ["WHITE"], unchecked: [] } }],
    });
    const root = await console_();
    expect(line(root, "rome").slice(2, 5)).toEqual(["present 1/2", "checks 1/2", "connected 1/2"]);
    expect(root.querySelector("summary")!.textContent).toContain(words.summary(1, 0));
  });

  it("need somebody where a game runs and its player was never connected", async () => {
    const never = { link: "NONE" } as const;
    knows(CA, {
      competition: hall("Rome", "Paris"),
      premises: [premises("rome"), premises("paris")],
      boards: [
        table(1, at("rome", never), at("rome"), { status: "PLAYING" }),
        table(2, at("paris", never), at("paris", { ...never, present: false }), { status: "CREATED" }),
      ],
    });
    const root = await console_();
    const needOf = (venue: string) => root.querySelector(`[data-venue-strip=${venue}]`)!.getAttribute("data-need");
    expect(needOf("rome")).toBe("LOST");
    expect(needOf("paris")).not.toBe("LOST");
    expect(line(root, "rome")).toContain("▲ connected 1/2");
  });

  it("say since when, by whom and why a venue is stopped, until it is resumed", async () => {
    const still = { status: "PAUSED", pauseCause: "ARBITER" } as const;
    knows(CA, {
      competition: hall("Rome", "Paris"),
      premises: [premises("rome"), premises("paris")],
      boards: [table(1, at("rome"), at("paris"), still), table(2, at("rome"), at("rome"), still)],
    });
    const stop = order({ venueName: "Rome", by: "Anna Rossi", reason: "Smoke in the hall" });
    ordered(stop);
    const root = await console_();
    const text = `■ stopped since ${timeOfDay(stop.at)} by Anna Rossi: Smoke in the hall`;
    expect(line(root, "rome")).toContain(text);
    expect(line(root, "paris")[1]).toBe("● open");
    ordered({ ...stop, venueName: "" });
    await settled();
    expect([line(root, "rome")[1], line(root, "paris")[1]]).toEqual([text, text]);
    ordered({ ...stop, venueName: "" }, order({ id: "o2", kind: "RESUME", venueName: "Paris", at: stop.at + 1 }));
    await settled();
    expect([line(root, "rome")[1], line(root, "paris")[1]]).toEqual([text, "● open"]);
  });

  it("name the next start, as planned or as ordered for the venue", async () => {
    beat.value = serverNow();
    const [later, soon] = [beat.value + 3_600_000, beat.value + 600_000];
    const of = hall("Rome", "Paris");
    const rounds = of.rounds.map((round, i) => ({ ...round, startsAt: i === 0 ? 1 : later + i * 86_400_000 }));
    rounds[1] = { ...rounds[1]!, startsAt: later };
    knows(CA, { competition: { ...of, rounds } });
    ordered(order({ kind: "START", venueName: "Paris", startAt: soon, complete: false }));
    const root = await console_();
    expect(line(root, "rome")).toContain(words.start(timeOfDay(later)));
    expect(line(root, "paris")).toContain(words.start(timeOfDay(soon)));
  });

  const forty = Array.from({ length: 40 }, (_, i) => `V${String(i + 1).padStart(2, "0")}`);
  const fortyVenues = () => {
    const lost = table(3, at("v30", { link: "DOWN" }), at("v01"));
    knows(CA, {
      competition: hall(...forty),
      premises: forty.map((name) => premises(name.toLowerCase(), { open: name !== "V05" })),
      boards: [
        ...forty.map((name, i) => table(i + 1, at(name.toLowerCase()), at(name.toLowerCase()))),
        { ...lost, id: "demo/1/41", number: 41 },
        table(42, at("v20"), at("v20"), { status: "PAUSED", pauseCause: "ARBITER" }),
        table(43, at("v12", { present: false }), at("v12")),
      ],
    });
    ordered(order({ venueName: "V20" }));
  };

  it("begin with those that need attention; of forty, the others are folded", async () => {
    fortyVenues();
    const root = await console_();
    const rest = root.querySelector<HTMLDetailsElement>(".venue-rest")!;
    expect(venues(root).slice(0, 4)).toEqual(["v20", "v30", "v05", "v12"]);
    expect([rest.open, venues(rest).length, venues(rest)[0]]).toEqual([false, 36, "v01"]);
    expect(rest.querySelector("summary")!.textContent).toBe("36 venues are ready");
    expect(root.querySelector("summary")!.textContent).toContain("40 venues · 4 need attention");
    expect(officialTables.it.venueStrips.ready(36)).toBe("36 sedi sono pronte");
  });

  it("are not called ready where a venue is not open, but needs nothing", async () => {
    fortyVenues();
    update((now) => ({ ...now, boards: new Map([...now.boards].map(([id, of]) => [id, { ...of, status: "ENDED" }])) }));
    expect((await console_()).querySelector(".venue-rest > summary")!.textContent).toBe(words.quiet(40));
  });

  it("can be folded, and stay folded on this device", async () => {
    fortyVenues();
    const fold = async (root: HTMLElement) => {
      const all = root.querySelector<HTMLDetailsElement>(".venue-strips > details")!;
      const before = all.open;
      all.open = false;
      all.dispatchEvent(new Event("toggle"));
      await settled();
      return before;
    };
    expect(await fold(await console_())).toBe(true);
    expect(await fold(await console_())).toBe(false);
  });

  it("are links to what the page Before the round has about a venue", async () => {
    fortyVenues();
    const link = (await console_()).querySelector<HTMLAnchorElement>('[data-venue-strip="v30"] a')!;
    expect(link.getAttribute("href")).toBe("/readiness");
    link.click();
    expect(path.value).toBe("/readiness");
    const page = await show(<ReadinessPage />);
    expect(document.activeElement).toBe(page.querySelector('[data-venue="v30"] h2'));
  });
});

describe("who sees the venues at a glance", () => {
  const seenBy = async (role: Role, venue = "") => {
    const you = who(role, venue);
    knows(you, {
      competition: hall("Rome", "Paris"),
      premises: [premises("rome"), premises("paris")],
      boards: [table(1, at("rome"), at("paris"), { status: "PAUSED", pauseCause: "ARBITER" })],
    });
    ordered(order({ venueName: "Rome", by: "Anna Rossi" }));
    return show(<ConsolePage />);
  };

  it("is the Chief Arbiter, with the wall that they scroll with, and the deputy", async () => {
    const root = await seenBy("CHIEF_ARBITER");
    expect(venues(root.querySelector(".wall .venue-strips")!)).toEqual(["rome", "paris"]);
    expect(venues(await seenBy("DEPUTY_CHIEF_ARBITER"))).toEqual(["rome", "paris"]);
  });
  it("shows a Local Chief or Technical Arbiter one venue; its stop has a line of its own", async () => {
    for (const role of ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER"] as const) {
      const root = await seenBy(role, "rome");
      expect(venues(root)).toEqual(["rome"]);
      expect(root.querySelector(".venue-strips details")).toBeNull();
      expect(line(root, "rome")[1]).toBe("■ stopped");
      expect(root.querySelector(".order-line.stop")!.textContent).toContain("Anna Rossi");
    }
  });
  it("is nobody else", async () => {
    for (const role of ["FLOOR_ARBITER", "LOCAL_ORGANISER"] as const)
      expect(venues(await seenBy(role, "rome"))).toEqual([]);
    expect(venues(await seenBy("CHIEF_ORGANISER"))).toEqual([]);
  });
});
