import type { Irregularity, IrregularityConsequence, IrregularityKind, Side } from "../../protocol/protocol";
import { other } from "../../protocol/protocol";
import { commonWords } from "./common";

export const irregularitiesWords = {
  restore: "Restore a position",
  backTo: "Back to the position",
  initialPosition: "at the start of the game",
  afterMove: (move: string) => `after ${move}`,
  asItStands: "as it stands",
  storedTimes: "Times of that position",
  timesStay: "Times stay as they are",
  takesBack: (moves: string, count: number) =>
    `${count === 1 ? "1 half-move is" : `${count} half-moves are`} taken back: ${moves}. The ` +
    "game then stays paused until an arbiter resumes it.",
  clocksAfter: "Clocks before and after",
  clockChange: (side: Side, before: string, after: string): string => `${commonWords.side[side]} ${before} → ${after}`,
  clocksStay: (clocks: string) => `${clocks}, unchanged`,
  restoreQuestion: (place: string, moves: string, count: number, turn: Side): string =>
    `Back to the position ${place}, ${commonWords.side[turn]} to move? ` +
    `${count === 1 ? "The half-move" : `The ${count} half-moves`} ${moves} will be taken ` +
    "back.",
  restoreConfirm: "Yes, restore it",
  restored: "the position is restored and the game paused.",
  restoreReasons: ["Illegal move found", "Wrong move entered", "Pieces displaced"] as readonly string[],
  illegal: {
    title: "Illegal moves",
    short: "illegal",
    seenLately: "The playing zone has recorded an illegal move (AMD 7.5.5)",
    recorded: "Recorded in this game",
    record: "Record it",
    confirm: "Yes, record it",
    done: "recorded.",
    reasons: ["Seen by the arbiter", "Claimed by the opponent", "Found when checking the record"] as readonly string[],
    by: "Made by",
    what: "What",
    at: "At",
    now: "the current move",
    kind: {
      ILLEGAL_MOVE: "illegal move (AMD 7.5.1)",
      UNPROMOTED_PAWN: "pawn left on the last rank (AMD 7.5.2)",
      CLOCK_WITHOUT_MOVE: "clock pressed without a move (AMD 7.5.3)",
      TWO_HANDS: "moved with two hands (AMD 7.5.4)",
    } satisfies Record<IrregularityKind, string>,
    number: (n: number): string =>
      n === 1 ? "This is the first that counts." : `This is number ${n}; they count together.`,
    brings: {
      WARNING: (side: Side, _time: string): string => `${commonWords.side[side]} is warned.`,
      TIME: (side: Side, time: string): string => `${commonWords.side[other(side)]} gets ${time} more.`,
      END: (side: Side, _time: string): string =>
        `${commonWords.side[side]} loses (draw if ${commonWords.side[other(side)]} cannot give checkmate).`,
    } satisfies Record<IrregularityConsequence, (side: Side, time: string) => string>,
    giveTime: (time: string) => `The opponent gets ${time} more`,
    tooLate: "The opponent has moved since, so it stands (RAP A.4).",
    again: "Already recorded for this half-move: the player did it once more",
    back: "Take the last record back",
    backConfirm: "Yes, take it back",
    backDone: "the last record is taken back.",
    backQuestion: (given: boolean): string =>
      `It no longer counts${given ? ", and the time it gave is taken back" : ""}. Both players are informed.`,
    atMove: (move: number, side: Side): string => `at ${commonWords.side[side]}'s move ${move}`,
    line: (one: Irregularity, place: string): string =>
      `${commonWords.side[one.side]}, ${place}: ${irregularitiesWords.illegal.kind[one.kind]}, ` +
      `number ${one.number}. ${one.reason || "Seen by the hall."} (${one.article})`,
  },
  colours: "Reversed colours",
  coloursDo: { RESTART: "Exchange the seats and begin again", CONTINUE: "Record it and play on" },
  coloursText: {
    RESTART: (white: string, black: string, plies: number): string =>
      `Only ${plies} of 20 half-moves have been made: this game is void. ${black} gets White ` +
      `and ${white} gets Black, each with a new code.`,
    CONTINUE: (white: string, black: string, plies: number): string =>
      `${plies} half-moves have been made, 20 or more: the game goes on. Its result counts for ` +
      `${white} with White and ${black} with Black, and this is recorded.`,
  },
  replay: {
    title: "Wrong initial position",
    do: "Begin again from the right position",
    confirm: "Yes, begin again",
    question: (position: number) =>
      `Void this game and begin again from position ${position}? Its moves stay readable, but do not count.`,
    reasons: ["The pieces of another position were set up", "Another position had been announced"],
    position: "Number of the right position",
    range: "A number from 0 to 959.",
    drawn: (position: number, array: string) => `Drawn for this round: ${position} (${array}).`,
    text: "Both players get their full time (7.2.1).",
    done: "a new game waits for its start.",
  },
  coloursQuestion: {
    RESTART: "Void this game and exchange the seats? Its moves stay readable, but do not count.",
    CONTINUE: "Record that the colours were reversed and will stay so?",
  },
  coloursConfirm: { RESTART: "Yes, begin again", CONTINUE: "Yes, record it" },
  coloursDone: {
    RESTART: "the seats are exchanged; a new game waits for its start.",
    CONTINUE: "recorded; the game goes on.",
  },
  coloursReasons: ["Players sat down with the wrong colours", "Error in the pairing"] as readonly string[],
  coloursWereKept: (plies: number) =>
    `The colours were found reversed after ${plies} half-moves; the game goes on and counts ` +
    "for those who have the pieces.",
  overtaken:
    "Nothing was done: the game or what you chose has changed since you were asked. Look at it and press again.",
};

export type IrregularitiesWords = typeof irregularitiesWords;
