/** Which boards need an arbiter, and why. */

import { computed } from "@preact/signals";
import { type BoardView, type CaseView, type EpochMs, type Side, bySide, openDisputes } from "../protocol/protocol";
import { toCheck } from "./arrivals";
import { isAgain, isReady } from "./preparation";
import { byTrouble, worseTrouble } from "../clock/time-trouble";
import type { Attention } from "./attention";
import { openCases, openCalls } from "./waiting";
import { beat, state } from "./state";

const ORDER: readonly Attention[] = [
  "again",
  "awaiting",
  "case",
  "back",
  "call",
  "leave",
  "breach",
  "unpaused",
  "disputed",
  "checks",
  "paused",
  "unstable",
  "short",
  "playing",
  "created",
  "adjourned",
  "ended",
];

/** Whether a player says that the result, or an earlier one, is wrong, and no arbiter has answered (LAW 8.7). */
export const isDisputed = (board: BoardView): boolean =>
  board.resultStatus === "UNAPPROVED" && openDisputes(board).length > 0;

/** The sides whose disconnection waits for a decision (OCR 18.9). */
export const undecidedSides = (board: BoardView): readonly Side[] =>
  board.status === "ENDED" ? [] : (board.help?.undecided ?? []);

/** Boards with a disconnection whose case is for the other venue and the Chief Arbiter, not for this reader. */
export const lostElsewhere = computed(() =>
  [...state.value.boards.values()]
    .flatMap((board) =>
      undecidedSides(board)
        .filter((side) => !openCases.value.some((one) => one.board === board.id && one.side === side))
        .map((side) => ({ board, side })),
    )
    .sort((a, b) => a.board.round - b.board.round || a.board.number - b.board.number),
);

/**
 * Why an arbiter should look at a board, the strongest reason only.
 *
 * @param begun whether other games of its round have been started, so that what this board lacks is overdue
 */
export function attention(
  board: BoardView,
  caseBoards: ReadonlyMap<string, CaseView["state"]>,
  callBoards: ReadonlySet<string>,
  now: EpochMs,
  begun = false,
): Attention {
  if (board.status === "AWAITING_CA") return "awaiting";
  if (caseBoards.has(board.id) && board.status !== "ENDED")
    return caseBoards.get(board.id) === "OPEN" ? "case" : "back";
  const elsewhere = undecidedSides(board);
  if (elsewhere.length > 0) return elsewhere.some((side) => bySide(board, side).link !== "UP") ? "case" : "back";
  if (callBoards.has(board.id)) return "call";
  if (board.status !== "ENDED" && board.floor?.leaves.some((one) => one.state === "ASKED")) return "leave";
  if (board.floor?.incidents.some((one) => one.outcome === null)) return "breach";
  if (board.help?.failedPauses.some((one) => one.state === "OWED")) return "unpaused";
  if (board.status === "ENDED") return isDisputed(board) ? "disputed" : "ended";
  if (toCheck(board).length > 0) return "checks";
  if (board.status === "PAUSED") return "paused";
  if (board.status === "CREATED") return isAgain(board) ? "again" : begun && !isReady(board) ? "checks" : "created";
  if (board.status === "ADJOURNED") return "adjourned";
  if ((["WHITE", "BLACK"] as const).some((side) => ["SUSPECT", "DOWN"].includes(bySide(board, side).link ?? "UP")))
    return "unstable";
  return worseTrouble(board, now) ? "short" : "playing";
}

export const byAttention = (a: Attention, b: Attention): number => ORDER.indexOf(a) - ORDER.indexOf(b);

/** What needs somebody: an arbiter is waited for, or a player's time is short. */
const NEEDS: ReadonlySet<Attention> = new Set([...ORDER.slice(0, ORDER.indexOf("paused")), "short"]);

/** A board that needs somebody, and why. */
export interface BoardInNeed {
  board: BoardView;
  why: Attention;
}

/** Boards that need an arbiter, the most urgent first. */
export function inNeed(boards: Iterable<BoardView>, now: EpochMs): BoardInNeed[] {
  const all = [...boards];
  const cases = new Map(openCases.value.toReversed().map((c) => [c.board, c.state]));
  const calls = new Set(openCalls.value.map((c) => c.board));
  const begun = new Set(all.filter((board) => board.status !== "CREATED").map((board) => board.round));
  return all
    .map((board) => ({ board, why: attention(board, cases, calls, now, begun.has(board.round)) }))
    .filter((one) => NEEDS.has(one.why))
    .sort(
      (a, b) =>
        byAttention(a.why, b.why) ||
        byTrouble(a.board, b.board, now) ||
        a.board.round - b.board.round ||
        a.board.number - b.board.number,
    );
}

/** The boards of this page that need an arbiter now; computed once for all who show them. */
export const boardsInNeed = computed(() => inNeed(state.value.boards.values(), beat.value));
