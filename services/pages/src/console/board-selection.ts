import { effect, signal } from "@preact/signals";
import { go, session } from "../network/session";
import { state } from "../state/state";

/**
 * The board that is open on the console, and the venue and round whose boards are shown; kept while the reader is on
 * another page.
 */
export interface Shown {
  selected: string | null;
  venue: string;
  round: number | null;
  /** The latest open round at the time this round was chosen. */ latest: number | null;
}
const NOTHING: Shown = { selected: null, venue: "", round: null, latest: null };
export const shown = signal(NOTHING);
effect(() => {
  if (session.value === null) shown.value = NOTHING;
});

const latestRound = (): number | null =>
  [...state.value.boards.values()].reduce<number | null>((latest, board) => Math.max(latest ?? 0, board.round), null);

/** The round that is shown: the chosen one, until a later round is opened. */
export function roundShown(): number {
  const { round, latest } = shown.value;
  const now = latestRound();
  return (round !== null && latest === now ? round : now) ?? state.value.competition?.rounds[0]?.number ?? 1;
}

/** Shows a round, and only its boards. */
export function showRound(round: number): void {
  const { selected } = shown.value;
  const kept = selected !== null && state.value.boards.get(selected)?.round === round;
  shown.value = { ...shown.value, round, latest: latestRound(), selected: kept ? selected : null };
}

/** Opens a board, and shows its round. */
export function showBoard(id: string): void {
  const round = state.value.boards.get(id)?.round;
  shown.value = { ...shown.value, selected: id, ...(round === undefined ? {} : { round, latest: latestRound() }) };
}

/** Opens a board on the console, from another page. */
export function goToBoard(id: string): void {
  showBoard(id);
  go("/console");
}
