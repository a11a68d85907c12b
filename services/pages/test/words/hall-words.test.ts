import { describe, expect, it } from "vitest";
import type { Effect, NoticeFrame } from "../../src/protocol/protocol";
import { refusalText } from "../../src/state/state";
import { tables } from "../../src/words/words";
import { withLocalTimes, writeTimes } from "../../src/words/reasons";
import { effectWords, noticeWords, refusalWords, withRefusal } from "../../src/words/hall-words";

const notice = (more: Partial<NoticeFrame>): NoticeFrame => ({
  t: "notice",
  level: "info",
  kind: "RESUMED",
  details: {},
  article: "",
  reason: "",
  text: "The game goes on.",
  ...more,
});

describe("what a ruling does", () => {
  const effect = (kind: string, more: Partial<Effect> = {}): Effect => ({
    kind,
    side: "BLACK",
    ms: null,
    control: null,
    points: null,
    count: null,
    standing: null,
    fine: null,
    amount: null,
    rounds: [],
    ...more,
  });
  const words = (...effects: Effect[]) => [effectWords({ effects }, tables.en), effectWords({ effects }, tables.it)];
  it("is worded in the reader's language from its kind and numbers", () => {
    expect(words(effect("REDUCE", { ms: 90_000 }))).toEqual(["Black −1:30", "Nero −1:30"]);
    expect(words(effect("RESTART_SHORTER", { control: "25+10" }))).toEqual(["25+10", "25+10"]);
    expect(words(effect("WARNING", { count: 2 }), effect("ADD_TIME_TO_OPPONENT", { ms: 120_000 }))).toEqual([
      "Black, warning 2; White +2:00",
      "Nero, ammonizione 2; Bianco +2:00",
    ]);
    expect(words(effect("WARNING", { count: 3, standing: 2 }))).toEqual([
      "Black, warning 3 (2 still valid)",
      "Nero, ammonizione 3 (in vigore: 2)",
    ]);
    expect(words(effect("LIFTED_EXPULSION", { rounds: [3, 4] }))).toEqual([
      "Black may play in round 3, 4; the lost game stays lost",
      "Nero può giocare nel turno 3, 4; la partita già persa resta persa",
    ]);
    expect(words(effect("GAME_LOST", { points: "1" }), effect("EXCLUSION", { rounds: [3, 4] }))).toEqual([
      "Black loses, White gets 1; Black, excluded from round 3, 4",
      "Nero perde, Bianco: punti 1; Nero, escluso dal turno 3, 4",
    ]);
    expect(words(effect("RESTART"), effect("NO_ACTION"))).toEqual(["", ""]);
  });
});

describe("a refusal for an event in the archive", () => {
  it("says in Italian, too, where its papers are", async () => {
    await withRefusal("COMPETITION_ARCHIVED", "it");
    const italian = refusalWords("COMPETITION_ARCHIVED", "", "it");
    for (const said of ["./onehall event export", "pagina pubblica", "codice", "copiarlo"]) {
      expect(italian).toContain(said);
    }
  });
});

