/** What every part of the page of the events speaks of. */

/** How far an event is (OCR 16.1). */
export type EventState = "DRAFT" | "OPEN" | "FINISHED" | "ARCHIVED";

/** FAILED: the last attempt failed; OTHERS: somebody else has changed the draft meanwhile. */
export type Saving = "SAVED" | "CHANGED" | "SAVING" | "FAILED" | "OTHERS";

/**
 * @property line and column from 1; 0 if there is none
 * @property path the place in the definition, such as `players[3].venue`, counted from 0; "" for the whole
 * @property rule the article; "" if there is none
 * @property code what is wrong, such as `UNKNOWN_VENUE`; "" if the hall has no name for it
 */
export interface Fault {
  file: string;
  line: number;
  column: number;
  path: string;
  problem: string;
  rule: string;
  code: string;
}

/** The files of an event, with its regulations if they are in a separate file. */
export interface EventFiles {
  fileName: string;
  yaml: string;
  files: Readonly<Record<string, string>>;
  regulations?: string | null;
  regulationsFile?: string | null;
}

export const SECTIONS = ["event", "venues", "officials", "players", "rounds", "rules"] as const;
export type Section = (typeof SECTIONS)[number];
