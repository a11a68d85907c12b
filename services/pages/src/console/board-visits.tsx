import { bySide, type BoardView, type MeetingView, type Side, type You } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { timeOfDay } from "../widgets/times";
import { toCheck } from "../state/arrivals";

/** A reason for an arbiter to walk to a board; the hall decides nothing about it. */
export interface Errand {
  board: BoardView;
  side: Side;
  kind: "COVERED" | "NOT_MEETING" | "UNCHECKED";
  meeting: MeetingView | null;
}

const SIDES: readonly Side[] = ["WHITE", "BLACK"];

/**
 * Players who arrived after their game had begun without them and cannot move before they are checked (OCR 18.5, 18.6),
 * whose page is covered during the game (OCR 16.7), or who are not in the meeting although the regulations require it
 * (OCR 16.5, 18.8). Officials of a venue see those of their own venue, others all. Players on move come first, then by
 * board.
 */
export function errands(boards: Iterable<BoardView>, you: You): Errand[] {
  const found: Errand[] = [];
  for (const board of boards) {
    if (board.status !== "PLAYING" && board.status !== "PAUSED") continue;
    for (const side of SIDES) {
      const seat = bySide(board, side);
      if (you.venue && seat.venue !== you.venue) continue;
      const meeting = seat.meeting ?? null;
      if (toCheck(board).includes(side)) found.push({ board, side, kind: "UNCHECKED", meeting });
      if (seat.away && seat.link === "UP") found.push({ board, side, kind: "COVERED", meeting });
      if (meeting?.required && meeting.present === false) found.push({ board, side, kind: "NOT_MEETING", meeting });
    }
  }
  const thinks = (one: Errand) => Number(one.board.clocks.running === one.side);
  return found.sort((a, b) => thinks(b) - thinks(a) || a.board.number - b.board.number);
}

/** The boards to walk to, and why. */
export function BoardVisits({ you, onShow }: { you: You; onShow(board: string): void }) {
  const shown = errands(state.value.boards.values(), you);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {t.errands}
        <span class="count warn">{shown.length}</span>
      </h2>
      {shown.map(({ board, side, kind, meeting }) => (
        <article key={`${board.id} ${side} ${kind}`} class="card errand" data-errand={`${board.id} ${side} ${kind}`}>
          <header>
            <strong>
              {t.board(board.number)}, {t.side[side]}: {bySide(board, side).name}
            </strong>
            <span class="quiet">{bySide(board, side).venueName}</span>
          </header>
          <p>
            {kind === "COVERED"
              ? t.covered
              : kind === "UNCHECKED"
                ? t.absence.came(bySide(board, side).name)
                : t.notInMeeting(meeting?.since ? timeOfDay(meeting.since, bySide(board, side).venue) : "")}
            {kind === "NOT_MEETING" &&
              meeting &&
              meeting.moves.length > 0 &&
              ` ${official.movedOutside(meeting.moves)}`}
          </p>
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