describe("what the hall says", () => {
  it("stands in the reader's language with its details, article and reason", () => {
    expect(noticeWords(notice({}), "en", tables.en)).toBe("The game goes on.");
    expect(noticeWords(notice({}), "it", tables.it)).toBe("La partita continua.");
    expect(
      noticeWords(
        notice({
          kind: "DECIDED_REDUCE",
          details: { by: "CHIEF_ARBITER", side: "BLACK", time: "1:30" },
          article: "OCR 18.9 b",
        }),
        "it",
        tables.it,
      ),
    ).toBe("Decisione (Arbitro principale): la partita riprende, Nero con 1:30 in meno (OCR 18.9 b).");
    expect(noticeWords(notice({ kind: "PAUSED", reason: "Allarme" }), "it", tables.it)).toBe(
      "La partita è sospesa, entrambi gli orologi sono fermi: Allarme.",
    );
  });
  it("has times of the reader's place, with the date of another day, and none in UTC", () => {
    writeTimes(
      () => "15:42:00",
      () => "1/3/26, 15:42:00",
    );
    const now = new Date().toISOString().replace(/\.\d+/, "");
    const deadline = `The appeal period ended at ${now}, so the appeal was not submitted.`;
    expect(refusalWords("DEADLINE_PASSED", deadline, "en")).toBe(
      "The appeal period ended at 15:42:00, so the appeal was not submitted.",
    );
    expect(refusalWords("DEADLINE_PASSED", deadline, "it", { deadline: now })).toContain("scaduto alle 15:42:00:");
    expect(refusalWords("X", "The game resumes at 2026-03-01T14:42Z.", "en")).toBe(
      "The game resumes at 1/3/26, 15:42:00.",
    );
  });

  it("has one end, whatever the arbiter wrote", () => {
    const told = (reason: string) => noticeWords(notice({ kind: "PAUSED", reason }), "it", tables.it);
    expect(told("L'orologio corre.")).toMatch(/corre\.$/);
    expect(told("L'orologio corre")).toMatch(/corre\.$/);
    expect(told("Corre?")).toMatch(/Corre\?$/);
  });
  it("is shown as it comes where there are no words for it", () => {
    expect(noticeWords(notice({ kind: "NEW_KIND", text: "Something new." }), "it", tables.it)).toBe("Something new.");
    expect(refusalWords("NEW_CODE", "Something new.", "it")).toBe("Something new.");
    expect(refusalWords("NOT_YOUR_MOVE", "It is your opponent's turn.", "en")).toBe("It is your opponent's turn.");
    expect(refusalWords("NOT_YOUR_MOVE", "It is your opponent's turn.", "it")).toBe(
      "Tocca al tuo avversario. Aspetta la sua mossa.",
    );
  });
  it("says in each language what is missing", () => {
    expect(refusalWords("FORM_INCOMPLETE", "x", "it", { missing: "the games, a reason" })).toBe(
      "Il reclamo non è stato presentato perché il modulo è incompleto. Devi ancora indicare: le partite, un motivo. " +
        "Completa il modulo e presentalo in tempo.",
    );
    expect(refusalWords("NOT_NEXT_IN_LIST", "x", "it", { proposed: "Fay Due" })).toBe(
      "Il prossimo della lista è Fay Due. Indica il motivo per nominare un'altra persona.",
    );
  });
  it("tells in each language what another arbiter has done meanwhile", () => {
    expect(refusalWords("RULED_MEANWHILE", "x", "it", { ruling: "black: warning, game lost" })).toContain(
      "(l'ultima: Nero: ammonizione, partita persa)",
    );
    expect(refusalWords("RULED_MEANWHILE", "x", "it", { ruling: "withdrawal of ruling 2, white: fine" })).toContain(
      "(l'ultima: revoca della decisione 2, Bianco: multa in denaro)",
    );
    expect(refusalWords("APPEAL_DECIDED", "x", "it", { ruling: "3", outcome: "accepted, 0.5-0.5" })).toContain(
      "La decisione 3 di questa scacchiera ha già deciso questo ricorso: accolto, 0.5-0.5.",
    );
    expect(
      refusalWords("CHECKED_MEANWHILE", "x", "it", {
        answer: "not passed",
        by: "Local Chief Arbiter",
        at: "2026-11-21T14:00:00Z",
      }),
    ).toContain(`: non superato, da Arbitro principale locale alle ${withLocalTimes("2026-11-21T14:00:00Z")}.`);
    expect(refusalWords("NOT_NEXT_IN_LIST", "x", "it", { proposed: "White, Ada" })).toContain("White, Ada");
    expect(
      refusalText({
        ok: false,
        code: "RULED_MEANWHILE",
        rule: "OCR 18.4",
        text: "The last one: black: warning.",
        details: { ruling: "black: warning" },
      }),
    ).toBe("The last one: black: warning. (OCR 18.4)");
  });
  it("has the reason in the reader's language too", () => {
    const paused = (reason: string) => noticeWords(notice({ kind: "PAUSED", reason }), "it", tables.it);
    expect(paused("{CONNECTION_LOST side=BLACK}")).toBe(
      "La partita è sospesa, entrambi gli orologi sono fermi: Il Nero ha perso il collegamento.",
    );
    expect(paused("Fire alarm")).toContain(": Allarme antincendio.");
  });
});

it("tells nothing by sound: whatever is told is seen (FSSI general)", () => {
  const sources = Object.entries(
    import.meta.glob<string>("../../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(
    sources.filter(([, text]) => /\bAudio\b|AudioContext|<audio|speechSynthesis/.test(text)).map(([file]) => file),
  ).toEqual(["../../src/shell/sound.tsx"]); // an opponent's move, which is on the board (OCR 20.3)
});
