import { command } from "../network/connection";
import { scoreText } from "../words/scores";
import { bySideOf, type BoardView, type Dispute, type Side } from "../protocol/protocol";
import { isAppealable } from "../state/rights";
import { beat, state } from "../state/state";
import { t } from "../words/strings";
import { cls, timeOfDay } from "../widgets/widgets";
import { reasonWords } from "../words/hall-words";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

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
  const appealable = earlier.some((one) => one.answer !== null) && isAppealable(board, side, state.value.competition);
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

/** The players' statements about the result, for an arbiter; a dispute is shown with its answer, or as open. */
export function Confirmations({ board }: { board: BoardView }) {
  const open = board.status === "ENDED" && board.resultStatus === "UNAPPROVED";
  const right = SIDES.filter((side) => open && bySideOf(board.confirmation, side) === true);
  return (
    <>
      {right.length > 0 && (
        <ul class="quiet-list">
          {right.map((side) => (
            <li key={side} class="quiet">
              {t.confirmation.confirms(side)}
            </li>
          ))}
        </ul>
      )}
      <Disputes
        all={board.confirmation?.disputes ?? []}
        words={(of, changes, answer, reason, side) => t.confirmation.dispute(side, of, changes, answer, reason)}
      />
    </>
  );
}

function Disputes({
  all,
  words,
}: {
  all: readonly Dispute[];
  words(of: string, changes: string, answer: string | null, reason: string, side: Side): string;
}) {
  if (all.length === 0) return null;
  return (
    <ul class="quiet-list">
      {all.map((one) => (
        <li
          key={`${one.side}${one.at}`}
          class={one.answer === null ? "bad-text" : "quiet"}
          data-dispute={one.answer === null ? "open" : "answered"}
        >
          {words(
            scoreText(one.of),
            one.changes.join(", "),
            one.answer === null ? null : scoreText(one.answer),
            reasonWords(one.reason ?? ""),
            one.side,
          )}
        </li>
      ))}
    </ul>
  );
}
