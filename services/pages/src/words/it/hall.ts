/**
 * What the hall says to everybody, in Italian: refusals by their code, notices by their kind. The hall itself writes
 * English; a text that is missing here and in `refusals.ts` is shown unchanged.
 */
export { playing as refusals } from "./refusals-playing";
export { notices } from "./notices";
export { lacking, ruled } from "./lacking";
