import { adjournmentText } from "./sealing";
import { isAbsent, isUnchecked } from "../state/arrivals";
import { isAgain, waitsFor } from "../state/preparation";
import { bySide, other, type BoardView, type Side } from "../protocol/protocol";
import { captainFor } from "../state/rights";
import { state } from "../state/state";
import { t } from "../words/words";
import { lastMoveText, resultStatusText, statusText } from "../widgets/board-words";
import { timeOfDay } from "../widgets/times";
import { reasonWords } from "../words/reasons";
import { OWN_LINK } from "./own-link";

/** Why the game is paused, in words for a player; a lost connection is never worded like a lost game. */
function pauseText(board: BoardView, side: Side): string {
  if (board.outage) return t.pausedByHall(timeOfDay(board.outage.from), timeOfDay(board.outage.to));
  if (board.pauseCause === "CALL") return t.pausedForCall;
  if (board.pauseCause !== "DISCONNECTION") return t.pausedBecause(reasonWords(board.pauseReason ?? ""));
  return bySide(board, other(side)).link === "UP" && OWN_LINK[state.value.link] === "UP"
    ? t.pausedUntilDecided
    : t.pausedByLoss;
}

/** The state of the game in one sentence. */
export function StatusLine({
  board,
  side,
  sending,
  cut,
  numbered = true,
}: {
  board: BoardView;
  side: Side;
  sending: boolean;
  cut: boolean;
  numbered?: boolean;
}) {
  const captain = captainFor(state.value.you);
  const text = () => {
    if (cut && board.status !== "ENDED") return sending ? t.lostWhileSending : t.lostLine;
    if (isUnchecked(board, side) && (board.status === "PLAYING" || board.status === "PAUSED")) return t.absence.you;
    switch (board.status) {
      case "CREATED": {
        const excluded = board.arrival?.excluded ?? [];
        if (excluded.includes(side)) return captain ? t.exclusion.youOfTeam(captain) : t.exclusion.you;
        if (excluded.length > 0) return t.exclusion.told(bySide(board, other(side)).name);
        if (isAgain(board))
          return t.again.player((state.value.competition?.checks ?? []).map((kind) => t.checkNames[kind]));
        if (isAbsent(board, other(side))) return t.absence.opponent;
        const waits = waitsFor(board, side);
        return waits.length === 0
          ? t.waitStart
          : t.ready.startWaits(waits.map(({ point, own }) => t.ready.waitsFor[point](own)));
      }
      case "PAUSED":
        return pauseText(board, side);
      case "ADJOURNED":
        return adjournmentText(board);
      case "AWAITING_CA":
        return t.awaiting;
      case "ENDED":
        return statusText(board) + (board.resultStatus ? ` – ${resultStatusText(board)}` : "");
      case "PLAYING":
        return sending
          ? t.sending
          : [
              board.turn === side ? t.yourMove : t.theirMove,
              numbered && board.ply > 0 ? t.after(lastMoveText(board)) : "",
              board.check ? t.inCheck : "",
            ]
              .filter(Boolean)
              .join(" – ");
    }
  };
  const mine = !cut && board.status === "PLAYING" && board.turn === side;
  return (
    <p class={`status ${cut ? "paused" : board.status.toLowerCase()} ${mine ? "mine" : ""}`} role="status">
      {text()}
    </p>
  );
}
