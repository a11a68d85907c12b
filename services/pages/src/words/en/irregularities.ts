import type { Irregularity, IrregularityConsequence, IrregularityKind, Side } from "../../protocol/protocol";
import { other } from "../../protocol/protocol";
import { commonWords } from "./common";

export const irregularitiesWords = {
  restore: "Restore a position",
  backTo: "Go back to the position",
  initialPosition: "at the start of the game",
  afterMove: (move: string) => `after ${move}`,
  asItStands: "as it is now",
  storedTimes: "Use the clock times of that position",
  timesStay: "Keep the clock times as they are",
  takesBack: (moves: string, count: number) =>
    `${count === 1 ? "1 half-move is" : `${count} half-moves are`} taken back: ${moves}. The ` +
    "game then stays paused until an arbiter resumes it.",
  clocksAfter: "Clock times before and after",
  clockChange: (side: Side, before: string, after: string): string => `${commonWords.side[side]} ${before} → ${after}`,
  clocksStay: (clocks: string) => `${clocks}, unchanged`,
  restoreQuestion: (place: string, moves: string, count: number, turn: Side): string =>
    `Go back to the position ${place}, ${commonWords.side[turn]} to move? ` +
    `${count === 1 ? "The half-move" : `The ${count} half-moves`} ${moves} will be taken ` +
    "back.",
  restoreConfirm: "Yes, restore the position",
  restored: "the position is restored, and the game is paused.",
  illegal: {
    title: "Illegal moves",
    short: "illegal move",
    seenLately: "The playing zone has recorded an illegal move (AMD 7.5.5)",
    recorded: "Illegal moves recorded in this game",
    record: "Record the illegal move",
    confirm: "Yes, record the illegal move",
    done: "the illegal move is recorded.",
    by: "Player who made the illegal move",
    what: "What happened",
    at: "Number of the move",
    now: "the current move",
    kind: {
      ILLEGAL_MOVE: "illegal move (AMD 7.5.1)",
      UNPROMOTED_PAWN: "pawn left on the last rank (AMD 7.5.2)",
      CLOCK_WITHOUT_MOVE: "clock pressed without a move (AMD 7.5.3)",
      TWO_HANDS: "moved with two hands (AMD 7.5.4)",
    } satisfies Record<IrregularityKind, string>,
    number: (n: number): string =>
      n === 1
        ? "This is the first illegal move of this player that counts."
        : `This is illegal move number ${n} of this player. All illegal moves of the player count together.`,
    brings: {
      WARNING: (side: Side, _time: string): string => `${commonWords.side[side]} gets a warning.`,
      TIME: (side: Side, time: string): string => `${commonWords.side[other(side)]} gets ${time} more time.`,
      END: (side: Side, _time: string): string =>
        `${commonWords.side[side]} loses (draw if ${commonWords.side[other(side)]} cannot give checkmate).`,
    } satisfies Record<IrregularityConsequence, (side: Side, time: string) => string>,
    giveTime: (time: string) => `The opponent gets ${time} more time`,
    tooLate: "The opponent has already moved, so you can no longer record the illegal move (RAP A.4).",
    again:
      "An illegal move is already recorded for this half-move. Tick this only if the player made a second " +
      "illegal move",
    back: "Take back the last record",
    backConfirm: "Yes, take the record back",
    backDone: "the last record is taken back.",
    backQuestion: (given: boolean): string =>
      `The record will no longer count${given ? ", and the opponent loses the extra time again" : ""}. ` +
      "Both players are informed.",
    atMove: (move: number, side: Side): string => `at ${commonWords.side[side]}'s move ${move}`,
    line: (one: Irregularity, place: string): string =>
      `${commonWords.side[one.side]}, ${place}: ${irregularitiesWords.illegal.kind[one.kind]}, ` +
      `number ${one.number}. ${one.reason || "Noticed by the server."} (${one.article})`,
  },
  colours: "Reversed colours",
  coloursDo: { RESTART: "Exchange the seats and begin again", CONTINUE: "Record the colours and continue" },
  coloursText: {
    RESTART: (white: string, black: string, plies: number): string =>
      `Only ${plies} half-moves have been made (fewer than 20), so this game does not count. In the new ` +
      `game, ${black} plays White and ${white} plays Black. Each player needs a new code.`,
    CONTINUE: (white: string, black: string, plies: number): string =>
      `${plies} half-moves have been made, which is 20 or more, so the game goes on. Its ` +
      `result counts for ${white} with White and ${black} with Black, and this is recorded.`,
  },
  replay: {
    title: "Wrong initial position",
    do: "Begin again from the right position",
    confirm: "Yes, begin again",
    question: (position: number) =>
      `Begin a new game from position ${position}? You can still read the moves of this game, but they do not count.`,
    position: "Number of the right position",
    range: "Please enter a number from 0 to 959.",
    drawn: (position: number, array: string) => `Position chosen by lot for this round: ${position} (${array}).`,
    text: "Both players get their full time (7.2.1).",
    done: "a new game waits until an arbiter starts it.",
  },
  coloursQuestion: {
    RESTART:
      "Exchange the players' seats and begin a new game? You can still read the moves of this game, but they " +
      "do not count.",
    CONTINUE: "Record that the colours were reversed and will stay reversed?",
  },
  coloursConfirm: { RESTART: "Yes, begin again", CONTINUE: "Yes, record the colours" },
  coloursDone: {
    RESTART: "the seats are exchanged. A new game waits until an arbiter starts it.",
    CONTINUE: "the reversed colours are recorded, and the game goes on.",
  },
  coloursWereKept: (plies: number) =>
    `After ${plies} half-moves an arbiter recorded that the colours were reversed. The game goes on. It ` +
    "counts with the colours that the players have now.",
  overtaken:
    "The game or your choice has changed in the meantime, so nothing was done. Check your choice, then press the " +
    "button again.",
};

export type IrregularitiesWords = typeof irregularitiesWords;
