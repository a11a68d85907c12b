import { command } from "../network/connection";
import { scoreText } from "../words/scores";
import { bySideOf, type BoardView, type Side } from "../protocol/protocol";
import { isAppealable } from "../state/rights";
import { beat } from "../state/state";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { Disputes } from "../widgets/disputes";

/**
 * The result that the players are asked to confirm, until an arbiter has approved it; null if there is none (LAW 8.7).
 */
function asked(board: BoardView): string | null {
  return board.status === "ENDED" && board.resultStatus === "UNAPPROVED" ? (board.score ?? board.result) : null;
}

/** The player says whether the result is right (LAW 8.7). */
export function ConfirmResult({ board, side, cut }: { board: BoardView; side: Side; cut: boolean }) {
  const said = bySideOf(board.confirmation, side);
  const result = asked(board);
  if (!result) return null;
  const says = (agrees: boolean) => () => void command("confirmResult", { agrees });
  return (
    <div class={cls("offer", said === false && "warn")} role="status" data-confirmation={String(said)}>
      <span>
        {said === null
          ? t.confirmation.ask(scoreText(result))
          : said
            ? t.confirmation.saidRight
            : t.confirmation.saidWrong}
      </span>
      {said !== true && (
        <button class="primary" disabled={cut} onClick={says(true)}>
          {t.confirmation.right}
        </button>
      )}
      {said !== false && (
        <button disabled={cut} onClick={says(false)}>
          {t.confirmation.wrong}
        </button>
      )}
    </div>
  );
}

/** What the player said about the result before, and the answer. */
export function SaidOfResult({ board, side }: { board: BoardView; side: Side }) {
  const open = asked(board) && bySideOf(board.confirmation, side) === false;
  const earlier = (board.confirmation?.disputes ?? []).filter(
    (one) => one.side === side && !(open && one.answer === null && one.changes.length === 0),
  );
  const appealable = earlier.some((one) => one.answer !== null) && isAppealable(board, side);
  return (
    <>
      <Disputes all={earlier} words={t.confirmation.mine} />
      {appealable && (
        <p class="quiet" data-appeal-until>
          {appealWords(board)}
        </p>
      )}
    </>
  );
}

/** Until when an answer can be appealed against (OCR 17.11). */
function appealWords(board: BoardView): string {
  const until = board.help?.appealUntil ?? null;
  return until === null
    ? t.confirmation.mayAppeal
    : until >= beat.value
      ? t.confirmation.appealUntil(timeOfDay(until))
      : t.confirmation.appealOver(timeOfDay(until));
}
