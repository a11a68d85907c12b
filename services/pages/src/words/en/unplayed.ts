export const unplayedWords = {
  unplayed: {
    without: "These boards have no game and are decided by forfeit:",
    noCodes: "These boards have no game, so the server makes no codes for them:",
    excluded: (name: string, article: string, ruling: string) =>
      `${name} is excluded from this round (${article}, ruling ${ruling})`,
    expelled: (name: string, article: string, ruling: string, round: number) =>
      `${name} was expelled from the competition in round ${round} (${article}, ruling ${ruling})`,
    pairing: (board: number, white: string, black: string, result: string, why: readonly string[]) =>
      `Board ${board}: ${white} – ${black}, ${result} by forfeit: ${why.join("; ")}.`,
    youExpelled: (round: number, article: string, since: number) =>
      `You were expelled from the competition in round ${since} (${article}), so you have no ` +
      `game in round ${round}. If you think that the expulsion is wrong, speak to an arbiter of your venue.`,
    opponentExpelled: (round: number, name: string, article: string, since: number) =>
      `You have no game in round ${round}: your opponent ${name} was expelled from the ` +
      `competition in round ${since} (${article}), and you win by forfeit.`,
    you: (round: number, article: string) =>
      `You are excluded from round ${round} (${article}), so you have no game in this round. If you ` +
      "think that the exclusion is wrong, speak to an arbiter of your venue.",
    opponent: (round: number, name: string, article: string) =>
      `You have no game in round ${round}: your opponent ${name} is excluded from this round ` +
      `(${article}), and you win by forfeit.`,
  },
};

export type UnplayedWords = typeof unplayedWords;
