// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/network/connection", () => ({
  command: async () => ({ ok: true }),
  send: async () => ({ ok: true }),
  connect: () => {},
  disconnect: () => {},
  logOut: () => {},
  moveTo: () => {},
}));

beforeEach(() => {
  history.replaceState(null, "", "/");
  sessionStorage.clear();
});

it("has every text in English until those of another language are loaded, and loads none for English", async () => {
  vi.resetModules();
  const words = await import("../../src/words/words");
  const { refusalWords } = await import("../../src/words/hall-words");
  const english = words.tables.en.loading.again;
  await words.loadWords("en");
  expect(words.tables.it.loading.again).toBe(english);
  expect(refusalWords("NO_SEAT", "Only this seat's player.", "it")).toBe("Only this seat's player.");
  await words.loadWords("it");
  expect(words.tables.it.loading.again).toBe("Carica di nuovo");
  expect(words.tables.en.loading.again).toBe(english);
  expect(refusalWords("NO_SEAT", "Only this seat's player.", "it")).not.toBe("Only this seat's player.");
});

it("loads a refusal that players hardly ever get when one arrives, so that it is shown in Italian", async () => {
  vi.resetModules();
  const { loadWords } = await import("../../src/words/words");
  const { refusalWords, withRefusal } = await import("../../src/words/hall-words");
  const shown = () => refusalWords("NO_CARDS", "This competition uses no cards.", "it");
  await loadWords("it");
  expect(shown()).toBe("This competition uses no cards.");
  await withRefusal("NO_CARDS", "en");
  expect(shown()).toBe("This competition uses no cards.");
  await withRefusal("NO_CARDS", "it");
  expect(shown()).toBe("In questo torneo non si usano i cartellini. Infliggi la sanzione senza cartellino.");
  await withRefusal("SOMETHING_NEW", "it");
  expect(refusalWords("SOMETHING_NEW", "Something new.", "it")).toBe("Something new.");
});

it("has the Italian text of a refused code before the page learns of the refusal", async () => {
  history.replaceState(null, "", "/?lang=it");
  vi.resetModules();
  const { language, loadWords } = await import("../../src/words/words");
  await loadWords(language);
  const { enrol, Problem } = await import("../../src/network/session");
  const { refusalWords } = await import("../../src/words/hall-words");
  const refused = { code: "NO_COMPETITION", detail: "This competition is not loaded." };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refused), { status: 409 }));
  const problem = await enrol("AAAA-AAAA").catch((why: unknown) => why);
  expect(problem).toBeInstanceOf(Problem);
  expect(refusalWords(refused.code, refused.detail)).toBe(
    "Questo torneo non è caricato su questo server. Caricalo prima.",
  );
});

it("loads the texts of officials and all refusals before a page of officials", async () => {
  history.replaceState(null, "", "/?lang=it");
  vi.resetModules();
  const { language, loadWords } = await import("../../src/words/words");
  await loadWords(language);
  const officials = await import("../../src/words/officials");
  const { refusalWords } = await import("../../src/words/hall-words");
  const english = officials.official.openRound(2);
  const { preloadOthers } = await import("../../src/shell/pages");
  await preloadOthers("LOCAL_ORGANISER");
  expect([english, officials.official.openRound(2)]).toEqual(["Open round 2", "Apri turno 2"]);
  expect(officials.officialTables.en.openRound(2)).toBe("Open round 2");
  expect(refusalWords("NO_CARDS", "This competition uses no cards.")).toContain("cartellini");
});
