import type { Millis, Role, Side } from "../protocol/protocol";

/**
 * What the owning service of screenings sends to this page (APP-I A1, A3). Times of games are in seconds since their
 * start.
 */
export type Seconds = number;
/** With fewer moves of a player than this, no figure is shown, only that they were examined. */
export const FEWEST = 30;
/** "" from a service that does not report it. */
export type EngineState = "" | "STARTING" | "MISSING" | "IDLE" | "ANALYSING" | "RETRYING";
export interface ScreeningProgress {
  gamesOver: number;
  gamesPlaying: number;
  gamesWaiting: number;
  positions: number;
  analysed: number;
  /** What the engines are doing, in English. */ engine: string;
  engineState: EngineState;
  delay: Millis;
  computing: boolean;
}
export type Ground = "NOTHING" | "STRENGTH_ONLY" | "HALL_ONLY" | "STRENGTH_AND_HALL";
export type Threshold = "NONE" | "WITH_OTHER_EVIDENCE" | "ALONE_ONLINE" | "ALONE_OVER_THE_BOARD";
export interface Compared {
  z: number;
  zLow: number;
  zHigh: number;
  index: number;
  indexLow: number;
  indexHigh: number;
  among: number;
  largest: number;
  falseDiscovery: number;
  beyond: boolean;
}
export interface Association {
  facts: number;
  movesAfter: number;
  movesElsewhere: number;
  meanAfter: number;
  meanElsewhere: number;
  difference: number;
  p: number;
  permutations: number;
  seed: number;
  /** Fewer than 30 moves afterwards or elsewhere. */ small: boolean;
}
export type NoComparison = "UNRATED" | "RATED_IN_SOME_GAMES" | "TOO_FEW_MOVES";
export interface ScreenedPlayer {
  id: string;
  name: string;
  rating: number | null;
  games: number;
  moves: number;
  /** Moves still waiting for an engine. */ notAnalysed: number;
  size: "RECORD_ONLY" | "SMALL" | "FULL";
  /** Why there is no z. */ notCompared: NoComparison[];
  compared: Compared | null;
  threshold: Threshold;
  ground: Ground;
  ipr: { ipr: number; low: number; high: number } | null;
  hall: Association | null;
  /** What its p means among this many players. */ hallAmong: {
    players: number;
    largest: number;
    falseDiscovery: number;
  } | null;
  timeUse: number | null;
}
export interface HallFact {
  kind: string;
  side: Side;
  from: Seconds;
  until: Seconds;
}
export interface ScreenedMove {
  number: number;
  side: Side;
  san: string;
  /** Loss against the best move, in scaled pawns; null if the move does not count. */ lost: number | null;
  expected: number | null;
  /** Not yet analysed. */ waiting: boolean;
  spent: Seconds | null;
  left: Seconds | null;
  at: Seconds | null;
  seen: string[];
}
export interface Seated {
  id: string;
  name: string;
  rating: number | null;
}
export interface ScreenedGame {
  board: string;
  round: string;
  result: string;
  white: Seated;
  black: Seated;
  facts: HallFact[];
  moves: ScreenedMove[];
}
/** A game that was annulled and replayed: it is examined but counts nowhere. */
export interface AnnulledGame {
  board: string;
  attempt: number;
  white: string;
  black: string;
  moves: number;
  positions: number;
  analysed: number;
  /** Null if all rounds are shown. */ game: ScreenedGame | null;
}
export interface EngineSettings {
  engine: string;
  nodes: number;
  multiPv: number;
  hashMb: number;
}
export interface Screening {
  competition: string;
  round: number;
  basis: "CALIBRATED" | "RECORD_ONLY";
  calibration: string;
  settings: EngineSettings;
  calibrated: EngineSettings;
  moves: number;
  counted: number;
  notAnalysed: number;
  afterMinutes: number;
  permutations: number;
  seed: number;
  players: ScreenedPlayer[];
  games: ScreenedGame[];
  annulled: AnnulledGame[];
}

const SEEING: readonly Role[] = [
  "CHIEF_ARBITER",
  "DEPUTY_CHIEF_ARBITER",
  "LOCAL_CHIEF_ARBITER",
  "FAIR_PLAY_OFFICER",
  "FAIR_PLAY_CHAIR",
  "FAIR_PLAY_PANEL",
];
/** Whether a role sees screenings; an arbiter of a venue sees those of its boards (APP-I A1). */
export const seesScreening = (role: Role): boolean => SEEING.includes(role);

