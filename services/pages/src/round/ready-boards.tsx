/** The boards of a venue before the start. */

import { isAbsent, isUnchecked, onRecord } from "../state/arrivals";
import { Absence } from "../boardpanel/absence";
import { madeChecks, readyCount, seatsAnswered, seatsToDo, type SeatToDo } from "../state/preparation";
import { bySide, type BoardView, type Round, type Side, type You } from "../protocol/protocol";
import { mayCheck, mayRecordPresence } from "../state/rights";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { checkSeen } from "../state/shown-versions";
import { MissingPoint } from "./missing-point";
import { ReadyChecks } from "./ready-checks";

export function Boards({ round, boards, you }: { round: Round; boards: readonly BoardView[]; you: You }) {
  const seats = seatsToDo(boards, round.number);
  const answered = seatsAnswered(boards, round.number);
  const { all } = readyCount(boards, round.number);
  return (
    <section>
      <h2>{t.ready.boards}</h2>
      {all === 0 && seats.length === 0 ? (
        <p class="quiet">{t.ready.noBoards}</p>
      ) : seats.length === 0 ? (
        <p class="good-text">✓ {t.ready.allReady}</p>
      ) : (
        <>
          <ReadyChecks seats={seats} you={you} />
          <ul class="ready-list">
            {seats.map((seat) => (
              <Seat key={seat.board.id + seat.side} seat={seat} you={you} />
            ))}
          </ul>
        </>
      )}
      {answered.length > 0 && (
        <details class="ready-answered">
          <summary>
            {t.ready.answered} <span class="quiet">{answered.length}</span>
          </summary>
          <ul class="ready-list">
            {answered.map(({ board, side }) => (
              <AnsweredSeat key={board.id + side} board={board} side={side} you={you} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** For a player who is absent or checked: the answer, and a way to change it. */
function AnsweredSeat({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const player = bySide(board, side);
  return (
    <li class="ready-seat" data-answered={board.id} data-side={side}>
      <p>
        <strong>
          {board.number} · {player.name}
        </strong>{" "}
        <span class="quiet">
          {t.side[side]} · {player.venueName}
        </span>{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
        <Absence board={board} side={side} may={false} /> <IsHere board={board} side={side} you={you} />
      </p>
      <MadeChecks board={board} side={side} you={you} />
    </li>
  );
}

/** For a player who was recorded absent by mistake, or who has arrived now. */
function IsHere({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const { busy, give } = useCommand();
  if (!isAbsent(board, side) || !mayRecordPresence(you, board, side)) return null;
  return (
    <button
      class="big"
      aria-label={`${t.ready.isHere}: ${bySide(board, side).name}`}
      disabled={busy}
      onClick={() => void give("recordPresence", { board: board.id, side, present: true, seen: onRecord(board, side) })}
    >
      {t.ready.isHere}
    </button>
  );
}

/** The checks a seat has passed; each can be taken back. */
function MadeChecks({ board, side, you }: { board: BoardView; side: Side; you: You }) {
  const { busy, give } = useCommand();
  const made = madeChecks(board, side);
  if (made.length === 0) return null;
  return (
    <ul class="ready-list">
      {made.map((kind) => (
        <li key={kind} class="ready-point" data-made={kind}>
          <span class="ready-mark good-text" aria-hidden="true">
            ✓
          </span>
          <span class="grow">{t.check(side, kind)}</span>
          {mayCheck(you, board, side) && (
            <button
              class="big"
              aria-label={`${t.ready.takeBack}: ${t.check(side, kind)}, ${bySide(board, side).name}`}
              disabled={busy}
              onClick={() =>
                void give("recordCheck", {
                  board: board.id,
                  side,
                  kind,
                  passed: false,
                  seen: checkSeen(board, side, kind),
                })
              }
            >
              {t.ready.takeBack}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Seat({ seat: { board, side, missing }, you }: { seat: SeatToDo; you: You }) {
  const { busy, give } = useCommand();
  const player = bySide(board, side);
  const may = mayCheck(you, board, side);
  if (!may)
    return (
      <li class="ready-seat quiet" data-board={board.id} data-side={side}>
        {board.number} · {player.name} · {player.venueName}: {isUnchecked(board, side) && <>{t.absence.toCheck}: </>}
        {missing.map((one) => t.ready.points[one.point]).join(", ")}{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
      </li>
    );
  return (
    <li class="ready-seat" data-board={board.id} data-side={side}>
      <p>
        <strong>
          {board.number} · {player.name}
        </strong>{" "}
        <span class="quiet">
          {t.side[side]} · {player.venueName}
        </span>{" "}
        {player.held && <span class="chip warn">{t.ready.held}</span>}
        {isUnchecked(board, side) ? (
          <span class="chip bad">{t.absence.toCheck}</span>
        ) : (
          <>
            <Absence board={board} side={side} may={mayRecordPresence(you, board, side)} big />{" "}
            <IsHere board={board} side={side} you={you} />
          </>
        )}
      </p>
      <ul class="ready-list">
        {missing.map((one) => (
          <MissingPoint key={one.point} missing={one}>
            {(one.point === "DEVICE_CHECK" || one.point === "FAIR_PLAY_CHECK") && (
              <button
                class="big"
                aria-label={`${t.ready.checked}: ${t.ready.points[one.point]}, ${player.name}`}
                disabled={busy}
                onClick={() => {
                  const kind = one.point === "DEVICE_CHECK" ? "DEVICE" : "FAIR_PLAY";
                  void give("recordCheck", {
                    board: board.id,
                    side,
                    kind,
                    passed: true,
                    seen: checkSeen(board, side, kind),
                  });
                }}
              >
                {t.ready.checked}
              </button>
            )}
          </MissingPoint>
        ))}
      </ul>
      <MadeChecks board={board} side={side} you={you} />
    </li>
  );
}
