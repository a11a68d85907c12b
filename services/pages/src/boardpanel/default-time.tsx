import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { bySide, type BoardView, type Side, SIDES } from "../protocol/protocol";
import { beat } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { USUAL_REASONS } from "../words/usual-reasons";

/** When an absent player forfeits, and the time left until then. */
export function DefaultTime({ board }: { board: BoardView }) {
  const arrival = board.arrival;
  if (!arrival || board.status === "ENDED") return null;
  if (arrival.excluded.length > 0) return null;
  if (arrival.waived) return <p class="quiet">{t.defaultWaived}</p>;
  if (arrival.defaultAt === null) return <p class="quiet">{t.defaultMinutes(arrival.minutes)}</p>;
  const left = arrival.defaultAt - beat.value;
  return (
    <p class={cls(left < 60_000 ? "bad-text" : "warn-text")}>
      {t.defaultAt(timeOfDay(arrival.defaultAt), formatSpan(left))}
    </p>
  );
}

export function WaiveDialog({
  board,
  absent,
  onClose,
}: {
  board: BoardView;
  absent: readonly Side[];
  onClose(): void;
}) {
  const [side, setSide] = useState<Side | "">(absent.length === 1 ? absent[0]! : "");
  const [minutes, setMinutes] = useState("");
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  /** a waiver can only give time (OCR 16.11) */
  const rule = board.arrival?.minutes ?? 0;
  const extended = minutes === "" ? undefined : Number(minutes);
  const wrong = extended !== undefined && (!Number.isInteger(extended) || extended <= rule || extended > 120);
  async function waive(): Promise<void> {
    const outcome = await give("waiveDefault", {
      board: board.id,
      ...(side ? { side } : {}),
      ...(extended === undefined ? {} : { minutes: extended }),
      reason: reason.trim(),
    });
    if (outcome.ok) onClose();
  }
  return (
    <Dialog title={t.waive} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void waive();
        }}
      >
        <label>
          {t.waiveWhom}
          <select value={side} onChange={(event) => setSide(event.currentTarget.value as Side | "")}>
            <option value="">{t.bothSides}</option>
            {SIDES.map((each) => (
              <option key={each} value={each}>
                {t.side[each]} – {bySide(board, each).name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.waiveMinutes(rule)}
          <input
            type="number"
            min={rule + 1}
            max={120}
            value={minutes}
            aria-invalid={wrong}
            onInput={(event) => setMinutes(event.currentTarget.value)}
          />
        </label>
        <ReasonField usual={USUAL_REASONS.late} value={reason} onChange={setReason} />
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy || wrong || reason.trim() === ""}>
            {t.waive}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
