import { useState } from "preact/hooks";
import type { BoardView, CallKind } from "../protocol/protocol";
import { captainFor } from "../state/rights";
import { say, state } from "../state/state";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";

const KINDS: readonly (CallKind | null)[] = [null, "MEDICAL", "TECHNICAL"];

/** The player's last call and its outcome. */
export function CallLine({ board }: { board: BoardView }) {
  const call = board.help?.calls.at(-1);
  if (!call) return null;
  const text =
    call.state === "ANSWERED"
      ? (call.valid ? t.ownCall.VALID : t.ownCall.INVALID) + (call.note ? ` ${call.note}` : "")
      : call.onTheWay
        ? t.ownCall.ON_THE_WAY(t.role[call.onTheWay.role])
        : t.ownCall.OPEN(timeOfDay(call.at));
  return (
    <p class={cls("notice", call.valid === false && "warn")} role="status">
      {text}
    </p>
  );
}

/**
 * The dialog for a call: if the captain speaks for the team, the other players can call only medical and technical help
 * (FSSI team-b).
 */
export function CallDialog({ board, onClose }: { board: BoardView; onClose(): void }) {
  const { you, competition } = state.value;
  const captain = captainFor(you);
  const [text, setText] = useState("");
  const [kind, setKind] = useState<CallKind | null>(captain ? "MEDICAL" : null);
  const [number, setNumber] = useState(board.number);
  const { busy, give } = useCommand();
  async function call(): Promise<void> {
    const outcome = await give("callArbiter", {
      ...(text.trim() ? { text: text.trim() } : {}),
      ...(kind ? { kind } : {}),
      ...(number === board.number ? {} : { number }),
    });
    if (!outcome.ok) return;
    say("info", t.callSent);
    onClose();
  }
  return (
    <Dialog title={t.callTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void call();
        }}
      >
        {captain && <p class="warn-text">{t.viaCaptain(captain)}</p>}
        {competition?.calls.stopsClock && <p>{t.callStops(competition.calls.shallPenalise)}</p>}
        {you?.speaks && (
          <label>
            {t.callBoard}
            <input
              type="number"
              min={1}
              required
              value={number}
              onInput={(event) => setNumber(Number(event.currentTarget.value))}
            />
          </label>
        )}
        {you?.captain &&
          KINDS.filter((each) => each || !captain).map((each) => (
            <label key={each ?? ""} class="check">
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
              {each ? t.callKind[each] : t.callOther}
            </label>
          ))}
        <label>
          {t.callText}
          <textarea rows={3} maxLength={400} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {busy ? t.onItsWay : t.callSend}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
