import { commonWords } from "./common";

export const timesheetWords = {
  timeSheet: "Time sheet",
  sheetOf: "Time sheet of",
  sheetName: (round: number, at: string) => `Round ${round}, ${at}`,
  takeNow: "Take a time sheet now",
  noSheets: "There is no time sheet yet. The server records all clock times every half hour while games are played.",
  allSumsRight: (boards: number) => `The sum of the clock times is right on all boards (${boards}).`,
  sumsWrong: (all: readonly number[]): string => `The sum of the clock times is wrong: ${commonWords.boards(all)}.`,
  sheetChanges: "Times changed by an order",
  movesColumn: "Moves",
  clockColumn: "Clock",
  sumColumn: "Sum of clock times",
  expectedColumn: "Expected sum",
  sumRight: "Is the sum of clock times right?",
  stateColumn: "State",
  runs: "this clock is running",
};

export type TimesheetWords = typeof timesheetWords;
