export const screeningWords = {
  title: "Screening",
  indication:
    "What is found here is an indication, never proof. By itself it does not change a " +
    "result, lead to a sanction or make a person a suspect (APP-I A3).",
  burden:
    "The Fair Play Commission must prove the offence: it must be comfortably satisfied, " +
    "which is more than a balance of probabilities (APP-I B4, C1). What you see here is " +
    "confidential. The log records every look at the figures, and every attempt by a person " +
    "who may not see them (APP-I G2.7).",
  allRounds: "all rounds",
  pgn: "Download the games (PGN)",
  pgnTitle: "Finished games, for the screening tool. Games in progress are not included.",
  show: "Show the figures",
  again: "Show the new figures",
  computing: "The figures are being calculated…",
  logged: "Every look at the figures is logged.",
  games: (over: number, playing: number, waiting: number) =>
    `Finished games: ${over}. Games in play: ${playing}. Games that have not started: ${waiting}.`,
  leftOut: (n: number) =>
    n === 1
      ? "One game is still in play, so the PGN does not include it."
      : `${n} games are still in play, so the PGN does not include them.`,
  playing: (minutes: number) =>
    `Games in progress are not shown. Each position is analysed ${minutes} minutes after its ` +
    "move, and the rest when the game ends.",
  analysed: (done: number, all: number) => `${done} of ${all} positions analysed`,
  trouble: {
    NO_ENGINE:
      "No chess engine is installed where the service fair-play runs, so no game can be " +
      "analysed. Install Stockfish there (apt-get install stockfish), or set " +
      "onehall.engine.path; the analysis then continues automatically.",
    FAILING: "The chess engine does not work. The hall tries to analyse the positions again and again.",
  },
  settings: (engine: string, nodes: number, lines: number, memory: number) =>
    `${engine}, ${nodes} nodes, ${lines} lines, ${memory} MiB`,
  madeWith: (settings: string, calibration: string) => `Analysed by ${settings}. Calibration: ${calibration}.`,
  recordOnly: (used: string, wanted: string) =>
    `The games were analysed by ${used}, but the calibration is for ${wanted}. So the page ` +
    "shows only the record of the moves and no z. To compare players with their ratings, " +
    "analyse the games with the engine and settings of the calibration.",
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
  note: { record: "only the record of the moves", small: "small sample", beyond: "rating outside the calibration" },
  reason: {
    UNRATED: "player has no rating",
    RATED_IN_SOME_GAMES: "player has no rating in some games",
    TOO_FEW_MOVES: "fewer than 30 moves",
  },
  missing: (moves: number) => (moves === 1 ? "1 move not analysed yet" : `${moves} moves not analysed yet`),
  notAnalysedYet: "not analysed yet",
  how: "How to read this table",
  reading: [
    "A move counts if it is move 9 or later, more than one move was legal, the position " +
      "had not occurred before, there was no mate in it, and neither side was already " +
      "winning (3.00 pawns).",
    "z: how far the moves are from what is expected of the rating, in standard deviations. " +
      "Above 0 the moves are better than expected. 95 %: the range in which z probably lies, " +
      "because the rating and the calibration are uncertain. Index: 50 + 5 z.",
    "z combines two measures: how many moves are as good as the engine's first choice " +
      "(EV), and how much worse than the best move the moves are (AE). z is not their mean. " +
      "They are weighted so that z separates the ratings as well as possible, so nearly all " +
      "of z is AE. Errors are rare and large, and z is corrected for that. A player who " +
      "plays exactly as expected has a z a little below 0.",
    "Largest: the probability that, among as many honest players, the highest z is this " +
      "high or higher. BH (Benjamini and Hochberg): if all players with a BH this low or " +
      "lower are selected, on average at most this share of them is selected by chance. • " +
      "marks 5 % or less.",
    "There is no z for under 30 moves or without a rating. Under 100 moves the sample is " +
      "small: a few moves change the figures a lot. IPR: the rating that fits the moves. " +
      "Time use: shows if the player used more time for difficult choices (a correlation, " +
      "corrected for the clock). Near 0, easy and difficult moves took equally long. Time " +
      "use is not part of z.",
  ],
  scatter: "Players by rating and index",
  scatterLegend:
    "The numbers are the numbers in the table, the lines are the intervals, and empty " +
    "circles are small samples. Of 100 honest players, 95 are in the darker band; of 1000, " +
    "997 are in the two bands together.",
  dot: (number: number, name: string, rating: number, index: string) =>
    `${number} ${name}: rating ${rating}, index ${index}`,
  grounds: "Indications in addition to the rating",
  noGrounds: "No player reaches the thresholds of FIDE's rules.",
  ground: {
    STRENGTH_ONLY:
      "The player is stronger than the rating, but there is nothing else here. This alone is " +
      "inadmissible as a complaint (APP-I G2.5).",
    HALL_ONLY:
      "The moves after what the hall saw are better than the other moves. As a whole the " +
      "player is not stronger than the rating.",
    STRENGTH_AND_HALL:
      "The player is stronger than the rating, and the moves after what the hall saw are better than the other moves.",
  } as Record<string, string>,
  threshold: {
    WITH_OTHER_EVIDENCE: "A z of 2.50 or more counts only together with physical or observational evidence.",
    ALONE_ONLINE: "Online, a z of 4.25 or more alone is enough for a presumption. The player may disprove it.",
    ALONE_OVER_THE_BOARD:
      "Online and over the board, a z of 5.00 or more alone is enough for a presumption. The player may disprove it.",
  } as Record<string, string>,
  strength: "If a player plays better than the rating, this alone is no reason for a complaint (APP-I G2.5).",
  hall: "Moves after an event that the hall saw",
  hallText: (minutes: number, permutations: number, seed: number) =>
    `Moves within ${minutes} minutes after an absence, a lost connection or a page that was not in view are ` +
    `compared with the player's other moves. p: the same events are moved to ` +
    `random times (${permutations} times, random seed ${seed}); p is the share of these ` +
    "times that give at least as large a difference. Only random times that leave both moves " +
    "after the events and other moves count (Times). Smallest: the probability that, among " +
    "as many honest players, the smallest p is this small. BH: as explained above. With " +
    "under 30 moves in one of the groups the sample is small: a few moves change p a lot. " +
    "This is an association, never a verdict, and it is not part of z.",
  noHall: "There is nothing to compare the moves of rated players with.",
  hallColumns: {
    player: "Player",
    facts: "What the hall saw",
    after: "Moves after what the hall saw",
    elsewhere: "Other moves",
    difference: "Difference",
    p: "p",
    times: "Times",
    smallest: "Smallest",
    discovery: "BH",
  },
  annulled: "Games that do not count",
  annulledText:
    "These games were stopped and played again, so they do not count. Their moves are shown here, but the " +
    "figures above do not include these moves, and the moves are not compared with the moves that " +
    "players of the same rating make.",
  annulledGame: (board: string, attempt: number, white: string, black: string, moves: number) =>
    `Board ${board}, game ${attempt}: ${white} – ${black}, ${moves} half-moves.`,
  strips: "The games, move by move",
  stripLegend:
    "White is above, Black is below, move by move from left to right. Bars: how much worse a " +
    "move is than the best one. Lines across: the value expected of the rating. Coloured " +
    "bars: moves soon after something that the hall saw. Dots: moves that do not count. Thin " +
    "lines: time left. Bands with letters: what the hall saw, between the moves where it " +
    "happened (a pause is not wider than a move). ×3: three times close together.",
  strip: "moves and what the hall saw between them",
  everyMove: "Every move",
  noMoves: "no move counts",
  moves: (moves: number, lost: string, expected: string | null) =>
    `${moves} moves, on average ${lost} pawns worse than the best ` +
    `move${expected === null ? "" : `, expected ${expected}`}`,
  board: (number: string) => `Board ${number}`,
  facts: {
    absence: "absence",
    "focus-loss": "page not in view",
    disconnection: "disconnection",
    call: "arbiter called",
    "communication-loss": "not in the meeting",
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
    spent: "Seconds used",
    left: "Time left",
    lost: "Loss in pawns",
    expected: "Expected loss in pawns",
    seen: "What the hall saw",
  },
};

export type ScreeningWords = typeof screeningWords;
