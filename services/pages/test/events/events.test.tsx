// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const connection = vi.hoisted(() => ({ logOut: vi.fn() }));
vi.mock("../../src/network/connection", () => ({
  command: vi.fn(),
  send: vi.fn(),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
  logOut: connection.logOut,
}));

import { EventsPage } from "../../src/events/events";
import { eventOf } from "../../src/events/files";
import { eventsTables, words } from "../../src/events/words";
import { mayOpen, pageOf, PAIRING, path, session } from "../../src/network/session";
import { words as setupWords } from "../../src/setup/words";
import { hasAlarms } from "../../src/shell/tasks";
import { t } from "../../src/words/words";
import { buttons, press, settled, show } from "../rendered";
import { asked, fault, fill, hall, row, servesAgain, submit } from "./served";

beforeEach(() => servesAgain("OPERATOR"));

const DRAFT = "/api/events/cup/draft";
const labelled = (text: string, id: string): string => words.labelOf(text, id.toUpperCase());

/** Waits until the page has saved by itself. */
async function saved(root: ParentNode): Promise<void> {
  await vi.waitFor(() => expect(root.querySelector("[data-saving]")?.getAttribute("data-saving")).toBe("SAVED"), 5000);
}
const lastTree = (path = DRAFT) =>
  asked("PUT", path).at(-1) as { tree: Record<string, unknown>; files: Record<string, string> };

async function editor(): Promise<HTMLElement> {
  hall.events = [row("cup")];
  const root = await show(<EventsPage />);
  await press(root, labelled(words.edit, "cup"));
  return root;
}

describe("who opens the page", () => {
  it("is an operator, whose only page it is, and a Chief Organiser", () => {
    expect([pageOf("OPERATOR"), mayOpen("OPERATOR", "/events"), mayOpen("OPERATOR", "/console")]).toEqual([
      "/events",
      true,
      false,
    ]);
    expect(mayOpen("CHIEF_ORGANISER", "/events")).toBe(true);
    for (const role of ["CHIEF_ARBITER", "LOCAL_ORGANISER", "PLAYER", "FAIR_PLAY_CHAIR"] as const)
      expect(mayOpen(role, "/events")).toBe(false);
    expect([hasAlarms("OPERATOR"), hasAlarms("CHIEF_ORGANISER")]).toEqual([false, true]);
  });
});

