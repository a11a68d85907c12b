import { useState } from "preact/hooks";
import { dateTimeField, instantOf } from "../clock/local-instants";
import { zoneName } from "../clock/time-zones";
import { pairingWords as words } from "../words/pairing";
import type { Round } from "../protocol/protocol";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { hereZone } from "../widgets/times";
import { useChange } from "../widgets/change";
import { serverNow } from "../state/state";
import { t } from "../words/words";

/** Adds a round, or changes the planned start of one that is not open yet. */
export function PlanRound({
  round,
  before,
  onClose,
}: {
  round: number;
  /** The round as it is planned; absent for one that is added. */
  before?: Round;
  onClose(planned: boolean): void;
}) {
  const { busy, refusal, change } = useChange(() => onClose(true));
  const zone = hereZone();
  const planned = before && before.startsAt !== null ? dateTimeField(before.startsAt, zone) : "";
  const [start, setStart] = useState(planned);
  const [reason, setReason] = useState("");
  async function plan(): Promise<void> {
    const startsAt = instantOf(start, zone);
    await change(["planRound", { round, ...(startsAt === undefined ? {} : { startsAt }) }], reason);
  }
  return (
    <Dialog
      title={before ? words.rounds.startTitle(round) : words.rounds.addTitle(round)}
      onClose={() => onClose(false)}
      keeps={() => start !== planned || reason !== ""}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <label>
          {zone === undefined ? words.rounds.start : words.rounds.startAt(zoneName(serverNow(), zone))}
          <input type="datetime-local" value={start} onInput={(event) => setStart(event.currentTarget.value)} />
        </label>
        <ReasonField usual={[]} value={reason} onChange={setReason} />
        <p class="error" role="alert">
          {refusal}
        </p>
        <div class="actions">
          <button type="button" onClick={() => onClose(false)}>
            {t.cancel}
          </button>
          <button
            type="submit"
            class="primary"
            disabled={busy || reason.trim() === "" || (before !== undefined && start === planned)}
          >
            {before ? words.rounds.changingStart(round) : words.rounds.adding(round)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
