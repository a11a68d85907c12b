export const unplayedWords = {
  unplayed: {
    without: "Boards without a game, decided by forfeit:",
    noCodes: "No codes are made for these boards, because they have no game:",
    excluded: (name: string, article: string, ruling: string) =>
      `${name} is excluded from this round (${article}, ruling ${ruling})`,
    expelled: (name: string, article: string, ruling: string, round: number) =>
      `${name} was expelled from the competition in round ${round} (${article}, ruling ${ruling})`,
    pairing: (board: number, white: string, black: string, result: string, why: readonly string[]) =>
      `Board ${board}: ${white} – ${black}, ${result}, forfeit: ${why.join("; ")}.`,
    youExpelled: (round: number, article: string, since: number) =>
      `You were expelled from the competition in round ${since} (${article}), so you have no ` +
      `game in round ${round}. If you think that is wrong, speak to an arbiter of your venue.`,
    opponentExpelled: (round: number, name: string, article: string, since: number) =>
      `You have no game in round ${round}: your opponent ${name} was expelled from the ` +
      `competition in round ${since} (${article}), and you win by forfeit.`,
    you: (round: number, article: string) =>
      `You are excluded from round ${round} (${article}), so you have no game in it. If you ` +
      "think that is wrong, speak to an arbiter of your venue.",
    opponent: (round: number, name: string, article: string) =>
      `You have no game in round ${round}: your opponent ${name} is excluded from it ` +
      `(${article}), and you win by forfeit.`,
  },
};

export type UnplayedWords = typeof unplayedWords;
