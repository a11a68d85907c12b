import { beforeAll, describe, expect, it } from "vitest";
import { found } from "./chromium";
import type { Asked, Found } from "./measure";

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;
const LARGE = [1920, 1080] as const;
const HUNDRED = "&boards=100&view=COMPACT";
const LANGUAGES = ["en", "it"] as const;
const OTHERS = [
  "/readiness",
  "/floor",
  "/links",
  "/timesheet",
  "/pairing",
  "/codes",
  "/reports",
  "/fair-play",
  "/setup",
  "/standings",
];
const asked: Asked[] = LANGUAGES.flatMap((lang) => {
  const console = (role: string, ...states: string[]) =>
    states.map((state) => ({ page: "/console", role, state, lang, sizes: SIZES }));
  return [
    ...console("CHIEF_ARBITER", "QUIET", "ORDERS", "OUTAGE", "ALARMS", "STANDSTILL"),
    ...console("LOCAL_CHIEF_ARBITER", "QUIET", "STEP", "ORDERS", "OUTAGE"),
    { page: "/console", role: "CHIEF_ARBITER", state: "QUIET", lang, sizes: [LARGE], more: HUNDRED },
    ...OTHERS.map((page) => ({ page, role: "CHIEF_ARBITER", state: "OUTAGE", lang, sizes: [SIZES[0], SIZES[3]] })),
  ];
});
const MEASURED = asked.reduce((sum, one) => sum + one.sizes.length, 0);

let all: Found[] = [];
beforeAll(async () => {
  all = await found(asked);
}, 400_000);

/** On screens of a laptop or a tablet that lies. */
const wide = () => all.filter((one) => one.width >= 1024);

/** Pages on which something is wrong, with what was measured. */
const where = (pages: Found[], what: keyof Found, wrong: (one: Found) => boolean) =>
  pages.filter(wrong).map((one) => [one.at, one[what]]);

describe("the head of every official's page, in both languages", () => {
  it("is measured everywhere", () => {
    expect(all.length).toBe(MEASURED);
  });
  it("has one line of at most 56 pixels", () => {
    expect(where(all, "header", (one) => one.header > 56)).toEqual([]);
  });
  it("is at most 96 pixels high, 160 while something waits or after orders, 1280 and 1024 pixels wide", () => {
    const most = (one: Found) => (one.at.includes("QUIET") ? 96 : 160);
    expect(where(wide(), "content", (one) => one.content > most(one))).toEqual([]);
  });
  it("says the round and the venue at these widths", () => {
    expect(where(wide(), "placeLeftOut", (one) => one.placeLeftOut)).toEqual([]);
  });
  it("breaks no row at these widths", () => {
    expect(where(wide(), "rows", (one) => one.rows.length > 0)).toEqual([]);
  });
  it("cuts no word or button off, on a tablet and a telephone neither", () => {
    expect(where(all, "cut", (one) => one.cut.length > 0)).toEqual([]);
  });
});

describe("the boards of the wall", () => {
  it("are all equally high, whatever is said of them", () => {
    const walls = all.filter((one) => one.at.startsWith("/console"));
    expect(walls.length).toBeGreaterThan(0);
    expect(where(walls, "tiles", (one) => one.tiles.length !== 1)).toEqual([]);
  });
  it("are a hundred on one screen of 1920 by 1080 pixels, if compact", () => {
    const compact = all.filter((one) => one.at.includes(HUNDRED));
    expect(compact.length).toBe(LANGUAGES.length);
    expect(where(compact, "below", (one) => one.below > 0)).toEqual([]);
  });
});
