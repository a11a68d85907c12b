import { useState } from "preact/hooks";
import { command } from "../network/connection";
import { venuesOf } from "../state/order-progress";
import type { You } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { ReasonField } from "../widgets/reason-field";
import { reasonText } from "../words/reasons";
import { USUAL_REASONS } from "../words/usual-reasons";

/** Stops a venue with two clicks, the first of which opened this dialog: for a fire alarm (OCR 19.6). */
export function StopDialog({ you, onClose }: { you: You; onClose(): void }) {
  const [reason, setReason] = useState(reasonText(USUAL_REASONS.stop[0]));
  const [sure, setSure] = useState(false);
  const running = [...state.value.boards.values()].filter((b) => b.status === "PLAYING");
  const venues = venuesOf(you, state.value.competition?.venues ?? []);
  const at = (venue: string) => running.filter((b) => b.white.venue === venue || b.black.venue === venue).length;
  function stop(venue: string): void {
    onClose();
    void command("order", { kind: "PAUSE", ...(venue ? { venue } : {}), reason });
  }
  const ready = reason.trim() !== "";
  return (
    <Dialog title={official.stopTitle} onClose={onClose}>
      <div class="form">
        <ReasonField usual={USUAL_REASONS.stop} value={reason} onChange={setReason} />
        <div class="actions stop">
          {venues.map((v) => (
            <button key={v.id} class="danger" disabled={!ready} onClick={() => stop(v.id)}>
              {official.stopVenue(v.name, at(v.id))}
            </button>
          ))}
          {you.role === "CHIEF_ARBITER" &&
            venues.length > 1 &&
            (sure ? (
              <button class="danger sure" disabled={!ready} onClick={() => stop("")}>
                {official.stopAllSure(running.length)}
              </button>
            ) : (
              <button class="danger" onClick={() => setSure(true)}>
                {official.stopAll}
              </button>
            ))}
          <button onClick={onClose}>{t.cancel}</button>
        </div>
        <p class="quiet">{official.stopHint}</p>
      </div>
    </Dialog>
  );
}
