import type { AlarmsWords } from "../en/alarms";

export const alarmsWords: AlarmsWords = {
  resumeWaits: (n) =>
    `Su ${n === 1 ? "una scacchiera" : `${n} scacchiere`} un giocatore si è scollegato e l'Arbitro principale ` +
    `non ha ancora deciso (18.9). ${n === 1 ? "La partita resta sospesa" : "Le partite restano sospese"}. ` +
    `Dopo la decisione ${n === 1 ? "la partita riprende" : "ogni partita riprende"} automaticamente.`,
  disk: {
    label: "Il disco del server",
    left: (size) => `Il disco del server è quasi pieno: sono liberi solo ${size}.`,
    low: "Chiedi all'operatore di fare spazio sul disco.",
    noNewRound:
      "Le partite continuano, ma nessun turno può essere aperto. Chiedi subito all'operatore di fare spazio sul disco.",
    full: "Tra poco tutte le partite si fermeranno. Chiedi immediatamente all'operatore di fare spazio sul disco.",
  },
  standstillLabel: "Fermo del server",
  standstill: (from, to) => `Il server non ha risposto dalle ${from} alle ${to}.`,
  standstillBoards: (n) =>
    `${n === 1 ? "1 scacchiera sospesa" : `${n} scacchiere sospese`}; nessun giocatore ha perso tempo.`,
  standstillWas: (n) =>
    "Il server non ha risposto per un po'. " +
    `${n === 1 ? "1 scacchiera è stata coinvolta" : `${n} scacchiere sono state coinvolte`}; ` +
    "nessun giocatore ha perso tempo.",
  standstillList: "Scacchiere",
  resumeAll: (n) => (n === 1 ? "Riprendi questa scacchiera" : `Riprendi tutte le ${n} scacchiere`),
  alarms: "Allarmi",
  alarmKind: {
    SETTING_DIFFERS: "la cadenza è diversa da quella annunciata",
    TIME_NOT_CONSERVED: "la somma dei tempi è sbagliata",
    OUTAGE: "il server non ha risposto",
  },
  alarmAdvice: {
    SETTING_DIFFERS: "Correggi la cadenza, o indica perché è giusta (OCR 19.5).",
    TIME_NOT_CONSERVED: "Confronta gli orologi con l'elenco delle mosse, poi imposta i tempi giusti (OCR 19.5).",
  },
  expectedFound: (expected, found) => `Valore atteso: ${expected || "–"}. Valore trovato: ${found || "–"}.`,
  correctThis: "Correggi la cadenza…",
  errands: "Vai a queste scacchiere",
  covered:
    "Sul dispositivo del giocatore la pagina con la scacchiera è coperta, o è in uso un altro " +
    "programma. Controlla che cosa mostra lo schermo.",
  notInMeeting: (time) =>
    `Il giocatore è fuori dalla riunione online${time ? ` (dalle ${time})` : ""}. La partita continua.`,
  again: {
    title: "Partite da ricominciare",
    count: (n) => `${n} ${n === 1 ? "partita" : "partite"} da ricominciare`,
    code: (side, name, venue) => `${side}, ${name} (${venue})`,
    codes: (seats) =>
      "I giocatori si sono scambiati di posto, ma ogni dispositivo è ancora entrato per il posto di " +
      "prima. Nel pannello della scacchiera o nella pagina Codici, crea un nuovo codice per: " +
      `${seats.join("; ")}.`,
    codesTile: "nuova partita: crea i codici di accesso",
    tile: (done) => (done < 4 ? `nuova partita: ${done} controlli su 4` : "nuova partita: avvia la scacchiera"),
    seat: (side, name, venue, checks) => `${side}, ${name} (${venue}): ${checks.join(" e ")}`,
    checks: (seats) =>
      "La partita precedente è annullata. L'Arbitro principale locale di ogni sede deve " +
      `ripetere questi controlli: ${seats.join("; ")}. Poi uno di questi arbitri avvia la ` +
      "scacchiera.",
    start:
      "La partita precedente è annullata e tutti i controlli sono stati ripetuti: l'Arbitro " +
      "principale locale di una delle due sedi avvia la scacchiera.",
    player: (checks) =>
      "La tua partita precedente su questa scacchiera è annullata e ne giocherai una nuova. " +
      `Ora un arbitro ripete il ${checks.join(" e il ")} e poi avvia gli orologi. Resta alla ` +
      "scacchiera: fino ad allora nessun orologio corre.",
  },
};
