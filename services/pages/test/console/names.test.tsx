// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { CaseView, ConductView, LeaveView, Missing, PlayerView, PremisesView } from "../../src/protocol/protocol";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

/** A text as it is heard: without capitals, symbols and punctuation. */
const heard = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The visible texts of a control that consist of letters; numbers change with every move and second. */
function seen(of: Element): string[] {
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (
      node instanceof HTMLElement &&
      (node.getAttribute("aria-hidden") === "true" ||
        ["SELECT", "DATALIST", "INPUT", "TEXTAREA"].includes(node.tagName))
    )
      return;
    if (node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ""))
      words.push(heard(node.textContent ?? ""));
    node.childNodes.forEach(walk);
  };
  walk(of);
  return words;
}

/**
 * Controls whose accessible name lacks words that are visible on them, so that voice control does not find them. A
 * tile's words change with the game, and an option is named by its first line.
 */
function nameless(root: ParentNode): string[] {
  return [
    ...root.querySelectorAll(
      "button[aria-label], a[aria-label], summary[aria-label], label :is(input, select, textarea)[aria-label]",
    ),
  ].flatMap((control) => {
    const name = heard(control.getAttribute("aria-label")!);
    const face = control.closest("label") ?? control;
    const words = control.matches(".tile")
      ? seen(control.querySelector("strong")!)
      : control.matches(".option")
        ? seen(control.querySelector("strong")!)
        : seen(face);
    return words.filter((word) => !name.includes(word)).map((word) => `${word} / ${name}`);
  });
}

describe.each(["en", "it"])("controls of the console's pages, %s", (language) => {
  it("are called by the words one sees on them", async () => {
    vi.resetModules();
    history.replaceState(null, "", `/console?lang=${language}`);
    await (await import("../../src/words/words")).loadWords(language as "en" | "it");
    const { board, competition, disconnection, player, who } = await import("../fixtures");
    const { breach, floor, knows, leave, show } = await import("../rendered");
    const { ConsolePage } = await import("../../src/console/console");
    const { Detail } = await import("../../src/boardpanel/board-panel");
    const { FloorPage } = await import("../../src/venue/floor");
    const { ReadinessPage } = await import("../../src/round/readiness");
    const { RollCall } = await import("../../src/boardpanel/roll-call");
    const { CodesPage } = await import("../../src/players/codes");
    const { PapersPage } = await import("../../src/papers/papers");
    const { StandingsPage } = await import("../../src/standings/standings");
    const { update } = await import("../../src/state/state");
    const { language: shown } = await import("../../src/words/words");
    expect(shown).toBe(language);

    const you = { ...who("CHIEF_ARBITER"), id: "ca" };
    const missing: Missing[] = [
      { point: "DEVICE_CHECK", article: "OCR 18.5", gate: "BOARD" },
      { point: "LINK", article: "OCR 18.8", gate: "WARNING" },
    ];
    const absentee: Partial<PlayerView> = {
      present: false,
      missing,
      checks: { device: false, fairPlay: true },
      held: "no cable",
    };
    const arrival = (absent: string[]) =>
      ({
        absent,
        unchecked: [],
        excluded: ["BLACK"],
        waived: false,
        defaultAt: null,
        minutes: 30,
        rollCall: true,
      }) as never;
    const leaves: LeaveView[] = [leave("l", { state: "GRANTED" }), leave("m", { side: "BLACK" })];
    const incidents: ConductView[] = [
      breach("i", { kind: "PERSONAL_DEVICE" }),
      breach("j", { confirmed: true, side: "BLACK" }),
    ];
    const boards = [
      board({ floor: floor({ leaves, incidents }), drawOffer: "WHITE" }),
      board({ id: "demo/1/4", number: 4, status: "PAUSED", pauseReason: "a lamp" }),
      board({
        id: "demo/1/5",
        number: 5,
        status: "CREATED",
        white: player("Carla", "rome", absentee),
        black: player("Dino", "paris", { ...absentee, held: null }),
        arrival: arrival([]),
      }),
      board({
        id: "demo/1/6",
        number: 6,
        status: "CREATED",
        white: player("Elsa", "rome", { missing: [], present: false }),
        black: player("Fred", "paris", { missing: [], present: true }),
        arrival: arrival(["WHITE"]),
      }),
      board({
        id: "demo/1/7",
        number: 7,
        status: "ENDED",
        result: "1-0",
        termination: "RESIGNATION",
        resultStatus: "UNAPPROVED",
      }),
    ];
    const one: CaseView = disconnection({ state: "RESTORED", reported: true });
    const rome: PremisesView = {
      id: "demo/rome",
      venue: "rome",
      name: "Rome",
      round: 1,
      open: false,
      missing: [{ point: "INTERNET_TEST", article: "OCR 16.5", gate: "VENUE" }],
      staff: [],
      minArbiters: 2,
      cameras: [{ camera: "door", reporting: true, since: 1 }],
      minCameras: 1,
      alerts: [{ id: "a", camera: "door", at: 1, note: null }],
      internet: null,
      measures: [],
      told: false,
      informed: [],
      permissions: [],
      incidents: [],
      bagsAllowed: true,
      bags: [],
      devices: [{ device: "K7QF3M2P", label: "tablet", at: 1 }],
      ownDevices: false,
      medical: null,
    };
    const rounds = [
      { number: 1, opened: true, official: false, startsAt: null, shownFrom: null, signed: [], changed: [] },
    ];
    knows(you, { boards, competition: { ...competition(), rounds, venues: [] }, premises: [rome] });
    update((state) => ({ ...state, cases: new Map([[one.id, one]]) }));

    vi.stubGlobal("fetch", (address: string) =>
      address.includes("officials")
        ? Promise.resolve(
            new Response(
              JSON.stringify([
                { id: "lca", role: "LOCAL_CHIEF_ARBITER", name: "Luca", venue: "rome", venueName: "Rome" },
              ]),
            ),
          )
        : new Promise(() => {}),
    );
    const pages = [
      <ConsolePage />,
      <FloorPage />,
      <ReadinessPage />,
      <CodesPage />,
      <PapersPage />,
      <StandingsPage />,
      <RollCall boards={boards} you={you} onClose={() => {}} />,
      ...boards.map((each) => <Detail board={each} you={you} onClose={() => {}} onOrder={() => {}} />),
    ];
    for (const page of pages) expect(nameless(await show(page))).toEqual([]);
    expect(document.querySelectorAll("[aria-label]").length).toBeGreaterThan(60);
  }, 60_000);
});
