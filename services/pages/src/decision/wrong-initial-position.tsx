import { useState } from "preact/hooks";
import type { BoardView } from "../protocol/protocol";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { checksAgain } from "../widgets/board-words";
import { useCommand } from "../widgets/hooks";
import { TwoClicks } from "./two-clicks";
import { USUAL_REASONS } from "../words/usual-reasons";

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
      <summary>{official.replay.title}</summary>
      <TwoClicks
        label={official.replay.do}
        confirm={official.replay.confirm}
        usual={USUAL_REASONS.position}
        effect={String(position)}
        ready={position !== null}
        busy={busy}
        done={`${t.board(board.number)}: ${official.replay.done}`}
        act={(reason) => give("replay", { board: board.id, position: position!, reason })}
        question={official.replay.question(position ?? 0)}
      >
        <label>
          {official.replay.position}
          <input
            inputMode="numeric"
            required
            maxLength={3}
            value={typed}
            aria-invalid={typed !== "" && position === null}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {position === null && <span class={typed === "" ? "quiet" : "error"}>{official.replay.range}</span>}
        {drawn && <p class="quiet">{official.replay.drawn(drawn.number, drawn.array)}</p>}
        <p>
          {official.replay.text} {checksAgain()}
        </p>
      </TwoClicks>
    </details>
  );
}
