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

import { flushDrafts } from "../../src/events/draft-keeper";
import { EventsPage } from "../../src/events/events";
import { keepUnsaved, unsavedIds } from "../../src/events/kept-draft";
import { OthersDialog } from "../../src/events/others-dialog";
import { createDraft } from "../../src/events/requests";
import { words } from "../../src/events/words";
import { t } from "../../src/words/words";
import { buttons, press, settled, show } from "../rendered";
import { asked, fill, hall, row, servesAgain, submit } from "./served";

beforeEach(() => {
  servesAgain("OPERATOR");
  connection.logOut.mockClear();
  hall.events = [row("cup")];
});

const DRAFT = "/api/events/cup/draft";
const OPEN = words.labelOf(words.open, "CUP");
const EDIT = words.labelOf(words.edit, "CUP");
const waits = (): void =>
  keepUnsaved("cup", { base: "", edited: { as: "form", fileName: "cup.yaml", tree: { id: "cup" }, files: {} } });

describe("a draft of which something is not saved", () => {
  it("says so in the list, and is completed before it is opened", async () => {
    waits();
    const root = await show(<EventsPage />);
    expect(root.querySelector("[data-event=cup]")!.textContent).toContain(words.notSaved);
    await press(root, OPEN);
    expect(root.querySelector(".events-editor")).not.toBeNull();
    expect(buttons(root)).not.toContain(words.opening.now);
  });
  it("says it no more as soon as it is saved", async () => {
    waits();
    const root = await show(<EventsPage />);
    keepUnsaved("cup", null);
    await settled();
    expect(root.querySelector("[data-event=cup]")!.textContent).not.toContain(words.notSaved);
    await press(root, OPEN);
    expect(buttons(root)).toContain(words.opening.now);
  });
  it("is saved before the operator logs out", async () => {
    const root = await show(<EventsPage />);
    await press(root, EDIT);
    await fill(root, words.name, "Other");
    await press(root, t.leave);
    await press(root.querySelector("dialog")!, t.leave);
    await vi.waitFor(() => expect(connection.logOut).toHaveBeenCalledOnce());
    expect(asked("PUT", DRAFT)).toMatchObject([{ tree: { name: "Other" } }]);
    expect(unsavedIds()).toEqual([]);
  });
  it("makes the operator choose if it cannot be saved, and stays on the device", async () => {
    const root = await show(<EventsPage />);
    await press(root, EDIT);
    hall.refuse = { at: `PUT ${DRAFT}`, status: 503, body: { detail: "Wait." } };
    await fill(root, words.name, "Other");
    await press(root, t.leave);
    await press(root.querySelector("dialog")!, t.leave);
    expect(root.querySelector("dialog")!.textContent).toContain(words.signOut.unsaved("cup"));
    expect(asked("DELETE", "/api/session")).toEqual([]);
    await press(root.querySelector("dialog")!, words.signOut.anyway);
    expect(asked("DELETE", "/api/session")).toHaveLength(1);
    sessionStorage.clear();
    expect(unsavedIds()).toEqual(["cup"]);
    hall.refuse = null;
    expect(await flushDrafts()).toBe(true);
  });
  it("is dropped when the event was opened or discarded elsewhere", async () => {
    waits();
    hall.events = [row("cup", { state: "OPEN" })];
    await show(<EventsPage />);
    expect(unsavedIds()).toEqual([]);
    waits();
    hall.events = [];
    await show(<EventsPage />);
    expect(unsavedIds()).toEqual([]);
  });
  it("stays while somebody looks at the list who does not see the event", async () => {
    servesAgain("CHIEF_ORGANISER");
    waits();
    await show(<EventsPage />);
    expect(unsavedIds()).toEqual(["cup"]);
  });
  it("is nothing of a new draft with the same id", async () => {
    waits();
    hall.drafts.clear();
    await createDraft("cup", { fileName: "cup.yaml", tree: { id: "cup" }, files: {} });
    expect(unsavedIds()).toEqual([]);
  });
});

it("shows in the dialog that a draft with this id was made meanwhile", async () => {
  hall.events = [];
  const root = await show(<EventsPage />);
  await press(root, words.newEvent);
  await fill(root, words.name, "Cup");
  await submit(root);
  expect(asked("PUT", DRAFT)).toMatchObject([{ create: true }]);
  expect(root.querySelector("dialog form")!.textContent).toContain("There is a draft with this id.");
  expect(hall.drafts.get("cup")!.tree!.name).toBe("Cup");
});

it("shows no numbers of a draft that cannot be read yet", async () => {
  const none = { venues: 0, players: 0, rounds: 0 };
  hall.events = [row("cup", none), row("open", { ...none, state: "OPEN" })];
  const root = await show(<EventsPage />);
  const facts = (id: string) => root.querySelector(`[data-event=${id}] .events-facts`)!.textContent;
  expect([facts("cup"), facts("open")]).toEqual(["", words.facts(0, 0, 0)]);
});

