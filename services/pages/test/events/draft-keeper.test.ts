// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({ connect: vi.fn(), send: vi.fn(), logOut: vi.fn() }));

import { DraftKeeper, flushDrafts, type Shown } from "../../src/events/draft-keeper";
import { unsaved, unsavedIds } from "../../src/events/kept-draft";
import type { Tree } from "../../src/events/tree";
import { asked, draftOf, hall, servesAgain } from "./served";

beforeEach(() => {
  servesAgain("OPERATOR");
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const shown: { now: Shown | null } = { now: null };
const PATH = "/api/events/cup/draft";

async function loaded(): Promise<DraftKeeper> {
  const keeper = new DraftKeeper("cup", (now) => (shown.now = now));
  await keeper.load();
  return keeper;
}

const named = (name: string) => {
  const { edited } = shown.now!;
  if (edited?.as !== "form") throw new Error("no form");
  return { ...edited, tree: { ...edited.tree, name } };
};
const sent = (): string[] => asked("PUT", PATH).map((body) => String((body as { tree: Tree }).tree.name));

it("saves once, a second after the last change", async () => {
  const keeper = await loaded();
  keeper.change(named("A"));
  await vi.advanceTimersByTimeAsync(900);
  keeper.change(named("AB"));
  await vi.advanceTimersByTimeAsync(900);
  expect([sent(), shown.now!.saving]).toEqual([[], "CHANGED"]);
  await vi.advanceTimersByTimeAsync(200);
  expect([sent(), shown.now!.saving]).toEqual([["AB"], "SAVED"]);
  keeper.stop();
});

it("saves a change that was made while the one before was being saved", async () => {
  const keeper = await loaded();
  keeper.change(named("A"));
  const flushed = keeper.flush();
  keeper.change(named("AB"));
  expect(await flushed).toBe(true);
  expect([sent(), shown.now!.saving]).toEqual([["A", "AB"], "SAVED"]);
});

it("loses nothing when it is not saved: it says so, tries again, and another page goes on with it", async () => {
  const keeper = await loaded();
  hall.refuse = { at: `PUT ${PATH}`, status: 503, body: { detail: "Wait a moment." } };
  keeper.change(named("A"));
  await vi.advanceTimersByTimeAsync(1100);
  expect([shown.now!.saving, shown.now!.problem]).toEqual(["FAILED", "Wait a moment."]);
  const reloaded = new DraftKeeper("cup", (now) => (shown.now = now));
  await reloaded.load();
  expect(named("").tree).toMatchObject({ id: "cup" });
  expect(shown.now!.edited).toMatchObject({ tree: { name: "A" } });
  hall.refuse = null;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(sent().at(-1)).toBe("A");
  expect(shown.now!.saving).toBe("SAVED");
  keeper.stop();
});

it("does not try a refused change again by itself", async () => {
  const keeper = await loaded();
  hall.refuse = { at: `PUT ${PATH}`, status: 400, body: { code: "DRAFT_TOO_LARGE", detail: "Too large." } };
  keeper.change(named("A"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent(), shown.now!.saving]).toEqual([["A"], "FAILED"]);
});

it("does not save over the change of somebody else, until a person decides", async () => {
  const keeper = await loaded();
  hall.drafts.set("cup", draftOf({ id: "cup", name: "Theirs" }));
  keeper.change(named("Mine"));
  await vi.advanceTimersByTimeAsync(1100);
  expect([sent(), shown.now!.saving]).toEqual([[], "OTHERS"]);
  keeper.change(named("Mine!"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent()).toEqual([]);
  keeper.keepMine();
  await vi.advanceTimersByTimeAsync(100);
  expect([sent(), shown.now!.saving]).toEqual([["Mine!"], "SAVED"]);
});

it("takes the other version if that is wanted", async () => {
  const keeper = await loaded();
  hall.drafts.set("cup", draftOf({ id: "cup", name: "Theirs" }));
  keeper.change(named("Mine"));
  await vi.advanceTimersByTimeAsync(1100);
  keeper.takeTheirs();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent()).toEqual([]);
  expect([shown.now!.edited, shown.now!.saving]).toMatchObject([{ tree: { name: "Theirs" } }, "SAVED"]);
});

it("shows as text what the form cannot show, and sends it as text", async () => {
  hall.drafts.set("cup", {
    files: { fileName: "cup.yaml", yaml: "- a", files: {} },
    tree: null,
    missing: [],
    notes: [],
  });
  const keeper = await loaded();
  expect(shown.now!.mustBeText).toBe(true);
  keeper.change({ as: "text", files: { fileName: "cup.yaml", yaml: "id: cup", files: {} } });
  expect(await keeper.flush()).toBe(true);
  expect(asked("PUT", PATH)).toEqual([{ fileName: "cup.yaml", yaml: "id: cup", files: {} }]);
});

/** The hall's version of the draft, as somebody else saved it. */
const theirs = (name: string, sequence?: number) =>
  hall.drafts.set("cup", { ...draftOf({ id: "cup", name }), ...(sequence === undefined ? {} : { sequence }) });

it("says so if somebody else saves between its save and the answer", async () => {
  const keeper = await loaded();
  hall.onSaved = () => theirs("Theirs");
  keeper.change(named("Mine"));
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown.now!.saving).toBe("OTHERS");
  expect(unsaved("cup")!.edited).toMatchObject({ tree: { name: "Mine" } });
  hall.onSaved = null;
  keeper.takeTheirs();
  expect(shown.now!.edited).toMatchObject({ tree: { name: "Theirs" } });
});

it("does not take keys without a value, or in another order, for the change of somebody else", async () => {
  const keeper = await loaded();
  const tree = { id: "cup", regulations: { "appeals.body": null, profile: "p" }, teams: null };
  hall.onSaved = () => hall.drafts.set("cup", draftOf({ regulations: { profile: "p" }, id: "cup" }));
  keeper.change({ ...named(""), tree, files: {} });
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown.now!.saving).toBe("SAVED");
});

