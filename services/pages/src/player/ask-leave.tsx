import { useState } from "preact/hooks";
import { command } from "../network/connection";
import type { BoardView, LeaveTarget } from "../protocol/protocol";
import { state } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { cls } from "../widgets/cls";

const TARGETS: readonly LeaveTarget[] = ["AREA", "VENUE"];

/** The player's own leave and the answer (OCR 17.7). */
export function LeaveLine({ board }: { board: BoardView }) {
  const leave = board.floor?.leaves.at(-1);
  if (!leave || leave.state === "BACK") return null;
  return (
    <p class={cls("notice", leave.state === "REFUSED" && "warn")} role="status">
      {t.floor.ownLeave[leave.state](leave.target)}
      {leave.note ? ` ${leave.note}` : ""}
    </p>
  );
}

export function AskLeaveDialog({ onClose }: { onClose(): void }) {
  const [target, setTarget] = useState<LeaveTarget>("AREA");
  async function ask(): Promise<void> {
    onClose();
    await command("askLeave", { target });
  }
  return (
    <Dialog title={t.floor.askLeave} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p>
          {t.floor.askText}
          {state.value.competition?.floor.opponentReports && ` ${t.floor.reportText}`}
        </p>
        <div role="radiogroup" aria-label={t.floor.youLeave}>
          <p>{t.floor.youLeave}</p>
          {TARGETS.map((each) => (
            <label key={each} class="check">
              <input type="radio" name="target" checked={target === each} onChange={() => setTarget(each)} />
              {t.floor.place[each]}
            </label>
          ))}
        </div>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary">
            {t.floor.ask}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
