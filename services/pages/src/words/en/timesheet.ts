import { commonWords } from "./common";

export const timesheetWords = {
  timeSheet: "Time sheet",
  sheetOf: "Sheet",
  sheetName: (round: number, at: string) => `Round ${round}, ${at}`,
  takeNow: "Take now",
  noSheets: "No time sheet yet. One is taken every half hour while games are played.",
  allSumsRight: (boards: number) => `All ${boards} sums are right.`,
  sumsWrong: (all: readonly number[]): string => `The sum of the times is wrong: ${commonWords.boards(all)}.`,
  sheetChanges: "Changed by order",
  movesColumn: "Moves",
  clockColumn: "Clock",
  sumColumn: "Sum",
  expectedColumn: "Should be",
  sumRight: "Sum right",
  stateColumn: "State",
  runs: "runs",
};

export type TimesheetWords = typeof timesheetWords;
