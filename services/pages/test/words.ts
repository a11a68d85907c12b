import { oldReasons } from "../src/words/reasons";
import { loadOfficialWords } from "../src/words/officials";
import { loadWords } from "../src/words/words";

/** Tests know the texts in both languages, and the reasons of old logs. */
await loadWords("it");
await loadOfficialWords("it");
await oldReasons;
