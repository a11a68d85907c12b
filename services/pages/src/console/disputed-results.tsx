import { useState } from "preact/hooks";
import { approvalArgs, disputed, questionable } from "../state/approvals";
import { scoreText } from "../words/scores";
import { bySide, type BoardView, type You } from "../protocol/protocol";
import { ChangeDialog } from "../decision/result-correction";
import { mayDeclare } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { resultText } from "../widgets/board-words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { USUAL_REASONS } from "../words/usual-reasons";

/** Results that a player says are wrong, for officials who may approve them (LAW 8.7). */
export function DisputedResults({ you, onShow }: { you: You; onShow(board: string): void }) {
  const boards = disputed(state.value.boards.values(), you);
  if (boards.length === 0) return null;
  return (
    <>
      <h2>
        {official.disputed.title}
        <span class="count warn">{boards.length}</span>
      </h2>
      {boards.map((board) => {
        const label = `${t.board(board.number)}: ${t.attention.disputed}`;
        return (
          <article key={board.id} class="card call" aria-label={label} data-disputed={board.id}>
            <header>
              <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
                {label}
              </button>
              <span class="quiet">{t.round(board.round)}</span>
            </header>
            <Said board={board} />
            <div class="actions">
              <Approve board={board} you={you} />
            </div>
          </article>
        );
      })}
    </>
  );
}

function Said({ board }: { board: BoardView }) {
  return (
    <>
      {questionable(board).disputes.map((one) => (
        <p key={one.side + one.at} class="bad-text">
          {official.disputed.says(
            one.side,
            bySide(board, one.side).name,
            scoreText(one.of),
            timeOfDay(one.at, bySide(board, one.side).venue),
          )}
        </p>
      ))}
    </>
  );
}

/**
 * Approves a result. If a player says that it is wrong, or an incident is open at the board, it asks first (OCR 17.11,
 * LAW 8.7, OCR 17.9).
 */
export function Approve({ board, you }: { board: BoardView; you: You }) {
  const [dialog, setDialog] = useState<"ask" | "change" | null>(null);
  const { busy, give } = useCommand();
  const { disputes, incidents } = questionable(board);
  const asks = disputes.length > 0 || incidents.length > 0;
  return (
    <>
      <button
        class="primary"
        disabled={busy}
        onClick={() => {
          if (asks) setDialog("ask");
          else void give("approveResult", approvalArgs(board));
        }}
      >
        {asks ? `${official.approve}…` : official.approve}
      </button>
      {dialog === "ask" && (
        <AskDialog
          board={board}
          onClose={() => setDialog(null)}
          {...(mayDeclare(you, board) ? { onChange: () => setDialog("change") } : {})}
        />
      )}
      {dialog === "change" && <ChangeDialog board={board} you={you} onClose={() => setDialog(null)} />}
    </>
  );
}

function AskDialog({ board, onClose, onChange }: { board: BoardView; onClose(): void; onChange?(): void }) {
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  const { disputes, incidents } = questionable(board);
  const score = resultText(board);
  async function approve(): Promise<void> {
    if ((await give("approveResult", approvalArgs(board, disputes.length > 0 ? reason : ""))).ok) onClose();
  }
  return (
    <Dialog title={`${official.approve}: ${t.board(board.number)}, ${score}`} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void approve();
        }}
      >
        <Said board={board} />
        {incidents.map((one) => (
          <p key={one.id} class="bad-text">
            {official.disputed.incident(bySide(board, one.side).name, t.floor.kinds[one.kind])}
          </p>
        ))}
        <p>
          <strong>{official.disputed.ask(score)}</strong>
        </p>
        {disputes.length > 0 && <ReasonField usual={USUAL_REASONS.dispute} value={reason} onChange={setReason} />}
        <div class="actions">
          <button type="button" autoFocus onClick={onClose}>
            {t.cancel}
          </button>
          {onChange && (
            <button type="button" onClick={onChange}>
              {official.change.ask}
            </button>
          )}
          <button type="submit" class="primary" disabled={busy || (disputes.length > 0 && reason.trim() === "")}>
            {official.disputed.yes}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
