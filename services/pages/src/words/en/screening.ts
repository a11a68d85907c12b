export const screeningWords = {
  title: "Screening",
  indication:
    "Whatever is found here is an indication, never proof, and nothing follows from it by " +
    "itself: no result, no sanction, no suspicion of a person (APP-I A3).",
  burden:
    "The Fair Play Commission bears the burden of proof; it must be comfortably satisfied, " +
    "more than by a balance of probabilities (APP-I B4, C1). What is seen here is " +
    "confidential. Every look at figures is logged, and so is every attempt by somebody they " +
    "do not concern (APP-I G2.7).",
  allRounds: "all rounds",
  pgn: "PGN of the round",
  pgnTitle: "Finished games, for the screening tool. Games in progress are not included.",
  show: "Show the figures",
  again: "Look again",
  computing: "The figures are being calculated…",
  logged: "Every look is logged.",
  games: (over: number, playing: number, waiting: number) =>
    `Games over: ${over}. In play: ${playing}. Not begun: ${waiting}.`,
  leftOut: (n: number) =>
    n === 1 ? "One game is in play and not in the PGN." : `${n} games are in play and not in the PGN.`,
  playing: (minutes: number) =>
    `Games in progress are not shown. Their positions are analysed ${minutes} min after the ` +
    "moves, the rest when they end.",
  analysed: (done: number, all: number) => `${done} of ${all} positions analysed`,
  trouble: {
    NO_ENGINE:
      "No chess engine is installed where the service fair-play runs, so games wait. Install " +
      "Stockfish there (apt-get install stockfish), or set onehall.engine.path; the analysis " +
      "then goes on by itself.",
    FAILING: "The chess engine fails; its positions are tried again and again.",
  },
  settings: (engine: string, nodes: number, lines: number, memory: number) =>
    `${engine}, ${nodes} nodes, ${lines} lines, ${memory} MiB`,
  madeWith: (settings: string, calibration: string) => `Analysed by ${settings}. Calibration: ${calibration}.`,
  recordOnly: (used: string, wanted: string) =>
    `The games were analysed by ${used}; the calibration is for ${wanted}. So the page shows ` +
    "the record of the moves and no z: analyse with the engine and settings of the " +
    "calibration to compare players with their ratings.",
  counted: (moves: number, counted: number, missing: number) =>
    `${moves} moves, of which ${counted} ` +
    `count.${missing > 0 ? ` ${missing} more will be included once they are analysed.` : ""}`,
  players: "Players",
  columns: {
    number: "No.",
    player: "Player",
    rating: "Rating",
    moves: "Moves",
    z: "z",
    interval: "95 %",
    index: "Index",
    largest: "Largest",
    discovery: "BH",
    ipr: "IPR (± 2 σ)",
    time: "Time use",
  },
  note: { record: "record only", small: "small sample", beyond: "beyond calibration" },
  reason: { UNRATED: "no rating", RATED_IN_SOME_GAMES: "no rating in some games", TOO_FEW_MOVES: "under 30 moves" },
  missing: (moves: number) => (moves === 1 ? "1 move not analysed yet" : `${moves} moves not analysed yet`),
  notAnalysedYet: "not analysed yet",
  how: "How to read it",
  reading: [
    "A move counts from move 9 on, if the player had a choice, the position had not occurred " +
      "before, and it was neither mate nor decided (3.00 pawns).",
    "z: the number of standard deviations between the moves played and the moves expected of " +
      "the rating; above 0 is better. 95 %: the range that the uncertainty of the rating and " +
      "of the calibration leaves likely. Index: 50 + 5 z.",
    "z combines two measures: how many moves are as good as the engine's first (EV), and how " +
      "far the moves lie behind the best (AE). It is not their mean: they are weighted so that " +
      "the sum best tells one rating from the next, which makes it nearly all AE. Errors are " +
      "rare and large, and z is corrected for that; a player who plays just as expected comes " +
      "out a little below 0.",
    "Largest: the probability that the highest z of as many honest players reaches this z. " +
      "BH: the smallest share of false discoveries at which this player would be among the " +
      "discoveries (Benjamini and Hochberg); • marks 5 % or less.",
    "There is no z for under 30 moves or without a rating. Under 100 moves the sample is " +
      "small: a few moves change the figures a lot. IPR: the rating that the moves look like. " +
      "Time use: the correlation between the time used and the openness of the choice, with " +
      "the clock allowed for; it is no part of any z.",
  ],
  scatter: "Players by rating and index",
  scatterLegend:
    "The numbers are those of the table, the lines are the intervals, and empty circles are " +
    "small samples. Of 100 honest players 95 lie in the darker band; of 1000, 997 lie in the " +
    "two bands together.",
  dot: (number: number, name: string, rating: number, index: string) =>
    `${number} ${name}: rating ${rating}, index ${index}`,
  grounds: "What there is beside the rating",
  noGrounds: "No player's figures reach the thresholds of FIDE's rules.",
  ground: {
    STRENGTH_ONLY:
      "Stronger than the rating, and nothing else here: by itself inadmissible as a complaint (APP-I G2.5).",
    HALL_ONLY: "Better moves after what the hall saw than elsewhere; not stronger than the rating as a whole.",
    STRENGTH_AND_HALL: "Stronger than the rating, and better moves after what the hall saw than elsewhere.",
  } as Record<string, string>,
  threshold: {
    WITH_OTHER_EVIDENCE: "z of 2.50 or more: counts only together with physical or observational evidence.",
    ALONE_ONLINE: "z of 4.25 or more: online a presumption by itself, which the player may rebut.",
    ALONE_OVER_THE_BOARD:
      "z of 5.00 or more: online and over the board a presumption by itself, which the player may rebut.",
  } as Record<string, string>,
  strength: "Playing more strongly than the rating is not by itself a ground for a complaint (APP-I G2.5).",
  hall: "Beside what the hall saw",
  hallText: (minutes: number, permutations: number, seed: number) =>
    `Moves within ${minutes} minutes after an absence, a lost connection or a page out of ` +
    "sight are compared with the player's other moves. p: the share of random times of the " +
    `same events that give an equally great difference (${permutations} are drawn, random ` +
    `seed ${seed}); only those with moves both after and elsewhere count (Times). Smallest: ` +
    "the probability that the smallest p of as many honest players is as small. BH: the " +
    "smallest share of false discoveries. With under 30 moves after or elsewhere the sample " +
    "is small: a few moves change p a lot. This is an association, never a verdict, and no " +
    "part of any z.",
  noHall: "There is nothing with which to compare the moves of rated players.",
  hallColumns: {
    player: "Player",
    facts: "Seen",
    after: "Moves after",
    elsewhere: "Elsewhere",
    difference: "Difference",
    p: "p",
    times: "Times",
    smallest: "Smallest",
    discovery: "BH",
  },
  annulled: "Annulled games, not counted",
  annulledText:
    "These games were annulled and replayed. Their moves are shown here without any " +
    "expectation from a rating; no figure above includes them.",
  annulledGame: (board: string, attempt: number, white: string, black: string, moves: number) =>
    `Board ${board}, game ${attempt}: ${white} – ${black}, ${moves} half-moves.`,
  strips: "The games, move by move",
  stripLegend:
    "White is above, Black below, move by move from left to right. Bars: how far a move lies " +
    "behind the best one. Lines across: what is expected of the rating. Coloured bars: moves " +
    "soon after something the hall saw. Dots: moves that do not count. Thin lines: time " +
    "left. Bands with letters: what the hall saw, between the moves where it happened (a " +
    "pause takes no more room than a move); ×3: three times close together.",
  strip: "moves and what the hall saw between them",
  everyMove: "Every move",
  noMoves: "no move counts",
  moves: (moves: number, lost: string, expected: string | null) =>
    `${moves} moves, mean loss ${lost}${expected === null ? "" : `, expected ${expected}`}`,
  board: (number: string) => `Board ${number}`,
  facts: {
    absence: "absence",
    "focus-loss": "page out of sight",
    disconnection: "disconnection",
    call: "call of an arbiter",
    "communication-loss": "out of the meeting",
    "device-finding": "device found",
    "inspection-finding": "inspection: something found",
  } as Record<string, string>,
  letters: {
    absence: "A",
    "focus-loss": "P",
    disconnection: "D",
    call: "C",
    "communication-loss": "M",
    "device-finding": "F",
    "inspection-finding": "I",
  } as Record<string, string>,
  moveColumns: {
    move: "Move",
    at: "At",
    spent: "Seconds",
    left: "Left",
    lost: "Loss",
    expected: "Expected",
    seen: "The hall saw",
  },
};

export type ScreeningWords = typeof screeningWords;
