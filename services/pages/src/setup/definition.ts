/** The definition of a competition as its organiser changes it, fetched with this tab's token (OCR 16.1). */

import type { EpochMs, PlayerEntry, Role } from "../protocol/protocol";
import { asked, problemOf } from "../network/asked";

export interface Setup {
  competition: Definition;
  may: {
    players: boolean;
    places: boolean;
    officials: boolean;
    /** Also the Chief Organiser. */
    organiser: boolean;
    venues: boolean;
  };
}

export interface Definition {
  id: string;
  name: string;
  /** Version of the fair-play conditions; "" if none are stated. */
  conditions: string;
  /** The last round, if it is paired and nobody can be entered any more; otherwise 0. */
  entriesClosed: number;
  venues: readonly SetupVenue[];
  officials: readonly SetupOfficial[];
  players: readonly SetupPlayer[];
  rounds: readonly SetupRound[];
}

/** @property players who play here or will play here */
export interface SetupVenue {
  id: string;
  name: string;
  timeZone: string;
  players: number;
}

export interface SetupOfficial {
  id: string;
  name: string;
  role: Role;
  venue: string;
  number: string;
  /** The role must not be vacant: the official can only be replaced (OCR 16.8). */
  required: boolean;
}

export interface SetupPlayer {
  id: string;
  /** 0 if none is fixed. */
  startNumber: number;
  name: string;
  /** 0 without a rating. */
  rating: number;
  venue: string;
  federation: string;
  number: string;
  sex: string;
  title: string;
  birth: string;
  acceptedAt: EpochMs | null;
  /** `untilRound` is 0 while the player has not returned. */
  withdrawals: readonly { fromRound: number; untilRound: number; reason: string }[];
  byes: readonly { round: number; kind: ByeKind | "ALLOCATED" }[];
  moves: readonly { fromRound: number; venue: string }[];
}

export interface SetupRound {
  number: number;
  startsAt: EpochMs | null;
  opened: boolean;
  official: boolean;
  boards: number;
}

export type ByeKind = "FULL" | "HALF" | "ZERO";

export type Field =
  | "NAME"
  | "RATING"
  | "FEDERATION"
  | "NUMBER"
  | "TITLE"
  | "SEX"
  | "BIRTH"
  | "START_NUMBER"
  | "ROLE"
  | "VENUE"
  | "TIME_ZONE"
  | "BYE"
  | "STARTS_AT"
  | "BOARDS"
  | "PAIRING"
  | "WHITE_BYE"
  | "BLACK_BYE";

export type ChangeKind =
  | "LOADED"
  | "PLAYERS_ENTERED"
  | "PLAYER_CORRECTED"
  | "PLAYER_WITHDRAWN"
  | "PLAYER_RETURNED"
  | "ABSENCE_SET"
  | "ABSENCE_TAKEN_BACK"
  | "PLAYER_MOVED"
  | "VENUES_CHANGED"
  | "LINE_UP_SET"
  | "OFFICIAL_APPOINTED"
  | "OFFICIAL_DISMISSED"
  | "VENUE_ADDED"
  | "VENUE_RENAMED"
  | "VENUE_REMOVED"
  | "ROUND_ADDED"
  | "ROUND_PLANNED"
  | "ROUND_REMOVED"
  | "PAIRINGS_SET"
  | "PAIRINGS_PUBLISHED"
  | "PAIRING_REPAIRED"
  | "PAIRING_REPAIR_REFUSED"
  | "BOARD_ADDED"
  | "BOARD_CANCELLED";

export interface Change {
  at: EpochMs;
  kind: ChangeKind;
  round: number;
  reason: string;
  role: Role;
  /** "" if the person is not an official of the competition. */
  by: string;
  subjects: readonly { id: string; name: string }[];
  /** Values before and after; "" stands for none. */
  differences: readonly { field: Field; before: string; after: string }[];
}