/** What prevents the analysis, if anything does. */
export function trouble(engine: EngineState): "NO_ENGINE" | "FAILING" | null {
  return engine === "MISSING" ? "NO_ENGINE" : engine === "RETRYING" ? "FAILING" : null;
}

/** The false discovery rate up to which a player is marked (Benjamini and Hochberg). */
export const MARKED_RATE = 0.05;
const CENTRE = 50;
export const INNER = 10;
export const OUTER = 15;

/** Hours, minutes and seconds: "1:02:03". */
export function sinceStart(seconds: Seconds): string {
  const whole = Math.floor(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}

/** A probability for readers; small ones are given as a bound. */
export function chance(value: number, language: string): string {
  const written = (digits: number, of: number) =>
    of.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return value < 0.0001 ? `< ${written(4, 0.0001)}` : written(value < 0.01 ? 4 : value < 0.995 ? 2 : 3, value);
}

const between =
  (from: number, to: number, first: number, last: number) =>
  (value: number): number =>
    from === to ? (first + last) / 2 : first + ((value - from) / (to - from)) * (last - first);

/** Steps of 1, 2 or 5 times a power of ten, about this many. */
export function ticks(from: number, to: number, about: number): number[] {
  const rough = (to - from) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough)!;
  const found: number[] = [];
  // divided instead of multiplied, because 3 * 0.2 is not 0.6
  const tenths = step < 1 ? Math.round((1 / step) * 1e6) / 1e6 : 1;
  for (let count = Math.ceil(from / step - 1e-9) || 0; count * step <= to + step / 1e6; count += 1)
    found.push(step < 1 ? count / tenths : count * step);
  return found;
}

export interface Dot {
  number: number;
  player: ScreenedPlayer;
  x: number;
  y: number;
  low: number;
  high: number;
}
export interface Scatter {
  dots: Dot[];
  ratings: { at: number; x: number }[];
  indices: { at: number; y: number }[];
  inner: [number, number];
  outer: [number, number];
  centre: number;
}

/** Players by rating and index in a chart of this many units; players without a z are left out. */
export function scatter(
  players: readonly ScreenedPlayer[],
  box: { left: number; right: number; top: number; bottom: number },
): Scatter | null {
  const shown = players
    .map((player, place) => ({ player, number: place + 1 }))
    .filter(({ player }) => player.compared !== null && player.rating !== null);
  if (shown.length === 0) return null;
  const ratings = shown.map(({ player }) => player.rating!);
  const least = Math.floor(Math.min(...ratings) / 100 - 0.5) * 100;
  const most = Math.ceil(Math.max(...ratings) / 100 + 0.5) * 100;
  const ends = shown.flatMap(({ player }) => [player.compared!.indexLow, player.compared!.indexHigh]);
  const reach = Math.max(OUTER + 5, Math.ceil(Math.max(...ends.map((end) => Math.abs(end - CENTRE))) / 5) * 5);
  const x = between(least, most, box.left, box.right);
  const y = between(CENTRE - reach, CENTRE + reach, box.bottom, box.top);
  return {
    dots: shown.map(({ player, number }) => ({
      number,
      player,
      x: x(player.rating!),
      y: y(player.compared!.index),
      low: y(player.compared!.indexLow),
      high: y(player.compared!.indexHigh),
    })),
    ratings: ticks(least, most, 8).map((at) => ({ at, x: x(at) })),
    indices: ticks(CENTRE - reach, CENTRE + reach, 6).map((at) => ({ at, y: y(at) })),
    inner: [y(CENTRE + INNER), y(CENTRE - INNER)],
    outer: [y(CENTRE + OUTER), y(CENTRE - OUTER)],
    centre: y(CENTRE),
  };
}

export interface Bar {
  move: ScreenedMove;
  x: number;
  /** Share of the height of the half. */ height: number;
  expected: number | null;
}
/** @property times how often it was seen; facts too close to be drawn separately form one band */
export interface Lane {
  kind: string;
  side: Side;
  times: number;
  x: number;
  width: number;
  lane: number;
}
export interface Line {
  bars: Bar[];
  facts: Lane[];
  lanes: Record<Side, number>;
  clocks: Record<Side, string>;
  numbers: { at: number; x: number }[];
}

/** The loss that fills its half of the chart, in scaled pawns. */
export const MOST_LOST = 1;
const NARROWEST = 3;
/** The width of a band's letter beside it, and of a letter with a number. */
const LETTER = 14;
const COUNTED = 30;

/**
 * Where an instant lies among the numbered moves: moves are evenly spaced, so that a pause or an adjournment is as wide
 * as any other move.
 */
