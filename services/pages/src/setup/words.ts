/** The texts of the set-up page. Only this page loads them: players do not need them. */

import { setupWords as english, type SetupWords } from "../words/en/setup";
import { setupWords as italian } from "../words/it/setup";
import { language, type Tongue } from "../words/words";

export const setupTables: Readonly<Record<Tongue, SetupWords>> = { en: english, it: italian };
export const words = setupTables[language];
