/** What an official of a venue does next before a round, while nothing else waits. */

import {
  bySide,
  SIDES,
  type BoardView,
  type Competition,
  type Missing,
  type PremisesView,
  type You,
} from "../protocol/protocol";
import { seatsToDo } from "./preparation";
import { mayEquipVenue, mayManageVenue } from "./rights";

/**
 * The next step: first what keeps the venue closed, then its opening (OCR 16.3), then the checks of its players (OCR
 * 18.5, 18.6).
 *
 * @property missing what keeps the venue closed; at least one
 * @property seats how many players must still be checked
 */
export type NextStep =
  | { kind: "MISSING"; venue: PremisesView; missing: readonly Missing[] }
  | { kind: "OPEN"; venue: PremisesView }
  | { kind: "CHECKS"; venue: PremisesView; seats: number };

/** Null for officials of no venue, and once a game of the round has begun there. */
export function nextStep(
  you: You,
  competition: Competition | null,
  premises: Iterable<PremisesView>,
  boards: Iterable<BoardView>,
): NextStep | null {
  const venue = [...premises].find((one) => one.venue !== "" && one.venue === you.venue);
  const round = competition?.rounds.find((one) => one.number === venue?.round);
  if (!venue || !round || round.official || !(mayManageVenue(you, venue.venue) || mayEquipVenue(you, venue.venue)))
    return null;
  const here = [...boards].filter(
    (board) => board.round === round.number && SIDES.some((side) => bySide(board, side).venue === venue.venue),
  );
  if (here.some((board) => board.status !== "CREATED")) return null;
  const missing = venue.missing.filter((one) => one.gate === "VENUE");
  if (!venue.open) return missing.length > 0 ? { kind: "MISSING", venue, missing } : { kind: "OPEN", venue };
  const seats = seatsToDo(here, round.number).filter(
    (seat) =>
      bySide(seat.board, seat.side).venue === venue.venue && seat.missing.some((point) => point.gate === "BOARD"),
  ).length;
  return seats > 0 ? { kind: "CHECKS", venue, seats } : null;
}
