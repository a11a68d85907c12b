import type { BoardView, CallView, CaseView, Competition, Unplayed, UnplayedSeat } from "../protocol/protocol";
import type { Lack } from "./lack";
import { t } from "../words/words";

/** Boards of a round that lack the same. */
export interface Unfinished {
  round: number;
  lack: Lack;
  boards: number[];
}
/**
 * What a whole round still lacks: unsigned reports, of venues by id and of the round as "" (OCR 18.3), and being
 * official (OCR 17.11).
 */
export interface Unclosed {
  round: number;
  reports: string[];
  official: boolean;
}

/** The round to be opened next; undefined if there is none. */
export const nextRound = (competition: Competition | null, boards: Iterable<BoardView>): number | undefined => {
  const set = new Set([...boards].map((board) => board.round));
  return competition?.rounds.find((round) => !round.opened && !set.has(round.number))?.number;
};

/** Whether no game is left to be played now; adjourned ones continue at another time. */
export const isOver = (boards: Iterable<BoardView>): boolean =>
  [...boards].every((board) => board.status === "ENDED" || board.status === "ADJOURNED");

/** Whether a round has just been opened whose boards this page does not know yet. */
export function awaitsBoards(competition: Competition | null, boards: Iterable<BoardView>): boolean {
  const set = new Set([...boards].map((board) => board.round));
  return (competition?.rounds ?? []).some(
    (round) => round.opened && !round.official && !set.has(round.number) && (round.unplayed ?? []).length === 0,
  );
}

/** Whether a round cannot be opened yet, because it has no pairings. */
export const isUnpaired = (competition: Competition | null, round: number): boolean =>
  competition?.rounds.find((one) => one.number === round)?.state === "NOT_PAIRED";

/** What is not finished in the rounds that are open, by round. */
export function unfinished(
  boards: Iterable<BoardView>,
  cases: readonly Pick<CaseView, "board">[],
  calls: readonly Pick<CallView, "board">[],
): Unfinished[] {
  const all = [...boards].sort((a, b) => a.round - b.round || a.number - b.number);
  const inCase = new Set(cases.map((one) => one.board));
  const called = new Set(calls.map((one) => one.board));
  const lacks: readonly (readonly [Lack, (board: BoardView) => boolean])[] = [
    ["PLAYING", (board) => board.status === "PLAYING" || board.status === "PAUSED" || board.status === "AWAITING_CA"],
    ["CREATED", (board) => board.status === "CREATED"],
    ["ADJOURNED", (board) => board.status === "ADJOURNED"],
    ["UNAPPROVED", (board) => board.resultStatus === "UNAPPROVED"],
    ["CASE", (board) => inCase.has(board.id)],
    ["CALL", (board) => called.has(board.id)],
    ["INCIDENT", (board) => board.floor?.incidents.some((incident) => incident.outcome === null) === true],
    ["APPEAL", (board) => board.help?.appeals.some((appeal) => appeal.outcome === null) === true],
  ];
  return [...new Set(all.map((board) => board.round))]
    .flatMap((round) =>
      lacks.map(([lack, is]) => ({
        round,
        lack,
        boards: all.filter((board) => board.round === round && is(board)).map((board) => board.number),
      })),
    )
    .filter((one) => one.boards.length > 0);
}

/** Rounds that are open and not closed: the reports of their venues first, that of the round last. */
export function unclosed(competition: Competition | null, boards: Iterable<BoardView>): Unclosed[] {
  const all = [...boards];
  return (competition?.rounds ?? [])
    .filter((round) => round.opened)
    .map((round) => {
      const venues = new Set(
        [...all.filter((board) => board.round === round.number), ...(round.unplayed ?? [])].flatMap((board) => [
          board.white.venue,
          board.black.venue,
        ]),
      );
      return {
        round: round.number,
        reports: [...[...venues].sort(), ""].filter((venue) => !round.signed.includes(venue)),
        official: round.official,
      };
    })
    .filter((round) => !round.official || round.reports.length > 0);
}

/** Pairings of a round without a game, as far as the viewer may see them (OCR 18.4.8, 18.4.9). */
export const unplayedOf = (competition: Competition | null, round: number): readonly Unplayed[] =>
  competition?.rounds.find((one) => one.number === round)?.unplayed ?? [];

/** What excludes a player from a round; empty if only the opponent is excluded. */
function exclusionText({ name, excluded }: UnplayedSeat): string[] {
  if (!excluded) return [];
  const { article, ruling, expelledIn } = excluded;
  return [
    expelledIn == null
      ? t.unplayed.excluded(name, article, ruling)
      : t.unplayed.expelled(name, article, ruling, expelledIn),
  ];
}

/** A pairing without a game, its result, who is excluded, and why. */
export function unplayedText({ board, white, black }: Unplayed): string {
  const result = white.excluded && black.excluded ? "− −" : white.excluded ? "− +" : "+ −";
  return t.unplayed.pairing(
    board,
    white.name,
    black.name,
    result,
    [white, black].flatMap((seat) => exclusionText(seat)),
  );
}
