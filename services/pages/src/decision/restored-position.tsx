import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import { isTime } from "./clock-corrections";
import { parseTime } from "../state/order-progress";
import { type BoardView, type Outcome, type Side, SIDES } from "../protocol/protocol";
import { clockChange, earlierPlies, storedClocks, takenBack, turnAfter } from "./restoration";
import { beat, clockNow } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { placeName } from "./place-name";
import { TwoClicks } from "./two-clicks";
import { USUAL_REASONS } from "../words/usual-reasons";

/** The position to go back to and the clocks there; those stored with the position are proposed (LAW 7.1). */
export function Restore({ board }: { board: BoardView }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<Record<Side, string> | null>(null);
  const { busy, give } = useCommand();
  const plies = earlierPlies(board);
  const ply = chosen !== null && plies.includes(chosen) ? chosen : board.ply - 1;
  const stored = storedClocks(board, ply);
  const proposed = (side: Side) => (stored[side] === null ? "" : formatClock(stored[side], false));
  const text = typed ?? { WHITE: proposed("WHITE"), BLACK: proposed("BLACK") };
  const given = (side: Side) => (typed ? (isTime(text[side]) ? parseTime(text[side])! : null) : stored[side]);
  const times = { WHITE: given("WHITE"), BLACK: given("BLACK") };
  const change = clockChange(board, times, clockNow(board.clocks, beat.value));
  const clearForm = (outcome: Outcome): Outcome => {
    if (outcome.ok) {
      setChosen(null);
      setTyped(null);
    }
    return outcome;
  };
  const wrong = SIDES.some((side) => text[side] !== "" && !isTime(text[side]));
  return (
    <details>
      <summary>{official.restore}</summary>
      <TwoClicks
        label={official.restore}
        confirm={official.restoreConfirm}
        usual={USUAL_REASONS.restore}
        effect={`${board.ply} ${ply} ${times.WHITE} ${times.BLACK} ${board.clockChanges ?? 0}`}
        ready={!wrong}
        busy={busy}
        done={`${t.board(board.number)}: ${official.restored}`}
        act={(reason) =>
          give("restorePosition", {
            board: board.id,
            ply,
            reason,
            seen: board.clockChanges ?? 0,
            ...(times.WHITE === null ? {} : { whiteMs: times.WHITE }),
            ...(times.BLACK === null ? {} : { blackMs: times.BLACK }),
          }).then(clearForm)
        }
        question={official.restoreQuestion(
          placeName(board, ply),
          takenBack(board, ply),
          board.ply - ply,
          turnAfter(board, ply),
        )}
      >
        <label>
          {official.backTo}
          <select
            value={ply}
            onChange={(event) => {
              setChosen(Number(event.currentTarget.value));
              setTyped(null);
            }}
          >
            {plies.map((each) => (
              <option key={each} value={each}>
                {placeName(board, each)}
              </option>
            ))}
          </select>
        </label>
        <div class="pair">
          {SIDES.map((side) => (
            <label key={side}>
              {official.timeFor.SET_TIMES(side)}
              <input
                value={text[side]}
                placeholder={official.asItStands}
                inputMode="numeric"
                aria-invalid={text[side] !== "" && !isTime(text[side])}
                onInput={(event) => setTyped({ ...text, [side]: event.currentTarget.value })}
              />
            </label>
          ))}
        </div>
        <div class="usual">
          <button type="button" class="small" aria-pressed={!typed} onClick={() => setTyped(null)}>
            {official.storedTimes}
          </button>
          <button
            type="button"
            class="small"
            aria-pressed={text.WHITE === "" && text.BLACK === ""}
            onClick={() => setTyped({ WHITE: "", BLACK: "" })}
          >
            {official.timesStay}
          </button>
        </div>
        {wrong && <span class="error">{official.timeFormat}</span>}
        <p>{official.takesBack(takenBack(board, ply), board.ply - ply)}</p>
        <ul class="clock-changes" aria-label={official.clocksAfter}>
          {SIDES.map((side) => (
            <li key={side}>
              {official.clockChange(
                side,
                formatClock(change[side].before, false),
                formatClock(change[side].after, false),
              )}
            </li>
          ))}
        </ul>
      </TwoClicks>
    </details>
  );
}
