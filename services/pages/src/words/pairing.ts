import { pairingWords as english } from "./en/pairing";
import { pairingWords as italian } from "./it/pairing";
import { language } from "./words";

/** The texts of the page of the pairings, in the reader's language; no other page loads them. */
export const pairingWords = { en: english, it: italian }[language];
