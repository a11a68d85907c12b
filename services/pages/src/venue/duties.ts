import { bySide, type BoardView, type Duty, type FloorRules, type IncidentKind, type Side } from "../protocol/protocol";

/**
 * What an arbiter must look at for each player during a game, under the regulations (OCR 17.8, 20.7); what is shown
 * before the game is listed with the checks.
 */
export const asked = (rules: FloorRules): Duty[] => [
  ...(rules.scoresheets ? (["SCORESHEET_KEPT", "SCORESHEET_HANDED_IN"] as const) : []),
  ...(rules.dressCode ? (["DRESS"] as const) : []),
];

/**
 * A player and a duty of the present game; null if not yet looked at. A scoresheet is handed in once the game is over.
 */
export interface DutyRow {
  board: BoardView;
  side: Side;
  player: string;
  duties: { duty: Duty; done: boolean | null }[];
}

export function dutyRows(seats: readonly { board: BoardView; side: Side }[], rules: FloorRules): DutyRow[] {
  return seats
    .map(({ board, side }) => ({
      board,
      side,
      player: bySide(board, side).name,
      duties: asked(board.rules?.scoresheets === false ? { ...rules, scoresheets: false } : rules)
        .filter((duty) => duty !== "SCORESHEET_HANDED_IN" || board.result !== null)
        .map((duty) => ({
          duty,
          done: board.floor?.duties.find((ticked) => ticked.side === side && ticked.duty === duty)?.done ?? null,
        })),
    }))
    .filter((row) => row.duties.length > 0);
}

/** The kinds of incidents under the regulations; headphones are not an incident if they may be worn (OCR 9.7). */
export function kindsOf(
  kinds: Readonly<Record<IncidentKind, string>>,
  rules: FloorRules | undefined,
): Readonly<Record<IncidentKind, string>> {
  return Object.fromEntries(
    Object.entries(kinds).filter(([kind]) => kind !== "HEADPHONES" || !rules?.headphones),
  ) as Record<IncidentKind, string>;
}

/** How many ticks are still to be made. */
export const openDuties = (rows: readonly DutyRow[]): number =>
  rows.reduce((sum, row) => sum + row.duties.filter(({ done }) => done === null).length, 0);
