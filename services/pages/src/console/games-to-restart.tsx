import { toBeginAgain, type Again } from "../state/preparation";
import { bySide, type Side, type You } from "../protocol/protocol";
import { mayCheck } from "../state/rights";
import { state } from "../state/state";
import { t } from "../words/words";

/** What must be done before a new game can be played, and by whom. */
export function againText({ checks, board }: Again): string {
  const codes = board.arrival?.newCodes ?? [];
  const codeOf = (side: Side) => {
    const { name, venueName } = bySide(board, side);
    return t.again.code(t.side[side], name, venueName);
  };
  const first = codes.length === 0 ? "" : `${t.again.codes(codes.map(codeOf))} `;
  if (checks.length === 0) return first + t.again.start;
  return (
    first +
    t.again.checks(
      checks.map(({ side, kinds }) =>
        t.again.seat(
          t.side[side],
          bySide(board, side).name,
          bySide(board, side).venueName,
          kinds.map((kind) => t.checkNames[kind]),
        ),
      ),
    )
  );
}

/** Games to be played again, for the officials who check the players and start them. */
export function BeginAgain({ you, onShow }: { you: You; onShow(board: string): void }) {
  const shown = toBeginAgain(state.value.boards.values()).filter(
    ({ board }) => mayCheck(you, board, "WHITE") || mayCheck(you, board, "BLACK"),
  );
  if (shown.length === 0) return null;
  return (
    <>
      <h2>
        {t.again.title}
        <span class="count bad">{shown.length}</span>
      </h2>
      {shown.map((one) => (
        <article key={one.board.id} class="card errand" data-again={one.board.id}>
          <header>
            <strong>
              {t.board(one.board.number)} · {t.attempt(one.board.attempt)}
            </strong>
          </header>
          <p>{againText(one)}</p>
          <div class="actions">
            <button class="small" onClick={() => onShow(one.board.id)}>
              {t.show}
            </button>
          </div>
        </article>
      ))}
    </>
  );
}
