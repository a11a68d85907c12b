/** What waits for an arbiter, the most urgent first. */

import { computed } from "@preact/signals";
import type { CallView, CaseView, EpochMs } from "../protocol/protocol";
import { boardNumber } from "./order-progress";
import { state } from "./state";

/** Open cases: the earliest flag fall first, then by board. */
export const openCases = computed(() =>
  [...state.value.cases.values()]
    .filter((c) => c.state !== "CLOSED")
    .sort(
      (a, b) =>
        Number(isOver(a)) - Number(isOver(b)) ||
        flagOf(a) - flagOf(b) ||
        boardNumber(a.board) - boardNumber(b.board) ||
        a.startedAt - b.startedAt,
    ),
);

/** Whether a game can be resumed only by the decision about an open disconnection (OCR 18.9). */
export const awaitsDecision = (board: string): boolean => openCases.value.some((c) => c.board === board);

/** Calls to be answered, and those whose penalty must still be imposed; the overdue ones first, then the oldest. */
export const openCalls = computed(() =>
  [...state.value.calls.values()]
    .filter((c) => c.state === "OPEN" || c.owed)
    .sort((a, b) => Number(isOverdue(b)) - Number(isOverdue(a)) || a.at - b.at),
);

/** Questions without an answer, the oldest first. */
export const openQuestions = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      (board.help?.questions ?? []).filter((one) => !one.answer).map((question) => ({ board, question })),
    )
    .sort((a, b) => a.question.at - b.question.at),
);

/** Appeals without a decision, the oldest first. */
export const openAppeals = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) => (board.help?.appeals ?? []).filter((one) => !one.outcome).map((appeal) => ({ board, appeal })))
    .sort((a, b) => a.appeal.at - b.appeal.at),
);

/** Failed pauses that still need compensation, the oldest first (OCR 19.6). */
export const owedPauses = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      (board.help?.failedPauses ?? []).filter((one) => one.state === "OWED").map((failed) => ({ board, failed })),
    )
    .sort((a, b) => a.failed.at - b.failed.at),
);

export const isOverdue = (call: CallView): boolean => call.state === "OPEN" && call.overdue && call.onTheWay === null;

/** Whether the game of a case is over, so that its decision is not urgent. */
const isOver = (c: CaseView): boolean => state.value.boards.get(c.board)?.status === "ENDED";

/** When the flag of a case's player will fall if nothing is done; a fallen flag comes first, a stopped clock last. */
function flagOf(c: CaseView): EpochMs {
  const board = state.value.boards.get(c.board);
  if (!board) return Number.MAX_SAFE_INTEGER;
  if (board.status === "AWAITING_CA") return 0;
  return board.clocks.running === c.side && board.clocks.flagAt !== null
    ? board.clocks.flagAt
    : Number.MAX_SAFE_INTEGER - 1;
}
