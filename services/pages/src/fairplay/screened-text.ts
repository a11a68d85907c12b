import { language } from "../words/words";

export const NONE = "–";
export const fixed = (value: number, digits: number): string =>
  value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  });

export const boardOf = (id: string): string => id.split("/").at(-1) ?? id;
