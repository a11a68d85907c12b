import type { Rule } from "./protocol";

/** The regulations an article without a name of its own is of. */
const FIRST = "OCR ";

/** The article of the catalogue that is meant: "OCR 17.7", "ocr 17.7", or "17.7", which is one of the Online Chess Regulations, else the only one that ends so. */
export function ruleMeant(rules: readonly Rule[], typed: string): Rule | undefined {
  const text = typed.trim().replace(/\s+/g, " ").toLowerCase();
  if (text === "") return undefined;
  const is = (id: string) => rules.find((rule) => rule.id.toLowerCase() === id.toLowerCase());
  const ending = rules.filter((rule) => rule.id.toLowerCase().endsWith(` ${text}`));
  return is(text) ?? is(FIRST + text) ?? (ending.length === 1 ? ending[0] : undefined);
}
