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
import type { Role } from "../../src/protocol/protocol";
import { setSession } from "../../src/network/session";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { dayAndTime } from "../../src/widgets/times";
import { who } from "../fixtures";
import { knows, press, settled, show } from "../rendered";

const words = official.fairPlay;
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
const look = (subject: string, asked: string, granted: boolean, minute: number): CaseFact => ({
  kind: "accessNoted",
  at: minute * 60_000,
  article: "APP-I G2.7",
  by: "",
  automatic: false,
  fields: { subject, role: "FAIR_PLAY_PANEL", asked, granted },
});

function hall(role: Role, cases: CaseNow[], more: Partial<FairPlayOverview> = {}, events: CaseFact[] = []): string[] {
  const sent: string[] = [];
  const overview: FairPlayOverview = {
    cases,
    asked: [],
    recordings: [],
    prizes: [],
    people: [{ id: "p2", name: "Bo Neri", player: true }],
    ...more,
  };
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (init?.body) sent.push(`${address} ${String(init.body)}`);
    return new Response(
      JSON.stringify(
        address.includes("/case?") ? { now: cases[0], events } : address.endsWith("fair-play") ? overview : {},
      ),
    );
  });
  knows(who(role));
  setSession({ token: "x", role, name: "Anna", competitionId: "demo" } as never);
  return sent;
}

async function opened(): Promise<HTMLElement> {
  const root = await show(<FairPlayPage />);
  await settled();
  await press(root, `${words.against} Anna`);
  await settled();
  return root;
}

describe("the end of a case (APP-I H2, H8)", () => {
  it("is shown to accused and complainant until they have read it, without a word of what it is", async () => {
    for (const you of ["ACCUSED", "FILER"] as const) {
      hall("PLAYER", [now({ you, stage: "DISMISSED", endedAt: 5 })]);
      expect((await show(<AccusedLine />)).textContent).toContain(t.fairPlayNews.endToRead);
      hall("PLAYER", [now({ you, stage: "DISMISSED", endedAt: 5, endRead: true })]);
      expect((await show(<AccusedLine />)).textContent).toBe("");
    }
  });

  it("stands on the card of a party, without the votes", async () => {
    hall("PLAYER", [now({ stage: "FORWARDED", endedAt: 5, yes: 2, no: 1 })]);
    const root = await opened();
    const card = root.querySelector("[data-case]")!.textContent!;
    expect(card).toContain(words.stage.FORWARDED);
    expect(card).not.toContain(words.motion.FORWARD);
  });

  it("is the decision in the list of the panel, once it is recorded, and no longer the forwarding", async () => {
    hall("FAIR_PLAY_PANEL", [now({ you: "PANEL", stage: "FORWARDED", decidedAt: 5 })]);
    const root = await show(<FairPlayPage />);
    await settled();
    const chips = [...root.querySelectorAll("[data-case] .chip")].map((chip) => chip.textContent);
    expect(chips).toContain(words.decided(dayAndTime(5)));
    expect(chips).not.toContain(words.stage.FORWARDED);
  });
});

describe("a request for cooperation (APP-I H5)", () => {
  it("is read by who is asked, with its time, on the own page and on the page of cases", async () => {
    hall("PLAYER", [], { asked: [{ text: "Your phone, please.", askedAt: 1, due: 5 }] });
    expect((await show(<AccusedLine />)).textContent).toContain(t.fairPlayNews.askedOfYou(dayAndTime(5)));
    const root = await show(<FairPlayPage />);
    await settled();
    const card = root.querySelector("[data-asked]")!.textContent!;
    for (const said of ["Your phone, please.", words.askedUntil(dayAndTime(5))]) expect(card).toContain(said);
  });

  it("says who is told by the hall, and that somebody else is not", async () => {
    hall("FAIR_PLAY_PANEL", [now({ you: "INVESTIGATOR", stage: "INVESTIGATION", steps: ["request_cooperation"] })]);
    const root = await opened();
    await press(root, words.forms.request_cooperation);
    const dialog = root.querySelector("dialog")!;
    expect(dialog.textContent).toContain(words.askedElsewhere);
    const select = dialog.querySelector("select")!;
    select.value = "p2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(dialog.textContent).toContain(words.askedHere);
    expect(dialog.querySelector("input[maxlength='100']")).toBeNull();
  });
});

describe("the looks at a case (APP-I G2.7)", () => {
  it("are folded within the hour, with what was refused in view", async () => {
    hall("FAIR_PLAY_PANEL", [now({ you: "PANEL", stage: "INVESTIGATION" })], {}, [
      ...[3, 4, 9, 16].map((minute) => look("p2", "ReadCase", true, minute)),
      look("ca", "ReadCase", false, 5),
      look("p2", "ReadCase", true, 300),
    ]);
    const root = await opened();
    const inView = root.querySelector(`[aria-label="${words.attempts}"]`)!;
    expect(inView.textContent).toContain("ca");
    expect(inView.textContent).toContain(words.lookRefused);
    const looks = [...root.querySelectorAll("details [data-fact=accessNoted]")].map((item) => item.textContent!);
    expect(looks).toHaveLength(2);
    expect(looks[0]).toContain(words.lookedTimes(4, dayAndTime(180_000), dayAndTime(960_000)));
    expect(looks[0]).toContain("Bo Neri");
  });
});

describe("the closing of a vote (DEC-23)", () => {
  it("shows the votes there are now and sends them along", async () => {
    const one = now({
      you: "CHAIR",
      stage: "REPORTED",
      steps: ["cast_vote", "close_vote"],
      panel: ["a", "b", "c"],
      yes: 0,
      no: 1,
    });
    const sent = hall("FAIR_PLAY_CHAIR", [one]);
    const root = await opened();
    Object.assign(one, { yes: 1, no: 2, entries: 3 });
    await press(root, words.forms.close_vote);
    await settled();
    const dialog = root.querySelector("dialog")!;
    expect(dialog.textContent).toContain(words.tally(1, 2, 0));
    dialog.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
    expect(sent.find((each) => each.includes("close-vote"))).toContain('"seen":{"yes":1,"no":2,"abstain":0}');
  });
});
