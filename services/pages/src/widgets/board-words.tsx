/** A board in words: its result, its state, its players. */

import { moveText } from "../board/moves";
import { scoreText } from "../words/scores";
import type { BoardView, PlayerView } from "../protocol/protocol";
import { state } from "../state/state";
import { t } from "../words/words";
import { ruleWords } from "../words/hall-words";

/** What an arbiter must check again before a new game. */
export const checksAgain = (): string => t.checksAgain(state.value.competition?.checks ?? []);

/** A player's name, in a team event with the team (FSSI team-a). */
export const withTeam = (player: PlayerView) =>
  player.entry?.team ? (
    <>
      {player.name} <span class="quiet">{player.entry.team}</span>
    </>
  ) : (
    player.name
  );

/** The last move with its number. */
export function lastMoveText(board: BoardView): string {
  const last = board.moves.at(-1);
  return last ? moveText(last) : "";
}

const FORFEITS: Record<string, string> = { "1-0": "+ −", "0-1": "− +", "0-0": "− −" };

/** The result, or the score as changed by a ruling; a forfeit has the symbols for a game that was not played. */
export function resultText(board: BoardView): string {
  if (board.score) return scoreText(board.score);
  return (board.termination === "FORFEIT" && FORFEITS[board.result ?? ""]) || scoreText(board.result ?? "");
}

/** Whether the result is approved and its round official (OCR 18.3); "" while there is no result. */
export function resultStatusText(board: BoardView): string {
  if (!board.resultStatus) return "";
  const official = state.value.competition?.rounds.find((round) => round.number === board.round)?.official === true;
  return t.resultStatus[board.resultStatus === "OFFICIAL" && !official ? "APPROVED" : board.resultStatus];
}

/** How a game ended; a forfeit is attributed to the roll call if the loser was excluded after it (FSSI ind-b). */
export function terminationText(board: BoardView): string {
  const lost = board.arrival?.excluded.some(
    (side) => board.result === "0-0" || board.result === (side === "WHITE" ? "0-1" : "1-0"),
  );
  if (board.termination === "FORFEIT" && lost) return t.forfeitAtRollCall;
  return t.termination[board.termination ?? ""] ?? (board.termination ?? "").toLowerCase().replaceAll("_", " ");
}

export function statusText(board: BoardView): string {
  if (board.status !== "ENDED" || !board.result) return t.status[board.status];
  const how = terminationText(board);
  const ended = t.ended(
    `${scoreText(board.result)} ${t.result[board.result] ?? ""}`.trim(),
    how,
    ruleWords(board.rule),
  );
  return board.score ? `${ended} · ${t.scoreByRuling(scoreText(board.score))}` : ended;
}
