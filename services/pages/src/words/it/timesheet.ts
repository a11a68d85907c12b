import type { TimesheetWords } from "../en/timesheet";
import { commonWords } from "./common";

export const timesheetWords: TimesheetWords = {
  timeSheet: "Foglio dei tempi",
  sheetOf: "Foglio dei tempi di",
  sheetName: (round, at) => `Turno ${round}, ${at}`,
  takeNow: "Rileva ora i tempi",
  noSheets:
    "Non c'è ancora nessun foglio dei tempi. Il server registra tutti i tempi degli orologi ogni mezz'ora di gioco.",
  allSumsRight: (boards) => `La somma dei tempi è giusta su tutte le scacchiere (${boards}).`,
  sumsWrong: (all) => `La somma dei tempi è sbagliata: ${commonWords.boards(all)}.`,
  sheetChanges: "Tempi cambiati con un ordine",
  movesColumn: "Mosse",
  clockColumn: "Orologio",
  sumColumn: "Somma dei tempi",
  expectedColumn: "Somma attesa",
  sumRight: "La somma dei tempi è giusta?",
  stateColumn: "Stato",
  runs: "questo orologio è in moto",
};
