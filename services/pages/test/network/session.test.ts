import { beforeEach, describe, expect, it, vi } from "vitest";

const place = { pathname: "/fair-play", search: "" };
const pushed: string[] = [];
let goBack = (): void => {};

beforeEach(() => {
  vi.resetModules();
  pushed.length = 0;
  place.pathname = "/fair-play";
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
  vi.stubGlobal("location", place);
  vi.stubGlobal("history", {
    pushState: (_: unknown, __: string, to: string) => {
      pushed.push(to);
      place.pathname = to;
    },
  });
  vi.stubGlobal("window", {
    addEventListener: (name: string, listener: () => void) => {
      if (name === "popstate") goBack = listener;
    },
  });
});

const back = (to: string): void => {
  place.pathname = to;
  goBack();
};

describe("Back", () => {
  it("goes to the page before", async () => {
    const { path } = await import("../../src/network/session");
    back("/console");
    expect([path.value, pushed]).toEqual(["/console", []]);
  });
  it("stays where something is half-written, and asks, until it is sent or discarded", async () => {
    const { holdPage, path } = await import("../../src/network/session");
    const ask = vi.fn();
    const release = holdPage(ask);
    back("/console");
    back("/console");
    expect([path.value, place.pathname, pushed, ask.mock.calls.length]).toEqual([
      "/fair-play",
      "/fair-play",
      ["/fair-play", "/fair-play"],
      2,
    ]);
    release();
    back("/console");
    expect([path.value, ask.mock.calls.length]).toEqual(["/console", 2]);
  });
});

describe("a request that nothing answers", () => {
  it("is a problem in the reader's words, not in the browser's", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch");
    });
    const { fetchLinks, fetchFairPlay, enrol, Problem } = await import("../../src/network/session");
    const { t } = await import("../../src/words/words");
    for (const ask of [() => fetchLinks(1), fetchFairPlay, () => enrol("AAAA-BBBB")]) {
      const problem = await ask().then(
        () => null,
        (one: unknown) => one,
      );
      expect(problem).toBeInstanceOf(Problem);
      expect(problem).toMatchObject({ status: 0, message: t.enterNoServer });
    }
  });
  it("is told once however often it is asked, and not as a refusal", async () => {
    const { sayProblem, state } = await import("../../src/state/state");
    for (const status of [0, 503, 0]) sayProblem({ status, message: "No answer." });
    sayProblem({ status: 403, message: "Not yours." });
    expect(state.value.notices.map((one) => [one.level, one.text])).toEqual([
      ["warn", "No answer."],
      ["refusal", "Not yours."],
    ]);
  });
});
