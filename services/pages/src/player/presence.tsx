import { isAbsent } from "../state/arrivals";
import { command } from "../network/connection";
import { bySide, type BoardView, type Side } from "../protocol/protocol";
import { beat } from "../state/state";
import { t } from "../words/words";

const BEFORE_RESUMPTION = 15 * 60_000;

/** Whether an adjourned game resumes only later: players are not awaited until shortly before. */
const isMuchLater = ({ status, adjournment }: BoardView): boolean =>
  status === "ADJOURNED" && beat.value < (adjournment?.resumesAt ?? Infinity) - BEFORE_RESUMPTION;

/** The player checks in at the board; a connected device alone does not show that he is present (OCR 16.11, DEC-13). */
export function CheckIn({ board, side, cut }: { board: BoardView; side: Side; cut: boolean }) {
  if (board.status === "ENDED" || bySide(board, side).present !== false || isMuchLater(board)) return null;
  if (board.arrival?.excluded.includes(side)) return null;
  if (isAbsent(board, side))
    return (
      <p class="offer warn" role="status" data-arrive="absent">
        {t.arrive.absent}
      </p>
    );
  return (
    <div class="offer" role="status" data-arrive="ask">
      <button class="primary" disabled={cut} onClick={() => void command("checkIn", {})}>
        {t.arrive.here}
      </button>
    </div>
  );
}
