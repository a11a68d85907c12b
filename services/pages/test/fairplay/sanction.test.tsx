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
import { AccusedLine } from "../../src/fairplay/accused-line";
import type { CaseFact, CaseNow, FairPlayOverview } from "../../src/fairplay/vocabulary";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";

const now = (more: Partial<CaseNow>): CaseNow => ({
  caseId: "demo/case-1",
  trigger: "",
  you: "ACCUSED",
  accused: { type: "PLAYER", personId: "p1", name: "Anna" },
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
  ...more,
});
const decision: CaseFact = {
  kind: "sanctionRecorded",
  at: 5,
  article: "APP-I E1",
  by: "",
  automatic: false,
  fields: {
    reference: "EDC 4/2026",
    months: 12,
    overTheBoardMonths: 6,
    aggravating: [],
    mitigating: ["Young."],
    text: "A year.",
  },
};

function hall(role: "PLAYER" | "ETHICS_COMMISSION", one: CaseNow, events: CaseFact[]): void {
  const overview: FairPlayOverview = { cases: [one], asked: [], recordings: [], prizes: [], people: [] };
  vi.stubGlobal(
    "fetch",
    async (address: string) =>
      new Response(
        JSON.stringify(
          address.includes("/case?") ? { now: one, events } : address.endsWith("fair-play") ? overview : {},
        ),
      ),
  );
  knows(who(role));
  setSession({ token: "x", role, name: "Anna", competitionId: "demo" } as never);
}

describe("a decision about who is accused (APP-I E1)", () => {
  it("is told on his page, until he has read it, without a word of what it is", async () => {
    hall("PLAYER", now({ decidedAt: 5 }), [decision]);
    expect((await show(<AccusedLine />)).textContent).toContain(t.fairPlayNews.decisionToRead);
    hall("PLAYER", now({ decidedAt: 5, decisionRead: true }), [decision]);
    expect((await show(<AccusedLine />)).textContent).toBe("");
  });

  it("stands in his case with who decided, the ban and where it says until when he can appeal", async () => {
    hall("PLAYER", now({ decidedAt: 5 }), [decision]);
    const root = await show(<FairPlayPage />);
    await press(root, `${official.fairPlay.against} Anna`);
    await settled();
    const fact = root.querySelector('[data-fact="sanctionRecorded"]')!.textContent!;
    for (const said of [
      official.fairPlay.events["sanctionRecorded"]!,
      "[APP-I E1]",
      official.fairPlay.appeal,
      "EDC 4/2026",
      "12",
      "6",
      "Young.",
      "A year.",
    ])
      expect(fact).toContain(said);
  });

  it("is recorded by somebody who knows whether the accused reads it here", async () => {
    for (const [personId, said] of [
      ["p1", official.fairPlay.decisionShown],
      ["", official.fairPlay.decisionElsewhere],
    ] as const) {
      hall(
        "ETHICS_COMMISSION",
        now({
          you: "ETHICS",
          stage: "FORWARDED",
          steps: ["record_sanction"],
          accused: { type: "PLAYER", personId, name: "Anna" },
        }),
        [],
      );
      const root = await show(<FairPlayPage />);
      await press(root, `${official.fairPlay.against} Anna`);
      await settled();
      await press(root, official.fairPlay.forms.record_sanction);
      expect(root.querySelector("dialog")!.textContent).toContain(said);
    }
  });
});
