import { describe, expect, it } from "vitest";
import type { NoticeFrame } from "../src/protocol";
import { tables } from "../src/strings";
import { noticeWords, reasonWords, refusalWords } from "../src/words";

const notice = (more: Partial<NoticeFrame>): NoticeFrame => ({ t: "notice", level: "info", kind: "RESUMED", details: {}, article: "", reason: "", text: "The game goes on.", ...more });

describe("what the hall says", () => {
  it("stands in the reader's language with its details, article and reason", () => {
    expect(noticeWords(notice({}), "en", tables.en)).toBe("The game goes on.");
    expect(noticeWords(notice({}), "it", tables.it)).toBe("La partita continua.");
    expect(noticeWords(notice({ kind: "DECIDED_REDUCE", details: { by: "CHIEF_ARBITER", side: "BLACK", time: "1:30" }, article: "OCR 18.9 b" }), "it", tables.it))
      .toBe("Decisione (Arbitro principale): la partita riprende, Nero con 1:30 in meno (OCR 18.9 b).");
    expect(noticeWords(notice({ kind: "PAUSED", reason: "Allarme" }), "it", tables.it)).toBe("La partita è sospesa, entrambi gli orologi sono fermi: Allarme.");
  });
  it("is shown as it comes where there are no words for it", () => {
    expect(noticeWords(notice({ kind: "NEW_KIND", text: "Something new." }), "it", tables.it)).toBe("Something new.");
    expect(refusalWords("NEW_CODE", "Something new.", "it")).toBe("Something new.");
    expect(refusalWords("NOT_YOUR_MOVE", "Your opponent has the move.", "en")).toBe("Your opponent has the move.");
    expect(refusalWords("NOT_YOUR_MOVE", "Your opponent has the move.", "it")).toBe("Tocca al tuo avversario. Aspetta la sua risposta.");
  });
  it("words the reasons the hall itself gives, and leaves those of people", () => {
    expect(reasonWords("Connection of Black lost", "it")).toBe("Collegamento del Nero perso");
    expect(reasonWords("Connection of Black lost", "en")).toBe("Connection of Black lost");
    expect(reasonWords("Not ready: no device check, no fair-play check", "it")).toBe("Non pronto: manca il controllo del dispositivo, manca il controllo fair play");
    expect(reasonWords("Allarme antincendio", "it")).toBe("Allarme antincendio");
    expect(noticeWords(notice({ kind: "PAUSED", reason: "Connection of Black lost" }), "it", tables.it)).toBe("La partita è sospesa, entrambi gli orologi sono fermi: Collegamento del Nero perso.");
  });
});
