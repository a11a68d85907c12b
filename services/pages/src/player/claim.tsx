import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import type { BoardView, DrawSituation } from "../protocol/protocol";
import { refusalText } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";

const CLAIMED: readonly DrawSituation[] = ["REPETITION", "MOVE_COUNT"];

/**
 * A draw claim by the player on move: for the position on the board, or for the one after a move that he chooses
 * (LAW 9.2, 9.3).
 */
export function ClaimDialog({ board, onClose }: { board: BoardView; onClose(): void }) {
  const [situation, setSituation] = useState<DrawSituation>("REPETITION");
  const [uci, setUci] = useState("");
  const [refusal, setRefusal] = useState("");
  const { busy, give } = useCommand();
  async function claim(): Promise<void> {
    const outcome = await give("claimDraw", { situation, ...(uci ? { uci } : {}) });
    if (outcome.ok) onClose();
    else setRefusal(refusalText(outcome));
  }
  return (
    <Dialog title={t.claim.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void claim();
        }}
      >
        <label>
          {t.claim.what}
          <select value={situation} onChange={(event) => setSituation(event.currentTarget.value as DrawSituation)}>
            {CLAIMED.map((each) => (
              <option key={each} value={each}>
                {t.claim.situation[each as "REPETITION" | "MOVE_COUNT"]}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.claim.move}
          <select value={uci} onChange={(event) => setUci(event.currentTarget.value)}>
            <option value="">{t.claim.onBoard}</option>
            {(board.legal ?? []).map((each) => (
              <option
                key={each}
                value={each}
              >{`${each.slice(0, 2)}–${each.slice(2, 4)}${each.slice(4).toUpperCase()}`}</option>
            ))}
          </select>
        </label>
        <p>{t.claim.text(formatClock((board.rules?.claimSeconds ?? 0) * 1_000, false))}</p>
        {refusal && (
          <p class="error" role="alert">
            {t.refused}: {refusal}
          </p>
        )}
        <div class="actions">
          <button type="button" onClick={onClose} autoFocus>
            {t.cancel}
          </button>
          <button type="submit" class="danger" disabled={busy}>
            {t.claim.confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
