import { english, type Words } from "./en/english";

export type { Words };

/** `?lang=` takes precedence, then the preferred language; otherwise English. */
export function languageOf(search: string, preferred: string): Tongue {
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

export type Tongue = "en" | "it";
/** The languages of the pages, each with its own name. */
export const LANGUAGES: readonly (readonly [Tongue, string])[] = [
  ["en", "English"],
  ["it", "Italiano"],
];

/** Every text of the pages by language. The Italian ones are English until they are loaded. */
export const tables: Record<Tongue, Words> = { en: english, it: english };
/** The texts in the reader's language. */
export let t: Words = english;
/** What the hall says, in Italian; undefined until it is loaded. */
export let hallItalian: typeof import("./it/hall") | undefined;
/** What the hall refuses mostly to officials, in Italian; undefined until it is loaded. */
export let officialRefusals: Readonly<Record<string, string>> | undefined;

/** Loads the texts of a language. Pages and whatever else keeps a text must be loaded after those of the reader. */
export async function loadWords(tongue: Tongue): Promise<void> {
  if (tongue === "en") return;
  const { hall, italian } = await import("./it/all");
  hallItalian = hall;
  tables.it = italian;
  t = tables[language];
}

/** Loads the Italian texts of the refusals that players hardly ever get. Rejects if they cannot be loaded. */
export async function loadRefusals(): Promise<void> {
  officialRefusals ??= (await import("./it/refusals")).refusals;
}
