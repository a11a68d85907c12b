import type { TimesheetWords } from "../en/timesheet";
import { commonWords } from "./common";

export const timesheetWords: TimesheetWords = {
  timeSheet: "Foglio dei tempi",
  sheetOf: "Foglio",
  sheetName: (round, at) => `Turno ${round}, ${at}`,
  takeNow: "Rileva ora",
  noSheets: "Ancora nessun foglio dei tempi. Se ne fa uno ogni mezz'ora di gioco.",
  allSumsRight: (boards) => `Tutte le ${boards} somme sono giuste.`,
  sumsWrong: (all) => `La somma dei tempi è sbagliata: ${commonWords.boards(all)}.`,
  sheetChanges: "Cambiati per ordine",
  movesColumn: "Mosse",
  clockColumn: "Orologio",
  sumColumn: "Somma",
  expectedColumn: "Dovrebbe essere",
  sumRight: "Somma giusta",
  stateColumn: "Stato",
  runs: "in moto",
};
