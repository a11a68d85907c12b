import { counted } from "../plurals";

export const screeningWords = {
  title: "Screening",
  indication:
    "The statistics are an indication, never proof. The statistics alone do not change a result, do not " +
    "lead to a sanction and do not make anybody a suspect (APP-I A3).",
  burden:
    "The Fair Play Commission must prove the offence. The proof that is needed is called “comfortable " +
    "satisfaction”: more than “more probable than not” (APP-I B4, C1). The statistics are confidential. " +
    "The log records everybody who looks at the statistics, and everybody who tries to do so without " +
    "permission (APP-I G2.7).",
  allRounds: "all rounds",
  pgn: "Download the games (PGN)",
  pgnTitle: "Finished games, for the screening tool. Games in progress are not included.",
  show: "Show the statistics",
  again: "Show the new statistics",
  computing: "Calculating the statistics…",
  logged: "The log records everybody who looks at the statistics.",
  games: (over: number, playing: number, waiting: number) =>
    `Finished games: ${over}. Games in play: ${playing}. Games that have not started: ${waiting}.`,
  leftOut: (n: number) =>
    n === 1
      ? "One game is still in play, so the PGN does not include it."
      : `${n} games are still in play, so the PGN does not include them.`,
  playing: (minutes: number) =>
    "Games in progress are not shown. The chess engine analyses each position " +
    `${counted(minutes, "minute", "minutes")} ` +
    "after the move, and the last positions when the game ends.",
  analysed: (done: number, all: number) => `${done} of ${counted(all, "position", "positions")} analysed`,
  trouble: {
    NO_ENGINE:
      "There is no chess engine on the computer of the service fair-play, so no game can be " +
      "analysed. Ask the operator to install Stockfish there (apt-get install stockfish) or to " +
      "set onehall.engine.path. The analysis then continues automatically.",
    FAILING: "The chess engine does not work. The server tries to analyse the positions again and again.",
  },
  settings: (engine: string, nodes: number, lines: number, memory: number) =>
    `${engine}, ${nodes} nodes, ${lines} lines, ${memory} MiB`,
  madeWith: (settings: string, calibration: string) => `Analysed by ${settings}. Calibration: ${calibration}.`,
  recordOnly: (used: string, wanted: string) =>
    `The games were analysed by ${used}, but the calibration is for ${wanted}. So this page shows only ` +
    "the quality of the moves. There is no z-score. To compare players with their ratings, analyse the " +
    "games again with the engine and the settings of the calibration.",
  counted: (moves: number, counted: number, missing: number) =>
    `${moves} moves, of which ${counted} ` +
    `count.${missing > 0 ? ` ${missing} more moves will be included after they are analysed.` : ""}`,
  players: "Players",
  columns: {
    number: "No.",
    player: "Player",
    rating: "Rating",
    moves: "Moves",
    z: "z-score",
    interval: "95 % range",
    index: "Index (50 + 5 z)",
    largest: "Largest by chance",
    discovery: "False alarms (BH)",
    ipr: "Rating from moves (IPR ± 2 σ)",
    time: "Use of time",
  },
  note: { record: "no z-score", small: "small sample (few moves)", beyond: "rating outside the calibration" },
  reason: {
    UNRATED: "player has no rating",
    RATED_IN_SOME_GAMES: "player has no rating in some games",
    TOO_FEW_MOVES: "fewer than 30 moves",
  },
  missing: (moves: number) => (moves === 1 ? "1 move not analysed yet" : `${moves} moves not analysed yet`),
  notAnalysedYet: "not analysed yet",
  how: "How to read this table",
  reading: [
    "A move counts only if all of this is true: it is move 9 or later; the player had more than one legal " +
      "move; the position is new in the game; neither side can force checkmate; neither side is winning " +
      "already (by 3.00 pawns or more).",
    "z-score (z): how much the moves differ from the moves that are expected for the rating, in standard " +
      "deviations. If z is above 0, the moves are better than expected. 95 % range: z is probably in this " +
      "range. (The rating and the calibration are not exact.) Index: 50 + 5 z.",
    "The z-score combines two measures. EV (equal value): the share of moves that are as good as the " +
      "engine's first choice. AE (average error): how much worse than the best move the moves are on " +
      "average. The z-score is not the mean of EV and AE. It comes almost only from AE, because AE shows " +
      "differences of rating best. Errors are rare but large, and the z-score is corrected for this. So a " +
      "player who plays exactly as expected has a z-score a little below 0.",
    "Largest by chance: suppose that all players are honest. Then this is the probability that the " +
      "largest z-score among them is at least as high as this one. False alarms (BH, method of Benjamini " +
      "and Hochberg): suppose that you select all players with this value or a lower one. Then on average " +
      "at most this share of the selected players is selected only by chance. • marks 5 % or less.",
    "There is no z-score for a player without a rating or with fewer than 30 moves. With fewer than 100 " +
      "moves the sample is small: a few moves change the statistics a lot. IPR (intrinsic performance " +
      "rating): the rating that fits the moves, plus or minus two standard errors (± 2 σ). Use of time: it " +
      "shows if the player used more time for difficult moves (a correlation, corrected for the clock). If " +
      "it is near 0, easy and difficult moves took the same time. The use of time is not part of the " +
      "z-score.",
  ],
  scatter: "Players by rating and index",
  scatterLegend:
    "The numbers are the numbers in the table. A line is the 95 % range of a player, and an empty circle " +
    "is a small sample. Of 100 honest players, 95 are in the darker band. Of 1000 honest players, 997 are " +
    "in one of the two bands.",
  dot: (number: number, name: string, rating: number, index: string) =>
    `${number} ${name}: rating ${rating}, index ${index}`,
  grounds: "Indications in addition to playing strength",
  noGrounds: "No player reaches the limits of FIDE's rules.",
  ground: {
    STRENGTH_ONLY:
      "The player is stronger than the rating, but there is no other indication. This alone is not a " +
      "reason for a complaint (APP-I G2.5).",
    HALL_ONLY:
      "Soon after an absence, a lost connection or a hidden page, the player made better moves than at " +
      "other times. Over all moves, the player is not stronger than the rating.",
    STRENGTH_AND_HALL:
      "The player is stronger than the rating. Soon after an absence, a lost connection or a hidden page, " +
      "the player made better moves than at other times.",
  } as Record<string, string>,
  threshold: {
    WITH_OTHER_EVIDENCE:
      "A z-score of 2.50 or more counts only together with physical evidence or evidence from what somebody saw.",
    ALONE_ONLINE:
      "In online games, a z-score of 4.25 or more counts alone as evidence that the player broke the " +
      "rules (a presumption). The player may show that this is wrong.",
    ALONE_OVER_THE_BOARD:
      "In online and over-the-board games, a z-score of 5.00 or more counts alone as evidence that the " +
      "player broke the rules (a presumption). The player may show that this is wrong.",
  } as Record<string, string>,
  strength: "If a player plays better than the rating, this alone is not a reason for a complaint (APP-I G2.5).",
  hall: "Moves after an absence or a lost connection",
  hallText: (minutes: number, permutations: number, seed: number) =>
    `The server compares the moves within ${counted(minutes, "minute", "minutes")} after an absence, a lost ` +
    "connection or a hidden page with the player's other moves. p-value (p): the server moves the same events " +
    `to random times (${permutations} times, random seed ${seed}). p is the share of these random times with a ` +
    "difference that is at least as large. Random times: how many random times count. A random time " +
    "counts only if there are moves after the events and other moves too. Smallest by chance: suppose " +
    "that all players are honest. Then this is the probability that the smallest p among them is at least " +
    "as small as this one. False alarms (BH): as explained above. With fewer than 30 moves in one of the " +
    "two groups the sample is small: a few moves change p a lot. The result shows only that two things " +
    "happen together. It is never a verdict, and it is not part of the z-score.",
  noHall:
    "There is nothing to compare: the server recorded no event that was followed by moves of a player with " +
    "a rating.",
  hallColumns: {
    player: "Player",
    facts: "What the server recorded",
    after: "Moves after the event",
    elsewhere: "Other moves",
    difference: "Difference",
    p: "p-value",
    times: "Random times",
    smallest: "Smallest by chance",
    discovery: "False alarms (BH)",
  },
  annulled: "Games that do not count",
  annulledText:
    "These games were stopped and played again, so they do not count. You can see their moves here, but " +
    "the statistics above do not include these moves.",
  annulledGame: (board: string, attempt: number, white: string, black: string, moves: number) =>
    `Board ${board}, game ${attempt}: ${white} – ${black}, ${moves} half-moves.`,
  strips: "The games, move by move",
  stripLegend:
    "White is above and Black is below. The moves go from left to right. Bars: how much worse a move is " +
    "than the best move. Lines across: the value that is expected for the rating. Coloured bars: moves " +
    "soon after an absence or a lost connection. Dots: moves that do not count. Thin lines: time left. " +
    "Bands with letters: what the server recorded, shown between the moves where it happened (a pause is " +
    "not wider than a move). ×3: three times in a short time.",
  strip: "moves and what the server recorded between them",
  everyMove: "Every move",
  noMoves: "no move counts",
  moves: (moves: number, lost: string, expected: string | null) =>
    `${counted(moves, "move", "moves")}, on average ${lost} pawns worse than the best ` +
    `move${expected === null ? "" : `, expected ${expected}`}`,
  board: (number: string) => `Board ${number}`,
  facts: {
    absence: "absence",
    "focus-loss": "page hidden",
    disconnection: "disconnection",
    call: "arbiter called",
    "communication-loss": "not in the online meeting",
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
    at: "Time of the move",
    spent: "Seconds used",
    left: "Time left",
    lost: "Loss in pawns",
    expected: "Expected loss in pawns",
    seen: "What the server recorded",
  },
};

export type ScreeningWords = typeof screeningWords;
