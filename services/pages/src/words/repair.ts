import { repairWords as english } from "./en/repair";
import { repairWords as italian } from "./it/repair";
import { language } from "./words";

/** The texts about changing the pairings of an open round, in the reader's language. */
export const repairWords = { en: english, it: italian }[language];
