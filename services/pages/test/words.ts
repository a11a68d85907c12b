import { loadWords } from "../src/words/words";

/** Tests know the texts in both languages. */
await loadWords("it");
