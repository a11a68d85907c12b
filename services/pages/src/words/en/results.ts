import type { Remedy } from "../../decision/remedy";
import type { DrawSituation, ResultOutcome, Side, Winnability } from "../../protocol/protocol";
import { commonWords } from "./common";

export const resultsWords = {
  resultDesk: {
    title: "Result",
    position: "Position",
    last: "the last one",
    ask: "What does the software find?",
    asking: "Searching…",
    found: "What the software finds",
    failed: "No answer. Ask again.",
    verdict: {
      WINNABLE: (side: Side): string => `${commonWords.side[side]} can still give checkmate`,
      UNWINNABLE: (side: Side): string => `${commonWords.side[side]} can no longer give checkmate: proved`,
      UNDECIDED: (side: Side): string =>
        `${commonWords.side[side]}: not decided, neither a mate nor a proof was found. The arbiter decides`,
    } satisfies Record<Winnability, (side: Side) => string>,
    counts: (occurrences: number, halfMoves: number) =>
      `The position has occurred ${occurrences === 1 ? "once" : `${occurrences} times`}; ` +
      `${halfMoves} half-moves without a capture or a pawn move.`,
    missed: "What was missed",
    situation: {
      DEAD_POSITION: "dead position (OCR 5.4.3)",
      REPETITION: "repetition (OCR 5.4.1)",
      MOVE_COUNT: "fifty moves (OCR 5.4.4)",
    } satisfies Record<DrawSituation, string>,
    declare: "Declare a missed draw",
    declareHint: (place: string) =>
      `The game ends as a draw because of what happened ${place}; what came later does not count (OCR 19.3).`,
    declareQuestion: (situation: string, place: string) =>
      `Drawn by ${situation} ${place}? The software checks it once more.`,
    declareConfirm: "Yes, it is drawn",
    declared: "declared drawn.",
    declareReasons: [
      "Nobody can give checkmate",
      "Claimed by a player",
      "Found when checking the record",
    ] as readonly string[],
    change: "Change the result",
    becomes: "It becomes",
    outcome: { GOES_ON: "the game goes on", WHITE_WINS: "1-0", BLACK_WINS: "0-1", DRAW: "½-½" } satisfies Record<
      ResultOutcome,
      string
    >,
    line: "Moves to the checkmate, if you can show it (e.g. 41. Be4#)",
    takeLine: "Take the line found",
    goesOnHint:
      "The game is paused in its last position, with the clocks as they were and the increment " +
      "of the last move; an arbiter resumes it (OCR 19.4).",
    takenBackHint:
      "The record that ended the game is taken back and no longer counts (AMD 7.5.5). The game " +
      "is paused in its last position, with the clocks as they were; an arbiter sets them by " +
      "his judgement and resumes the game (OCR 19.5, 19.6).",
    changeHint: "The result waits for approval again (OCR 19.4, 17.11).",
    changeQuestion: (was: string, becomes: string) =>
      `The result ${was} was set by the software. Change it: ${becomes}?`,
    changeConfirm: "Yes, change it",
    changed: "the result is changed.",
    winReasons: [
      "A checkmate is still possible",
      "Shown by a player",
      "Found when checking the record",
    ] as readonly string[],
    drawReasons: [
      "No checkmate was possible",
      "Claimed by a player",
      "Found when checking the record",
    ] as readonly string[],
    recordReasons: ["Recorded by mistake", "Wrong player", "Wrong board"] as readonly string[],
    was: (result: string, how: string) => `Instead of ${result} (${how}).`,
    drawnBy: (situation: string, place: string) => `Drawn by ${situation} ${place}.`,
    wentOn: "The game went on.",
    because: "Reason:",
  },
  change: {
    ask: "Change the result…",
    title: "Change the result",
    bySoftware: "The software set this result, so you may change it (19.4).",
    proved: "The software's finding proves this result: it cannot be changed by 19.4.",
    byRecord:
      "A recorded irregularity has ended the game. If it was recorded wrongly, it is taken back here (AMD 7.5.5).",
    official: (round: number) =>
      `Round ${round} is official. After a change the result must be approved and the round ` +
      "made official again, and its signed reports must be signed again (17.11, 18.3).",
    approved:
      "The result is approved. A changed result waits for approval again; the standings show " +
      "it at once as not official, and signed reports must be signed again (17.11, 18.3).",
    unapproved: "The result is not approved yet. A changed result waits for approval too (17.11).",
    whyNot: (termination: string): string => {
      switch (termination) {
        case "RESIGNATION":
        case "AGREEMENT":
          return "19.4 does not change this result: it comes from the players, not from the software.";
        case "RULING":
          return "19.4 does not change this result: it comes from a ruling, not from the software.";
        case "FORFEIT":
          return "19.4 does not change this result: it is a forfeit, the game was not played.";
        default:
          return "19.4 does not change this result: it follows from the moves, so it is not an error of the software.";
      }
    },
    instead: "What is possible instead",
    others: "What else is possible",
    go: "Go there",
    you: "You may.",
    barred:
      "No longer possible, the round is official: the Chief Arbiter may rule on the points " +
      "again, or an appeal may be filed.",
    remedies: {
      MISSED_DRAW: "Declare a draw that was missed (19.3).",
      FORFEIT_BACK: "Take the forfeit back (16.11).",
      RULING_BACK: "Take back the ruling about it (18.3).",
      POINTS: "Other points by a penalty (18.4.4-18.4.6).",
      APPEAL: "An appeal (17.11).",
    } satisfies Record<Remedy, string>,
    askOf: {
      MISSED_DRAW: "Ask the Local Chief Arbiter or the Chief Arbiter.",
      FORFEIT_BACK: "Ask the Local Chief Arbiter or the Chief Arbiter.",
      RULING_BACK: "Ask the arbiter who made it, or the Chief Arbiter.",
      POINTS: "Ask the Local Chief Arbiter of the player's venue or the Chief Arbiter.",
      APPEAL:
        "The player files it, or the Local Chief Arbiter of his venue; the Chief Arbiter or the " +
        "Chief Organiser records the decision.",
    } satisfies Record<Remedy, string>,
  },
};

export type ResultsWords = typeof resultsWords;
