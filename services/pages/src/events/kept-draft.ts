/**
 * What somebody has changed in an event and what is not saved yet. It stays on the device, also when the tab is closed
 * or the person logs out, until it is saved or discarded.
 */

import { signal } from "@preact/signals";
import type { EventFiles } from "./terms";
import type { Tree } from "./tree";

/** A draft as somebody edits it: as a form, or as the text of its files. */
export type Edited =
  | { as: "form"; fileName: string; tree: Tree; files: Readonly<Record<string, string>> }
  | { as: "text"; files: EventFiles };

/** @property base the files as they were served before the change */
interface Unsaved {
  base: string;
  edited: Edited;
}

const BEGIN = "onehall.event.";
const keyOf = (id: string): string => BEGIN + id;

/** Grows when something begins or ceases to be unsaved, so that lists show it. */
const turns = signal(0);

export function unsaved(id: string): Unsaved | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as Unsaved | null;
  } catch {
    return null;
  }
}

/** Whether something of an event is not saved; whatever shows it is shown again when that changes. */
export const isUnsaved = (id: string): boolean => turns.value >= 0 && unsaved(id) !== null;

/** The ids of all events of which something is not saved. */
export function unsavedIds(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(BEGIN))
      .map((name) => name.slice(BEGIN.length));
  } catch {
    return [];
  }
}

/** Drops what can no longer be saved, because its event was opened or discarded elsewhere. */
export function keepOnly(isDraft: (id: string) => boolean): void {
  for (const id of unsavedIds()) if (!isDraft(id)) keepUnsaved(id, null);
}

export function keepUnsaved(id: string, kept: Unsaved | null): void {
  const before = unsaved(id) !== null;
  try {
    if (kept) localStorage.setItem(keyOf(id), JSON.stringify(kept));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // a device without room for it: the page itself still has everything
  }
  if (before !== (kept !== null)) turns.value = turns.peek() + 1;
}
