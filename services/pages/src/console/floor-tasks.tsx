import { openBreaches, openRequests, openStage, rulingsSince, type OfSeat } from "../state/floor-log";
import { formatSpan } from "../clock/clock";
import { DeviceAsks, IncidentState, noteOf, TakeBack } from "../venue/incident";
import { bySide, type ConductView, type LeaveView, type You } from "../protocol/protocol";
import { isEstablished, mayRecordConduct, mayRecordPresence } from "../state/rights";
import { beat, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";
import { effectWords } from "../words/hall-words";

/**
 * The floor's part of the inbox: players who ask for leave, and breaches that wait for a confirmation or a penalty
 * (OCR 17.7, 17.9).
 */
export function FloorWork({ you, onShow }: { you: You; onShow(board: string): void }) {
  const requests = openRequests(state.value.boards.values(), you);
  const breaches = openBreaches(state.value.boards.values(), you);
  return (
    <>
      {requests.length > 0 && (
        <h2>
          {t.floor.requests}
          <span class="count warn">{requests.length}</span>
        </h2>
      )}
      {requests.map((one) => (
        <RequestCard key={one.what.id} of={one} you={you} onShow={onShow} />
      ))}
      {breaches.length > 0 && (
        <h2>
          {t.floor.incidents}
          <span class="count bad">{breaches.length}</span>
        </h2>
      )}
      {breaches.map((one) => (
        <BreachCard key={one.what.id} of={one} you={you} onShow={onShow} />
      ))}
    </>
  );
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function RequestCard({
  of: { board, player, what },
  you,
  onShow,
}: {
  of: OfSeat<LeaveView>;
  you: You;
  onShow(board: string): void;
}) {
  const { busy, give } = useCommand();
  const at = { board: board.id, side: what.side, ...openStage(board, what.side) };
  const label = `${t.board(board.number)}, ${player}`;
  return (
    <article
      class="card call"
      aria-label={`${label}: ${t.floor.leaveShort.ASKED}`}
      data-request={what.id}
      data-board={board.id}
    >
      <header>
        <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[what.side]} · {timeOfDay(what.since, bySide(board, what.side).venue)}{" "}
          <span class="mono">({formatSpan(beat.value - what.since)})</span>
        </span>
      </header>
      <p>
        {sentence(t.floor.leaveIs.ASKED(what.target))}
        {board.clocks.running === what.side && <span class="warn-text"> {t.floor.ownClockRuns}</span>}
      </p>
      {what.note && <blockquote>{what.note}</blockquote>}
      {mayRecordPresence(you, board, what.side) && (
        <div class="actions">
          <button
            class="primary"
            disabled={busy}
            onClick={() => void give("answerLeave", { ...at, granted: what.target })}
          >
            {t.floor.grant}
          </button>
          <button disabled={busy} onClick={() => void give("answerLeave", at)}>
            {t.floor.refuse}
          </button>
        </div>
      )}
    </article>
  );
}

function BreachCard({
  of: { board, player, what },
  you,
  onShow,
}: {
  of: OfSeat<ConductView>;
  you: You;
  onShow(board: string): void;
}) {
  const { busy, give } = useCommand();
  const at = { board: board.id, incident: what.id };
  const label = `${t.board(board.number)}, ${player}`;
  const rulings = rulingsSince(state.value.rulings.values(), board, what);
  const may = mayRecordConduct(you, board, what.side);
  const established = isEstablished(you, what);
  return (
    <article
      class={cls("card", "call", established && "overdue")}
      aria-label={`${label}: ${t.floor.kinds[what.kind]}`}
      data-breach={what.id}
      data-board={board.id}
    >
      <header>
        <button class="plain strong" onClick={() => onShow(board.id)} title={t.show}>
          {label}
        </button>
        <span class="quiet">
          {t.side[what.side]} · {timeOfDay(what.at, bySide(board, what.side).venue)}
        </span>
      </header>
      <p>
        <strong>{t.floor.kinds[what.kind]}</strong> <span class="chip">{what.article}</span>{" "}
        <IncidentState incident={what} you={you} />
      </p>
      {noteOf(what) && <blockquote>{noteOf(what)}</blockquote>}
      <DeviceAsks board={board} incident={what} />
      {established && what.article.startsWith("OCR 17.") && rulings.length === 0 && (
        <p class="bad-text">{t.floor.penaltyFirst}</p>
      )}
      {may && (
        <div class="actions">
          {!established && (
            <button class="primary" disabled={busy} onClick={() => void give("confirmIncident", at)}>
              {t.floor.confirm}
            </button>
          )}
          {!what.confirmed && (
            <button disabled={busy} onClick={() => void give("closeIncident", { ...at, outcome: "NOT_ESTABLISHED" })}>
              {t.floor.outcomes.NOT_ESTABLISHED}
            </button>
          )}
          {established &&
            rulings.map((ruling) => (
              <button
                key={ruling.id}
                class="primary"
                disabled={busy}
                onClick={() => void give("closeIncident", { ...at, outcome: "PENALISED", ruling: ruling.id })}
              >
                {t.floor.closeWith(effectWords(ruling) || (t.rulingKind[ruling.kind] ?? ruling.kind))}
              </button>
            ))}
          {established && rulings.length === 0 && <button onClick={() => onShow(board.id)}>{t.floor.toPenalty}</button>}
          {established && !what.article.startsWith("OCR 17.") && (
            <button disabled={busy} onClick={() => void give("closeIncident", { ...at, outcome: "SETTLED" })}>
              {t.floor.outcomes.SETTLED}
            </button>
          )}
        </div>
      )}
      {may && <TakeBack board={board} you={you} incident={what} label={official.conduct.mistake} />}
    </article>
  );
}
