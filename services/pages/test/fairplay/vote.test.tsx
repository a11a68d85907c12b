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

const now = (stage: NonNullable<CaseNow["stage"]>): CaseNow => ({
  caseId: "demo/case-1",
  trigger: "COMPLAINT",
  stage,
  you: "CHAIR",
  accused: { type: "PLAYER", personId: "p1", name: "Anna" },
  openedAt: 1,
  inadmissible: false,
  falseAccusation: false,
  steps: ["cast_vote", "close_vote"],
  proposed: "",
  investigator: "",
  overdue: false,
  decisionRead: false,
  endRead: false,
  yes: 1,
  no: 0,
  abstain: 0,
  openRequests: [],
  panel: ["a", "b", "c"],
  entries: 1,
});

async function dialog(stage: NonNullable<CaseNow["stage"]>, form: "cast_vote" | "close_vote"): Promise<string> {
  const overview: FairPlayOverview = { cases: [now(stage)], asked: [], recordings: [], prizes: [], people: [] };
  vi.stubGlobal(
    "fetch",
    async (address: string) =>
      new Response(
        JSON.stringify(
          address.includes("/case?") ? { now: now(stage), events: [] } : address.endsWith("fair-play") ? overview : {},
        ),
      ),
  );
  knows(who("FAIR_PLAY_CHAIR"));
  setSession({ token: "x", role: "FAIR_PLAY_CHAIR", name: "Chair", competitionId: "demo" } as never);
  const root = await show(<FairPlayPage />);
  await settled();
  await press(root, `${official.fairPlay.against} Anna`);
  await settled();
  await press(root, official.fairPlay.forms[form]);
  return root.querySelector("dialog")!.textContent!;
}

describe("the dialog of a vote (APP-I H2, H8)", () => {
  it("says what is voted on, which is another thing before and after the report, and what yes means", async () => {
    const before = await dialog("PRELIMINARY", "cast_vote");
    expect(before).toContain(official.fairPlay.motion.REJECT);
    expect(before).toContain(official.fairPlay.voteMeans.REJECT);
    expect(await dialog("REPORTED", "cast_vote")).toContain(official.fairPlay.voteMeans.FORWARD);
  });

  it("says at its closing who has not voted, and that it is final (DEC-23)", async () => {
    expect(await dialog("REPORTED", "close_vote")).toContain(official.fairPlay.closing(2));
    expect(await dialog("REPORTED", "cast_vote")).not.toContain(official.fairPlay.closing(2));
  });
});
