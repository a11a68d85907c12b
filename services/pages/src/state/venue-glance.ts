/** Each venue of a round summed up, and what it needs (OCR 16). Only what this page knows. */

import {
  bySide,
  SIDES,
  type BoardView,
  type Competition,
  type EpochMs,
  type MissingPoint,
  type OrderView,
  type PlayerView,
  type PremisesView,
  type Venue,
} from "../protocol/protocol";
import type { AppState } from "./app-state";
import { isAbsent, isUnchecked } from "./arrivals";
import { isStop } from "./order-progress";

/** How many of those that this page knows of; `needs` if the others keep an official busy now. */
export interface Share {
  n: number;
  of: number;
  needs: boolean;
}

/** What a venue needs most, the most urgent first. */
const NEEDS = ["STOPPED", "LOST", "CAMERAS", "CLOSED", "STAFF", "PRESENT", "CHECKS"] as const;
export type VenueNeed = (typeof NEEDS)[number];

/** The two officials whom every venue must have (OCR 16.8). */
const OFFICIALS = ["LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER"] as const;
const STAFF_POINTS: readonly MissingPoint[] = [...OFFICIALS, "TWO_PERSONS", "ARBITERS"];

/** A venue in a line; what is not known is null. Players count while their games of the round are not over. */
export interface VenueGlance {
  venue: string;
  name: string;
  open: boolean | null;
  /** Whether its games of the round are over, or it has none while others play. */
  over: boolean;
  /** The order that stopped the venue's clocks, while they stand. */
  stop: OrderView | null;
  present: Share | null;
  checked: Share | null;
  links: (Share & { lost: number }) | null;
  cameras: Share | null;
  /** Whether they are recorded as present. */
  staff: (Record<(typeof OFFICIALS)[number], boolean> & { needs: boolean }) | null;
  /** The next start that is planned or ordered. */
  start: EpochMs | null;
  need: VenueNeed | null;
}

interface Seat {
  player: PlayerView;
  /** Whether the game still waits for this player. */
  expected: boolean;
  /** Whether the player plays without a check that must still be made (OCR 18.5, 18.6). */
  late: boolean;
  /** Whether the game runs. */
  playing: boolean;
}

/** The venues in the given order, as the page's state shows them for a round. */
export function venueGlances(
  venues: readonly Venue[],
  round: number,
  state: Pick<AppState, "boards" | "competition" | "orders" | "premises">,
  now: EpochMs,
): VenueGlance[] {
  const all = [...state.boards.values()];
  const boards = all.filter((board) => board.round === round);
  const orders = [...state.orders.values()];
  const stops = orders.filter((order) => isStop(order, orders, all)).sort((a, b) => b.at - a.at);
  const seats = seatsByVenue(boards);
  const waiting = new Set(boards.filter((board) => board.status === "CREATED").flatMap(venuesOfBoard));
  const stopped = new Set(all.filter(isStopped).flatMap(venuesOfBoard));
  const kinds = state.competition?.checks ?? [];
  return venues.map(({ id, name }) => {
    const premises = state.premises.get(`${state.competition?.id}/${id}`) ?? null;
    const isToStart = boards.length === 0 || waiting.has(id);
    const here = seats.get(id) ?? [];
    const glance = {
      venue: id,
      name,
      open: premises?.open ?? null,
      over: boards.length > 0 && here.length === 0,
      stop: (stopped.has(id) && stops.find((stop) => concerns(stop, name) && !isResumed(stop, name, orders))) || null,
      present: share(
        here.filter((seat) => seat.player.present != null),
        (seat) => seat.player.present === true,
        (seat) => seat.expected,
      ),
      checked: share(
        kinds.length === 0 ? [] : here.filter((seat) => seat.player.checks),
        ({ player: { checks } }) => kinds.every((kind) => (kind === "DEVICE" ? checks?.device : checks?.fairPlay)),
        (seat) => seat.expected || seat.late,
      ),
      links: links(here.filter((seat) => seat.player.link)),
      cameras: premises && cameras(premises, isToStart),
      staff: premises && staff(premises, isToStart),
      start: nextStart(state.competition, orders, name, now),
    };
    return { ...glance, need: needOf(glance, isToStart) };
  });
}

/** The most urgent first; venues with the same need keep their order. */
export const byNeed = (a: VenueGlance, b: VenueGlance): number => rank(a) - rank(b);
const rank = ({ need }: VenueGlance): number => (need === null ? NEEDS.length : NEEDS.indexOf(need));