it("names above the codes the address that people open", async () => {
  hall.events = [row("open", { state: "OPEN" })];
  hall.address = "https://chess.example";
  const root = await show(<EventsPage />);
  await press(root, words.labelOf(words.codes, "OPEN"));
  expect(root.textContent).toContain(words.codesOf.next("https://chess.example"));
  hall.address = "";
  await press(root, words.toList);
  await press(root, words.labelOf(words.codes, "OPEN"));
  expect(root.textContent).toContain(words.codesOf.next(""));
});

it("says before the first change that the form drops comments", async () => {
  const served = hall.drafts.get("cup")!;
  const root = await show(<EventsPage />);
  await press(root, EDIT);
  expect(root.textContent).not.toContain(words.comments);
  await press(root, words.toList);
  hall.drafts.set("cup", { ...served, files: { ...served.files, yaml: `${served.files.yaml} # ours` } });
  await press(root, EDIT);
  expect(root.querySelector(".events-form")!.textContent).toContain(words.comments);
});

it("shows why it cannot turn to the text, though everything is saved", async () => {
  const root = await show(<EventsPage />);
  await press(root, EDIT);
  hall.refuse = { at: `GET ${DRAFT}`, status: 503, body: { detail: "Wait a moment." } };
  await press(root, words.asText);
  expect(root.querySelector(".events-saving [role=alert]")!.textContent).toBe("Wait a moment.");
  expect(buttons(root)).not.toContain(words.saveNow);
});

describe("the start of a round", () => {
  const field = (root: ParentNode): HTMLInputElement => root.querySelector('[data-path="rounds[0].startsAt"]')!;
  async function typed(root: ParentNode, value: string): Promise<void> {
    field(root).value = value;
    field(root).dispatchEvent(new Event("input", { bubbles: true }));
    field(root).dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
  }
  async function left(root: ParentNode): Promise<void> {
    field(root).dispatchEvent(new Event("blur"));
    await settled();
  }
  const rounds = () => (asked("PUT", DRAFT).at(-1) as { tree: { rounds: object[] } } | undefined)?.tree.rounds;

  it("is taken when the field is left, not while its year is typed", async () => {
    const root = await show(<EventsPage />);
    await press(root, EDIT);
    for (const year of ["0002", "0020", "0202"]) {
      await typed(root, `${year}-11-21T15:00`);
      expect([year, field(root).value]).toEqual([year, `${year}-11-21T15:00`]);
    }
    await typed(root, "2026-11-21T15:00");
    await left(root);
    await flushDrafts();
    expect(asked("PUT", DRAFT)).toHaveLength(1);
    expect(rounds()).toMatchObject([{ startsAt: expect.stringMatching(/^2026-11-21T15:00/) as string }]);
    await typed(root, "0020-11-21T15:00");
    await left(root);
    expect(field(root).value).toBe("2026-11-21T15:00");
    expect(asked("PUT", DRAFT)).toHaveLength(1);
  });
});

it("says that a table of pairings cannot be read", async () => {
  const served = hall.drafts.get("cup")!;
  const tree = { ...served.tree!, rounds: { csv: "pairings.csv" } };
  hall.drafts.set("cup", { ...served, tree, files: { ...served.files, files: { "pairings.csv": "round\n1,2" } } });
  const root = await show(<EventsPage />);
  await press(root, EDIT);
  expect(root.querySelector("[data-part=rounds]")!.textContent).toContain(words.rounds.unreadable("pairings.csv"));
});

describe("the question which version is kept", () => {
  it("has the focus on its text, and takes no key in the first second", async () => {
    const [mine, theirs] = [vi.fn(), vi.fn()];
    const root = await show(<OthersDialog onMine={mine} onTheirs={theirs} />);
    const dialog = root.querySelector("dialog")!;
    expect(dialog.querySelector("[autofocus]")?.textContent).toBe(words.others.text);
    const keyOn = (key: string): KeyboardEvent => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      dialog.querySelector("button")!.dispatchEvent(event);
      return event;
    };
    expect([keyOn("Enter").defaultPrevented, keyOn(" ").defaultPrevented]).toEqual([true, true]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1100 });
    expect(keyOn("Enter").defaultPrevented).toBe(false);
    expect(keyOn("Escape").defaultPrevented).toBe(true);
    vi.useRealTimers();
    dialog.dispatchEvent(new Event("close"));
    await settled();
    expect([mine.mock.calls, theirs.mock.calls]).toEqual([[], []]);
    expect(root.querySelector("dialog")!.open).toBe(true);
    await press(root, words.others.theirs);
    expect(theirs).toHaveBeenCalledOnce();
  });
});
