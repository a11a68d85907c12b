import type { Rule } from "../protocol/protocol";

/** Other names of the Laws of Chess (FIDE Laws of Chess), and words before a number that add nothing. */
const LAWS = /^(fide)?(laws?ofchess|laws|flc)/;
const WORDS = /^(articles?|articol[oi]|art\.?)(?=\d)/;

/** The documents to which a number alone may refer; the first that contains it is meant. */
const FIRST = ["", "law", "ocr"];

const plain = (written: string): string =>
  written.toLowerCase().replace(/\s+/g, "").replace(/\.+$/, "").replace(LAWS, "law").replace(WORDS, "");

/**
 * Articles that begin with the text typed so far, otherwise with the longest part of it that any article begins with;
 * those of the Laws come first.
 */
export function rulesNear(rules: readonly Rule[], typed: string, most = 4): Rule[] {
  for (let text = plain(typed); /\d/.test(text); text = text.slice(0, -1)) {
    const found = FIRST.flatMap((document) => rules.filter((rule) => plain(rule.id).startsWith(document + text)));
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

/**
 * The article of the catalogue that is meant, read as the hall reads it: "OCR 17.7", "ocr17.7", "Laws 9.2", "FLC 9.2";
 * a number alone means an article of the Laws, otherwise of the Online Chess Regulations, otherwise of the only
 * document that contains it, except for whole numbers.
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
