/** A competition as the hall serves it to the set-up page, and what a person does in a dialog. */

import { expect, vi, type Mock } from "vitest";
import type { Outcome } from "../../src/protocol/protocol";
import type { Change, Preview, Setup, SetupPlayer } from "../../src/setup/definition";
import { t } from "../../src/words/words";
import { nameOf, settled } from "../rendered";

export const player = (id: string, name: string, more: Partial<SetupPlayer> = {}): SetupPlayer => ({
  id,
  startNumber: 0,
  name,
  rating: 2000,
  venue: "rome",
  federation: "ITA",
  number: "8123",
  sex: "",
  title: "",
  birth: "",
  acceptedAt: null,
  withdrawals: [],
  byes: [],
  moves: [],
  ...more,
});

export const setup = (): Setup => ({
  competition: {
    id: "demo",
    name: "The demonstration",
    conditions: "",
    entriesClosed: 0,
    venues: [
      { id: "rome", name: "Rome", timeZone: "Europe/Rome", players: 1 },
      { id: "milan", name: "Milan", timeZone: "Europe/Rome", players: 0 },
    ],
    officials: [
      { id: "lca", name: "Luca Rossi", role: "LOCAL_CHIEF_ARBITER", venue: "rome", number: "", required: true },
      { id: "fa", name: "Flora Neri", role: "FLOOR_ARBITER", venue: "rome", number: "", required: false },
      { id: "co", name: "Olga Verdi", role: "CHIEF_ORGANISER", venue: "", number: "", required: false },
    ],
    players: [player("p1", "Anna Blu"), player("p2", "Bruno Re", { venue: "milan" })],
    rounds: [
      { number: 1, startsAt: null, opened: true, official: true, boards: 1 },
      { number: 2, startsAt: null, opened: false, official: false, boards: 0 },
      { number: 3, startsAt: null, opened: false, official: false, boards: 0 },
    ],
  },
  may: { players: true, places: true, officials: true, organiser: true, venues: true },
});

/** What the hall answers; a test changes it before the page asks. */
export const hall = {
  setup: setup(),
  history: [] as Change[],
  preview: { players: [], faults: [] } as Preview,
  asked: [] as { path: string; body: unknown }[],
};

/** Everything as it was, for the next test. */
export function servesAgain(send: Mock<(name: string, args: unknown) => Promise<Outcome>>): void {
  Object.assign(hall, { setup: setup(), history: [], preview: { players: [], faults: [] }, asked: [] });
  send.mockReset();
  send.mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    hall.asked.push({ path, body: init.body === undefined ? null : JSON.parse(String(init.body)) });
    const answer = path.endsWith("/preview")
      ? hall.preview
      : path.endsWith("/history")
        ? { changes: hall.history }
        : hall.setup;
    return new Response(JSON.stringify(answer), { status: 200 });
  });
}

/** Fills in a field of the open dialog by its label. */
export async function fill(root: ParentNode, label: string, value: string): Promise<void> {
  const found = [...root.querySelectorAll("dialog label")].find((one) => one.textContent!.trim().startsWith(label));
  if (!found) throw new Error(`no field ${label}`);
  const field = found.querySelector<HTMLInputElement>("input, select, textarea")!;
  field.value = value;
  field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  await settled();
}

export const button = (root: ParentNode, name: string): HTMLButtonElement =>
  [...root.querySelectorAll("button")].find((one) => nameOf(one) === name)!;

/** Presses the button that sends the form of the dialog. */
export async function submit(root: ParentNode): Promise<void> {
  root.querySelector("dialog form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await settled();
}

/** Gives a reason, and confirms after the preview; returns the sentences of the preview. */
export async function confirm(root: ParentNode, send: Mock): Promise<string> {
  await fill(root, t.reason, "agreed");
  await submit(root);
  const follows = root.querySelector("[data-follows]")!.textContent!;
  expect(send, "a preview sends nothing").not.toHaveBeenCalled();
  await submit(root);
  return follows;
}