it("sends the hall's number of the version back, as a form and as text", async () => {
  theirs("Cup", 7);
  const keeper = await loaded();
  keeper.change(named("A"));
  expect(await keeper.flush()).toBe(true);
  await keeper.turnTo(true);
  keeper.change({ as: "text", files: { fileName: "cup.yaml", yaml: "id: cup", files: {} } });
  expect(await keeper.flush()).toBe(true);
  expect(asked("PUT", PATH).map((body) => (body as { sequence: number }).sequence)).toEqual([7, 8]);
});

it("asks the person if the hall refuses because somebody else was faster", async () => {
  theirs("Cup", 7);
  const keeper = await loaded();
  hall.refuse = { at: `PUT ${PATH}`, status: 409, body: { code: "DRAFT_CHANGED", detail: "Changed." } };
  keeper.change(named("Mine"));
  await vi.advanceTimersByTimeAsync(1100);
  expect([shown.now!.saving, shown.now!.problem]).toEqual(["OTHERS", ""]);
  hall.refuse = null;
  theirs("Theirs", 8);
  keeper.keepMine();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.now!.saving).toBe("OTHERS"); // there is a newer one again
  keeper.keepMine();
  await vi.advanceTimersByTimeAsync(100);
  expect([sent().at(-1), shown.now!.saving]).toEqual(["Mine", "SAVED"]);
});

it("has nothing left to save if the waiting change was saved before", async () => {
  const keeper = await loaded();
  hall.refuse = { at: `PUT ${PATH}`, status: 503, body: { detail: "Wait." } };
  keeper.change(named("A"));
  await vi.advanceTimersByTimeAsync(1100);
  keeper.stop();
  await vi.advanceTimersByTimeAsync(100);
  const kept = unsaved("cup")!.edited;
  hall.refuse = null;
  hall.drafts.set("cup", kept.as === "form" ? draftOf(kept.tree, kept.files) : draftOf({}));
  await loaded();
  expect([shown.now!.saving, unsavedIds()]).toEqual(["SAVED", []]);
});

it("keeps what is not saved when the tab's storage is cleared, until it is saved", async () => {
  const keeper = await loaded();
  hall.refuse = { at: `PUT ${PATH}`, status: 503, body: { detail: "Wait." } };
  keeper.change(named("A"));
  expect(await flushDrafts()).toBe(false);
  sessionStorage.clear();
  expect(unsavedIds()).toEqual(["cup"]);
  hall.refuse = null;
  expect([await flushDrafts(), unsavedIds(), sent().at(-1)]).toEqual([true, [], "A"]);
  keeper.stop();
});

it("shows why it cannot turn to the text", async () => {
  const keeper = await loaded();
  hall.refuse = { at: `GET ${PATH}`, status: 503, body: { detail: "Wait." } };
  await keeper.turnTo(true);
  expect([shown.now!.saving, shown.now!.problem, shown.now!.edited!.as]).toEqual(["SAVED", "Wait.", "form"]);
});

it("says that there are comments until the form has written the text", async () => {
  const served = hall.drafts.get("cup")!;
  hall.drafts.set("cup", { ...served, files: { ...served.files, yaml: `# ours\n${served.files.yaml}` } });
  const keeper = await loaded();
  expect(shown.now!.comments).toBe(true);
  keeper.change(named("A"));
  expect([await keeper.flush(), shown.now!.comments]).toEqual([true, false]);
});
