import { formatSpan } from "../clock/clock";
import type { BoardView, Side } from "../protocol/protocol";
import { beat } from "../state/state";
import { t } from "../words/words";
import { useCommand } from "../widgets/hooks";
import { dayAndTime, timeOfDay } from "../widgets/times";

/** The state of an adjournment, for everybody; never the sealed move. */
export function adjournmentText(board: BoardView): string {
  const a = board.adjournment;
  if (!a) return "";
  if (a.confirmed) {
    const resumes =
      a.resumesAt === null
        ? t.noResumption
        : t.resumes(
            dayAndTime(a.resumesAt),
            a.place ?? "",
            a.resumesAt > beat.value ? formatSpan(a.resumesAt - beat.value) : "",
          );
    return `${t.adjourned(a.sealed ? t.side[a.sealed] : "–")} ${resumes}`;
  }
  if (a.sealed) return t.sealedNotConfirmed(t.side[a.sealed]);
  return a.ordered ? t.sealingOrdered(a.sessionEnd === null ? "" : timeOfDay(a.sessionEnd)) : t.noSealing;
}

/**
 * For the player who must seal: the confirmation that stops the clock, and another choice (ADJ I.1.1). The move is not
 * named, because others may see the screen.
 *
 * @param chosen the move chosen on this device; null after a reload
 */
export function SealPanel({
  board,
  side,
  chosen,
  onReplace,
}: {
  board: BoardView;
  side: Side;
  chosen: string | null;
  onReplace(): void;
}) {
  const { busy, give } = useCommand();
  const a = board.adjournment;
  if (!a?.ordered || a.confirmed || board.turn !== side || board.status !== "PLAYING") return null;
  return (
    <div class="offer sealing" role="status">
      <span>{a.sealed === side ? t.youSealed : t.pleaseSeal}</span>
      {a.sealed === side && chosen && <button onClick={onReplace}>{t.replaceSealed}</button>}
      {a.sealed === side && (
        <button class="primary" disabled={busy} onClick={() => void give("confirmSealed", {})}>
          {t.confirmSealed}
        </button>
      )}
    </div>
  );
}
