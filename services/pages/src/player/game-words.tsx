/** What the player's page says beside the board. */

import { other, type BoardView, type Side } from "../protocol/protocol";
import { spoken, spokenPieces } from "../words/spoken-moves";
import { state } from "../state/state";
import { language, t } from "../words/words";

/** What the player must show to the arbiter before the game (APP-I A6). */
export function ShowLine() {
  const showings = state.value.competition?.floor.showings ?? [];
  return (
    showings.length > 0 && (
      <p class="quiet" data-showings>
        {t.showings.player(showings.map((each) => t.showings.name[each]).join(", "))}
      </p>
    )
  );
}

/**
 * What the regulations leave to the player: headphones, and who is responsible for his connection (OCR 9.7, 11.1,
 * 16.5).
 */
export function OwnLine() {
  const competition = state.value.competition;
  return (
    competition && (
      <p class="quiet" data-own>
        {t.own.headphones(competition.floor.headphones ?? false)}
        {competition.penalties.ownLine && ` ${t.own.line}`}
      </p>
    )
  );
}

/** The opponent's last move and offer in full words, for a screen reader, as soon as they arrive (APP-III 1.2). */
export function Spoken({ board, side }: { board: BoardView; side: Side }) {
  const last = board.moves.at(-1);
  const theirs = last && board.turn === side ? t.spoken.opponent(spoken(last, language)) : "";
  const offer = board.drawOffer === other(side) && board.status !== "ENDED" ? t.spoken.offersDraw : "";
  return (
    <p class="visually-hidden" aria-live="assertive" data-spoken>
      {[theirs, offer].filter(Boolean).join(". ")}
    </p>
  );
}

/** The position as text: pieces, last move, whose move it is. */
export function PositionInWords({ board }: { board: BoardView }) {
  const last = board.moves.at(-1);
  return (
    <details class="position-words">
      <summary>{t.spoken.position}</summary>
      <p>
        {t.side.WHITE}: {spokenPieces(board.fen, "WHITE", language)}.
      </p>
      <p>
        {t.side.BLACK}: {spokenPieces(board.fen, "BLACK", language)}.
      </p>
      {last && <p>{t.spoken.last(t.side[other(board.turn)], spoken(last, language))}.</p>}
      {board.status !== "ENDED" && <p>{t.spoken.toMove(t.side[board.turn])}.</p>}
    </details>
  );
}
