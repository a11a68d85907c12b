import type { BoardView, Round, RoundPairing } from "../protocol/protocol";
import type { SetupPlayer } from "../setup/definition";
import type { RepairWords } from "../words/en/repair";

/** Why the pairing of a board stays as it is. */
export type Fixed = keyof RepairWords["why"];

/**
 * What keeps a pairing of an open round from being changed; null: nothing, as far as this page knows. The board itself
 * decides.
 */
export function fixedBy(round: Round, pairing: RoundPairing, board: BoardView | undefined): Fixed | null {
  if (round.unplayed?.some((one) => one.board === pairing.board)) return "UNPLAYED";
  if (!board) return "UNKNOWN";
  if (board.status === "ENDED") return "ENDED";
  if (board.ply > 0 || board.status === "ADJOURNED") return "PLAYED";
  return board.status === "AWAITING_CA" ? "DECISION" : null;
}

/** The players without a game in a round who have not withdrawn from it, by name. */
export function freePlayers(round: Round, players: readonly SetupPlayer[]): readonly SetupPlayer[] {
  const paired = new Set((round.pairings ?? []).flatMap(({ white, black }) => [white.id, black.id]));
  return players
    .filter((one) => !paired.has(one.id))
    .filter(
      (one) =>
        !one.withdrawals.some(
          ({ fromRound, untilRound }) => fromRound <= round.number && (untilRound === 0 || round.number < untilRound),
        ),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The number that an added board gets: never that of a cancelled one. */
export const nextBoard = (round: Round): number =>
  Math.max(0, ...(round.pairings ?? []).map((one) => one.board), ...(round.cancelled ?? [])) + 1;
