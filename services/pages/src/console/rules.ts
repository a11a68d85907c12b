import type { Rule } from "../protocol/protocol";

/** Other names of the Laws of Chess (FIDE Laws of Chess), and words before a number that say nothing. */
const LAWS = /^(fide)?(laws?ofchess|laws|flc)/;
const WORDS = /^(articles?|articol[oi]|art\.?)(?=\d)/;

/** Whose article a number alone is, the first that has it. */
const FIRST = ["", "law", "ocr"];

const plain = (written: string): string =>
  written.toLowerCase().replace(/\s+/g, "").replace(/\.+$/, "").replace(LAWS, "law").replace(WORDS, "");

/** Articles that begin with what was written so far, else with as much of it as any does; those of the Laws first. */
export function rulesNear(rules: readonly Rule[], typed: string, most = 4): Rule[] {
  for (let text = plain(typed); /\d/.test(text); text = text.slice(0, -1)) {
    const found = FIRST.flatMap((document) => rules.filter((rule) => plain(rule.id).startsWith(document + text)));
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

/**
 * The article of the catalogue that is meant, as the hall takes it: "OCR 17.7", "ocr17.7", "Laws 9.2", "FLC 9.2"; a number alone is one of the
 * Laws, else of the Online Chess Regulations, else of the only document that has it, a whole number excepted.
 */
export function ruleMeant(rules: readonly Rule[], typed: string): Rule | undefined {
  const text = plain(typed);
  const exact = rules.find((rule) => rule.id.toLowerCase() === typed.trim().toLowerCase());
  if (exact || text === "") return exact;
  for (const document of FIRST) {
    const found = rules.filter((rule) => plain(rule.id) === document + text);
    if (found.length === 1) return found[0];
  }
  if (/^\d+$/.test(text)) return undefined;
  const ending = rules.filter((rule) => rule.id.includes(" ") && plain(rule.id.slice(rule.id.indexOf(" "))) === text);
  return ending.length === 1 ? ending[0] : undefined;
}