export type Remark =
  | "NAME_MISSING"
  | "NAME_TWICE"
  | "NAME_ENTERED"
  | "RATING_MISSING"
  | "RATING_MALFORMED"
  | "VENUE_UNKNOWN"
  | "VENUE_MISSING"
  | "NUMBER_MALFORMED"
  | "NUMBER_TWICE"
  | "NUMBER_MISSING"
  | "FEDERATION_MALFORMED"
  | "ID_TWICE"
  | "DETAIL_LEFT_OUT";

/** A player as a line of a table states it. */
export interface Previewed {
  line: number;
  entrant: {
    player: { playerId: string; name: string; rating: number; venueId: string; federation: string };
    startNumber: number;
    sex: string;
    title: string;
    number: string;
    birth: string;
    acceptedAt?: EpochMs;
  };
  remarks: readonly Remark[];
}

export interface Preview {
  players: readonly Previewed[];
  faults: readonly { line: number; column: number; message: string }[];
  /** Headings of columns that are not used. */
  unusedColumns?: readonly string[];
}

/** With these a line would be refused. */
const STOPS: ReadonlySet<Remark> = new Set<Remark>([
  "NAME_MISSING",
  "VENUE_UNKNOWN",
  "VENUE_MISSING",
  "NUMBER_MALFORMED",
  "NUMBER_TWICE",
  "NUMBER_MISSING",
  "FEDERATION_MALFORMED",
  "ID_TWICE",
]);
export const stops = (remark: Remark): boolean => STOPS.has(remark);

/** A line of a table as the command takes it. */
export const entryOf = ({ entrant }: Previewed): PlayerEntry => ({
  ...(entrant.player.playerId ? { player: entrant.player.playerId } : {}),
  name: entrant.player.name,
  ...stated({
    rating: entrant.player.rating,
    venue: entrant.player.venueId,
    federation: entrant.player.federation,
    number: entrant.number,
    sex: entrant.sex,
    title: entrant.title,
    birth: entrant.birth,
  }),
  ...(entrant.acceptedAt === undefined ? {} : { acceptedAt: entrant.acceptedAt }),
});

/** Without what is empty, so that more players fit into one frame. */
const stated = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== 0)) as Partial<T>;

/** The longest table that the hall reads, in characters, with room for the signs that JSON adds. */
export const LONGEST_TABLE = 50_000;
/** The most bytes of players in one command; the hall takes frames of 128 KiB. */
const LONGEST_ENTRIES = 120_000;
export const fits = (players: readonly PlayerEntry[]): boolean =>
  new TextEncoder().encode(JSON.stringify(players)).length <= LONGEST_ENTRIES;

/** The rounds that are not open, for which something can still be changed. */
export const roundsAhead = (definition: Definition): readonly SetupRound[] =>
  definition.rounds.filter((round) => !round.opened);

/** The withdrawal from which a player has not returned. */
export const withdrawn = (player: SetupPlayer) => player.withdrawals.find((one) => one.untilRound === 0);

/**
 * An id for something new, made of its name: small letters, digits and hyphens.
 *
 * @param other what it is called if its name has no Latin letters
 */
export function newName(name: string, taken: ReadonlySet<string>, other: string): string {
  const plain =
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, "")
      .trim()
      .replace(/[\s-]+/g, "-")
      .slice(0, 26)
      .replace(/^-|-$/g, "") || other;
  let id = plain;
  for (let number = 2; taken.has(id); number++) id = `${plain}-${number}`;
  return id;
}

/** The ids of all people and venues. */
export const taken = (definition: Definition): Set<string> =>
  new Set([...definition.officials, ...definition.players, ...definition.venues].map((one) => one.id));

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const { status, body } = await asked(`setup${path}`, init);
  if (status >= 300) throw problemOf(status, body);
  return body;
}

export const fetchSetup = async (): Promise<Setup> => (await ask("")) as Setup;
/** Newest first. */
export const fetchHistory = async (): Promise<readonly Change[]> =>
  ((await ask("/history")) as { changes: Change[] }).changes;
/** Reads a table of players without entering anybody. */
export const previewPlayers = async (table: string, venue: string): Promise<Preview> =>
  (await ask("/players/preview", { method: "POST", body: JSON.stringify({ table, venue }) })) as Preview;
