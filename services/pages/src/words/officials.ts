import { officialEnglish, type OfficialWords } from "./en/officials";
import { language, loadRefusals, type Tongue } from "./words";

export type { OfficialWords };

/**
 * The texts of the pages that officials open, by language; a player's page does not load them. The Italian ones are
 * English until they are loaded.
 */
export const officialTables: Record<Tongue, OfficialWords> = { en: officialEnglish, it: officialEnglish };
/** These texts in the reader's language. */
export let official: OfficialWords = officialEnglish;

/**
 * Loads the texts of a language, and everything that the hall may refuse to an official. A page that shows them is
 * loaded after them. Rejects if they cannot be loaded.
 */
export async function loadOfficialWords(tongue: Tongue): Promise<void> {
  if (tongue === "en") return;
  const [{ officialItalian }] = await Promise.all([import("./it/officials"), loadRefusals()]);
  officialTables.it = officialItalian;
  official = officialTables[language];
}