function amongMoves(game: ScreenedGame): { at: (time: Seconds) => number; end: number } {
  const known = game.moves.flatMap((move, place) => (move.at === null ? [] : [{ time: move.at, place: place + 1 }]));
  const points = [{ time: 0, place: 0 }, ...known];
  const last = points.at(-1)!;
  const latest = Math.max(0, ...game.facts.map((fact) => fact.until));
  const after = latest > last.time;
  if (after) points.push({ time: latest, place: game.moves.length + 1 });
  const at = (time: Seconds): number => {
    const next = points.findIndex((point) => point.time >= time);
    if (next === 0) return 0;
    if (next < 0) return points.at(-1)!.place;
    const [from, to] = [points[next - 1]!, points[next]!];
    return between(from.time, to.time, from.place, to.place)(time);
  };
  return { at, end: Math.max(1, game.moves.length + (after ? 1 : 0)) };
}

/**
 * The moves in order, and between them what the hall recorded about both players; overlapping facts of a side are in
 * parallel lanes.
 */
export function line(game: ScreenedGame, left: number, right: number, height: number): Line {
  const among = amongMoves(game);
  const x = between(0, among.end, left, right);
  const most = Math.max(1, ...game.moves.map((move) => move.left ?? 0));
  const bands: Omit<Lane, "lane">[] = [];
  for (const { kind, side, from, until } of [...game.facts].sort((one, other) => one.from - other.from)) {
    const first = x(among.at(from));
    const last = x(among.at(until));
    const near = bands.findLast((band) => band.kind === kind && band.side === side);
    if (near && first < near.x + near.width + NARROWEST) {
      near.times += 1;
      near.width = Math.max(near.width, last - near.x);
    } else bands.push({ kind, side, times: 1, x: first, width: Math.max(NARROWEST, last - first) });
  }
  const ends: Record<Side, number[]> = { WHITE: [], BLACK: [] };
  const facts = bands.map((band) => {
    const taken = ends[band.side];
    const free = taken.findIndex((end) => end < band.x);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = band.x + band.width + (band.times > 1 ? COUNTED : LETTER);
    return { ...band, lane };
  });
  const places = game.moves.map((move, place) => ({ move, x: x(place + 1) }));
  const clock = (side: Side) =>
    places
      .filter(({ move }) => move.side === side && move.left !== null)
      .map((one) => `${one.x.toFixed(1)},${((one.move.left! / most) * height).toFixed(1)}`)
      .join(" ");
  const numbers = ticks(0, Math.max(1, ...game.moves.map((move) => move.number)), 10).flatMap((at) => {
    const first = places.find(({ move }) => move.number === at);
    return first ? [{ at, x: first.x }] : [];
  });
  return {
    bars: places.map((one) => ({
      ...one,
      height: Math.min(1, (one.move.lost ?? 0) / MOST_LOST),
      expected: one.move.expected === null ? null : Math.min(1, one.move.expected / MOST_LOST),
    })),
    facts,
    lanes: { WHITE: ends.WHITE.length, BLACK: ends.BLACK.length },
    clocks: { WHITE: clock("WHITE"), BLACK: clock("BLACK") },
    numbers,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Moves of one side that no engine has analysed yet. */
export const waiting = (game: ScreenedGame, side: Side): number =>
  game.moves.filter((move) => move.side === side && move.waiting).length;

/** The remarks about a player, as keys of texts; that there are few moves is known only once all are analysed. */
export function notes(
  player: ScreenedPlayer,
  calibrated: boolean,
): { record: boolean; reasons: NoComparison[]; missing: number; small: boolean; beyond: boolean } {
  const compared = calibrated ? player.compared : null;
  const missing = player.notAnalysed;
  const reasons =
    compared === null ? player.notCompared.filter((reason) => missing === 0 || reason !== "TOO_FEW_MOVES") : [];
  const record = compared === null && (missing === 0 || reasons.length > 0 || !calibrated);
  return {
    record,
    reasons,
    missing,
    small: compared !== null && player.size === "SMALL",
    beyond: compared?.beyond ?? false,
  };
}

/** One side's counting moves, their mean loss, and the loss expected from the rating. */
export function told(game: ScreenedGame, side: Side): { moves: number; lost: number; expected: number | null } | null {
  const counted = game.moves.filter((move) => move.side === side && move.lost !== null);
  if (counted.length === 0) return null;
  const expected = counted.flatMap((move) => move.expected ?? []);
  return {
    moves: counted.length,
    lost: mean(counted.map((move) => move.lost!)),
    expected: expected.length > 0 ? mean(expected) : null,
  };
}
