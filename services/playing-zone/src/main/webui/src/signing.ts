import type { Competition, Lacking, RoundPaper, You } from "./protocol";
import { maySignRound, maySignVenue, seesRoundReport } from "./rights";

/** A report of a round: of one venue, or with "" of all. */
export interface Paper { venue: string; name: string }

/** The reports somebody may see: of all venues and of the round for who sees all, else that of the own venue. */
export const papersOf = (you: You, competition: Competition): readonly Paper[] =>
  [...competition.venues.map((venue) => ({ venue: venue.id, name: venue.name })), { venue: "", name: "" }].filter((paper) => seesRoundReport(you, paper.venue));

export const maySign = (you: You, venue: string): boolean => (venue === "" ? maySignRound(you) : maySignVenue(you, venue));

export const blocking = (paper: Pick<RoundPaper, "missing">): readonly Lacking[] => paper.missing.filter((one) => one.blocks);
export const advised = (paper: Pick<RoundPaper, "missing">): readonly Lacking[] => paper.missing.filter((one) => !one.blocks);

export type Stage = "SIGNED" | "CHANGED" | "BLOCKED" | "READY";
/** Where a report stands: signed, signed with something recorded since, not to be signed yet, to be signed. */
export const stageOf = (paper: RoundPaper): Stage =>
  paper.signature !== null ? (paper.unchanged ? "SIGNED" : "CHANGED") : blocking(paper).length > 0 ? "BLOCKED" : "READY";

/** The remarks of the last signature, offered again with the next one. */
export const remarksOf = (paper: Pick<RoundPaper, "signature" | "earlier">): string => (paper.signature ?? paper.earlier.at(-1))?.remarks ?? "";

/** Signed reports of a round that tell of these venues, with "" that of the round. */
export const signedReports = (competition: Competition | null, round: number, venues: readonly string[]): readonly string[] =>
  competition?.rounds.find((one) => one.number === round)?.signed.filter((venue) => venue === "" || venues.includes(venue)) ?? [];

/** The round a page of reports opens with: the last one that is open. */
export const latestOpen = (competition: Competition | null): number => competition?.rounds.filter((round) => round.opened).at(-1)?.number ?? 1;
