import type { ResultsWords } from "../en/results";
import { commonWords } from "./common";

export const resultsWords: ResultsWords = {
  resultDesk: {
    title: "Risultato",
    position: "Posizione",
    last: "l'ultima",
    ask: "Che cosa trova il software?",
    asking: "Ricerca in corso…",
    found: "Che cosa trova il software",
    failed: "Nessuna risposta. Riprova.",
    verdict: {
      WINNABLE: (side) => `${commonWords.side[side]}: può ancora dare scacco matto`,
      UNWINNABLE: (side) => `${commonWords.side[side]}: non può più dare scacco matto, è dimostrato`,
      UNDECIDED: (side) =>
        `${commonWords.side[side]}: non deciso, non si è trovato né un matto né una dimostrazione. Decide l'arbitro`,
    },
    counts: (occurrences, halfMoves) =>
      "La posizione si è presentata " +
      `${occurrences === 1 ? "una volta" : `${occurrences} volte`}; ${halfMoves} semimosse ` +
      "senza catture né mosse di pedone.",
    missed: "Che cosa è sfuggito",
    situation: {
      DEAD_POSITION: "posizione morta (OCR 5.4.3)",
      REPETITION: "ripetizione (OCR 5.4.1)",
      MOVE_COUNT: "cinquanta mosse (OCR 5.4.4)",
    },
    declare: "Dichiara una patta sfuggita",
    declareHint: (place) =>
      `La partita finisce patta per la posizione ${place}; ciò che è venuto dopo non conta (OCR 19.3).`,
    declareQuestion: (situation, place) => `Patta per ${situation} ${place}? Il software lo verifica ancora una volta.`,
    declareConfirm: "Sì, è patta",
    declared: "dichiarata patta.",
    declareReasons: ["Nessuno può dare scacco matto", "Richiesta da un giocatore", "Trovata controllando il verbale"],
    change: "Cambia il risultato",
    becomes: "Diventa",
    outcome: { GOES_ON: "la partita continua", WHITE_WINS: "1-0", BLACK_WINS: "0-1", DRAW: "½-½" },
    line: "Mosse fino allo scacco matto, se lo si può mostrare (in inglese, per es. 41. Be4#)",
    takeLine: "Usa la variante trovata",
    goesOnHint:
      "La partita resta sospesa nell'ultima posizione, con gli orologi come stavano e l'ultima " +
      "mossa col suo incremento; un arbitro la fa riprendere (OCR 19.4).",
    takenBackHint:
      "La registrazione che ha chiuso la partita è ritirata e non conta più (AMD 7.5.5). La " +
      "partita resta sospesa nell'ultima posizione, con gli orologi come stavano; un arbitro " +
      "li regola a suo giudizio e la fa riprendere (OCR 19.5, 19.6).",
    changeHint: "Il risultato aspetta di nuovo l'omologazione (OCR 19.4, 17.11).",
    changeQuestion: (was, becomes) => `Il risultato ${was} è stato dato dal software. Cambiarlo: ${becomes}?`,
    changeConfirm: "Sì, cambialo",
    changed: "il risultato è cambiato.",
    winReasons: ["Uno scacco matto è ancora possibile", "Mostrato da un giocatore", "Trovata controllando il verbale"],
    drawReasons: ["Nessuno scacco matto era possibile", "Richiesta da un giocatore", "Trovata controllando il verbale"],
    recordReasons: ["Registrato per errore", "Giocatore sbagliato", "Scacchiera sbagliata"],
    was: (result, how) => `Al posto di ${result} (${how}).`,
    drawnBy: (situation, place) => `Patta per ${situation} ${place}.`,
    wentOn: "La partita è continuata.",
    because: "Motivo:",
  },
  change: {
    ask: "Cambia il risultato…",
    title: "Cambia il risultato",
    bySoftware: "Il software ha dato questo risultato: puoi cambiarlo (19.4).",
    proved: "Ciò che il software trova dimostra questo risultato: non si può cambiare secondo 19.4.",
    byRecord:
      "Un'irregolarità registrata ha chiuso la partita. Se è stata registrata per errore, qui si ritira (AMD 7.5.5).",
    official: (round) =>
      `Il turno ${round} è ufficiale. Con un cambiamento il risultato va omologato e il turno ` +
      "reso ufficiale di nuovo, e i rapporti firmati vanno firmati di nuovo (17.11, 18.3).",
    approved:
      "Il risultato è omologato. Se cambia, va omologato di nuovo; la classifica lo mostra " +
      "subito come non ufficiale, e i rapporti firmati vanno firmati di nuovo (17.11, 18.3).",
    unapproved: "Il risultato non è ancora omologato. Anche quello nuovo andrà omologato (17.11).",
    whyNot: (termination) => {
      switch (termination) {
        case "RESIGNATION":
        case "AGREEMENT":
          return "L'art. 19.4 non cambia questo risultato: viene dai giocatori, non dal software.";
        case "RULING":
          return "L'art. 19.4 non cambia questo risultato: viene da una decisione, non dal software.";
        case "FORFEIT":
          return "L'art. 19.4 non cambia questo risultato: è un forfait, la partita non è stata giocata.";
        default:
          return "L'art. 19.4 non cambia questo risultato: risulta dalle mosse, quindi non è un errore del software.";
      }
    },
    instead: "Che cosa è possibile invece",
    others: "Che cos'altro è possibile",
    go: "Vai",
    you: "Spetta a te.",
    barred:
      "Non è più possibile, il turno è ufficiale: l'Arbitro principale può decidere di nuovo i " +
      "punti, oppure si può presentare un ricorso.",
    remedies: {
      MISSED_DRAW: "Dichiarare una patta sfuggita (19.3).",
      FORFEIT_BACK: "Annullare il forfait (16.11).",
      RULING_BACK: "Annullare la decisione che lo riguarda (18.3).",
      POINTS: "Altri punti con una sanzione (18.4.4-18.4.6).",
      APPEAL: "Un ricorso (17.11).",
    },
    askOf: {
      MISSED_DRAW: "Rivolgiti all'Arbitro principale locale o all'Arbitro principale.",
      FORFEIT_BACK: "Rivolgiti all'Arbitro principale locale o all'Arbitro principale.",
      RULING_BACK: "Rivolgiti all'arbitro che l'ha presa, o all'Arbitro principale.",
      POINTS: "Rivolgiti all'Arbitro principale locale della sede del giocatore o all'Arbitro principale.",
      APPEAL:
        "Lo presenta il giocatore, o l'Arbitro principale locale della sua sede; la decisione la " +
        "registra l'Arbitro principale o l'Organizzatore principale.",
    },
  },
};
