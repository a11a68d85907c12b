import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { formatSpan } from "../clock/clock";
import { instantBefore, timeField } from "../clock/local-instants";
import { TimeField } from "./time-field";
import { parseTime } from "../state/order-progress";
import type { BoardView, EpochMs, FailedPause, Millis, You } from "../protocol/protocol";
import { mayOrderBoard } from "../state/rights";
import { beat, serverNow } from "../state/state";
import { owedPauses } from "../state/waiting";
import { official } from "../words/officials";
import { t } from "../words/words";
import { ReasonField } from "../widgets/reason-field";
import { useCommand } from "../widgets/hooks";
import { hereZone, timeOfDay } from "../widgets/times";
import { USUAL_REASONS } from "../words/usual-reasons";
import { reasonWords } from "../words/reasons";

/** A pause confirmed within this time counts as in time. */
const AT_ONCE: Millis = 3000;

/** The times at which this page requested pauses that were not carried out at once, by board. */
const wanted = signal<ReadonlyMap<string, EpochMs>>(new Map());
const without = (board: string) => new Map([...wanted.value].filter(([id]) => id !== board));

/** Remembers when a pause was requested, and forgets it if the pause is carried out at once. */
export async function pausing(board: string, ask: () => Promise<{ ok: boolean }>): Promise<void> {
  const at = serverNow();
  wanted.value = new Map(wanted.value).set(board, wanted.value.get(board) ?? at);
  if ((await ask()).ok && serverNow() - at < AT_ONCE) wanted.value = without(board);
}

/** A board's failed pauses that still need compensation, and the form to record a new one (OCR 19.6). */
export function FailedPauses({ board, you }: { board: BoardView; you: You }) {
  const [open, setOpen] = useState(false);
  if (board.status === "CREATED" || !mayOrderBoard(you, "PAUSE", board)) return null;
  const owed = (board.help?.failedPauses ?? []).filter((one) => one.state === "OWED");
  const asked = wanted.value.get(board.id);
  const late = asked !== undefined && beat.value - asked > AT_ONCE;
  return (
    <section class="unpaused" aria-label={t.unpaused.title}>
      {owed.map((one) => (
        <Owed key={one.id} board={board} failed={one} />
      ))}
      <details open={open || late} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.unpaused.record}</summary>
        <Recording
          key={asked ?? 0}
          board={board}
          at={asked}
          onDone={() => {
            wanted.value = without(board.id);
            setOpen(false);
          }}
        />
      </details>
    </section>
  );
}

function Recording({ board, at, onDone }: { board: BoardView; at: EpochMs | undefined; onDone(): void }) {
  const [time, setTime] = useState(() => timeField(at ?? serverNow(), hereZone()));
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  const wantedAt = instantBefore(time, serverNow(), hereZone());
  async function record(): Promise<void> {
    if (wantedAt === undefined) return;
    if ((await give("recordFailedPause", { board: board.id, wantedAt, reason: reason.trim() })).ok) onDone();
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void record();
      }}
    >
      <p class="quiet">{t.unpaused.hint}</p>
      <label>
        {t.unpaused.when}
        <input type="time" step={1} required value={time} onInput={(event) => setTime(event.currentTarget.value)} />
      </label>
      <ReasonField usual={USUAL_REASONS.failedPause} value={reason} onChange={setReason} />
      <div class="actions">
        <button type="submit" disabled={busy || wantedAt === undefined}>
          {t.unpaused.confirm}
        </button>
      </div>
    </form>
  );
}

/** A failed pause that still needs compensation: time is added to one clock or both, or it is closed with a reason. */
function Owed({ board, failed }: { board: BoardView; failed: FailedPause }) {
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const [closing, setClosing] = useState(false);
  const [reason, setReason] = useState("");
  const { busy, give } = useCommand();
  const [whiteMs, blackMs] = [parseTime(white), parseTime(black)];
  const ready =
    (white !== "" || black !== "") && (white === "" || isAdded(whiteMs)) && (black === "" || isAdded(blackMs));
  return (
    <article class="card overdue" data-failed-pause={failed.id}>
      <FailedPauseText failed={failed} />
      {closing ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void give("closeFailedPause", { board: board.id, failure: failed.id, reason: reason.trim() });
          }}
        >
          <ReasonField usual={USUAL_REASONS.noCompensation} value={reason} onChange={setReason} />
          <div class="actions">
            <button type="submit" disabled={busy}>
              {t.unpaused.close}
            </button>
            <button type="button" onClick={() => setClosing(false)}>
              {t.cancel}
            </button>
          </div>
        </form>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void give("compensateFailedPause", {
              board: board.id,
              failure: failed.id,
              ...(white !== "" && whiteMs !== undefined ? { whiteMs } : {}),
              ...(black !== "" && blackMs !== undefined ? { blackMs } : {}),
            });
          }}
        >
          <div class="pair">
            <TimeField label={official.timeFor.RESUME("WHITE")} value={white} onChange={setWhite} />
            <TimeField label={official.timeFor.RESUME("BLACK")} value={black} onChange={setBlack} />
          </div>
          <div class="actions">
            <button class="primary" type="submit" disabled={busy || !ready}>
              {t.unpaused.add}
            </button>
            <button type="button" onClick={() => setClosing(true)}>
              {t.unpaused.none}
            </button>
          </div>
        </form>
      )}
    </article>
  );
}

const isAdded = (ms: Millis | undefined): boolean => ms !== undefined && ms >= 1000 && ms <= 3_600_000;

function FailedPauseText({ failed }: { failed: FailedPause }) {
  return (
    <>
      <p>
        <strong class="bad-text">{t.unpaused.owed(timeOfDay(failed.wantedAt))}</strong> {reasonWords(failed.reason)}
      </p>
      <p class="quiet">
        {t.unpaused.by(
          [t.role[failed.by], failed.name].filter(Boolean).join(" "),
          timeOfDay(failed.at),
          formatSpan(failed.at - failed.wantedAt),
        )}
      </p>
    </>
  );
}

/** All failed pauses that still need compensation, in the inbox. */
export function OwedPauses({ you, onShow }: { you: You; onShow(board: string): void }) {
  const shown = owedPauses.value.filter(({ board }) => mayOrderBoard(you, "PAUSE", board));
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {t.unpaused.title}
        <span class="count bad">{shown.length}</span>
      </h2>
      {shown.map(({ board, failed }) => (
        <article key={failed.id} class="card overdue" data-owed-pause={failed.id}>
          <header>
            <strong>{t.board(board.number)}</strong>
          </header>
          <FailedPauseText failed={failed} />
          <div class="actions">
            <button class="small" onClick={() => onShow(board.id)}>
              {t.show}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}
