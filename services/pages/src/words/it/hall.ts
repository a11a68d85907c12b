/**
 * What the hall says, in Italian: refusals by their code, notices by their kind. The hall itself writes English; a text
 * that is missing here is shown unchanged.
 */
import { arbiters } from "./refusals-arbiters";
import { fairPlay } from "./refusals-fairplay";
import { playing } from "./refusals-playing";
import { rounds } from "./refusals-rounds";

export { notices } from "./notices";
export { lacking, ruled } from "./lacking";

export const refusals: Readonly<Record<string, string>> = { ...playing, ...arbiters, ...rounds, ...fairPlay };