describe("the list", () => {
  it("says what to do while there is nothing", async () => {
    const root = await show(<EventsPage />);
    expect(root.querySelector("[data-empty]")?.textContent).toBe(words.empty);
    expect(buttons(root)).toContain(words.newEvent);
  });
  it("has the events by state, each with what can be done", async () => {
    hall.events = [
      row("cup"),
      row("open", { state: "OPEN", opened: [1, 2], official: [1] }),
      row("done", { state: "FINISHED" }),
      row("old", { state: "ARCHIVED" }),
    ];
    const root = await show(<EventsPage />);
    const of = (id: string) => root.querySelector(`[data-event=${id}]`)!;
    expect(buttons(of("cup"))).toEqual(
      [words.edit, words.open, words.download, words.discard].map((one) => labelled(one, "cup")),
    );
    expect(buttons(of("open"))).toEqual([words.codes, words.copy, words.download].map((one) => labelled(one, "open")));
    expect(buttons(of("done"))).toEqual(
      [words.copy, words.download, words.archive].map((one) => labelled(one, "done")),
    );
    expect(buttons(of("old"))).toEqual([words.copy, words.download].map((one) => labelled(one, "old")));
    expect(of("open").textContent).toContain(words.running("2"));
    expect(of("open").textContent).toContain(words.official(1));
  });
  it("offers a Chief Organiser neither new events nor copies", async () => {
    servesAgain("CHIEF_ORGANISER");
    hall.events = [row("cup", { state: "OPEN" })];
    const root = await show(<EventsPage />);
    expect(buttons(root)).not.toContain(words.newEvent);
    expect(buttons(root.querySelector("[data-event]")!)).toEqual([labelled(words.download, "cup")]);
  });
  it("leads Chief Organisers to the console and the pairings of their open event", async () => {
    servesAgain("CHIEF_ORGANISER");
    session.value = { ...session.value!, competitionId: "cup" };
    hall.events = [row("cup", { state: "OPEN" }), row("other", { state: "OPEN" })];
    const root = await show(<EventsPage />);
    expect(buttons(root.querySelector("[data-event=other]")!)).toEqual([labelled(words.download, "other")]);
    await press(root, labelled(t.pairings, "cup"));
    expect(path.value).toBe(PAIRING);
    await press(root, labelled(t.toConsole, "cup"));
    expect(path.value).toBe("/console");
  });
  it("archives only with a reason, and discards only after a question", async () => {
    hall.events = [row("cup"), row("done", { state: "FINISHED" })];
    const root = await show(<EventsPage />);
    await press(root, labelled(words.archive, "done"));
    expect(root.querySelector("dialog")!.textContent).toContain(words.archiving.text);
    await fill(root, t.reason, "over");
    await submit(root);
    expect(asked("POST", "/api/events/done/archive")).toEqual([{ reason: "over" }]);
    await press(root, labelled(words.discard, "cup"));
    expect(asked("DELETE", DRAFT)).toEqual([]);
    await submit(root);
    expect(asked("DELETE", DRAFT)).toHaveLength(1);
  });
  it("shows why a copy is refused, and keeps what was typed", async () => {
    hall.events = [row("open", { state: "OPEN" })];
    hall.refuse = { at: "POST /api/events/open/copy", status: 409, body: { code: "X", detail: "There is one." } };
    const root = await show(<EventsPage />);
    await press(root, labelled(words.copy, "open"));
    await fill(root, words.name, "Open 2027");
    await submit(root);
    expect(asked("POST", "/api/events/open/copy")).toEqual([{ to: "open-2027", name: "Open 2027", create: true }]);
    expect(root.querySelector("dialog form")!.textContent).toContain("There is one.");
    expect(root.querySelector<HTMLInputElement>("dialog input")!.value).toBe("Open 2027");
  });
});

describe("a new event", () => {
  it("gets the id that its name proposes, and opens as a form", async () => {
    const root = await show(<EventsPage />);
    await press(root, words.newEvent);
    await fill(root, words.name, "Coppa d'Autunno 2026");
    await submit(root);
    const { tree, files } = lastTree("/api/events/coppa-dautunno-2026/draft");
    expect(tree).toMatchObject({ id: "coppa-dautunno-2026", name: "Coppa d'Autunno 2026", rounds: [{ number: 1 }] });
    expect(files["players.csv"]).toMatch(/^id,name,venue,/);
    expect(root.querySelectorAll("[data-part]")).toHaveLength(6);
  });
  it("does not take the id of another", async () => {
    hall.events = [row("cup")];
    const root = await show(<EventsPage />);
    await press(root, words.newEvent);
    await fill(root, words.name, "Cup");
    expect(root.querySelector("dialog")!.textContent).toContain(words.idTaken("cup"));
    expect(root.querySelector<HTMLButtonElement>("dialog [type=submit]")!.disabled).toBe(true);
  });
  it("comes from files with exactly one main YAML", () => {
    expect(eventOf({ "a.yaml": "id: cup", "p.csv": "id" })).toEqual({
      fileName: "a.yaml",
      yaml: "id: cup",
      files: { "p.csv": "id" },
    });
    expect(eventOf({ "p.csv": "id" })).toBeNull();
  });
});

