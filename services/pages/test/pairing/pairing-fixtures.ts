import type { Competition, Finding, PairingPreview, PairingSeat, Round, Standings } from "../../src/protocol/protocol";
import { competition } from "../fixtures";

const NAMES = ["Anna Bianchi", "Boris Conti", "Carla Duse", "Dario Este", "Elena Fabbri", "Furio Gatti"];

export const seat = (n: number, more: Partial<PairingSeat> = {}): PairingSeat => ({
  playerId: `p${n}`,
  name: NAMES[n - 1]!,
  number: n,
  rating: 2300 - 50 * n,
  venueId: n % 2 === 1 ? "rome" : "paris",
  points: n < 3 ? "1" : "0.5",
  scoreGroup: n < 3 ? 1 : 2,
  colours: n % 2 === 1 ? "W" : "B",
  due: { colour: n % 2 === 1 ? "BLACK" : "WHITE", strength: "STRONG" },
  lastFloats: ["NONE"],
  floated: "NONE",
  ...more,
});

export const finding = (more: Partial<Finding> = {}): Finding => ({
  severity: "ERROR",
  code: "MET_BEFORE",
  rule: "C.04.1.2",
  board: 1,
  players: ["p2", "p1"],
  parameters: { white: "Boris Conti (2)", black: "Anna Bianchi (1)", rounds: "1", board: "1", round: "2" },
  text: "Board 1: Boris Conti (2) and Anna Bianchi (1) have already met in round 1.",
  ...more,
});

/** Two boards of round 2; the fifth player has the bye. */
export const preview = (findings: readonly Finding[] = []): PairingPreview => ({
  round: 2,
  boards: [
    { number: 1, white: seat(2), black: seat(1), sameVenue: false },
    { number: 2, white: seat(4), black: seat(3, { floated: "DOWN" }), sameVenue: false },
  ],
  byes: [{ playerId: "p5", kind: "ALLOCATED" }],
  leftOut: [],
  findings,
  publishable: findings.every((one) => one.severity === "WARNING"),
});

/** Four rounds of which the first is open; the others as stated. */
export const cup = (second: Partial<Round> = { state: "NOT_PAIRED", pairings: [] }): Competition => {
  const four = competition();
  return {
    ...four,
    venues: [
      { id: "rome", name: "Rome", timeZone: "Europe/Rome" },
      { id: "paris", name: "Paris", timeZone: "Europe/Paris" },
    ],
    rounds: four.rounds.map((round) =>
      round.number === 1
        ? { ...round, state: "OPEN" }
        : { ...round, ...(round.number === 2 ? second : { state: "NOT_PAIRED" as const, pairings: [] }) },
    ),
  };
};

/** Everybody, in the order of the start numbers. */
export const standings = (players = NAMES.length): Standings => ({
  official: false,
  rounds: [1],
  changed: [],
  criteria: [],
  tieBreaks: [],
  edition: 0,
  teams: [],
  players: NAMES.slice(0, players).map((name, i) => ({
    rank: i + 1,
    shared: false,
    startNumber: i + 1,
    playerId: `p${i + 1}`,
    name,
    rating: 2250 - 50 * i,
    federation: "ITA",
    teamId: "",
    points: i < 2 ? "1" : "0.5",
    official: false,
    marks: [],
    cells: [],
    figures: [],
    performance: null,
    ratingChange: null,
  })),
});
