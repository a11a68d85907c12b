import type { Competition, Lacking, Round, RoundPaper, You } from "../protocol/protocol";
import { maySignRound, maySignVenue, seesRoundReport } from "../state/rights";
import type { AppState } from "../state/app-state";

/** A report of a round: for one venue, or with "" for all. */
export interface Paper {
  venue: string;
  name: string;
}

/**
 * The reports that a person may see: those of all venues and of the round if he may see all, otherwise that of his own
 * venue.
 */
export const papersOf = (you: You, competition: Competition): readonly Paper[] =>
  [...competition.venues.map((venue) => ({ venue: venue.id, name: venue.name })), { venue: "", name: "" }].filter(
    (paper) => seesRoundReport(you, paper.venue),
  );

export const maySign = (you: You, venue: string): boolean =>
  venue === "" ? maySignRound(you) : maySignVenue(you, venue);

export const blocking = (paper: Pick<RoundPaper, "missing">): readonly Lacking[] =>
  paper.missing.filter((one) => one.blocks);
export const advised = (paper: Pick<RoundPaper, "missing">): readonly Lacking[] =>
  paper.missing.filter((one) => !one.blocks);

export type Stage = "SIGNED" | "CHANGED" | "BLOCKED" | "READY";
/** The state of a report: signed, signed but changed since, cannot be signed yet, or ready to sign. */
export const stageOf = (paper: RoundPaper): Stage =>
  paper.signature !== null
    ? paper.unchanged
      ? "SIGNED"
      : "CHANGED"
    : blocking(paper).length > 0
      ? "BLOCKED"
      : "READY";

/** The remarks of the last signature, proposed again for the next one. */
export const remarksOf = (paper: Pick<RoundPaper, "signature" | "earlier">): string =>
  (paper.signature ?? paper.earlier.at(-1))?.remarks ?? "";

/** The signed reports of a round that contain these venues; "" stands for the round's report. */
export const signedReports = (
  competition: Competition | null,
  round: number,
  venues: readonly string[],
): readonly string[] =>
  competition?.rounds
    .find((one) => one.number === round)
    ?.signed.filter((venue) => venue === "" || venues.includes(venue)) ?? [];

/** The round with which the page of reports opens: the latest open one. */
export const latestOpen = (competition: Competition | null): number =>
  competition?.rounds.filter((round) => round.opened).at(-1)?.number ?? 1;

/** Whether a changed result has made the last signature of a report void. */
export const lapsedAlready = (round: Pick<Round, "lapsed">, venue: string): boolean =>
  round.lapsed?.includes(venue) ?? false;

/** What reports of a round contain besides moves and clocks, as a text: when it changes, they must be fetched again. */
export function paperNews(
  state: Pick<AppState, "boards" | "rulings" | "cases" | "calls" | "premises" | "competition">,
  round: number,
): string {
  const of = (board: string) => state.boards.get(board)?.round === round;
  return JSON.stringify([
    state.competition?.rounds.find((one) => one.number === round),
    [...state.boards.values()]
      .filter((board) => board.round === round)
      .map((board) => [
        board.id,
        board.attempt,
        board.status,
        board.result,
        board.score,
        board.resultStatus,
        board.confirmation,
        board.corrections?.length,
        board.irregularities?.length,
        board.floor,
        board.help?.questions.map((one) => one.answer !== null),
        board.help?.appeals.map((one) => [one.id, one.paid, one.copyAt, one.outcome]),
        board.help?.failedPauses.map((one) => one.state),
      ]),
    [...state.rulings.values()].filter((one) => of(one.board)).map((one) => [one.id, one.state, one.withdrawn.length]),
    [...state.cases.values()]
      .filter((one) => of(one.board))
      .map((one) => [one.id, one.state, one.reported, one.overdue]),
    [...state.calls.values()].filter((one) => of(one.board)).map((one) => [one.id, one.state, one.owed]),
    [...state.premises.values()].map((one) => [
      one.id,
      one.round,
      one.open,
      one.measures,
      one.medical,
      one.alerts,
      one.incidents,
    ]),
  ]);
}

/** Remarks being written, kept on this device until they are signed. */
export const draftOf = (
  competition: Pick<Competition, "id"> | null,
  you: You | null,
  round: number,
  venue: string,
): string => `onehall.remarks ${competition?.id ?? ""} ${you?.id ?? you?.role ?? ""} ${round}/${venue}`;
