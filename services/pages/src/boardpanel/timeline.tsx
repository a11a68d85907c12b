import { useEffect, useRef, useState } from "preact/hooks";
import { formatClock, formatSpan } from "../clock/clock";
import { moveText } from "../board/moves";
import type { BoardView, Step, StepGroup, Timeline } from "../protocol/protocol";
import { fetchTimeline } from "../network/session";
import { state } from "../state/state";
import {
  clocksOf,
  games,
  groupsOf,
  handOf,
  plyText,
  SHOWS_CLOCKS,
  stepText,
  stepWords,
  type Item,
} from "../words/timeline-steps";
import { official } from "../words/officials";
import { t } from "../words/words";
import { timeIn } from "../widgets/times";
import { cls } from "../widgets/cls";
import { ruleWords } from "../words/hall-words";

/**
 * Everything that happened on a board, in the order in which it happened; fetched while it is open, and again after
 * changes.
 */
export function BoardTimeline({ board }: { board: BoardView }) {
  const [open, setOpen] = useState(false);
  const { timeline, failed } = useTimeline(board, open);
  return (
    <details class="timeline" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{official.timeline.title}</summary>
      {failed && (
        <p class="warn-text" role="status">
          {official.timeline.failed}
        </p>
      )}
      {timeline && <Games board={board} timeline={timeline} />}
    </details>
  );
}

function Games({ timeline, board }: { timeline: Timeline; board: BoardView }) {
  const [hidden, setHidden] = useState<ReadonlySet<StepGroup>>(new Set());
  const groups = groupsOf(timeline.steps);
  const shown = games(timeline.steps, new Set(groups.filter((group) => !hidden.has(group))));
  function toggle(group: StepGroup): void {
    const next = new Set(hidden);
    if (!next.delete(group)) next.add(group);
    setHidden(next);
  }
  return (
    <>
      <p class="quiet">{official.timeline.place(timeline.venueName)}</p>
      <div class="usual" role="group" aria-label={official.timeline.filter}>
        {groups.map((group) => (
          <button key={group} class="small" aria-pressed={!hidden.has(group)} onClick={() => toggle(group)}>
            {official.timeline.group[group]}
          </button>
        ))}
      </div>
      {shown.map(({ attempt, items }) =>
        attempt === timeline.attempt ? (
          <Steps key={attempt} items={items} zone={timeline.timeZone} board={board} />
        ) : (
          <details key={attempt}>
            <summary>{official.timeline.void(attempt)}</summary>
            <Steps items={items} zone={timeline.timeZone} board={board} />
          </details>
        ),
      )}
    </>
  );
}

/** Fetched again, one request at a time, whenever the board has changed; the last answer stays until then. */
function useTimeline(board: BoardView, open: boolean): { timeline: Timeline | null; failed: boolean } {
  const [timeline, setTimeline] = useState<Timeline | null>(null);
  const [failed, setFailed] = useState(false);
  const asking = useRef(false);
  const again = useRef(false);
  const { cases, rulings, calls, orders } = state.value;
  const about = [...cases.values(), ...rulings.values(), ...calls.values()]
    .filter((one) => one.board === board.id)
    .map((one) => JSON.stringify(one))
    .join();
  useEffect(() => {
    again.current = open;
    if (open && !asking.current) void ask();
  }, [board, open, about, orders]);
  async function ask(): Promise<void> {
    asking.current = true;
    while (again.current) {
      again.current = false;
      try {
        setTimeline(await fetchTimeline(board.id));
        setFailed(false);
      } catch {
        setFailed(true);
      }
    }
    asking.current = false;
  }
  return { timeline: open ? timeline : null, failed: open && failed };
}

function Steps({ items, zone, board }: { items: readonly Item[]; zone: string; board: BoardView }) {
  return (
    <ol class="steps" aria-label={official.timeline.title}>
      {items.map((item) =>
        "moves" in item ? (
          <Moves key={`moves ${item.moves[0]!.at} ${item.moves[0]!.ply}`} moves={item.moves} zone={zone} />
        ) : (
          <StepRow
            key={`${item.step.kind} ${item.step.at} ${item.step.side}`}
            step={item.step}
            zone={zone}
            board={board}
          />
        ),
      )}
    </ol>
  );
}

function StepRow({ step, zone, board }: { step: Step; zone: string; board: BoardView }) {
  const who = [handOf(step), step.name].filter(Boolean).join(" ");
  const clocks = SHOWS_CLOCKS.has(step.kind) || step.before ? clocksOf(step) : [];
  const text = stepText(step);
  return (
    <li class={cls("step", step.group.toLowerCase())} data-step={step.kind}>
      <time dateTime={new Date(step.at).toISOString()}>{timeIn(step.at, zone)}</time>
      <span class="mono quiet" title={official.timeline.move}>
        {plyText(step.ply)}
      </span>
      <span>
        {stepWords(step, undefined, zone, board)}
        {text && <q>{text}</q>}
        {clocks.length > 0 && (
          <span class="mono quiet step-clocks">
            {clocks
              .map((one) => `${t.side[one.side]} ${one.before === null ? "" : `${one.before} → `}${one.after}`)
              .join(" · ")}
          </span>
        )}
        {(who || ruleWords(step.article)) && (
          <span class="quiet step-who">{[who, ruleWords(step.article)].filter(Boolean).join(" · ")}</span>
        )}
      </span>
    </li>
  );
}

function Moves({ moves, zone }: { moves: readonly Step[]; zone: string }) {
  const [first, last] = [moves[0]!, moves.at(-1)!];
  return (
    <li class="step moves-made" data-step="MOVE">
      <time dateTime={new Date(first.at).toISOString()}>{timeIn(first.at, zone)}</time>
      <span class="mono quiet" title={official.timeline.move}>
        {plyText(first.ply)}
      </span>
      <details>
        <summary>
          {moves.length === 1 ? text(first) : official.timeline.moves(moves.length, text(first), text(last))}
        </summary>
        <ol>
          {moves.map((move) => (
            <li key={move.ply}>
              <time dateTime={new Date(move.at).toISOString()}>{timeIn(move.at, zone)}</time> {text(move)}{" "}
              <span class="mono quiet">
                {move.after &&
                  move.side &&
                  formatClock(move.side === "WHITE" ? move.after.whiteMs : move.after.blackMs, false)}{" "}
                (+{formatSpan(move.ms ?? 0)})
              </span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

const text = (move: Step): string => moveText({ ply: move.ply, san: move.details["san"] ?? "" });
