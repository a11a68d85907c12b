import { useState } from "preact/hooks";
import { approvalArgs, toApprove } from "../state/approvals";
import { send } from "../network/connection";
import type { BoardView, You } from "../protocol/protocol";
import { ToldLines, useEach } from "../widgets/repeated-command";
import { beat, state } from "../state/state";
import { attention } from "../state/urgency";
import { openCalls, openCases } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { resultText, terminationText } from "../widgets/board-words";
import { Dialog } from "../widgets/dialogs";

/** Approves all settled results of a round, after showing which they are (OCR 17.11). */
export function ApproveAll({ you, boards }: { you: You; boards: readonly BoardView[] }) {
  /** The results shown when the question appeared: no others are approved with them. */
  const [shown, setShown] = useState<ReturnType<typeof toApprove> | null>(null);
  const cases = new Map(openCases.value.map((one) => [one.board, one.state]));
  const calls = new Set(openCalls.value.map((one) => one.board));
  const found = toApprove(
    you,
    boards,
    (board) => (cases.has(board.id) ? "case" : attention(board, cases, calls, beat.value)),
    [...state.value.rulings.values()],
  );
  /** Something may have happened at one of the boards since. */
  const still = (board: BoardView) => found.settled.some((one) => one.id === board.id);
  return (
    <>
      {found.settled.length > 0 && (
        <button onClick={() => setShown(found)}>{official.approvals.ask(found.settled.length)}</button>
      )}
      {shown && (
        <ApproveDialog
          settled={shown.settled.filter(still)}
          open={[...shown.open, ...shown.settled.filter((board) => !still(board))]}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function ApproveDialog({
  settled,
  open,
  onClose,
}: {
  settled: readonly BoardView[];
  open: readonly BoardView[];
  onClose(): void;
}) {
  const { told, busy, each } = useEach<BoardView>((board) => t.board(board.number));
  async function approve(): Promise<void> {
    if (await each(settled, (board) => send("approveResult", approvalArgs(board)))) onClose();
  }
  return (
    <Dialog title={official.approvals.title} wide onClose={onClose}>
      {told === null && (
        <>
          <p>{official.approvals.these}</p>
          <ul class="approvals" aria-label={official.approvals.these}>
            {settled.map((board) => (
              <li key={board.id} data-board={board.id}>
                <strong>{board.number}</strong>{" "}
                <span class="grow">
                  {board.white.name} – {board.black.name}
                </span>{" "}
                <strong class="mono">{resultText(board)}</strong>
                <span class="quiet">
                  {[
                    board.score ? official.approvals.ruled : terminationText(board),
                    board.corrections?.at(-1)?.article ?? "",
                    board.confirmation?.white && board.confirmation.black ? official.approvals.confirmed : "",
                  ]
                    .filter(Boolean)
                    .join("; ")}
                </span>
              </li>
            ))}
          </ul>
          {open.length > 0 && (
            <p class="warn-text">{official.approvals.leftOut(t.boards(open.map((board) => board.number)))}</p>
          )}
        </>
      )}
      <ToldLines told={told} words={official.approvals.done} />
      <div class="actions">
        <button onClick={onClose}>{told === null ? t.cancel : t.close}</button>
        {told === null && (
          <button class="primary" disabled={busy || settled.length === 0} onClick={() => void approve()}>
            {official.approvals.yes(settled.length)}
          </button>
        )}
      </div>
    </Dialog>
  );
}
