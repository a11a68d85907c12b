import type { AlarmsWords } from "../en/alarms";

export const alarmsWords: AlarmsWords = {
  hallBack: "La sala è tornata",
  resumeWaits: (n) =>
    `${n === 1 ? "Una scacchiera ha" : `${n} scacchiere hanno`} una disconnessione aperta: ` +
    `decide l'Arbitro principale (18.9), e la decisione ${n === 1 ? "la" : "le"} riprende.`,
  disk: {
    label: "Il disco della sala",
    left: (size) => `Sul disco della sala restano solo ${size}.`,
    low: "Chiedi all'operatore di fare spazio.",
    noNewRound: "Le partite continuano, ma nessun turno può essere aperto. Chiedi all'operatore di fare spazio subito.",
    full: "Il gioco sta per fermarsi. Chiedi all'operatore di fare spazio immediatamente.",
  },
  standstillLabel: "Fermo della sala",
  standstill: (from, to) => `La sala non ha risposto dalle ${from} alle ${to}.`,
  standstillBoards: (n) =>
    `${n === 1 ? "1 scacchiera è sospesa" : `${n} scacchiere sono sospese`}; nessun tempo addebitato.`,
  standstillWas: (n) => `${n === 1 ? "1 scacchiera coinvolta" : `${n} scacchiere coinvolte`}; nessun tempo addebitato.`,
  standstillList: "Scacchiere",
  resumeAll: (n) => (n === 1 ? "Riprendila" : `Riprendi tutte e ${n}`),
  alarms: "Allarmi",
  alarmCount: (n) => `${n} ${n === 1 ? "allarme" : "allarmi"}`,
  alarmKind: {
    SETTING_DIFFERS: "la cadenza non è quella annunciata",
    TIME_NOT_CONSERVED: "i tempi non tornano",
    OUTAGE: "la sala si è fermata",
  },
  alarmAdvice: {
    SETTING_DIFFERS: "Correggi l'impostazione, o di' perché è giusta (OCR 19.5).",
    TIME_NOT_CONSERVED: "Confronta con l'elenco delle mosse e imposta i tempi (OCR 19.5).",
  },
  expectedFound: (expected, found) => `Dovrebbe essere ${expected || "–"}, è ${found || "–"}.`,
  correctThis: "Correggi…",
  errands: "Vai alla scacchiera",
  covered:
    "La pagina con la scacchiera è coperta, o un altro programma ha la tastiera. Controlla che cosa c'è sullo schermo.",
  notInMeeting: (time) => `Fuori dalla riunione${time ? ` dalle ${time}` : ""}. La partita continua.`,
  again: {
    title: "Partite da ricominciare",
    count: (n) => `${n} ${n === 1 ? "partita" : "partite"} da ricominciare`,
    code: (side, name, venue) => `${side}, ${name} (${venue})`,
    codes: (seats) =>
      "I giocatori si sono scambiati di posto, perciò ogni dispositivo già entrato è ora " +
      `dell'altro giocatore. Crea un nuovo codice per ${seats.join(", per ")}, nel pannello ` +
      "della scacchiera o nella pagina Codici.",
    codesTile: "nuova partita: nuovi codici",
    tile: (done) => (done < 4 ? `nuova partita: controlli ${done}/4` : "nuova partita: da avviare"),
    seat: (side, name, venue, checks) => `${side}, ${name} (${venue}): ${checks.join(" e ")}`,
    checks: (seats) =>
      "La partita precedente è annullata. L'Arbitro principale locale di ogni sede ripete: " +
      `${seats.join("; ")}. Poi uno di loro avvia la scacchiera.`,
    start:
      "La partita precedente è annullata e tutti i controlli sono stati ripetuti: l'Arbitro " +
      "principale locale di una delle due sedi avvia la scacchiera.",
    player: (checks) =>
      "La tua partita precedente su questa scacchiera è annullata e ne segue una nuova. Ora un " +
      `arbitro ripete il ${checks.join(" e il ")} e poi avvia gli orologi. Resta alla ` +
      "scacchiera: fino ad allora nessun orologio corre.",
  },
};
