// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: vi.fn(),
  send: vi.fn(),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
  logOut: vi.fn(),
}));

import { EventsPage } from "../../src/events/events";
import { words } from "../../src/events/words";
import { buttons, press, show } from "../rendered";
import { asked, fault, hall, row, servesAgain } from "./served";

beforeEach(() => servesAgain("OPERATOR"));

const labelled = (text: string, id: string): string => words.labelOf(text, id.toUpperCase());

describe("opening an event", () => {
  it("is not offered while something is missing, which is said before the warning", async () => {
    hall.events = [row("cup")];
    hall.missing = [fault("name", "name is missing", { line: 3 })];
    const root = await show(<EventsPage />);
    await press(root, labelled(words.open, "cup"));
    const dialog = root.querySelector("dialog")!;
    expect(dialog.textContent).toContain(words.opening.notYet("CUP"));
    expect(dialog.textContent).toContain(words.fault.missing.name);
    expect(dialog.textContent).not.toContain(words.opening.text);
    expect(dialog.textContent).not.toContain("cup.yaml");
    expect(buttons(dialog)).not.toContain(words.opening.now);
    await press(dialog, words.opening.edit);
    expect(root.querySelector(".events-editor")).not.toBeNull();
  });
  it("shows what is missing if the hall refuses", async () => {
    hall.events = [row("cup")];
    hall.refuse = {
      at: "POST /api/events/cup/open",
      status: 400,
      body: { code: "COMPETITION_INVALID", detail: "2 things are wrong.", faults: [fault("name", "name is missing")] },
    };
    const root = await show(<EventsPage />);
    await press(root, labelled(words.open, "cup"));
    await press(root, words.opening.now);
    expect(root.querySelector("dialog")!.textContent).toContain(words.fault.missing.name);
    expect(buttons(root.querySelector("dialog")!)).toContain(words.opening.edit);
  });
  it("leads to the codes of the officials, and asks for no codes of players", async () => {
    hall.events = [row("cup")];
    hall.codes = [
      { code: "AAAA-BBBB", role: "CHIEF_ORGANISER", name: "Olga", venue: "", venueName: "", board: "", side: "" },
    ];
    const root = await show(<EventsPage />);
    await press(root, labelled(words.open, "cup"));
    await press(root, words.opening.now);
    expect(asked("POST", "/api/events/cup/open")).toEqual([{}]);
    expect(root.textContent).toContain(words.codesOf.opened("CUP"));
    expect(root.textContent).toContain(words.codesOf.warning);
    expect(asked("POST", "/api/codes")).toEqual([]);
    await press(root, words.codesOf.make);
    expect(asked("POST", "/api/codes")).toEqual([{ competitionId: "cup", for: "officials" }]);
    expect(root.querySelector("tbody")!.textContent).toContain("AAAA-BBBB");
    // codes that are on paper already are not cancelled by a second press
    expect(buttons(root)).not.toContain(words.codesOf.make);
    await press(root, words.codesOf.again);
    expect(asked("POST", "/api/codes")).toHaveLength(1);
    await press(root.querySelector("dialog")!, words.codesOf.make);
    expect(asked("POST", "/api/codes")).toHaveLength(2);
  });
  it("prints a slip for each official, eight to a page, with the address and nobody else's code", async () => {
    hall.events = [row("open", { state: "OPEN" })];
    hall.address = "https://chess.example";
    hall.codes = Array.from({ length: 9 }, (_, at) => ({
      code: `AAAA-BBB${at}`,
      role: at === 0 ? "CHIEF_ORGANISER" : "LOCAL_CHIEF_ARBITER",
      name: `Official ${at}`,
      venue: at === 0 ? "" : "rome",
      venueName: at === 0 ? "" : "Rome",
    }));
    const root = await show(<EventsPage />);
    await press(root, words.labelOf(words.codes, "OPEN"));
    expect(root.querySelectorAll(".slip")).toHaveLength(0);
    await press(root, words.codesOf.make);
    const pages = [...root.querySelectorAll(".slip-page")].map((page) => page.querySelectorAll(".slip").length);
    expect(pages).toEqual([8, 1]);
    const [organiser, arbiter] = [...root.querySelectorAll(".slip")].map((slip) => slip.textContent!);
    expect(organiser).toMatch(/OPEN.*Whole event.*Official 0.*Chief Organiser.*chess\.example.*AAAA-BBB0/);
    expect(arbiter).toMatch(/Rome.*Official 1.*Local Chief Arbiter.*https:\/\/chess\.example.*AAAA-BBB1/);
    expect(arbiter).not.toContain("AAAA-BBB0");
    expect(root.querySelectorAll(".slip svg.qr")).toHaveLength(9);
    expect(root.querySelector("table")!.closest(".no-print"), "the list stays on the screen").not.toBeNull();
  });
});
