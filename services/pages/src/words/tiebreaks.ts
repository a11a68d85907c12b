import { tieBreakWords as english } from "./en/tiebreaks";
import { tieBreakWords as italian } from "./it/tiebreaks";
import { language } from "./words";

/** The texts about tie-breaks, in the reader's language; only the standings load them. */
export const tieBreakWords = { en: english, it: italian }[language];
export const tieBreakTables = { en: english, it: italian };

/** What follows the name of a tie-break, "/C1" or ":MP", as a letter and its argument. */
const PARTS = /[:/]([A-Z])([A-Z]|[+-]?\d+)?/g;

/** The full name of a tie-break: its name in C.07 and what each of its modifiers does. */
export function fullName(text: string, acronym: string, words = tieBreakWords): string {
  const name = words.names[acronym.toUpperCase()]?.[0] ?? acronym;
  const more = [...text.matchAll(PARTS)].map(([whole, letter, argument = ""]) =>
    whole.startsWith(":")
      ? words.scores[`${letter}${argument}` as "MP" | "GP"]
      : words.modifiers[letter as keyof typeof words.modifiers]?.(argument),
  );
  return [name, ...more.filter((one) => one !== undefined)].join(", ");
}
