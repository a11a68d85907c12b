import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { PenaltyForm } from "../decision/penalty-form";
import { boardNumber } from "../state/order-progress";
import { bySide, sideNow, type CallView, type You } from "../protocol/protocol";
import { mayAnswer, mayImpose, mayOrderBoard } from "../state/rights";
import { beat, state } from "../state/state";
import { isOverdue, openCalls } from "../state/waiting";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { refusalWords } from "../words/hall-words";
import { USUAL_ORDERS } from "../words/usual-reasons";
import { coded } from "../words/reasons";

/** Calls that wait for an arbiter, the overdue ones first (OCR 19.1). */
export function Calls({ you, onShow }: { you: You; onShow(board: string): void }) {
  /** Calls found invalid here, for which a penalty is proposed (OCR 19.1). */
  const [offered, setOffered] = useState<ReadonlySet<string>>(new Set());
  const open = openCalls.value;
  const still = [...state.value.calls.values()].filter(
    (call) => !open.includes(call) && (offered.has(call.id) ? !call.penalised : stopped(call)),
  );
  return (
    <>
      <h2>
        {t.calls}
        {open.length > 0 && <span class={cls("count", open.some(isOverdue) ? "bad" : "warn")}>{open.length}</span>}
      </h2>
      {open.length + still.length === 0 && <p class="quiet">{t.noCalls}</p>}
      {[...open, ...still].map((call) => (
        <CallCard
          key={call.id}
          call={call}
          you={you}
          onShow={onShow}
          onInvalid={() => setOffered(new Set([...offered, call.id]))}
          onClose={() => setOffered(new Set([...offered].filter((id) => id !== call.id)))}
        />
      ))}
    </>
  );
}

/** Whether a call is answered but the clocks it stopped are still stopped (LAW 6.11.2). */
const stopped = (call: CallView): boolean => {
  const board = state.value.boards.get(call.board);
  return (
    call.paused === true &&
    board?.status === "PAUSED" &&
    board.pauseCause === "CALL" &&
    [...state.value.calls.values()].every((one) => one.board !== call.board || one.at <= call.at)
  );
};

function CallCard({
  call,
  you,
  onShow,
  onInvalid,
  onClose,
}: {
  call: CallView;
  you: You;
  onShow(board: string): void;
  onInvalid(): void;
  onClose(): void;
}) {
  const [note, setNote] = useState("");
  const label = `${t.board(boardNumber(call.board))}, ${call.playerName}`;
  const { busy, give } = useCommand();
  const board = state.value.boards.get(call.board);
  const venue = board ? bySide(board, call.side).venue : "";
  const invalid = call.invalidHere + call.invalidElsewhere;
  async function reply(valid: boolean): Promise<void> {
    const outcome = await give("answerCall", {
      board: call.board,
      callId: call.id,
      valid,
      ...(note.trim() ? { note: note.trim() } : {}),
    });
    if (outcome.ok && !valid) onInvalid();
  }
  return (
    <article
      class={cls("card", "call", isOverdue(call) && "overdue")}
      aria-label={label}
      data-call={call.id}
      data-board={call.board}
      data-state={call.state}
    >
      <header>
        <button class="plain strong" onClick={() => onShow(call.board)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[call.side]} · {timeOfDay(call.at, venue)}{" "}
          <span class="mono">({formatSpan(beat.value - call.at)})</span>
        </span>
      </header>
      <p>
        {isOverdue(call) && <strong class="bad-text">{t.callOverdue} </strong>}
        {call.captain && <strong>{t.callByCaptain(call.captain.name, call.captain.board)} </strong>}
        {call.kind && <strong>{t.callKind[call.kind]}. </strong>}
        {call.onTheWay && (
          <span class="good-text">
            {t.onTheWay(t.role[call.onTheWay.role], call.onTheWay.name, timeOfDay(call.onTheWay.at, venue))}{" "}
          </span>
        )}
        {call.paused && <span class="warn-text">{t.callPaused} </span>}
        {call.paused === false && (
          <span class="bad-text">
            {t.callNotPaused(refusalWords(call.notPausedCode ?? "", call.whyNotPaused ?? ""))}{" "}
          </span>
        )}
        {invalid > 0 && <span class="warn-text">{t.callsInvalid(call.invalidHere, call.invalidElsewhere)}</span>}
      </p>
      <blockquote>{call.text || t.noText}</blockquote>
      {call.state === "OPEN" && mayAnswer(you, call.venue) && (
        <>
          {!call.onTheWay && (
            <div class="actions">
              <button
                class="primary"
                disabled={busy}
                onClick={() => void give("acknowledgeCall", { board: call.board, callId: call.id })}
              >
                {t.acknowledgeCall}
              </button>
            </div>
          )}
          <label>
            {t.callNote}
            <input value={note} maxLength={400} onInput={(event) => setNote(event.currentTarget.value)} />
          </label>
          <div class="actions">
            <button class={cls(call.onTheWay && "primary")} disabled={busy} onClick={() => void reply(true)}>
              {t.callValid}
            </button>
            <button disabled={busy} onClick={() => void reply(false)}>
              {t.callInvalid}
            </button>
          </div>
        </>
      )}
      {stopped(call) && board && mayOrderBoard(you, "RESUME", board) && (
        <div class="actions">
          <button
            class={cls(call.state === "ANSWERED" && "primary")}
            disabled={busy}
            onClick={() =>
              void give("order", { kind: "RESUME", board: call.board, reason: coded(USUAL_ORDERS.RESUME[0]) })
            }
          >
            {t.resume}
          </button>
        </div>
      )}
      {call.state === "ANSWERED" && (call.owed || (call.valid === false && !call.penalised)) && (
        <CallPenalty call={call} you={you} onClose={onClose} />
      )}
    </article>
  );
}

/** The penalty for a call without a valid reason: required or proposed (OCR 17.6, 19.1, LAW 6.11.4). */
function CallPenalty({ call, you, onClose }: { call: CallView; you: You; onClose(): void }) {
  const board = state.value.boards.get(call.board);
  const competition = state.value.competition;
  const [now, setNow] = useState(call.owed);
  const offender = board && sideNow(board, call.side, call.playerName);
  if (!board || !competition || !offender || !mayImpose(you, board, offender, "WARNING"))
    return call.owed ? <p class="warn-text">{t.penaltyOwed}</p> : null;
  const rulings = [...state.value.rulings.values()].filter((ruling) => ruling.board === board.id).length;
  return (
    <>
      {call.owed ? (
        <p class="warn-text">{t.penaltyOwed}</p>
      ) : (
        <div class="actions">
          <button aria-expanded={now} onClick={() => setNow(!now)}>
            {t.penaliseCall}
          </button>
          <button class="plain" onClick={onClose}>
            {t.noPenalty}
          </button>
        </div>
      )}
      {now && (
        <PenaltyForm
          board={board}
          you={you}
          offender={offender}
          competition={competition}
          rulings={rulings}
          call={call.id}
          onDone={onClose}
        />
      )}
    </>
  );
}
