import { useState } from "preact/hooks";
import { instantOf } from "../clock/local-instants";
import type { BoardView, You } from "../protocol/protocol";
import { mayAdjourn } from "../state/rights";
import { ReasonDialog } from "./reason-dialog";
import { envelopeSeen } from "../state/shown-versions";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand, useSeen } from "../widgets/hooks";
import { dayAndTime, hereZone } from "../widgets/times";
import { adjournmentText } from "../player/sealing";
import { USUAL_REASONS } from "../words/usual-reasons";

/**
 * An arbiter's controls for an adjournment (ADJ I): ordering the sealing, confirming the envelope, resuming the game.
 */
export function AdjournmentPanel({ board, you }: { board: BoardView; you: You }) {
  const [form, setForm] = useState<"order" | "envelope" | null>(null);
  const { busy, give } = useCommand();
  const a = board.adjournment;
  if (!a || !mayAdjourn(you, board) || board.status === "ENDED" || board.status === "CREATED") return null;
  return (
    <details open={a.ordered}>
      <summary>{t.adjournment}</summary>
      <p class="quiet" role="status">
        {adjournmentText(board)}
      </p>
      <div class="actions">
        {!a.ordered && board.status === "PLAYING" && (
          <button class="small" onClick={() => setForm("order")}>
            {t.orderSealing}
          </button>
        )}
        {board.status === "ADJOURNED" && (
          <button class="small" onClick={() => setForm("envelope")}>
            {t.confirmEnvelope}
          </button>
        )}
        {board.status === "ADJOURNED" && a.resumesAt !== null && (
          <button class="small" disabled={busy} onClick={() => void give("resumeAdjourned", { board: board.id })}>
            {t.resumeAdjourned}
          </button>
        )}
      </div>
      {form === "order" && (
        <ReasonDialog
          title={t.orderSealing}
          usual={USUAL_REASONS.sealing}
          onClose={() => setForm(null)}
          action={(reason) => ["orderSealing", { board: board.id, reason }]}
        />
      )}
      {form === "envelope" && <EnvelopeDialog board={board} onClose={() => setForm(null)} />}
    </details>
  );
}

/** ADJ I.2, I.3: place and time of resumption; the record already contains the rest of the envelope. */
function EnvelopeDialog({ board, onClose }: { board: BoardView; onClose(): void }) {
  const [place, setPlace] = useState("");
  const [at, setAt] = useState("");
  const { seen, told } = useSeen(envelopeSeen(board));
  const { busy, give } = useCommand();
  const resumesAt = instantOf(at, hereZone()) ?? Number.NaN;
  async function confirm(): Promise<void> {
    const outcome = await give("confirmEnvelope", { board: board.id, place: place.trim(), resumesAt, seen });
    if (outcome.ok) onClose();
    else if (outcome.code === "ENVELOPE_CHANGED") told();
  }
  return (
    <Dialog title={t.confirmEnvelope} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <label>
          {t.resumePlace}
          <input required value={place} maxLength={200} onInput={(event) => setPlace(event.currentTarget.value)} />
        </label>
        <label>
          {t.resumeAt}
          <input required type="datetime-local" value={at} onInput={(event) => setAt(event.currentTarget.value)} />
          {!Number.isNaN(resumesAt) && <span>{dayAndTime(resumesAt)}</span>}
        </label>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || place.trim() === "" || Number.isNaN(resumesAt)}>
            {t.confirmEnvelope}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
