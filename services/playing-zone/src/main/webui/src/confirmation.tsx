import { command } from "./network";
import { scoreText } from "./places";
import { bySideOf, type BoardView, type Side } from "./protocol";
import { t } from "./strings";
import { cls } from "./widgets";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/** The player says whether the result is right, until an arbiter has approved it (LAW 8.7). */
export function ConfirmResult({ board, side, cut }: { board: BoardView; side: Side; cut: boolean }) {
  if (board.status !== "ENDED" || board.resultStatus !== "UNAPPROVED" || !board.result) return null;
  const said = bySideOf(board.confirmation, side);
  return (
    <div class={cls("offer", said === false && "warn")} role="status" data-confirmation={String(said)}>
      <span>{said === null ? t.confirmation.ask(scoreText(board.score ?? board.result)) : said ? t.confirmation.saidRight : t.confirmation.saidWrong}</span>
      {said !== true && <button class="primary" disabled={cut} onClick={() => void command("confirmResult", { agrees: true })}>{t.confirmation.right}</button>}
      {said !== false && <button disabled={cut} onClick={() => void command("confirmResult", { agrees: false })}>{t.confirmation.wrong}</button>}
    </div>
  );
}

/** What the players have said, to an arbiter. */
export function Confirmations({ board }: { board: BoardView }) {
  if (board.status !== "ENDED" || board.resultStatus !== "UNAPPROVED") return null;
  const said = SIDES.flatMap((side) => { const agrees = bySideOf(board.confirmation, side); return agrees === null ? [] : [{ side, agrees }]; });
  return said.length === 0 ? null : <ul class="quiet-list">{said.map(({ side, agrees }) => <li key={side} class={agrees ? "quiet" : "bad-text"}>{t.confirmation.of(side, agrees)}</li>)}</ul>;
}
