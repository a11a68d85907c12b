import { english, type Words } from "./en/english";
import { italian } from "./it/italian";

export type Strings = Words;

/** `?lang=` takes precedence, then the preferred language; otherwise English. */
export function languageOf(search: string, preferred: string): "en" | "it" {
  const wanted = new URLSearchParams(search).get("lang") ?? preferred;
  return wanted.toLowerCase().startsWith("it") ? "it" : "en";
}

const CHOSEN = "onehall.language";

/** The language chosen in this tab, also for later pages. */
function chosen(): string | null {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked !== null) sessionStorage.setItem(CHOSEN, asked);
  return sessionStorage.getItem(CHOSEN);
}

export const language =
  typeof location === "undefined" ? "en" : languageOf(location.search, chosen() ?? navigator.language);

/** Every text of the pages by language; `hall-words.ts` translates the hall's own texts. */
export const tables = { en: english, it: italian };
export type Tongue = keyof typeof tables;
/** The texts in the reader's language. */
export const t: Words = tables[language];
