import { formatClock } from "../clock/clock";
import type { BoardView } from "../protocol/protocol";
import { clockChange, coloursEffect } from "./restoration";
import { beat, clockNow } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { checksAgain } from "../widgets/board-words";
import { useCommand } from "../widgets/hooks";
import { TwoClicks } from "./two-clicks";
import { USUAL_REASONS } from "../words/usual-reasons";

/** Offers only what the rules allow at this number of half-moves (DEC-18). */
export function Colours({ board }: { board: BoardView }) {
  const { busy, give } = useCommand();
  const effect = coloursEffect(board);
  const now = clockChange(board, { WHITE: null, BLACK: null }, clockNow(board.clocks, beat.value));
  const clocks = official.twoClocks(formatClock(now.WHITE.before, false), formatClock(now.BLACK.before, false));
  const start = board.control ? official.fullControl(board.control) : official.fullTime;
  return (
    <details>
      <summary>{official.colours}</summary>
      <TwoClicks
        label={official.coloursDo[effect]}
        confirm={official.coloursConfirm[effect]}
        usual={USUAL_REASONS.colours}
        effect={effect}
        ready
        busy={busy}
        done={`${t.board(board.number)}: ${official.coloursDone[effect]}`}
        act={(reason) => give("reverseColours", { board: board.id, reason })}
        question={official.coloursQuestion[effect]}
      >
        <p>
          {official.coloursText[effect](board.white.name, board.black.name, board.ply)}
          {effect === "RESTART" && ` ${checksAgain()}`}
        </p>
        <ul class="clock-changes" aria-label={official.clocksAfter}>
          <li>{effect === "RESTART" ? `${clocks} → ${start}` : official.clocksStay(clocks)}</li>
        </ul>
      </TwoClicks>
    </details>
  );
}
