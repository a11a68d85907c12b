import { screeningWords as english } from "./en/screening";
import { screeningWords as italian } from "./it/screening";
import { language } from "./words";

/** The texts of the screening page, in the reader's language; no other page loads them. */
export const screeningWords = { en: english, it: italian }[language];
