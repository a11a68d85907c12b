import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import { isTime } from "../decision/clock-corrections";
import { TwoClicks } from "../decision/two-clicks";
import { ReasonDialog } from "./reason-dialog";
import { parseTime } from "../state/order-progress";
import { bySide, type BoardView, type Side, type You } from "../protocol/protocol";
import { mayAdmitAssistant, mayOrderBoard } from "../state/rights";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { USUAL_REASONS } from "../words/usual-reasons";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/**
 * Helpers who write down a player's moves or help with the clock: an arbiter accepts them and may adjust the clock for
 * the help (LAW 8.1.6, 6.2.6).
 */
export function Helpers({ board, you }: { board: BoardView; you: You }) {
  const [accepting, setAccepting] = useState<Side | null>(null);
  const ended = board.status === "ENDED";
  const concerned = SIDES.filter(
    (side) => bySide(board, side).helper || (!ended && mayAdmitAssistant(you, board, side)),
  );
  if (concerned.length === 0) return null;
  const helped = SIDES.filter((side) => bySide(board, side).helper);
  return (
    <details open={helped.length > 0}>
      <summary>
        {t.helper.title} <span class="quiet">{helped.length}</span>
      </summary>
      {concerned.map((side) => {
        const { helper, name } = bySide(board, side);
        return helper ? (
          <Helping key={side} board={board} side={side} you={you} />
        ) : (
          <p key={side}>
            <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" /> {t.helper.none(name)}{" "}
            <button class="small" onClick={() => setAccepting(side)}>
              {t.helper.accept(name)}
            </button>
          </p>
        );
      })}
      {accepting && <AcceptDialog board={board} side={accepting} onClose={() => setAccepting(null)} />}
    </details>
  );
}

function Helping({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const [dismissing, setDismissing] = useState(false);
  const player = bySide(board, side);
  const helper = player.helper!;
  const may = mayAdmitAssistant(you, board, side) && board.status !== "ENDED";
  const clocks = board.status === "PLAYING" || board.status === "PAUSED";
  return (
    <div class="assistance" data-helper={side}>
      <p>
        <span class={`colour ${side.toLowerCase()}`} aria-hidden="true" /> <strong>{helper.name}</strong>{" "}
        {t.helper.helps(player.name)}
        {helper.disabled && (
          <>
            {" "}
            <span class="chip">{t.helper.disabledNote}</span>
          </>
        )}
      </p>
      {may && (
        <div class="actions">
          <button class="small" onClick={() => setDismissing(true)}>
            {t.helper.dismiss}
          </button>
        </div>
      )}
      {!helper.disabled && clocks && mayOrderBoard(you, "ADD_TIME", board) && <Adjust board={board} side={side} />}
      {dismissing && (
        <ReasonDialog
          title={t.helper.dismiss}
          usual={USUAL_REASONS.helper}
          onClose={() => setDismissing(false)}
          action={(reason) => ["dismissHelper", { board: board.id, side, reason }]}
        />
      )}
    </div>
  );
}

function Adjust({ board, side }: { board: BoardView; side: Side }) {
  const [text, setText] = useState("");
  const [take, setTake] = useState(true);
  const { busy, give } = useCommand();
  const ms = isTime(text) ? parseTime(text)! : 0;
  return (
    <TwoClicks
      label={t.helper.adjust}
      confirm={t.helper.confirm}
      question={t.helper.question(bySide(board, side).name, formatClock(ms, false), take)}
      usual={USUAL_REASONS.helpersClock}
      effect={`${ms} ${take} ${board.clockChanges ?? 0}`}
      ready={ms > 0}
      busy={busy}
      done={`${t.board(board.number)}: ${t.helper.done}`}
      act={(reason) =>
        give("adjustForHelp", {
          board: board.id,
          side,
          changeMs: take ? -ms : ms,
          reason,
          attempt: board.attempt,
          seen: board.clockChanges ?? 0,
        })
      }
    >
      <div class="pair">
        <label>
          {t.helper.time}
          <input
            value={text}
            inputMode="numeric"
            placeholder="10:00"
            aria-invalid={text !== "" && !isTime(text)}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="usual">
          {[true, false].map((each) => (
            <button
              key={String(each)}
              type="button"
              class="small"
              aria-pressed={take === each}
              onClick={() => setTake(each)}
            >
              {each ? t.helper.take : t.helper.give}
            </button>
          ))}
        </div>
      </div>
    </TwoClicks>
  );
}

function AcceptDialog({ board, side, onClose }: { board: BoardView; side: Side; onClose(): void }) {
  const [name, setName] = useState("");
  const [disabled, setDisabled] = useState(false);
  const { busy, give } = useCommand();
  async function submit(): Promise<void> {
    if ((await give("acceptHelper", { board: board.id, side, name: name.trim(), disabled })).ok) onClose();
  }
  return (
    <Dialog title={t.helper.accept(bySide(board, side).name)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label>
          {t.helper.who}
          <input
            required
            pattern=".*\S.*"
            maxLength={100}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label class="check">
          <input type="checkbox" checked={disabled} onChange={(event) => setDisabled(event.currentTarget.checked)} />
          {t.helper.disabled}
        </label>
        <div class="actions">
          <button type="button" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {t.helper.do}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
