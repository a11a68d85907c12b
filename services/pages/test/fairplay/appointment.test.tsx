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
import type { CaseNow, FairPlayOverview } from "../../src/fairplay/vocabulary";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";

const now = (investigator: string): CaseNow => ({
  caseId: "demo/case-1",
  trigger: "COMPLAINT",
  stage: investigator ? "INVESTIGATION" : "PRELIMINARY",
  you: "CHAIR",
  accused: { type: "PLAYER", personId: "p1", name: "Anna" },
  openedAt: 1,
  inadmissible: false,
  falseAccusation: false,
  steps: ["appoint_investigator"],
  proposed: "a",
  investigator,
  overdue: false,
  decisionRead: false,
  endRead: false,
  yes: 0,
  no: 0,
  abstain: 0,
  openRequests: [],
  panel: ["a", "b", "c"],
  entries: 1,
});

describe("the appointment of who investigates (APP-I H3)", () => {
  it("says whom the form knew, and replaces somebody appointed meanwhile only after showing it", async () => {
    let investigator = "";
    const sent: { person: string; seen: string }[] = [];
    vi.stubGlobal("fetch", async (address: string, init?: { body?: string }) => {
      const overview: FairPlayOverview = {
        cases: [now(investigator)],
        asked: [],
        recordings: [],
        prizes: [],
        people: [],
      };
      if (!address.endsWith("/appoint-investigator"))
        return new Response(
          JSON.stringify(address.includes("/case?") ? { now: now(investigator), events: [] } : overview),
        );
      sent.push(JSON.parse(init!.body!) as { person: string; seen: string });
      investigator = "b";
      return sent.length > 1
        ? new Response("{}")
        : new Response(JSON.stringify({ code: "APPOINTED_MEANWHILE", detail: "b has been appointed meanwhile" }), {
            status: 409,
          });
    });
    knows(who("FAIR_PLAY_CHAIR"));
    setSession({ token: "x", role: "FAIR_PLAY_CHAIR", name: "Chair", competitionId: "demo" } as never);
    const root = await show(<FairPlayPage />);
    await settled();
    await press(root, `${official.fairPlay.against} Anna`);
    await settled();
    await press(root, official.fairPlay.forms.appoint_investigator);
    const select = root.querySelector<HTMLSelectElement>("dialog select")!;
    select.value = "a";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    await press(root, official.fairPlay.send);
    await settled();
    expect(root.querySelector("dialog [role=alert]")!.textContent).toContain("b has been appointed meanwhile");
    await press(root, official.fairPlay.send);
    expect(sent.map((one) => [one.person, one.seen])).toEqual([
      ["a", ""],
      ["a", "b"],
    ]);
    await settled();
    expect(root.querySelector("dialog")).toBeNull();
  });
});
