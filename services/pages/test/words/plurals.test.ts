import { describe, expect, it } from "vitest";
import { statusCounts } from "../../src/state/status-counts";
import { alarmsWords as englishAlarms } from "../../src/words/en/alarms";
import { consoleWords as english } from "../../src/words/en/console";
import { ordersWords as englishOrders } from "../../src/words/en/orders";
import { alarmsWords as italianAlarms } from "../../src/words/it/alarms";
import { consoleWords as italian } from "../../src/words/it/console";
import { ordersWords as italianOrders } from "../../src/words/it/orders";
import { board } from "../fixtures";

describe("the counts of a round", () => {
  it("name every state that occurs, so that together they are all boards", () => {
    const all = (["CREATED", "PLAYING", "PAUSED", "AWAITING_CA", "ADJOURNED", "ENDED", "CREATED"] as const).map(
      (status) => board({ status }),
    );
    const of = statusCounts(all);
    expect(Object.values(of).reduce((sum, n) => sum + n)).toBe(all.length);
    expect(english.counts(of, all.length)).toBe(
      "2 not started · 1 playing · 2 paused · 1 adjourned · 1 ended · 7 boards",
    );
    expect(italian.counts(of, all.length)).toBe(
      "2 non avviate · 1 in corso · 2 sospese · 1 aggiornata · 1 finita · 7 scacchiere",
    );
  });

  it("say one board and no boards right", () => {
    expect(english.counts(statusCounts([board()]), 1)).toBe("1 playing · 1 board");
    expect(italian.counts(statusCounts([board()]), 1)).toBe("1 in corso · 1 scacchiera");
    expect(english.counts(statusCounts([]), 0)).toBe("0 boards");
  });
});

describe("an order for one board", () => {
  it("is worded for one", () => {
    expect(englishOrders.orderProgress(1, 1, "paused")).toBe("1 of 1 board paused");
    expect(englishOrders.sureQuestion(1, 1)).toContain("1 board in 1 venue.");
    expect(englishOrders.stopAllSure(1)).toBe("Yes, stop this board");
    expect(italianOrders.sureQuestion(1, 2)).toContain("1 scacchiera in 2 sedi.");
    expect(italianOrders.stopAllSure(1)).toBe("Sì, ferma questa scacchiera");
  });
});

describe("the line of a standstill", () => {
  it("says what is paused, one board and several", () => {
    expect([1, 2].map(englishAlarms.standstillBoards)).toEqual([
      "1 board is paused; no player has lost time.",
      "2 boards are paused; no player has lost time.",
    ]);
    expect([1, 2].map(italianAlarms.standstillBoards)).toEqual([
      "1 scacchiera sospesa; nessun giocatore ha perso tempo.",
      "2 scacchiere sospese; nessun giocatore ha perso tempo.",
    ]);
    expect([englishAlarms.standstillList, italianAlarms.standstillList]).toEqual(["Boards", "Scacchiere"]);
  });
});
