/** The controls for reversed colours and for a game that must be played again. */

import { useState } from "preact/hooks";
import { formatClock } from "../clock/clock";
import type { BoardView } from "../protocol/protocol";
import { clockChange, coloursEffect } from "./restoration";
import { beat, clockNow, state } from "../state/state";
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
  const clocks = t.twoClocks(formatClock(now.WHITE.before, false), formatClock(now.BLACK.before, false));
  const start = board.control ? t.fullControl(board.control) : t.fullTime;
  return (
    <details>
      <summary>{t.colours}</summary>
      <TwoClicks
        label={t.coloursDo[effect]}
        confirm={t.coloursConfirm[effect]}
        usual={USUAL_REASONS.colours}
        effect={effect}
        ready
        busy={busy}
        done={`${t.board(board.number)}: ${t.coloursDone[effect]}`}
        act={(reason) => give("reverseColours", { board: board.id, reason })}
        question={t.coloursQuestion[effect]}
      >
        <p>
          {t.coloursText[effect](board.white.name, board.black.name, board.ply)}
          {effect === "RESTART" && ` ${checksAgain()}`}
        </p>
        <ul class="clock-changes" aria-label={t.clocksAfter}>
          <li>{effect === "RESTART" ? `${clocks} → ${start}` : t.clocksStay(clocks)}</li>
        </ul>
      </TwoClicks>
    </details>
  );
}

export const startOf = (board: BoardView) =>
  state.value.competition?.rounds.find((round) => round.number === board.round)?.chess960 ?? null;

/** The initial position was wrong: the game is void, and a new one begins from the right position (LAW 7.2.1). */
export function Replay({ board }: { board: BoardView }) {
  const { busy, give } = useCommand();
  const drawn = startOf(board);
  const [typed, setTyped] = useState(String(drawn?.number ?? ""));
  const position = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 959 ? Number(typed) : null;
  return (
    <details>
      <summary>{t.replay.title}</summary>
      <TwoClicks
        label={t.replay.do}
        confirm={t.replay.confirm}
        usual={USUAL_REASONS.position}
        effect={String(position)}
        ready={position !== null}
        busy={busy}
        done={`${t.board(board.number)}: ${t.replay.done}`}
        act={(reason) => give("replay", { board: board.id, position: position!, reason })}
        question={t.replay.question(position ?? 0)}
      >
        <label>
          {t.replay.position}
          <input
            inputMode="numeric"
            required
            maxLength={3}
            value={typed}
            aria-invalid={position === null}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {position === null && <span class="error">{t.replay.range}</span>}
        {drawn && <p class="quiet">{t.replay.drawn(drawn.number, drawn.array)}</p>}
        <p>
          {t.replay.text} {checksAgain()}
        </p>
      </TwoClicks>
    </details>
  );
}
