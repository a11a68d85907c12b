import { expect, it, vi } from "vitest";

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
