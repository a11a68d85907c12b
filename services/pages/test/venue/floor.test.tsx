// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

const answer = vi.hoisted(() => ({ now: { ok: true } as object }));
vi.mock("../../src/network/connection", () => ({
  command: async () => answer.now,
  send: async () => answer.now,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { FloorPage } from "../../src/venue/floor";
import { boardName } from "../../src/state/board-names";
import type { FloorView } from "../../src/protocol/protocol";
import { state } from "../../src/state/state";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, who } from "../fixtures";
import { breach, floor, knows, press, settled, show } from "../rendered";

async function choose(field: HTMLSelectElement, value: string): Promise<void> {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await settled();
}

async function recorded(): Promise<HTMLElement> {
  knows(who("LOCAL_CHIEF_ARBITER", "rome"), { boards: [board({ floor: floor({}) })] });
  const root = await show(<FloorPage />);
  await press(root, t.floor.newIncident);
  const [, kind] = root.querySelectorAll<HTMLSelectElement>("dialog select");
  await choose(kind!, "DISTRACTION");
  const note = root.querySelector<HTMLTextAreaElement>("dialog textarea")!;
  note.value = "Talks to somebody.";
  note.dispatchEvent(new Event("input", { bubbles: true }));
  await settled();
  await press(root, t.floor.record);
  return root;
}

describe("what an inspection found (OCR 17.3)", () => {
  it("stays in the log with its round when the next one is open, as incidents do", async () => {
    const inspections = [
      {
        side: "WHITE",
        what: "BODY",
        inspector: "F. Castel",
        privatePlace: true,
        outcome: "FOUND",
        note: "Phone in the left sock",
        at: 5,
      },
    ] as unknown as FloorView["inspections"];
    knows(who("LOCAL_CHIEF_ARBITER", "rome"), {
      boards: [
        board({ floor: floor({ inspections, incidents: [breach("i")] }) }),
        board({ id: "demo/2/3", round: 2, floor: floor({}) }),
      ],
    });
    const root = await show(<FloorPage />);
    const { number, white } = board();
    const found = `${t.floor.inspected.BODY}: ${t.floor.inspectionOutcomes.FOUND} “Phone in the left sock”`;
    expect(root.textContent).toContain(`${boardName(1, number)} · ${white.name} ${found}`);
    expect(root.querySelector('[data-incident="i"]')).not.toBeNull();
  });
});

describe("an incident that is recorded in the floor log (OCR 17)", () => {
  it("is told as recorded, with what it is and of whom", async () => {
    answer.now = { ok: true };
    const root = await recorded();
    expect(root.querySelector("dialog")).toBeNull();
    expect(root.querySelector(".notices")!.textContent).toContain(
      official.conduct.recorded(t.floor.kinds.DISTRACTION, board().white.name),
    );
  });

  it("names nobody and nothing before a person chooses", async () => {
    knows(who("CHIEF_ARBITER"), { boards: [board({ floor: floor({}) })] });
    const root = await show(<FloorPage />);
    const chosen = () => [...root.querySelectorAll<HTMLSelectElement>("dialog select")].map((one) => one.value);
    await press(root, t.floor.newIncident);
    expect(chosen()).toEqual(["", ""]);
    await press(root, t.cancel);
    await press(root, t.floor.newInspection);
    expect(chosen()).toEqual(["", "", "", "", ""]);
  });

  it("is not where it was refused", async () => {
    answer.now = { ok: false, code: "INCIDENT_MEANWHILE", rule: "OCR 17.9", text: "recorded meanwhile" };
    const root = await recorded();
    expect(root.querySelector("dialog")).not.toBeNull();
    expect(state.value.notices).toEqual([]);
  });
});
