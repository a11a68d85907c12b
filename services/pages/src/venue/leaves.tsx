import { useState } from "preact/hooks";
import { moveNumber, openLeave, openStage, pattern } from "../state/floor-log";
import { formatSpan } from "../clock/clock";
import { bySide, type BoardView, type LeaveTarget, type LeaveView, type Side, type You } from "../protocol/protocol";
import { mayRecordPresence, seesFloor } from "../state/rights";
import { beat } from "../state/state";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { cls } from "../widgets/cls";

const SIDES: readonly Side[] = ["WHITE", "BLACK"];
const TARGETS: readonly LeaveTarget[] = ["AREA", "VENUE"];

/** The stage of a leave, and what the player wrote with it (OCR 17.7). */
export function LeaveWords({ board, leave }: { board: BoardView; leave: LeaveView }) {
  const { times, without } = pattern(board, leave.side);
  return (
    <>
      <span class={cls("chip", leave.state === "OUT" && !leave.authorised ? "bad" : "warn")}>
        {t.floor.leaveIs[leave.state](leave.target)}
      </span>{" "}
      <span class="quiet">
        {t.floor.age(timeOfDay(leave.since, bySide(board, leave.side).venue), formatSpan(beat.value - leave.since))}
        {leave.outPly === null ? "" : ` · ${t.floor.sinceMove(moveNumber(leave.outPly))}`}
        {!leave.authorised && ` · ${t.floor.withoutLeave}`}
        {times > 1 && ` · ${t.floor.pattern(times, without)}`}
        {leave.asked && ` · ${t.floor.wrote(leave.asked)}`}
        {leave.note && leave.note !== leave.asked && ` · ${leave.note}`}
      </span>
    </>
  );
}

/** Buttons to answer a request, to withdraw a granted leave, and to record that the player has left or is back. */
export function LeaveButtons({ board, leave, you }: { board: BoardView; leave: LeaveView; you: You }) {
  const { busy, give } = useCommand();
  if (!mayRecordPresence(you, board, leave.side)) return null;
  const at = { board: board.id, side: leave.side };
  if (leave.state === "OUT")
    return (
      <button class="small primary" disabled={busy} onClick={() => void give("recordAbsence", at)}>
        {t.floor.back}
      </button>
    );
  const seen = openStage(board, leave.side);
  return (
    <>
      {leave.state === "ASKED" && (
        <button
          class="small primary"
          disabled={busy}
          onClick={() => void give("answerLeave", { ...at, ...seen, granted: leave.target })}
        >
          {t.floor.grant}
        </button>
      )}
      <button class="small" disabled={busy} onClick={() => void give("recordAbsence", { ...at, left: leave.target })}>
        {t.floor.left}
      </button>
      <button class="small" disabled={busy} onClick={() => void give("answerLeave", { ...at, ...seen })}>
        {leave.state === "ASKED" ? t.floor.refuse : t.floor.takeBackLeave}
      </button>
    </>
  );
}

/** A player's open leave, in his board's panel. */
export function SeatLeave({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const leave = openLeave(board, side);
  if (!leave) return null;
  return (
    <div
      class="seat-leave"
      role="group"
      aria-label={`${t.floor.absences}: ${bySide(board, side).name}`}
      data-leave={leave.id}
      data-state={leave.state}
    >
      <p>
        <strong>{bySide(board, side).name}</strong> <LeaveWords board={board} leave={leave} />
      </p>
      <div class="actions">
        <LeaveButtons board={board} leave={leave} you={you} />
      </div>
    </div>
  );
}

/**
 * For a player of the board who leaves without having asked, or whom the arbiter lets go without a request (OCR 17.7).
 */
export function LeavePanel({ board, you }: { board: BoardView; you: You }) {
  if (!seesFloor(you) || board.status === "ENDED") return null;
  const seats = SIDES.filter((side) => mayRecordPresence(you, board, side) && !openLeave(board, side)).map((side) => ({
    board,
    side,
  }));
  return seats.length === 0 ? null : (
    <details>
      <summary>{t.floor.absences}</summary>
      <Departure seats={seats} />
    </details>
  );
}

export interface Seat {
  board: BoardView;
  side: Side;
}

const keyOf = ({ board, side }: Seat): string => `${board.id} ${side}`;
/** The seat that is chosen before a person chooses: none, unless there is only one. */
export const onlySeat = (seats: readonly Seat[]): string => (seats.length === 1 ? keyOf(seats[0]!) : "");
export const seatOf = (seats: readonly Seat[], key: string): Seat | undefined =>
  seats.find((seat) => keyOf(seat) === key);

/** A player who leaves without having asked, or whom the arbiter lets go without a request. */
export function Departure({ seats }: { seats: readonly Seat[] }) {
  const { busy, give } = useCommand();
  const [seat, setSeat] = useState(onlySeat(seats));
  const [target, setTarget] = useState<LeaveTarget>("AREA");
  const chosen = seatOf(seats, seat);
  if (seats.length === 0) return null;
  function grant({ board, side }: Seat): void {
    void give("answerLeave", { board: board.id, side, ...openStage(board, side), granted: target });
  }
  return (
    <div class="actions">
      <SeatChoice seats={seats} seat={seat} onSeat={setSeat} />
      <select
        aria-label={t.floor.target}
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value as LeaveTarget)}
      >
        {TARGETS.map((each) => (
          <option key={each} value={each}>
            {t.floor.targets[each]}
          </option>
        ))}
      </select>
      <button class="small" disabled={busy || !chosen} onClick={() => chosen && grant(chosen)}>
        {t.floor.grant}
      </button>
      <button
        class="small"
        disabled={busy || !chosen}
        onClick={() =>
          chosen && void give("recordAbsence", { board: chosen.board.id, side: chosen.side, left: target })
        }
      >
        {t.floor.left}
      </button>
    </div>
  );
}

export function SeatChoice({
  seats,
  seat,
  onSeat,
}: {
  seats: readonly Seat[];
  /** "" while none is chosen. */ seat: string;
  onSeat(seat: string): void;
}) {
  return (
    <label class="inline-label">
      {t.floor.player}
      <select required value={seatOf(seats, seat) ? seat : ""} onChange={(event) => onSeat(event.currentTarget.value)}>
        {!seatOf(seats, seat) && <option value="">{t.floor.choose}</option>}
        {seats.map((one) => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {one.board.number} · {bySide(one.board, one.side).name}
          </option>
        ))}
      </select>
    </label>
  );
}