describe("the form", () => {
  it("adds a venue, names its officials, and saves by itself", async () => {
    const root = await editor();
    await fill(root, words.venues.newName, "Roma Nord");
    await submit(root, ".events-add");
    await fill(root, words.officials.nameOf(t.role.LOCAL_CHIEF_ARBITER, "Roma Nord", 1), "Ada");
    await saved(root);
    expect(lastTree().tree).toMatchObject({
      venues: [{ id: "roma-nord", name: "Roma Nord" }],
      officials: [{ id: "roma-nord-lca", name: "Ada", role: "LOCAL_CHIEF_ARBITER", venue: "roma-nord" }],
    });
  });
  it("keeps the focus in a name that is being typed, and drops a name that is cleared", async () => {
    const root = await editor();
    const label = words.officials.nameOf(t.role.CHIEF_ARBITER, words.officials.central, 1);
    const field = (): HTMLInputElement => root.querySelector(`[aria-label="${label}"]`)!;
    const before = field();
    await fill(root, label, "A");
    expect(field()).toBe(before);
    await fill(root, label, "");
    before.dispatchEvent(new Event("blur"));
    await settled();
    await saved(root);
    expect(lastTree().tree.officials).toEqual([]);
  });
  it("takes players from a pasted table, after showing what is odd", async () => {
    hall.preview = {
      players: [
        {
          line: 2,
          entrant: {
            player: { playerId: "", name: "Ada A", rating: 1900, venueId: "", federation: "ITA" },
            startNumber: 0,
            sex: "",
            title: "",
            number: "",
            birth: "",
          },
          remarks: ["VENUE_UNKNOWN"],
        },
      ],
      faults: [],
    };
    const root = await editor();
    await press(root, words.players.paste);
    const file = root.querySelector<HTMLInputElement>("dialog input[type=file]")!;
    const windows = new File([new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0x4d, 0xfc])], "list.csv");
    Object.defineProperty(file, "files", { value: [windows] });
    file.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(root.querySelector("textarea")!.value).toBe("name\nMü");
    await submit(root);
    expect(root.querySelector("[data-line]")).not.toBeNull();
    expect(root.querySelector("dialog")!.textContent).toContain(words.files.guessed("list.csv"));
    await press(root, setupWords.list.again);
    await fill(root, "Players", "name\tvenue\nAda A\tBari");
    expect(root.querySelector("dialog")!.textContent).not.toContain(words.files.guessed("list.csv"));
    await submit(root);
    expect(asked("POST", "/api/events/players/preview").at(-1)).toEqual({
      table: "name\tvenue\nAda A\tBari",
      venues: [],
      venue: "",
    });
    expect(root.querySelector("[data-line]")!.textContent).toContain("Ada A");
    await submit(root);
    await saved(root);
    expect(lastTree().files["players.csv"]).toBe(
      "id,name,venue,rating,federation,fideId,sex,title,birthDate\np1,Ada A,,1900,ITA,,,,\n",
    );
    expect(root.querySelectorAll("[data-player]")).toHaveLength(1);
    expect(buttons(root)).not.toContain(words.players.order);
  });
  it("shows what is wrong with a player across the row below, not in a narrow cell", async () => {
    hall.missing = [fault("players[0].name", "name is missing")];
    const root = await editor();
    await press(root, words.players.add);
    const below = root.querySelector("[data-player]")!.nextElementSibling!;
    expect(below.querySelector("td[colspan] p")!.textContent).toBe(words.fault.player(1, words.columns.name!));
    expect(root.querySelector("[data-player] p")).toBeNull();
  });
  it("writes only rules that differ from the profile", async () => {
    const root = await editor();
    await fill(root, words.rules.timeControl, "90+30");
    await fill(root, words.titles["appeals.body"]!, "Jury");
    await fill(root, words.titles["fairplay.awardPointsToOpponents"]!, "false");
    await fill(root, words.titles["public.page"]!, "PRIVATE");
    await fill(root, words.titles["public.page"]!, "OPEN");
    await saved(root);
    expect(lastTree().tree.regulations).toEqual({
      profile: "fide-online-2021",
      timeControl: "90+30",
      "appeals.body": "Jury",
      "fairplay.awardPointsToOpponents": false,
    });
  });
  it("says what is missing, and each line leads to its field", async () => {
    hall.missing = [fault("name", "name is missing"), fault("regulations.timeControl", "timeControl is missing")];
    const root = await editor();
    expect(root.querySelector("[data-missing]")!.getAttribute("data-missing")).toBe("2");
    const line = root.querySelector<HTMLButtonElement>('[data-fault="regulations.timeControl"] button')!;
    expect(line.closest("li")!.textContent).toContain(words.fault.missing["regulations.timeControl"]);
    line.click();
    await settled();
    expect(document.activeElement?.getAttribute("data-path")).toBe("regulations.timeControl");
    const open = [...root.querySelectorAll("button")].find((one) => one.textContent === words.open)!;
    expect(open.disabled).toBe(true);
  });
  it("leads to a rule in the closed list of all rules, and opens it", async () => {
    hall.missing = [fault("regulations.defaultTime.minutes", "must be stated before the competition")];
    const root = await editor();
    const list = root.querySelector<HTMLDetailsElement>("details.events-rules")!;
    expect(list.open).toBe(false);
    root.querySelector<HTMLButtonElement>('[data-fault="regulations.defaultTime.minutes"] button')!.click();
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("data-path")).toBe("regulations.defaultTime.minutes"),
    );
    expect(list.open).toBe(true);
    const choices = root.querySelectorAll(`[data-path="regulations.public.page"] option`);
    expect([...choices].map((one) => one.textContent)).toContain(`${words.choices.PRIVATE} (PRIVATE)`);
  });
  it("does not take none for what must be stated, and says so", async () => {
    const root = await editor();
    await fill(root, words.titles["appeals.body"]!, "none");
    const rule = root.querySelector('[data-rule="appeals.body"]')!;
    expect(rule.textContent).toContain(words.rules.wrong);
    expect(rule.textContent).not.toContain(words.rules.mayBeNone);
    await fill(root, words.titles["appeals.body"]!, "Jury");
    expect(rule.textContent).not.toContain(words.rules.wrong);
  });
  it("does not call players and rounds complete while there is no player", async () => {
    const root = await editor();
    const of = (section: string) => root.querySelector(`[data-section=${section}]`)!;
    expect(of("players").textContent).toContain(words.missing.noPlayers);
    expect(of("rounds").textContent).toContain(words.missing.rounds(1));
    expect(of("event").textContent).toContain("✓");
    await press(root, words.players.add);
    expect(of("players").textContent).toContain("✓");
    expect(of("rounds").textContent).toContain("✓");
  });
  it("says that nothing is lost when it is not saved", async () => {
    const root = await editor();
    hall.refuse = { at: `PUT ${DRAFT}`, status: 503, body: { detail: "Wait." } };
    await fill(root, words.name, "Other");
    await vi.waitFor(() => expect(root.textContent).toContain(words.saving.FAILED), 5000);
    expect(root.textContent).toContain("Wait.");
    hall.refuse = null;
    await press(root, words.saveNow);
    await saved(root);
    expect(lastTree().tree.name).toBe("Other");
  });
  it("names what it does not show, and keeps it", async () => {
    const served = hall.drafts.get("cup")!;
    hall.drafts.set("cup", { ...served, tree: { ...served.tree!, byes: [{ round: 1, player: "p1", kind: "HALF" }] } });
    const root = await editor();
    expect(root.textContent).toContain(words.otherKeys("byes"));
    await fill(root, words.name, "Other");
    await saved(root);
    expect(lastTree().tree.byes).toEqual([{ round: 1, player: "p1", kind: "HALF" }]);
  });
});

it("gives the operator a code before logging out", async () => {
  hall.codes = [{ code: "EEEE-FFFF", role: "OPERATOR", name: "", venue: "", venueName: "", board: "", side: "" }];
  const root = await show(<EventsPage />);
  await press(root, t.leave);
  await press(root, words.signOut.make);
  expect(asked("POST", "/api/codes")).toEqual([{ for: "operator" }]);
  expect(root.querySelector("dialog")!.textContent).toContain("EEEE-FFFF");
  await press(root.querySelector("dialog")!, t.leave);
  expect(asked("DELETE", "/api/session")).toHaveLength(1);
  expect(connection.logOut).toHaveBeenCalledOnce();
});

it("has its texts in Italian", () => {
  const { en, it: italian } = eventsTables;
  expect(italian.newEvent).not.toBe(en.newEvent);
  expect(Object.keys(italian.fault.missing)).toEqual(Object.keys(en.fault.missing));
  expect(Object.keys(italian.columns)).toEqual(Object.keys(en.columns));
  expect(Object.keys(italian.titles)).toEqual(Object.keys(en.titles));
  expect(Object.keys(italian.profiles)).toEqual(Object.keys(en.profiles));
});
