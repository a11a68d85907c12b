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

import { PenaltyForm } from "../../src/decision/penalty-form";
import type { PenaltyKind, PremisesView } from "../../src/protocol/protocol";
import { Persons } from "../../src/round/ready-person-incidents";
import { official } from "../../src/words/officials";
import { reasonText } from "../../src/words/reasons";
import { USUAL_REASONS } from "../../src/words/usual-reasons";
import { t } from "../../src/words/words";
import { board, competition, who } from "../fixtures";
import { buttons, knows, press, show } from "../rendered";

const CA = who("CHIEF_ARBITER");
const REASON = reasonText(USUAL_REASONS.penalty[0]);
const impose = (kind: PenaltyKind) => `${official.penalise([official.penalties[kind]])}: ${REASON}`;
const form = (only: PenaltyKind) => {
  knows(CA, { boards: [board()] });
  return show(
    <PenaltyForm
      board={board()}
      you={CA}
      offender="WHITE"
      competition={competition()}
      rulings={0}
      only={only}
      onDone={() => {}}
    />,
  );
};

beforeEach(() => {
  command.mockClear();
});

describe("a penalty that takes a game or the competition from a player (OCR 18.4.6, 18.4.9)", () => {
  it("is imposed only after a question that says what it means", async () => {
    const root = await form("EXPULSION");
    await press(root, impose("EXPULSION"));
    expect(command).not.toHaveBeenCalled();
    expect(root.querySelector("[data-heavy]")!.textContent).toContain("Anna is expelled from the competition.");
    await press(root, official.heavyYes);
    expect(command).toHaveBeenCalledWith("penalise", expect.objectContaining({ board: board().id }));
  });

  it("can be left at the question", async () => {
    const root = await form("EXPULSION");
    await press(root, impose("EXPULSION"));
    await press(root, t.cancel);
    expect(root.querySelector("[data-heavy]")).toBeNull();
    expect(buttons(root)).toContain(impose("EXPULSION"));
    expect(command).not.toHaveBeenCalled();
  });

  it("is not asked about if it is only a warning", async () => {
    await press(await form("WARNING"), impose("WARNING"));
    expect(command).toHaveBeenCalledWith("penalise", expect.anything());
  });
});

it("asks before a person is expelled from a venue, and not before the other outcomes (LAW 12.7)", async () => {
  const incident = { id: "p1", person: "Max", capacity: "SPECTATOR", kind: "INTRUSION", article: "LAW 12.7", note: "" };
  const venue = {
    venue: "rome",
    incidents: [{ ...incident, at: 1, by: "FLOOR_ARBITER", outcome: null, outcomeNote: null }],
  } as unknown as PremisesView;
  knows(CA);
  const root = await show(<Persons venue={venue} you={CA} />);
  await press(root, `${t.ready.outcomes.EXPELLED}…`);
  expect(command).not.toHaveBeenCalled();
  await press(root, t.ready.expelYes);
  expect(command).toHaveBeenCalledWith("closePersonIncident", { venue: "rome", incident: "p1", outcome: "EXPELLED" });
  await press(root, t.ready.outcomes.COMPLIED);
  expect(command).toHaveBeenCalledTimes(2);
});
