import { useState } from "preact/hooks";
import { bySide, type BoardView, type EpochMs, type Side, type You, SIDES } from "../protocol/protocol";
import { mayExclude, mayRecordPresence } from "../state/rights";
import { beat, state } from "../state/state";
import { official } from "../words/officials";
import { t } from "../words/words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";
import { timeOfDay } from "../widgets/times";
import { PresenceTick, Absence, isExcluded } from "./absence";

/** The players excluded from a game that has not begun (FSSI ind-b). */
export function Excluded({ board }: { board: BoardView }) {
  return board.status === "ENDED" ? null : (
    <>
      {board.arrival?.excluded.map((side) => (
        <p key={side} class="bad-text">
          {t.exclusion.told(bySide(board, side).name)}
        </p>
      ))}
    </>
  );
}

/** For a player who did not answer: excludes him from this game before its start, or takes that back (FSSI ind-b). */
/** When the roll of a round is called; null if it is not called or no start is planned (FSSI ind-b). */
function rollCallAt(round: number): EpochMs | null {
  const { competition } = state.value;
  const minutes = competition?.floor.rollCall ?? null;
  const start = competition?.rounds.find((one) => one.number === round)?.startsAt ?? null;
  return minutes === null || start === null ? null : start - minutes * 60_000;
}

function Exclusion({ board, side, may }: { board: BoardView; side: Side; may: boolean }) {
  const { busy, give } = useCommand();
  const [asked, setAsked] = useState(false);
  const at = rollCallAt(board.round);
  const name = bySide(board, side).name;
  const excluded = isExcluded(board, side);
  const ask = async (now: boolean): Promise<void> => {
    if ((await give("excludeSeat", { board: board.id, side, excluded: now })).ok) setAsked(false);
  };
  const asks = may && board.status === "CREATED" && board.arrival?.rollCall === true;
  return (
    <>
      {asks && excluded && (
        <button class="small" disabled={busy} aria-label={t.exclusion.backLabel(name)} onClick={() => void ask(false)}>
          {t.exclusion.back}
        </button>
      )}
      {asks && !excluded && bySide(board, side).present !== true && (
        <button class="small" disabled={busy} aria-label={t.exclusion.label(name)} onClick={() => setAsked(true)}>
          {t.exclusion.ask}…
        </button>
      )}
      {asked && (
        <Dialog title={t.exclusion.title(name)} onClose={() => setAsked(false)}>
          <p>{t.exclusion.means}</p>
          {at !== null && beat.value < at && <p class="warn-text">{t.exclusion.early(timeOfDay(at))}</p>}
          <div class="actions">
            <button autoFocus onClick={() => setAsked(false)}>
              {t.cancel}
            </button>
            <button class="primary" disabled={busy} onClick={() => void ask(true)}>
              {t.exclusion.ask}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** All seats of a round at a glance, to tick one after another. */
export function RollCall({ boards, you, onClose }: { boards: readonly BoardView[]; you: You; onClose(): void }) {
  const seats = boards.flatMap((board) =>
    SIDES.filter((side) => mayRecordPresence(you, board, side)).map((side) => bySide(board, side).present === true),
  );
  const called = boards[0] ? rollCallAt(boards[0].round) : null;
  return (
    <Dialog title={t.rollCall} onClose={onClose} wide>
      <p role="status">{t.rollCount(seats.filter(Boolean).length, seats.length)}</p>
      {boards.some((board) => board.arrival?.rollCall) && (
        <p class="quiet">
          {called !== null && `${t.exclusion.called(timeOfDay(called))} `}
          {t.exclusion.help}
        </p>
      )}
      <div class="table-scroll">
        <table class="roll">
          <thead>
            <tr>
              <th scope="col">{official.boardColumn}</th>
              {SIDES.map((side) => (
                <th scope="col" key={side}>
                  {t.side[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...boards]
              .sort((a, b) => a.number - b.number)
              .map((board) => (
                <tr key={board.id}>
                  <th scope="row">{board.number}</th>
                  {SIDES.map((side) => (
                    <td key={side}>
                      <PresenceTick
                        board={board}
                        side={side}
                        plain
                        enabled={
                          mayRecordPresence(you, board, side) && board.status !== "ENDED" && !isExcluded(board, side)
                        }
                      />
                      <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} />
                      <Exclusion board={board} side={side} may={mayExclude(you, board, side)} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <div class="actions">
        <button onClick={onClose}>{t.close}</button>
      </div>
    </Dialog>
  );
}
