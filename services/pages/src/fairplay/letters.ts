/** What waits to be read or answered by a person who is party to a case. */

import type { EpochMs } from "../protocol/protocol";
import type { CaseNow } from "./vocabulary";

/** Until when the first awaited statement of the accused must arrive; null if none is awaited. */
export const awaited = (cases: readonly CaseNow[]): EpochMs | null =>
  cases
    .flatMap((one) =>
      one.you === "ACCUSED" && one.until !== undefined && one.steps.includes("file_statement") ? [one.until] : [],
    )
    .sort((a, b) => a - b)[0] ?? null;

/** Whether the accused has a decision to read (APP-I E1). */
export const isToRead = (one: CaseNow): boolean =>
  one.you === "ACCUSED" && one.decidedAt !== undefined && !one.decisionRead;

/** Whether a case was completed and its party has not yet read this (APP-I H2, H8). */
export const isEndToRead = (one: CaseNow): boolean => one.endedAt !== undefined && !one.endRead;
