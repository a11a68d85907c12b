import type { Remedy } from "../../decision/remedy";
import type { DrawSituation, ResultOutcome, Side, Winnability } from "../../protocol/protocol";
import { commonWords } from "./common";

export const resultsWords = {
  resultPanel: {
    title: "Result",
    position: "Position",
    last: "the last position",
    ask: "Ask the software about this position",
    asking: "Searching…",
    found: "What the software finds",
    failed: "The software did not answer. Ask again.",
    verdict: {
      WINNABLE: (side: Side): string => `${commonWords.side[side]} can still give checkmate`,
      UNWINNABLE: (side: Side): string => `It is proved that ${commonWords.side[side]} can no longer give checkmate`,
      UNDECIDED: (side: Side): string =>
        `${commonWords.side[side]}: the software found no checkmate, and no proof that checkmate is impossible. ` +
        "The arbiter decides",
    } satisfies Record<Winnability, (side: Side) => string>,
    counts: (occurrences: number, halfMoves: number) =>
      `The position has occurred ${occurrences === 1 ? "once" : `${occurrences} times`}. ` +
      `The number of half-moves without a capture or a pawn move is ${halfMoves}.`,
    missed: "Draw that nobody noticed",
    situation: {
      DEAD_POSITION: "dead position (OCR 5.4.3)",
      REPETITION: "repetition (OCR 5.4.1)",
      MOVE_COUNT: "fifty moves (OCR 5.4.4)",
    } satisfies Record<DrawSituation, string>,
    declare: "Declare a draw that nobody noticed",
    declareHint: (place: string) =>
      `The game ends as a draw because of the position ${place}. Everything after that position does ` +
      "not count (OCR 19.3).",
    declareQuestion: (situation: string, place: string) =>
      `Declare a draw by ${situation} ${place}? The software checks the position once more.`,
    declareConfirm: "Yes, declare a draw",
    declared: "the game was declared a draw.",
    change: "Change the result",
    becomes: "New result",
    outcome: { GOES_ON: "the game goes on", WHITE_WINS: "1-0", BLACK_WINS: "0-1", DRAW: "½-½" } satisfies Record<
      ResultOutcome,
      string
    >,
    line: "Moves that lead to checkmate, if you can show them (e.g. 41. Be4#)",
    takeLine: "Use the checkmate that the software found",
    goesOnHint:
      "The game is paused in its last position. The clocks keep their times, including the " +
      "increment of the last move. An arbiter must resume the game (OCR 19.4).",
    takenBackHint:
      "An irregularity was recorded and ended the game. This record is taken back and no longer counts " +
      "(AMD 7.5.5). The game is paused in its last position, and the clocks keep their times. An arbiter " +
      "then sets the clocks, if needed, and resumes the game (OCR 19.5, 19.6).",
    changeHint: "The new result must be approved (OCR 19.4, 17.11).",
    changeQuestion: (was: string, becomes: string) =>
      `The software set the result ${was}. Change the result to “${becomes}”?`,
    changeConfirm: "Yes, change the result",
    changed: "the result is changed.",
    was: (result: string, how: string) => `The result before was ${result} (${how}).`,
    drawnBy: (situation: string, place: string) => `The game is a draw by ${situation} ${place}.`,
    wentOn: "The game continued.",
    because: "Reason:",
  },
  change: {
    ask: "Change the result…",
    title: "Change the result",
    bySoftware: "The software set this result, so you may change it (19.4).",
    proved: "The software has proved this result, so you cannot change it under article 19.4.",
    byRecord:
      "A recorded irregularity has ended the game. If the record is wrong, you can take it back here (AMD 7.5.5).",
    official: (round: number) =>
      `Round ${round} is official. If you change the result, three things must be done again: approve the ` +
      "result, make the round official, and sign the signed reports (17.11, 18.3).",
    approved:
      "The result is approved. If you change the result, the new result must be approved too. Until then " +
      "the standings show that it is not official. Signed reports must be signed again (17.11, 18.3).",
    unapproved:
      "The result is not approved yet. If you change the result, the new result must be approved too " + "(17.11).",
    whyNot: (termination: string): string => {
      switch (termination) {
        case "RESIGNATION":
        case "AGREEMENT":
          return "Article 19.4 does not apply: the result comes from the players, not from the software.";
        case "RULING":
          return "Article 19.4 does not apply: the result comes from a ruling, not from the software.";
        case "FORFEIT":
          return "Article 19.4 does not apply: the result is a forfeit, and the game was not played.";
        default:
          return "Article 19.4 does not apply: the result comes from the moves, so the software made no error.";
      }
    },
    instead: "What is possible instead",
    others: "What else is possible",
    go: "Go to this action",
    you: "You may do this yourself.",
    barred:
      "This action is no longer possible because the round is official. The Chief Arbiter may make " +
      "a new ruling about the points, and a player may appeal.",
    remedies: {
      MISSED_DRAW: "Declare a draw that nobody noticed (19.3).",
      FORFEIT_BACK: "Take the forfeit back (16.11).",
      RULING_BACK: "Withdraw the ruling about the result (18.3).",
      POINTS: "Give other points by a penalty (18.4.4-18.4.6).",
      APPEAL: "Submit an appeal (17.11).",
    } satisfies Record<Remedy, string>,
    askOf: {
      MISSED_DRAW: "Ask the Local Chief Arbiter or the Chief Arbiter.",
      FORFEIT_BACK: "Ask the Local Chief Arbiter or the Chief Arbiter.",
      RULING_BACK: "Ask the arbiter who made the ruling, or the Chief Arbiter.",
      POINTS: "Ask the Local Chief Arbiter of the player's venue or the Chief Arbiter.",
      APPEAL:
        "The player or the Local Chief Arbiter of the player's venue submits the appeal. The " +
        "Chief Arbiter or the Chief Organiser records the decision.",
    } satisfies Record<Remedy, string>,
  },
};

export type ResultsWords = typeof resultsWords;
