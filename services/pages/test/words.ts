import { loadWords } from "../src/words/strings";

/** Tests know the texts in both languages. */
await loadWords("it");
