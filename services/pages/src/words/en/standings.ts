import type { MarkKind, Side, TeamCriterion } from "../../protocol/protocol";

const roundList = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.slice(0, -1).join(", ")} and ${rounds.at(-1)}`;

export const standingsWords = {
  standings: {
    title: "Standings",
    show: "Show",
    provisional: "All open rounds",
    official: "Official rounds only",
    toBoard: "To the board",
    notYet: "Your game is not over yet. You can see the standings after the game.",
    noRounds: "No round counts yet.",
    officialAfter: (rounds: readonly number[]) => `Official, after ${roundList(rounds)}.`,
    changedSince: (round: number, boards: readonly number[]) =>
      boards.length > 0
        ? `The standings show round ${round} as it was when it was made official. Boards ` +
          `changed since then: ${boards.join(", ")}. The round must be made official again.`
        : `The standings show round ${round} as it was when it was made official. A ruling ` +
          "was made after that, so the round must be made official again.",
    afterRounds: (rounds: readonly number[]) =>
      `Provisional, including ${roundList(rounds)}. Results that are not official yet are marked with *.`,
    pointsOnly:
      "Ranked by points alone: the regulations name no tie-break, so players with the same " +
      "points share their place (=). Each round shows w or b and the opponent's start number " +
      "(No.).",
    rankedBy: (criteria: readonly TeamCriterion[]) =>
      `Ranked by ${criteria.map((each) => standingsWords.standings.criteria[each]).join(", then ")}.`,
    criteria: {
      BOARD_POINTS: "board points",
      MATCH_POINTS: "match points",
      BOARD_1: "points on board 1",
      BOARD_2: "board 2",
      BOARD_3: "board 3",
      BOARD_4: "board 4",
    } satisfies Record<TeamCriterion, string>,
    marks: {
      EXCLUDED: (rounds) => `Excluded from round ${rounds.join(", ")}`,
      EXPELLED: () => "Expelled from the competition",
      RAISED: (rounds) => `More points by a ruling, round ${rounds.join(", ")}`,
      LOWERED: (rounds) => `Fewer points by a ruling, round ${rounds.join(", ")}`,
      AWARDED: (rounds) => `Points of an expelled opponent, round ${rounds.join(", ")}`,
    } satisfies Record<MarkKind, (rounds: readonly number[]) => string> as Record<
      MarkKind,
      (rounds: readonly number[]) => string
    >,
    colour: { WHITE: "w", BLACK: "b" } satisfies Record<Side, string>,
    unofficial: "Not official yet",
    rank: "Place",
    startNumber: "No.",
    name: "Player",
    rating: "Rating",
    team: "Team",
    points: "Points",
    players: "Players",
    teams: "Teams",
    seeding: "Seeding",
    boardPoints: "Board points",
    matchPoints: "Match points",
    matches: "Matches",
    roundShort: (n: number) => `R${n}`,
    boardShort: (n: number) => `Bd ${n}`,
    close: (n: number) => `Make round ${n} official`,
  },
};

export type StandingsWords = typeof standingsWords;
