/** The refusals, in Italian, that a player's page does not load at its start. */
import { arbiters } from "./refusals-arbiters";
import { fairPlay } from "./refusals-fairplay";
import { rounds } from "./refusals-rounds";

export const refusals: Readonly<Record<string, string>> = { ...arbiters, ...rounds, ...fairPlay };
