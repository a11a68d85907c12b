import type { RepairWords } from "../en/repair";

export const repairWords: RepairWords = {
  title: (round) => `Correggere un abbinamento del turno ${round}`,
  intro:
    "Fino alla prima mossa a una scacchiera, l'Arbitro principale può scambiare i colori, sostituire un giocatore o " +
    "annullare la scacchiera.",
  columns: { board: "Scacchiera", white: "Bianco", black: "Nero", action: "Cambio" },
  repair: "Correggi l'abbinamento…",
  repairOf: (board) => `Correggi l'abbinamento della scacchiera ${board}`,
  why: {
    PLAYED: "è stata giocata una mossa",
    ENDED: "la partita è finita",
    UNPLAYED: "decisa senza partita",
    DECISION: "aspetta una decisione su una disconnessione",
    UNKNOWN: "la scacchiera qui non è ancora nota",
  },
  what: "Che cosa vuoi cambiare?",
  swap: (white, black) => `Scambiare i colori: ${black} ha il Bianco, ${white} ha il Nero`,
  replace: (side, player) => `Sostituire ${player} (${side === "WHITE" ? "Bianco" : "Nero"})`,
  entrant: "Chi gioca al suo posto?",
  choose: "Scegli un giocatore…",
  nobody:
    "In questo turno tutti i giocatori non ritirati hanno già una partita. Per abbinare fra loro due di questi, " +
    "annulla prima le loro scacchiere, poi aggiungi scacchiere con i nuovi avversari.",
  withBye: "ha un bye, che finisce",
  follows: "Che cosa succede",
  always: [
    "La partita a questa scacchiera è annullata. Se ne prepara una nuova, con tutti e due gli orologi dall'inizio.",
    "I due giocatori devono superare di nuovo i controlli. La nuova partita aspetta che qualcuno la faccia iniziare.",
    "Se prima della tua conferma viene giocata una mossa, non cambia nulla.",
  ],
  swapFollows:
    "I codici dei due giocatori non valgono più. Dai a ciascuno un nuovo codice per il nuovo posto, alla scacchiera " +
    "sulla pagina «Scacchiere».",
  replaceFollows: (leaving, entering) =>
    `Il codice di ${leaving} non vale più. Dai a ${entering} un codice alla scacchiera, pagina «Scacchiere». In ` +
    `questo turno ${leaving} non ha una partita, né punti.`,
  cancel: "Annullare la scacchiera: non vi si gioca nessuna partita",
  gets: (player) => `Che cosa ha ${player} in questo turno`,
  choice: {
    ALLOCATED: "Bye assegnato dall'abbinamento",
    FULL: "Bye da un punto",
    HALF: "Bye da mezzo punto",
    ZERO: "Bye da zero punti (assenza nota)",
    NONE: "Non abbinato: né bye né punti",
  },
  chooseBye: "Scegli…",
  cancelAlways: [
    "La partita a questa scacchiera è annullata e non se ne gioca un'altra. Il numero della scacchiera non si usa più.",
    "La classifica e il rapporto del torneo (TRF) mostrano che cosa ha ciascun giocatore.",
    "Se prima della tua conferma viene giocata una mossa, non cambia nulla.",
  ],
  cancelFollows:
    "I codici dei due giocatori non valgono più. Se più tardi li abbini di nuovo in questo turno, aggiungi una " +
    "scacchiera.",
  severalAllocated: (players) =>
    `${players} giocatori di questo turno avrebbero il bye assegnato dall'abbinamento; per C.04.1.3 lo ha uno solo.`,
  confirmCancel: "Annulla la scacchiera",
  cancelled: (board) => `La scacchiera ${board} è annullata.`,
  confirm: "Correggi l'abbinamento",
  add: "Aggiungi una scacchiera…",
  addTitle: (board) => `Aggiungere la scacchiera ${board}`,
  adding: "Aggiungi la scacchiera",
  addFollows:
    "La scacchiera è preparata come le altre e aspetta che qualcuno faccia iniziare la partita. Dai un codice a " +
    "tutti e due i giocatori.",
  side: { WHITE: "Bianco", BLACK: "Nero" },
  done: (board) =>
    `L'abbinamento della scacchiera ${board} è cambiato. Dai i nuovi codici alla scacchiera, pagina «Scacchiere».`,
  toConsole: "Alla pagina «Scacchiere»",
};
