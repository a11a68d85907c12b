// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
}));

import caseReport from "../../../playing-zone/src/main/resources/disconnections.properties?raw";
import caseReportItalian from "../../../playing-zone/src/main/resources/disconnections_it.properties?raw";
import roundReport from "../../../playing-zone/src/main/resources/round-report.properties?raw";
import roundReportItalian from "../../../playing-zone/src/main/resources/round-report_it.properties?raw";
import { Decision } from "../../src/console/disconnection-decision";
import { OutageDecision } from "../../src/console/outage-decision";
import { isDecidable, OPTIONS, optionName, rulingName } from "../../src/decision/disconnection-options";
import { rulingsWords } from "../../src/words/it/rulings";
import { official } from "../../src/words/officials";
import { t } from "../../src/words/words";
import { board, disconnection, who } from "../fixtures";
import { buttons, knows, press, settled, show } from "../rendered";

const CA = who("CHIEF_ARBITER");
const FOUR = ["a) Resume", "b) Resume with less time", "c) New game, same time", "d) New game, shorter time"];

describe("the four choices about a disconnection (OCR 18.9 a-d)", () => {
  it("have the letters of the article, and one name on the card, for several boards and in the ruling", async () => {
    expect(OPTIONS.map(optionName)).toEqual(FOUR);
    expect(OPTIONS.map(rulingName)).toEqual(FOUR);
    expect(OPTIONS.map((option) => t.rulingKind[option])).toEqual(FOUR.map((name) => name.slice(3)));
    const c = disconnection({ state: "RESTORED", reported: true });
    knows(CA, { boards: [board({ status: "PAUSED", pauseCause: "DISCONNECTION" })] });
    if (!isDecidable(c)) throw new Error("it can be decided");
    const card = await show(<Decision c={c} />);
    expect(buttons(card)).toEqual([...FOUR, official.otherDecision]);
    await press(card, FOUR[0]!);
    expect(card.querySelector("strong")!.textContent).toBe(FOUR[0]);
    const batch = await show(<OutageDecision you={CA} cases={[c]} />);
    expect(buttons(batch)).toEqual(FOUR);
  });

  it("are followed by the other decisions, in words and without letters", () => {
    expect(optionName("ADD_TIME")).toBe("Add time, then resume");
    expect(rulingName("ADD_TIME")).toBe("Time added");
  });

  it("have one name in Italian too", () => {
    expect(OPTIONS.map((option) => rulingsWords.rulingKind[option])).toEqual([
      "Ripresa",
      "Ripresa con meno tempo",
      "Nuova partita, stessa cadenza",
      "Nuova partita, cadenza più breve",
    ]);
  });

  it("have the same letters and names in both reports on paper, in both languages", () => {
    const printed = (words: string) =>
      OPTIONS.map((option) => words.split("\n").find((line) => line.startsWith(`kind.${option}=`)));
    const named = (names: Record<string, string>) =>
      OPTIONS.map((option, i) => `kind.${option}=${"abcd"[i]}) ${names[option]}`);
    for (const words of [roundReport, caseReport]) expect(printed(words)).toEqual(named(t.rulingKind));
    for (const words of [roundReportItalian, caseReportItalian])
      expect(printed(words)).toEqual(named(rulingsWords.rulingKind));
  });
});

describe("the reason for a decision", () => {
  it("is not marked as wrong before anybody was in the field", async () => {
    knows(CA, { boards: [board({ status: "PAUSED", pauseCause: "DISCONNECTION" })] });
    const c = disconnection({ state: "RESTORED", reported: true });
    if (!isDecidable(c)) throw new Error("it can be decided");
    const card = await show(<Decision c={c} />);
    await press(card, official.otherDecision);
    await press(card, optionName("DRAW"));
    const field = card.querySelector("input")!;
    expect([field.getAttribute("aria-invalid"), card.querySelector(".error")]).toEqual(["false", null]);
    field.dispatchEvent(new FocusEvent("blur"));
    await settled();
    expect([field.getAttribute("aria-invalid"), card.querySelector(".error")!.textContent]).toEqual([
      "true",
      t.reasonNeeded,
    ]);
  });
});
