import type { PenaltyKind } from "../protocol/protocol";

/** All penalties, in the order of OCR 18.4. */
export const PENALTIES: readonly PenaltyKind[] = [
  "WARNING",
  "ADD_TIME_TO_OPPONENT",
  "REDUCE_TIME_OF_OFFENDER",
  "RAISE_SCORE_OF_OPPONENT",
  "LOWER_SCORE_OF_OFFENDER",
  "GAME_LOST",
  "FINE",
  "EXCLUSION",
  "EXPULSION",
];
