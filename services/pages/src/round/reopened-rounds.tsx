import type { You } from "../protocol/protocol";
import { mayCloseRound } from "../state/rights";
import { state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";

/** Rounds that were official and must be made official again, with the rulings made since (OCR 17.11). */
export function Reopened({ you, onShow }: { you: You; onShow(board: string): void }) {
  const { competition, boards } = state.value;
  if (!mayCloseRound(you)) return null;
  return (
    <>
      {competition?.rounds
        .filter((round) => round.changed.length > 0)
        .map((round) => (
          <article
            class="card call"
            key={round.number}
            aria-label={official.reopened.title(round.number)}
            data-reopened={round.number}
          >
            <header>
              <strong>{official.reopened.title(round.number)}</strong>
            </header>
            <p class="warn-text">{official.reopened.told}</p>
            <div class="actions">
              {[...boards.values()]
                .filter((board) => board.round === round.number && round.changed.includes(board.number))
                .map((board) => (
                  <button key={board.id} class="small" onClick={() => onShow(board.id)}>
                    {t.board(board.number)}
                  </button>
                ))}
            </div>
          </article>
        ))}
    </>
  );
}
