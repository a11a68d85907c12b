import type { MarkKind, Side, TeamCriterion } from "../../protocol/protocol";

const roundList = (rounds: readonly number[]): string =>
  rounds.length === 1 ? `round ${rounds[0]}` : `rounds ${rounds.slice(0, -1).join(", ")} and ${rounds.at(-1)}`;

export const standingsWords = {
  standings: {
    title: "Standings",
    show: "Rounds to show",
    provisional: "All open rounds",
    official: "Official rounds only",
    toBoard: "Go to your board",
    notYet: "Your game is not over yet. You can see the standings after the game.",
    noRounds: "No round counts for the standings yet.",
    officialAfter: (rounds: readonly number[]) => `These standings are official after ${roundList(rounds)}.`,
    changedSince: (round: number, boards: readonly number[]) =>
      boards.length > 0
        ? `The standings show round ${round} as it was when it was made official. These boards ` +
          `have changed since then: ${boards.join(", ")}. The round must be made official again.`
        : `The standings show round ${round} as it was when it was made official. A ruling ` +
          "was made after that, so the round must be made official again.",
    afterRounds: (rounds: readonly number[]) =>
      `These standings are provisional and include ${roundList(rounds)}. A * marks results that are not official yet.`,
    pointsOnly:
      "Players are ranked by points alone. The regulations name no tie-break, so players with the " +
      "same points share their place (=). Each round shows w (White) or b (Black) and the opponent's " +
      "start number (Start no.).",
    rankedBy: (criteria: readonly TeamCriterion[]) =>
      `The teams are ranked by ${criteria.map((each) => standingsWords.standings.criteria[each]).join(", then ")}.`,
    criteria: {
      BOARD_POINTS: "board points",
      MATCH_POINTS: "match points",
      BOARD_1: "points on board 1",
      BOARD_2: "points on board 2",
      BOARD_3: "points on board 3",
      BOARD_4: "points on board 4",
    } satisfies Record<TeamCriterion, string>,
    marks: {
      EXCLUDED: (rounds) => `Excluded from round ${rounds.join(", ")}`,
      EXPELLED: () => "Expelled from the competition",
      RAISED: (rounds) => `More points by a ruling, round ${rounds.join(", ")}`,
      LOWERED: (rounds) => `Fewer points by a ruling, round ${rounds.join(", ")}`,
      AWARDED: (rounds) => `Points because the opponent was expelled, round ${rounds.join(", ")}`,
    } satisfies Record<MarkKind, (rounds: readonly number[]) => string> as Record<
      MarkKind,
      (rounds: readonly number[]) => string
    >,
    colour: { WHITE: "w", BLACK: "b" } satisfies Record<Side, string>,
    unofficial: "Not official yet",
    rank: "Place",
    startNumber: "Start no.",
    name: "Player",
    rating: "Rating",
    team: "Team",
    points: "Points",
    players: "Players",
    teams: "Teams",
    seeding: "Average rating",
    boardPoints: "Board points",
    matchPoints: "Match points",
    matches: "Matches",
    roundShort: (n: number) => `R${n}`,
    boardShort: (n: number) => `Board ${n}`,
    close: (n: number) => `Make round ${n} official`,
  },
};

export type StandingsWords = typeof standingsWords;
