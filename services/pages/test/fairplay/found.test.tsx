// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  moveTo: () => {},
}));

import { FairPlayPage } from "../../src/fairplay/cases";
import type { CaseFact, CaseNow, FairPlayOverview } from "../../src/fairplay/vocabulary";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";

const one: CaseNow = {
  caseId: "demo/case-1",
  trigger: "COMPLAINT",
  stage: "PRELIMINARY",
  you: "CHAIR",
  accused: { type: "PLAYER", personId: "p1", name: "Anna" },
  openedAt: 1,
  inadmissible: true,
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
  entries: 2,
};
const events: CaseFact[] = [
  { kind: "complaintFiled", at: 1, article: "APP-I G2.2", by: "p2", automatic: false, fields: {} },
  {
    kind: "complaintInadmissible",
    at: 1,
    article: "APP-I G2.5",
    by: "",
    automatic: true,
    fields: { reasons: ["ONLY_STRONGER"] },
  },
];

it("names the hall, not the complainant, if the hall itself found it inadmissible (APP-I G2.5)", async () => {
  const overview: FairPlayOverview = {
    cases: [one],
    asked: [],
    recordings: [],
    prizes: [],
    people: [{ id: "p2", name: "Bo", player: true }],
  };
  vi.stubGlobal(
    "fetch",
    async (address: string) =>
      new Response(
        JSON.stringify(
          address.includes("/case?") ? { now: one, events } : address.endsWith("fair-play") ? overview : {},
        ),
      ),
  );
  knows(who("FAIR_PLAY_CHAIR"));
  setSession({ token: "x", role: "FAIR_PLAY_CHAIR", name: "Chair", competitionId: "demo" } as never);
  const root = await show(<FairPlayPage />);
  await press(root, `${official.fairPlay.against} Anna`);
  await settled();
  expect(root.querySelector('[data-fact="complaintFiled"]')!.textContent).toContain("Bo");
  const found = root.querySelector('[data-fact="complaintInadmissible"]')!.textContent!;
  expect(found).toContain(t.role.AUTOMATIC);
  expect(found).not.toContain("Bo");
});
