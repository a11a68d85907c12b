// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { Alarms } from "../../src/console/alarms";
import { Inbox } from "../../src/console/inbox";
import { optionName } from "../../src/decision/disconnection-options";
import type { AlarmView, BoardView } from "../../src/protocol/protocol";
import { update } from "../../src/state/state";
import { attention } from "../../src/state/urgency";
import { openCases } from "../../src/state/waiting";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, disconnection, who } from "../fixtures";
import { buttons, knows, press, show } from "../rendered";

const CA = who("CHIEF_ARBITER");
const stood = (id: string, at: number): AlarmView => ({
  id,
  kind: "OUTAGE",
  board: "",
  boards: 4,
  expected: "",
  found: "",
  text: "",
  at,
  from: at,
  to: at + 3_000,
});
const over = (more: Partial<BoardView> = {}) =>
  board({ status: "ENDED", result: "1-0", termination: "RESIGNATION", resultStatus: "UNAPPROVED", ...more });

describe("the inbox", () => {
  it("has one card for all standstills of the hall, put away at once (OCR 19.6)", async () => {
    knows(CA, { boards: [board()] });
    update((now) => ({
      ...now,
      alarms: new Map([
        ["a", stood("a", 1_000)],
        ["b", stood("b", 9_000)],
      ]),
    }));
    const root = await show(<Alarms you={CA} onShow={() => {}} onCorrect={() => {}} />);
    expect([root.querySelectorAll("article").length, root.querySelectorAll("[data-alarm]").length]).toEqual([1, 2]);
    await press(root, t.dismiss);
    expect(root.querySelectorAll("[data-alarm]").length).toBe(0);
  });

  it("has cases of games that are over last, and only their closing to decide (OCR 18.9)", async () => {
    const running = board({ id: "demo/1/7", number: 7 });
    knows(CA, { boards: [over(), running] });
    const reported = { state: "RESTORED", restoredAfterMs: 5_000, reported: true } as const;
    update((now) => ({
      ...now,
      cases: new Map([
        ["c1", disconnection(reported)],
        ["c7", disconnection({ ...reported, id: "c7", board: running.id })],
      ]),
    }));
    expect(openCases.value.map((one) => one.id)).toEqual(["c7", "c1"]);
    expect(attention(over(), new Map([[over().id, "OPEN"]]), new Set(), 0)).toBe("ended");
    expect(attention(running, new Map([[running.id, "OPEN"]]), new Set(), 0)).toBe("case");
    update((now) => ({ ...now, cases: new Map([["c1", disconnection(reported)]]) }));
    const root = await show(
      <Inbox you={CA} round={1} selected={null} onShow={() => {}} onClose={() => {}} alarms={null} />,
    );
    expect(buttons(root)).toContain(optionName("NO_ACTION"));
    expect(buttons(root)).not.toContain(optionName("RESUME"));
    expect(root.querySelector(".decision")!.textContent).toContain(official.gameEnded);
  });
});
