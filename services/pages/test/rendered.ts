import { render, type ComponentChild } from "preact";
import { afterEach, vi } from "vitest";
import type {
  BoardView,
  Competition,
  ConductView,
  FloorView,
  LeaveView,
  PremisesView,
  RulingView,
  You,
} from "../src/protocol/protocol";
import { state } from "../src/state/state";
import { EMPTY } from "../src/state/app-state";
import { competition } from "./fixtures";

/**
 * Pages in a document without graphics: nothing is painted, nothing is fetched. Tests that render replace the network
 * themselves.
 */
HTMLCanvasElement.prototype.getContext = (() =>
  new Proxy({}, { get: () => () => undefined, set: () => true })) as never;
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal("fetch", () => new Promise(() => {}));

/** What a test has shown; it is removed before the next test, with all its running effects. */
const shown: HTMLElement[] = [];
afterEach(() => {
  for (const root of shown.splice(0)) render(null, root);
  document.body.replaceChildren();
});

/** Sets the state that a person knows. */
export function knows(
  you: You,
  more: { boards?: BoardView[]; competition?: Competition; rulings?: RulingView[]; premises?: PremisesView[] } = {},
): void {
  state.value = {
    ...EMPTY,
    link: "UP",
    synced: true,
    you,
    competition: more.competition ?? competition(),
    boards: new Map((more.boards ?? []).map((one) => [one.id, one])),
    rulings: new Map((more.rulings ?? []).map((one) => [one.id, one])),
    premises: new Map((more.premises ?? []).map((one) => [one.id, one])),
  };
}

/** Shows something, and waits for everything that follows. */
export async function show(what: ComponentChild): Promise<HTMLElement> {
  const root = document.createElement("div");
  document.body.append(root);
  shown.push(root);
  render(what, root);
  await settled();
  return root;
}

/**
 * Waits until what was done is shown, with three effects that follow from each other. Each of them is due within 35 ms.
 * Timers fire in the order in which they are due, so the result does not depend on how busy the machine is.
 */
export async function settled(): Promise<void> {
  for (let effect = 0; effect < 3; effect++)
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
}

/** The accessible name of a button or another control. */
export const nameOf = (control: Element): string =>
  (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
export const buttons = (root: ParentNode): string[] => [...root.querySelectorAll("button")].map(nameOf);

/** Headers that do not stand above the numbers of their column, which are on the right. */
export const headersBesideNumbers = (root: ParentNode): string[] =>
  [...root.querySelectorAll("table")].flatMap((table) => {
    const cells = [...(table.querySelector("tbody tr")?.children ?? [])];
    return [...(table.querySelector("thead tr")?.children ?? [])]
      .filter((head, i) => cells[i]?.classList.contains("number") && !head.classList.contains("number"))
      .map((head) => head.textContent ?? "");
  });

export async function press(root: ParentNode, name: string): Promise<void> {
  const found = [...root.querySelectorAll("button")].filter((button) => nameOf(button) === name);
  if (found.length === 0) throw new Error(`no button ${name} among ${buttons(root).join(" | ")}`);
  found[0]!.click();
  await settled();
}

export async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
}

export const leave = (id: string, more: Partial<LeaveView> = {}): LeaveView => ({
  id,
  side: "WHITE",
  target: "AREA",
  state: "OUT",
  authorised: true,
  note: "",
  asked: "",
  since: 100,
  outPly: 4,
  backPly: null,
  ...more,
});
export const breach = (id: string, more: Partial<ConductView> = {}): ConductView => ({
  id,
  side: "WHITE",
  kind: "NOISE",
  article: "OCR 17.6",
  note: "",
  at: 100,
  by: "FLOOR_ARBITER",
  ply: 4,
  toMove: "WHITE",
  whiteMs: 1,
  blackMs: 2,
  confirmed: false,
  vouchedBy: "fa",
  outcome: null,
  rulingId: null,
  ...more,
});
export const floor = (more: Partial<FloorView>): FloorView => ({
  leaves: [],
  incidents: [],
  inspections: [],
  duties: [],
  ...more,
});
