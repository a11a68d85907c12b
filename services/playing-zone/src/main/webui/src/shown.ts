import { effect, signal } from "@preact/signals";
import { go, session } from "./session";
import { state } from "./state";

/** Which board is open on the console, and of which venue and round boards are shown: kept while its reader is on another page. */
export interface Shown { selected: string | null; venue: string; round: number | null }
const NOTHING: Shown = { selected: null, venue: "", round: null };
export const shown = signal(NOTHING);
effect(() => { if (session.value === null) shown.value = NOTHING; });

/** Opens a board on the console, from another page. */
export function goToBoard(id: string): void {
  shown.value = { ...shown.value, selected: id, round: state.value.boards.get(id)?.round ?? shown.value.round };
  go("/console");
}
