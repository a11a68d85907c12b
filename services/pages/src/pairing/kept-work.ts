import type { PairingSource } from "../protocol/protocol";
import type { Draft } from "./draft";

/** What somebody has typed, pasted or paired for a round; it outlives the page, but not the tab. */
export interface KeptWork {
  source: PairingSource | null;
  /** What was pasted or read from a file, by source. */
  texts: Readonly<Partial<Record<PairingSource, string>>>;
  draft: Draft | null;
  /** What was saved from here last. */ saved: Draft | null;
}

const NONE: KeptWork = { source: null, texts: {}, draft: null, saved: null };
const keyOf = (competition: string, round: number): string => `onehall.pairing.${competition}.${round}`;

export function keptWork(competition: string, round: number): KeptWork {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(keyOf(competition, round)) ?? "{}") as object) };
  } catch {
    return NONE;
  }
}

export function keepWork(competition: string, round: number, work: KeptWork): void {
  try {
    sessionStorage.setItem(keyOf(competition, round), JSON.stringify(work));
  } catch {
    // a device without room for it: the page itself still has everything
  }
}
