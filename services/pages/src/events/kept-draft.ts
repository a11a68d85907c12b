/** What somebody has changed in an event and what is not saved yet; it outlives the page, but not the tab. */

import type { EventFiles } from "./requests";
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

const keyOf = (id: string): string => `onehall.event.${id}`;

export function unsaved(id: string): Unsaved | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? "null") as Unsaved | null;
  } catch {
    return null;
  }
}

export function keepUnsaved(id: string, kept: Unsaved | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // a device without room for it: the page itself still has everything
  }
}