function needOf(of: Omit<VenueGlance, "need">, isToStart: boolean): VenueNeed | null {
  const has: Record<VenueNeed, boolean | undefined> = {
    STOPPED: of.stop !== null,
    LOST: of.links?.needs,
    CAMERAS: of.cameras?.needs,
    CLOSED: of.open === false && isToStart,
    STAFF: of.staff?.needs,
    PRESENT: of.present?.needs,
    CHECKS: of.checked?.needs,
  };
  return NEEDS.find((need) => has[need]) ?? null;
}

const venuesOfBoard = (board: BoardView): string[] => [board.white.venue, board.black.venue];
const isStopped = (board: BoardView): boolean => board.status === "PAUSED" && board.pauseCause === "ARBITER";

/** Whether an order is for a venue, alone or with all others. */
const concerns = (order: OrderView, name: string): boolean =>
  order.board === 0 && (order.venueName === "" || order.venueName === name);

/** Whether the venue's games were resumed after a stop; single boards may still be paused. */
const isResumed = (stop: OrderView, name: string, orders: readonly OrderView[]): boolean =>
  orders.some(
    (order) =>
      order.kind === "RESUME" && concerns(order, name) && order.complete && !order.withdrawn && order.at > stop.at,
  );

function seatsByVenue(boards: readonly BoardView[]): ReadonlyMap<string, Seat[]> {
  const found = new Map<string, Seat[]>();
  for (const board of boards) {
    if (board.status === "ENDED" || board.status === "ADJOURNED") continue;
    for (const side of SIDES) {
      const player = bySide(board, side);
      const gone = isAbsent(board, side) || board.arrival?.excluded.includes(side) === true;
      const seat: Seat = {
        player,
        expected: board.status === "CREATED" && !gone,
        late: isUnchecked(board, side) && player.present === true,
        playing: board.status === "PLAYING",
      };
      const here = found.get(player.venue);
      if (here) here.push(seat);
      else found.set(player.venue, [seat]);
    }
  }
  return found;
}

function share(known: readonly Seat[], has: (seat: Seat) => boolean, isDue: (seat: Seat) => boolean): Share | null {
  if (known.length === 0) return null;
  const lacking = known.filter((seat) => !has(seat));
  return { n: known.length - lacking.length, of: known.length, needs: lacking.some(isDue) };
}

/** A player who is not there needs no link; one whose game runs needs one, also if there never was one. */
function links(known: readonly Seat[]): VenueGlance["links"] {
  const lost = known.filter(({ player }) => player.link === "DOWN" && player.present !== false).length;
  const up = share(
    known,
    ({ player }) => player.link === "UP",
    () => false,
  );
  const never = known.some(({ player, playing }) => playing && player.link === "NONE" && player.present !== false);
  return up && { ...up, lost, needs: lost > 0 || never };
}

function cameras(premises: PremisesView, isToStart: boolean): Share | null {
  const of = Math.max(premises.cameras.length, premises.minCameras);
  if (of === 0) return null;
  const needs = premises.alerts.some((alert) => alert.note === null) || (isToStart && lacks(premises, ["CAMERAS"]));
  return { n: premises.cameras.filter((camera) => camera.reporting).length, of, needs };
}

function staff(premises: PremisesView, isToStart: boolean): VenueGlance["staff"] {
  const [chief, technical] = OFFICIALS.map((role) => premises.staff.some((one) => one.role === role && one.present));
  return {
    LOCAL_CHIEF_ARBITER: chief === true,
    LOCAL_TECHNICAL_ARBITER: technical === true,
    needs: isToStart && lacks(premises, STAFF_POINTS),
  };
}

const lacks = (premises: PremisesView, points: readonly MissingPoint[]): boolean =>
  premises.missing.some((one) => one.gate === "VENUE" && points.includes(one.point));

function nextStart(
  competition: Competition | null,
  orders: readonly OrderView[],
  name: string,
  now: EpochMs,
): EpochMs | null {
  const planned = (competition?.rounds ?? []).map((round) => round.startsAt);
  const ordered = orders
    .filter((order) => order.kind === "START" && concerns(order, name) && !order.complete && !order.withdrawn)
    .map((order) => order.startAt);
  const next = [...planned, ...ordered].filter((at) => at !== null && at > now) as EpochMs[];
  return next.length === 0 ? null : Math.min(...next);
}
