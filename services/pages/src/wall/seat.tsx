import { formatSpan } from "../clock/clock";
import { isFresh } from "../decision/irregularity-counts";
import { bySide, type BoardView, type Side, type Trouble } from "../protocol/protocol";
import { openLeave } from "../state/floor-log";
import { beat } from "../state/state";
import { withTeam } from "../widgets/board-words";
import { ClockFace } from "../widgets/clock-face";
import { cls } from "../widgets/cls";
import { LinkDot, TroubleMark } from "../widgets/marks";
import { official } from "../words/officials";
import { t } from "../words/words";

/** A player on the wall: the link, the name, the clock, and what an arbiter should know of him. */
export function Seat({
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
