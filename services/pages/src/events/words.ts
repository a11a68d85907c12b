/** The texts of the page of the events. Only this page loads them: players do not need them. */

import { eventsWords as english, type EventsWords } from "../words/en/events";
import { eventsWords as italian } from "../words/it/events";
import { language } from "../words/words";

export const eventsTables: Readonly<Record<"en" | "it", EventsWords>> = { en: english, it: italian };
export const words = eventsTables[language];
