import { useEffect, useState } from "preact/hooks";
import { isAbsent, mayBeAbsent, onRecord } from "../state/arrivals";
import { bySide, type BoardView, type Side } from "../protocol/protocol";
import { t } from "../words/words";
import { withTeam } from "../widgets/board-words";
import { Dialog } from "../widgets/dialogs";
import { useCommand } from "../widgets/hooks";

/** One tick; shows the requested state until the board confirms it or the request is refused. */
export function PresenceTick({
  board,
  side,
  enabled,
  plain = false,
}: {
  board: BoardView;
  side: Side;
  enabled: boolean;
  plain?: boolean;
}) {
  const { give } = useCommand();
  const [asked, setAsked] = useState<boolean | null>(null);
  const seat = bySide(board, side);
  const stands = seat.present ?? false;
  const person = [seat.name, seat.entry?.team].filter(Boolean).join(" ");
  useEffect(() => {
    if (asked === stands) setAsked(null);
  }, [asked, stands]);
  async function ask(present: boolean): Promise<void> {
    const seen = asked === null ? onRecord(board, side) : asked ? "PRESENT" : "ABSENT";
    setAsked(present);
    if (!(await give("recordPresence", { board: board.id, side, present, seen })).ok) setAsked(null);
  }
  return (
    <label class="check">
      <input
        type="checkbox"
        aria-label={(plain ? `${person}, ` : "") + t.presentLabel(board.number, side)}
        checked={asked ?? stands}
        disabled={!enabled}
        onChange={(event) => void ask(event.currentTarget.checked)}
      />
      {plain ? withTeam(bySide(board, side)) : `${t.side[side]}: ${t.present}`}
    </label>
  );
}

/** For a player who has not arrived: starts or resumes the game without him, after one question (DEC-13, DEC-27). */
export function Absence({
  board,
  side,
  may,
  big = false,
}: {
  board: BoardView;
  side: Side;
  may: boolean;
  big?: boolean;
}) {
  const [asked, setAsked] = useState(false);
  const { busy, give } = useCommand();
  const name = bySide(board, side).name;
  if (isExcluded(board, side) && board.status !== "ENDED")
    return (
      <span class="chip warn" data-excluded={side}>
        {t.exclusion.stands}
      </span>
    );
  if (isAbsent(board, side) && board.status !== "ENDED")
    return (
      <span class="chip warn" data-absent={side}>
        {board.status === "CREATED" ? t.absence.stands : t.absence.recorded}
      </span>
    );
  if (!may || !mayBeAbsent(board, side)) return null;
  async function record(): Promise<void> {
    if ((await give("recordPresence", { board: board.id, side, present: false, seen: onRecord(board, side) })).ok)
      setAsked(false);
  }
  return (
    <>
      <button
        class={big ? "big" : "small"}
        aria-label={t.absence.label(board.number, side)}
        onClick={() => setAsked(true)}
      >
        {t.absence.ask}
      </button>
      {asked && (
        <Dialog title={t.absence.title(name)} onClose={() => setAsked(false)}>
          <p>{board.status === "ADJOURNED" ? t.absence.meansAdjourned : t.absence.means}</p>
          {board.arrival && <p>{board.arrival.waived ? t.defaultWaived : t.defaultMinutes(board.arrival.minutes)}</p>}
          <div class="actions">
            <button autoFocus onClick={() => setAsked(false)}>
              {t.cancel}
            </button>
            <button class="primary" disabled={busy} onClick={() => void record()}>
              {t.absence.yes}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export const isExcluded = (board: BoardView, side: Side): boolean => board.arrival?.excluded.includes(side) ?? false;
