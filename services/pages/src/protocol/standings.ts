/** The standings of players and teams. */

import type { Points, Side } from "./basics";

export type TeamCriterion = "BOARD_POINTS" | "MATCH_POINTS" | "BOARD_1" | "BOARD_2" | "BOARD_3" | "BOARD_4";
export type MarkKind = "EXCLUDED" | "EXPELLED" | "RAISED" | "LOWERED" | "AWARDED";

export interface StandingsMark {
  kind: MarkKind;
  rounds: number[];
  article: string;
}

/** A player's round; points are null while there are none. */
export interface StandingsCell {
  round: number;
  kind: "GAME" | "FORFEIT" | "OPEN" | "BYE" | "EXCLUDED" | "NONE";
  board: number;
  opponentId: string;
  colour: Side | null;
  points: Points | null;
  change: StandingsMark | null;
  official: boolean;
}

export interface StandingsPlayer {
  rank: number;
  /** Whether others have the same rank. */ shared: boolean;
  /** A number that nobody else has. */ startNumber: number;
  playerId: string;
  name: string;
  rating: number;
  federation: string;
  teamId: string;
  points: Points;
  official: boolean;
  marks: StandingsMark[];
  cells: StandingsCell[];
  /** One for each tie-break. */ figures: StandingsFigure[];
  /** Null without a game against a rated opponent. */ performance: StandingsFigure | null;
  /** An estimate; null if it cannot be calculated. */ ratingChange: { figure: StandingsFigure; k: number } | null;
}

/** A tie-break of C.07 by its rank-order specifier, "BH/C1". */
export interface TieBreakName {
  text: string;
  acronym: string;
  article: string;
}

/** A value and what it is made of, as decimals. */
export interface StandingsFigure {
  /** Null if it is not defined. */ value: string | null;
  article: string;
  /** Only of the player who was asked for. */ contributions: StandingsContribution[];
}

export interface StandingsContribution {
  round: number;
  /** "" for a bye or a round without a game. */ opponentId: string;
  /** What the opponent brings; for own results the points. */ score: string;
  value: string;
  fate: "COUNTED" | "CUT" | "LEFT_OUT";
  article: string;
}

export interface StandingsTeam {
  rank: number;
  shared: boolean;
  teamId: string;
  name: string;
  captainId: string;
  seeding: number;
  boardPoints: Points;
  matchPoints: Points;
  boards: Points[];
  official: boolean;
  matches: {
    round: number;
    opponentId: string;
    own: Points;
    theirs: Points;
    /** Null until every board has a result. */ points: Points | null;
  }[];
}

/** The standings (OCR 7.1, FSSI team-h); without criteria no teams play. */
export interface Standings {
  official: boolean;
  rounds: number[];
  /** Official rounds that count as before a later ruling; boards whose points differ by now. */ changed: {
    round: number;
    boards: number[];
  }[];
  players: StandingsPlayer[];
  criteria: TeamCriterion[];
  teams: StandingsTeam[];
  /** By these players with equal points are ranked; none: they share a place. */ tieBreaks: TieBreakName[];
  /** The year of the edition of FIDE C.07; 0 without tie-breaks. */ edition: number;
}
