import { checksDone } from "../boardpanel/checks";
import { worseTrouble } from "../clock/time-trouble";
import { bySide, type BoardView, SIDES } from "../protocol/protocol";
import { isAbsent, toCheck } from "../state/arrivals";
import type { Attention } from "../state/attention";
import { beat } from "../state/state";
import { resultStatusText, resultText, statusText } from "../widgets/board-words";
import { t } from "../words/words";

/** Why a board needs somebody, or its state, in a few words. */
export function label(board: BoardView, why: Attention): string {
  const absent = SIDES.filter((side) => isAbsent(board, side)).length;
  if (why === "ended" && board.result && board.termination === "FORFEIT")
    return `${board.resultStatus === "OFFICIAL" ? "✓ " : ""}${resultText(board)} · ${t.notPlayed}`;
  if (why === "ended" && board.result)
    return board.resultStatus === "UNAPPROVED"
      ? `${resultText(board)} · ${t.resultStatus.UNAPPROVED}`
      : `${board.resultStatus ? "✓ " : ""}${resultText(board)}`;
  if (why === "checks" && toCheck(board).length > 0) return t.absence.toCheck;
  if ((why === "created" || why === "checks") && board.white.checks)
    return SIDES.some((side) => bySide(board, side).held)
      ? t.heldShort
      : [
          t.checksDone(checksDone(board)),
          t.presentCount(SIDES.filter((side) => bySide(board, side).present).length),
          absent > 0 ? t.absence.count(absent) : "",
        ]
          .filter(Boolean)
          .join(" · ");
  if (why === "again" && (board.arrival?.newCodes?.length ?? 0) > 0) return t.again.codesTile;
  if (why === "again" && board.white.checks) return t.again.tile(checksDone(board));
  const worst = why === "short" ? worseTrouble(board, beat.value) : null;
  return worst ? t.trouble[worst] : t.attention[why];
}

/** The same without symbols and abbreviations, for tooltips and screen readers. */
export function inWords(board: BoardView, why: Attention): string {
  if (why === "ended" && board.result) return [statusText(board), resultStatusText(board)].filter(Boolean).join(" – ");
  return board.status === "CREATED" && label(board, why) !== t.attention.created
    ? `${t.attention.created}, ${label(board, why)}`
    : label(board, why);
}
