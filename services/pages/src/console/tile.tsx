import { memo } from "preact/compat";
import { isAbsent, toCheck } from "../state/arrivals";
import { openLeave, outSince } from "../state/floor-log";
import { formatSpan } from "../clock/clock";
import { checksDone } from "../boardpanel/checks";
import { isFresh } from "../decision/irregularity-counts";
import { bySide, type BoardView, type Side, type Trouble, SIDES } from "../protocol/protocol";
import { beat } from "../state/state";
import type { Attention } from "../state/attention";
import { official } from "../words/officials";
import { t } from "../words/words";
import { worseTrouble } from "../clock/time-trouble";
import { lastMoveText, resultStatusText, resultText, statusText, withTeam } from "../widgets/board-words";
import { MiniBoard } from "../widgets/mini-board";
import { LinkDot, TroubleMark } from "../widgets/marks";
import { ClockFace } from "../widgets/clock-face";
import { cls } from "../widgets/cls";

/** Whole minutes a player has been away; null if he is present. */
export function minutesOut(board: BoardView, side: Side, now: number): number | null {
  const since = outSince(board, side);
  return since === undefined ? null : Math.max(0, Math.floor((now - since) / 60_000));
}

export const Tile = memo(
  function Tile({
    board,
    why,
    white,
    black,
    whiteOut,
    blackOut,
    selected,
    onSelect,
  }: {
    board: BoardView;
    why: Attention;
    white: Trouble | null;
    black: Trouble | null;
    whiteOut: number | null;
    blackOut: number | null;
    selected: boolean;
    onSelect(id: string): void;
  }) {
    return (
      <button
        class={cls("tile", why, selected && "selected")}
        data-board={board.id}
        data-status={board.status}
        data-attention={why}
        data-result={board.resultStatus ?? ""}
        data-ply={board.ply}
        data-fen={board.fen}
        data-last-move={board.lastMove ?? ""}
        aria-pressed={selected}
        aria-label={`${t.board(board.number)}, ${board.white.name} – ${board.black.name}, ${inWords(board, why)}`}
        onClick={() => onSelect(board.id)}
      >
        <span class="tile-head">
          <strong>{board.number}</strong>
          <span class={cls("tile-why", why)} title={inWords(board, why)}>
            {label(board, why)}
          </span>
          {why !== "ended" && <span class="mono">{lastMoveText(board)}</span>}
        </span>
        <TileSeat board={board} side="BLACK" trouble={black} out={blackOut} />
        <MiniBoard fen={board.fen} lastMove={board.lastMove} faded={why === "ended"} />
        <TileSeat board={board} side="WHITE" trouble={white} out={whiteOut} />
      </button>
    );
  },
  (a, b) =>
    a.board === b.board &&
    a.why === b.why &&
    a.white === b.white &&
    a.black === b.black &&
    a.whiteOut === b.whiteOut &&
    a.blackOut === b.blackOut &&
    a.selected === b.selected,
);

/** The same without symbols and abbreviations, for tooltips and screen readers. */
function inWords(board: BoardView, why: Attention): string {
  if (why === "ended" && board.result) return [statusText(board), resultStatusText(board)].filter(Boolean).join(" – ");
  return board.status === "CREATED" && label(board, why) !== t.attention.created
    ? `${t.attention.created}, ${label(board, why)}`
    : label(board, why);
}

export function label(board: BoardView, why: Attention): string {
  const absent = SIDES.filter((side) => isAbsent(board, side)).length;
  if (why === "ended" && board.result && board.termination === "FORFEIT")
    return `${board.resultStatus === "OFFICIAL" ? "✓ " : ""}${resultText(board)} · ${t.notPlayed}`;
  if (why === "ended" && board.result)
    return board.resultStatus === "UNAPPROVED"
      ? `${resultText(board)} · ${t.resultStatus.UNAPPROVED}`
      : `${board.resultStatus ? "✓ " : ""}${resultText(board)}`;
  if (why === "checks" && toCheck(board).length > 0) return t.absence.toCheck;
  if ((why === "created" || why === "checks") && board.white.checks)
    return SIDES.some((side) => bySide(board, side).held)
      ? t.heldShort
      : [
          t.checksDone(checksDone(board)),
          t.presentCount(SIDES.filter((side) => bySide(board, side).present).length),
          absent > 0 ? t.absence.count(absent) : "",
        ]
          .filter(Boolean)
          .join(" · ");
  if (why === "again" && (board.arrival?.newCodes?.length ?? 0) > 0) return t.again.codesTile;
  if (why === "again" && board.white.checks) return t.again.tile(checksDone(board));
  const worst = worseTrouble(board, beat.value);
  return why === "short" && worst ? t.trouble[worst] : t.attention[why];
}

function TileSeat({
  board,
  side,
  trouble,
  out,
}: {
  board: BoardView;
  side: Side;
  trouble: Trouble | null;
  out: number | null;
}) {
  const player = bySide(board, side);
  const absent = (board.status === "PLAYING" || board.status === "PAUSED") && player.present === false;
  /** Until the default time is over. */
  const lost =
    absent && board.status === "PLAYING" && board.arrival?.defaultAt != null
      ? board.arrival.defaultAt - beat.value
      : null;
  const stage = openLeave(board, side)?.state;
  const irregular = isFresh(board, side);
  const leave = stage === "ASKED" || stage === "GRANTED" ? stage : undefined;
  return (
    <span class={cls("tile-seat", board.clocks.running === side && "running")}>
      <LinkDot link={player.link} name={player.name} />
      <span class="ellipsis" title={player.name}>
        {withTeam(player)}
      </span>
      <TroubleMark trouble={trouble} />
      {(absent || out !== null || leave || irregular) && (
        <span class="tile-marks">
          {irregular && (
            <span class="absent" data-irregular={side} title={official.illegal.seenLately}>
              {official.illegal.short}
            </span>
          )}
          {leave && (
            <span class="absent" data-leave={side}>
              {t.floor.leaveShort[leave]}
            </span>
          )}
          {absent && (
            <span class="absent">
              {t.absentShort}
              {lost !== null && ` ${formatSpan(Math.max(0, lost))}`}
            </span>
          )}
          {out !== null && (
            <span class="absent" data-out={side}>
              {t.floor.outFor(out)}
            </span>
          )}
        </span>
      )}
      <ClockFace clocks={board.clocks} side={side} />
    </span>
  );
}

/** Whether any board of a round is in a state on which an order of this kind can act. */
export const useful = (boards: readonly BoardView[], ...states: BoardView["status"][]): boolean =>
  boards.some((b) => states.includes(b.status));
