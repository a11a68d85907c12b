// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

const command = vi.hoisted(() => vi.fn(async (_name: string, _args: unknown) => ({ ok: true })));
vi.mock("../../src/network/connection", () => ({
  command,
  send: command,
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { SaidOfResult } from "../../src/player/result-confirmation";
import { ConsolePage } from "../../src/console/console";
import { Detail } from "../../src/boardpanel/board-panel";
import type { BoardView } from "../../src/protocol/protocol";
import { needs } from "../../src/shell/tasks";
import { official } from "../../src/words/officials";
import { board, who } from "../fixtures";
import { breach, buttons, floor, knows, press, show, type } from "../rendered";

const LCA = who("LOCAL_CHIEF_ARBITER", "rome");
const dispute = (answer: string | null = null, reason = "") => ({
  white: false,
  black: null,
  disputes: [{ side: "WHITE" as const, of: "1-0", at: 5, changes: [], answer, reason }],
});
const ended = (more: Partial<BoardView> = {}) =>
  board({ status: "ENDED", result: "1-0", termination: "RESIGNATION", resultStatus: "UNAPPROVED", ...more });
const panel = (of: BoardView) => {
  knows(LCA, { boards: [of] });
  return show(<Detail board={of} you={LCA} onClose={() => {}} onOrder={() => {}} />);
};
const foremost = async (of: BoardView) => (await panel(of)).querySelector<HTMLElement>(".foremost")!;

beforeEach(() => {
  command.mockClear();
});

describe("a result a player says is wrong (LAW 8.7)", () => {
  const disputed = ended({ confirmation: dispute() });

  it("is approved after a question, with a reason, and not with one tap (OCR 17.11)", async () => {
    const root = await foremost(disputed);
    await press(root, `${official.approve}…`);
    expect(command).not.toHaveBeenCalled();
    const asked = root.querySelector("dialog")!;
    expect(asked.textContent).toContain("Anna (White) says that the result 1-0 is wrong");
    expect(buttons(asked)).toContain(official.change.ask);
    expect(
      [...asked.querySelectorAll("button")].find((one) => one.textContent === official.disputed.yes)!.disabled,
    ).toBe(true);
    await type(asked.querySelector("input")!, "Both were heard");
    await press(asked, official.disputed.yes);
    expect(command).toHaveBeenCalledWith("approveResult", {
      board: "demo/1/3",
      seen: "1-0",
      disputed: ["WHITE"],
      reason: "Both were heard",
    });
  });
  it("leads to a change of the result from the same question", async () => {
    const root = await foremost(disputed);
    await press(root, `${official.approve}…`);
    await press(root.querySelector("dialog")!, official.change.ask);
    expect(root.querySelector("dialog")!.getAttribute("aria-label")).toContain(official.change.title);
  });
  it("is an entry of the right column, and its tile asks for somebody", async () => {
    knows(LCA, { boards: [disputed] });
    const page = await show(<ConsolePage />);
    expect(page.querySelector(".inbox [data-disputed='demo/1/3']")!.textContent).toContain(
      "says that the result 1-0 is wrong",
    );
    expect(page.querySelector(".tile")!.classList.contains("disputed")).toBe(true);
    expect(needs(LCA).map((one) => one.key)).toEqual(["disputed demo/1/3"]);
  });
  it("ends when it is answered, and the player sees so and until when an appeal is possible (OCR 17.11)", async () => {
    const answered = ended({
      resultStatus: "OFFICIAL",
      result: "0-1",
      confirmation: dispute("0-1", "The scoresheets agree"),
      help: {
        calls: [],
        questions: [],
        appeals: [],
        rulings: [],
        appealable: ["WHITE"],
        failedPauses: [],
        appealUntil: Date.now() + 600_000,
      },
    });
    knows({ ...who("PLAYER", "rome"), side: "WHITE" }, { boards: [answered] });
    const root = await show(<SaidOfResult board={answered} side="WHITE" />);
    expect(root.textContent).toContain("an arbiter has seen your answer and approved 0-1: The scoresheets agree.");
    expect(root.textContent).toContain("You may appeal until");
    const late = { ...answered, help: { ...answered.help!, appealUntil: 1 } };
    const said = await show(<SaidOfResult board={late} side="WHITE" />);
    expect(said.textContent).toContain("the time for an appeal ended");
  });
});

describe("a result nobody disputes", () => {
  it("is approved with one tap", async () => {
    await press(await foremost(ended()), official.approve);
    expect(command).toHaveBeenCalledWith("approveResult", { board: "demo/1/3", seen: "1-0", disputed: [] });
  });
  it("is asked about while an incident at its board is open (OCR 17.9)", async () => {
    const root = await foremost(ended({ floor: floor({ incidents: [breach("i", { confirmed: true })] }) }));
    await press(root, `${official.approve}…`);
    expect(root.querySelector("dialog")!.textContent).toContain("An incident is not closed yet: Anna");
    await press(root.querySelector("dialog")!, official.disputed.yes);
    expect(command).toHaveBeenCalledWith("approveResult", { board: "demo/1/3", seen: "1-0", disputed: [] });
  });
});
