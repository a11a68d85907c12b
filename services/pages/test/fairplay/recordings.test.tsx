// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { FairPlayPage } from "../../src/fairplay/cases";
import type { CaseNow, FairPlayOverview, RecordingNow } from "../../src/fairplay/vocabulary";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { dayAndTime } from "../../src/widgets/times";
import { who } from "../fixtures";
import { press, knows, settled, show } from "../rendered";

const one = (id: string, you: CaseNow["you"], name: string): CaseNow => ({
  caseId: `demo/case-${id}`,
  trigger: "COMPLAINT",
  stage: "INVESTIGATION",
  you,
  accused: { type: "PLAYER", personId: name, name },
  openedAt: 1,
  inadmissible: false,
  falseAccusation: false,
  steps: [],
  proposed: "",
  investigator: "",
  overdue: false,
  decisionRead: false,
  endRead: false,
  yes: 0,
  no: 0,
  abstain: 0,
  openRequests: [],
  panel: [],
  entries: 1,
});
const recording = (more: Partial<RecordingNow>): RecordingNow => ({
  recordingId: "recording-1",
  kind: "VCS",
  venueId: "",
  label: "Meeting",
  registeredAt: 1,
  held: false,
  mayOpen: true,
  accesses: [],
  heldBy: [],
  eraseAt: "",
  erasureOverdue: false,
  ...more,
});

async function hall(of: RecordingNow, cases: CaseNow[] = []): Promise<HTMLElement> {
  const overview: FairPlayOverview = {
    cases,
    asked: [],
    recordings: [of],
    prizes: [],
    people: [{ id: "f2", name: "Fay Due" }],
  };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(overview)));
  knows(who("FAIR_PLAY_CHAIR"));
  setSession({ token: "x", role: "FAIR_PLAY_CHAIR", name: "Chair", competitionId: "demo" } as never);
  const root = await show(<FairPlayPage />);
  await settled();
  return root;
}

describe("a recording (APP-I A5)", () => {
  it("that is kept says when it must be deleted, and that a case holds it to those who work on it", async () => {
    const kept = await hall(recording({ deleteAt: 5, heldBy: ["demo/case-7"] }), [one("7", "CHAIR", "Anna")]);
    const card = kept.querySelector('[data-recording="recording-1"]')!.textContent!;
    expect(card).toContain(official.fairPlay.deletedOn(dayAndTime(5)));
    expect(card).not.toContain(official.fairPlay.deleted(dayAndTime(5)));
    expect(card).toContain("Anna");
    expect((await hall(recording({ deleteAt: 5 }), [])).textContent).not.toContain(official.fairPlay.heldBy(""));
  });

  it("is opened for a case its reader works on, and never by a party to the case (APP-I G2.7)", async () => {
    const root = await hall(recording({}), [one("7", "CHAIR", "Anna"), one("8", "ACCUSED", "Chair")]);
    await press(root, official.fairPlay.forms.open_recording);
    const options = [...root.querySelectorAll("dialog option")].map((option) => option.getAttribute("value"));
    expect(options).toContain("demo/case-7");
    expect(options).not.toContain("demo/case-8");
    const alone = await hall(recording({}), [one("8", "ACCUSED", "Chair")]);
    await press(alone, official.fairPlay.forms.open_recording);
    expect(alone.querySelector("dialog select")).toBeNull();
  });
});
