import type { Round } from "../protocol/protocol";

/** How far a round is; NOT_OPEN if the hall does not say whether it has pairings. */
export type RoundStage = "OFFICIAL" | "OPEN" | "PUBLISHED" | "PAIRED" | "NOT_PAIRED" | "NOT_OPEN";

export function stageOf(round: Round): RoundStage {
  if (round.official) return "OFFICIAL";
  if (round.opened) return "OPEN";
  return round.state ?? "NOT_OPEN";
}
