/** What a player may still request, as far as the page can tell; the hall decides (OCR 16.1). */

import type { EpochMs } from "../protocol/protocol";
import type { OwnEntry, OwnPlayer, OwnRound, RequestedBye } from "../protocol/own-entry";

/** The withdrawal that keeps a player out of a round. */
const awayIn = (player: OwnPlayer, round: number) =>
  player.withdrawals.find((one) => round >= one.fromRound && (one.untilRound === 0 || round < one.untilRound));

/** Whether requests for a round are still possible. */
const isInTime = (round: OwnRound, now: EpochMs): boolean =>
  !round.paired && (round.until === null || now < round.until);

/** The byes that a player may request for a round. */
export function byesFor(entry: OwnEntry, player: OwnPlayer, round: OwnRound, now: EpochMs): readonly RequestedBye[] {
  const other = player.byes.find((bye) => bye.round === round.number);
  if (!isInTime(round, now) || awayIn(player, round.number) || (other && !isRequested(entry, other.kind))) return [];
  const half =
    round.number <= (entry.halfUntilRound ?? Infinity) &&
    player.byes.filter((bye) => bye.kind === "HALF" && bye.round !== round.number).length < entry.mostHalf;
  return entry.kinds.filter((kind) => (kind !== "HALF" || half) && kind !== other?.kind);
}

const isRequested = (entry: OwnEntry, kind: string): boolean => (entry.kinds as readonly string[]).includes(kind);

/** Whether a player may take back the bye in a round. */
export function mayTakeBack(entry: OwnEntry, player: OwnPlayer, number: number, now: EpochMs): boolean {
  const round = entry.rounds.find((one) => one.number === number);
  return (
    round !== undefined &&
    isInTime(round, now) &&
    player.byes.some((bye) => bye.round === number && isRequested(entry, bye.kind))
  );
}

/** The rounds from which a player may withdraw. */
export const roundsToLeave = (entry: OwnEntry, player: OwnPlayer): readonly OwnRound[] =>
  entry.rounds.filter((round) => !awayIn(player, round.number));
