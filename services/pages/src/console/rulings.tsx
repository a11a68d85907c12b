import { moveText } from "../board/moves";
import { boardNumber, boardRound } from "../state/order-progress";
import { boardName } from "../state/board-names";
import { bodyOf } from "../words/scores";
import type { BoardView, RulingView } from "../protocol/protocol";
import { state } from "../state/state";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { Withdraw, WithdrawnBy } from "../decision/withdrawal";
import { isWithdrawn, rulingBadge, rulingNumber } from "../decision/withdrawals";
import { effectWords, refusalWords, ruleWords } from "../words/hall-words";
import { reasonWords } from "../words/reasons";
import { AlsoClosed } from "./outage-decision";

function RulingBadge({ r }: { r: RulingView }) {
  const shown = rulingBadge(r);
  return (
    <span
      class={cls(
        "chip",
        shown === "APPLIED" ? "good" : shown === "REFUSED" ? "bad" : "warn",
        shown === "WITHDRAWN" && "struck",
      )}
      data-badge={shown}
    >
      {t.rulingState[shown]}
    </span>
  );
}

/** Who made the ruling; an appeal is decided by its body, and an arbiter only records it (OCR 17.11). */
function ruledBy(r: RulingView): string {
  const recorder = t.role[r.by as keyof typeof t.role] ?? r.by;
  const body = bodyOf(state.value.boards.get(r.board), r.id);
  return body ? t.decidedBy(body, recorder) : recorder;
}

/** Such as "Ruling 2, round 1, board 3: Warning". */
function heading({ id, board, kind }: RulingView): string {
  const where = boardName(boardRound(board), boardNumber(board));
  return `${t.withdrawal.ruling(rulingNumber(id))}, ${where}: ${t.rulingKind[kind] ?? kind}`;
}

/** The rulings, each with a button to take it back for officials who may. */
export function Rulings({ rulings }: { rulings: readonly RulingView[] }) {
  const { you, boards } = state.value;
  const all = [...state.value.rulings.values()];
  return (
    <ul class="rulings" aria-label={t.rulings}>
      {rulings.map((r) => (
        <li key={r.id} data-ruling={r.id} data-state={r.state} class={isWithdrawn(r) ? "withdrawn" : undefined}>
          <RulingBadge r={r} />
          <strong>{heading(r)}</strong> {effectWords(r, t, boards.get(r.board))}
          <div class="quiet">
            {timeOfDay(r.at)} · {ruleWords(r.rule) && `${ruleWords(r.rule)} · `}
            {ruledBy(r)}
            {r.reason ? ` · ${reasonWords(r.reason)}` : ""}
          </div>
          <AlsoClosed r={r} />
          {r.checksAgain.length > 0 && <div class="quiet">{t.checksAgain(r.checksAgain)}</div>}
          {r.state === "REFUSED" && <div class="bad-text">{refusalWords(r.code ?? "", r.text ?? "")} </div>}
          <WithdrawnBy ruling={r} />
          {you && boards.get(r.board) && (
            <Withdraw
              board={boards.get(r.board)!}
              you={you}
              ruling={r}
              rulings={all.filter((one) => one.board === r.board).length}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Earlier positions to which arbiters went back, with the moves that were taken back (LAW 7.1). */
export function RestoredPositions({ boards }: { boards: readonly BoardView[] }) {
  const all = boards
    .flatMap((board) => (board.help?.restored ?? []).map((one) => ({ board, one })))
    .sort((a, b) => b.one.at - a.one.at);
  if (all.length === 0) return null;
  return (
    <ul class="rulings" aria-label={t.restoredPositions}>
      {all.map(({ board, one }) => (
        <li key={board.id + one.at} data-restored={board.id}>
          <strong>
            {boardName(board.round, board.number)}: {t.restoredTo(one.ply)}
          </strong>{" "}
          {t.cutMoves(one.cut.map(moveText).join(" "))}
          <div class="quiet">
            {[timeOfDay(one.at), ruleWords(one.article), t.role[one.by], one.reason && reasonWords(one.reason)]
              .filter(Boolean)
              .join(" · ")}
          </div>
        </li>
      ))}
    </ul>
  );
}
