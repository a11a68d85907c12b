import { points } from "../words/scores";
import { pairingWords as words } from "../words/pairing";
import type { Competition, Finding, PairingPreview, PairingSeat, Standings } from "../protocol/protocol";

/** What this page knows about a player. */
export interface Person {
  name: string;
  /** The start number. */ number?: number;
  rating?: number;
  points?: string;
  venueId?: string;
}
export type People = ReadonlyMap<string, Person>;

const withoutGaps = (person: { [K in keyof Person]: Person[K] | undefined }): Partial<Person> =>
  Object.fromEntries(Object.entries(person).filter(([, value]) => value !== undefined));

/** Everybody in the standings, in saved pairings and in a preview; the later knows better. */
export function peopleOf(
  standings: Standings | null,
  competition: Competition | null,
  preview: PairingPreview | null,
): People {
  const people = new Map<string, Person>();
  const add = (id: string, person: { [K in keyof Person]: Person[K] | undefined }): void => {
    people.set(id, { name: id, ...people.get(id), ...withoutGaps(person) });
  };
  for (const one of standings?.players ?? [])
    add(one.playerId, { name: one.name, number: one.startNumber, rating: one.rating, points: one.points });
  for (const { white, black } of competition?.rounds.flatMap((round) => round.pairings ?? []) ?? [])
    for (const one of [white, black]) add(one.id, { name: one.name, venueId: one.venue });
  for (const board of preview?.boards ?? [])
    for (const seat of [board.white, board.black]) if (seat.name !== undefined) add(seat.playerId, personAt(seat));
  return people;
}

const personAt = (seat: PairingSeat): { [K in keyof Person]: Person[K] | undefined } => ({
  name: seat.name,
  number: seat.number,
  rating: seat.rating,
  venueId: seat.venueId,
  points: seat.points === undefined ? undefined : String(seat.points),
});

export const nameOf = (people: People, id: string): string => people.get(id)?.name ?? words.step2.unknown(id);

export const pointsOf = (text: string): string => words.step2.points(points(text.replace(/\.0$/, "")));

/** A player in a list to choose from: the name first, so that typing letters finds it. */
export function listed(people: People, id: string): string {
  const person = people.get(id);
  if (!person) return words.step2.unknown(id);
  return [
    person.number === undefined ? person.name : `${person.name} (${person.number})`,
    person.rating ? String(person.rating) : words.step2.unrated,
    ...(person.points === undefined ? [] : [pointsOf(person.points)]),
  ].join(" · ");
}

/** By points, then by rating, then by name, as in a pairing list. */
export const byStrength =
  (people: People) =>
  (one: string, other: string): number => {
    const [a, b] = [people.get(one), people.get(other)];
    return (
      Number(b?.points ?? 0) - Number(a?.points ?? 0) ||
      (b?.rating ?? 0) - (a?.rating ?? 0) ||
      (a?.name ?? one).localeCompare(b?.name ?? other)
    );
  };

/** Findings that say that a player cannot play in this round. */
const AWAY: ReadonlySet<string> = new Set(["WITHDRAWN", "EXCLUDED", "ABSENT"]);
/** Findings that say that a player could play. */
const WAITING: ReadonlySet<string> = new Set(["MISSING", "LEFT_OUT"]);

/** Who can be paired in this round, as far as the preview says. */
export function availableOf(preview: PairingPreview): ReadonlySet<string> {
  const away = playersOf(preview.findings, AWAY);
  const seated = preview.boards.flatMap((board) => [board.white, board.black]);
  return new Set([
    ...playersOf(preview.findings, WAITING),
    ...preview.leftOut,
    ...seated.filter((seat) => seat.name !== undefined && !away.has(seat.playerId)).map((seat) => seat.playerId),
    ...preview.byes.filter((bye) => bye.kind === "ALLOCATED" && !away.has(bye.playerId)).map((bye) => bye.playerId),
  ]);
}

const playersOf = (findings: readonly Finding[], codes: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(findings.filter((one) => codes.has(one.code)).flatMap((one) => one.players));
