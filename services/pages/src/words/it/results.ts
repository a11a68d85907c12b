import type { ResultsWords } from "../en/results";
import { commonWords } from "./common";

export const resultsWords: ResultsWords = {
  resultPanel: {
    title: "Risultato",
    position: "Posizione",
    last: "l'ultima posizione",
    ask: "Chiedi al software di questa posizione",
    asking: "Ricerca in corso…",
    found: "Che cosa trova il software",
    failed: "Il software non ha risposto. Riprova.",
    verdict: {
      WINNABLE: (side) => `${commonWords.side[side]}: può ancora dare scacco matto`,
      UNWINNABLE: (side) => `${commonWords.side[side]}: non può più dare scacco matto (dimostrato)`,
      UNDECIDED: (side) =>
        `${commonWords.side[side]}: il software non ha trovato né un matto né una prova che non sia ` +
        "possibile. Decide l'arbitro",
    },
    counts: (occurrences, halfMoves) =>
      "La posizione si è presentata " +
      `${occurrences === 1 ? "una volta" : `${occurrences} volte`}; ${halfMoves} semimosse ` +
      "senza catture né mosse di pedone.",
    missed: "Patta di cui nessuno si è accorto",
    situation: {
      DEAD_POSITION: "posizione morta (OCR 5.4.3)",
      REPETITION: "ripetizione (OCR 5.4.1)",
      MOVE_COUNT: "cinquanta mosse (OCR 5.4.4)",
    },
    declare: "Dichiara una patta sfuggita",
    declareHint: (place) =>
      `La partita finisce patta per la posizione ${place}. Tutto ciò che è venuto dopo non conta (OCR 19.3).`,
    declareQuestion: (situation, place) =>
      `Dichiarare la partita patta per ${situation} ${place}? Il software lo verifica ancora una volta.`,
    declareConfirm: "Sì, dichiara la patta",
    declared: "la partita è stata dichiarata patta.",
    change: "Cambia il risultato",
    becomes: "Nuovo risultato",
    outcome: { GOES_ON: "la partita continua", WHITE_WINS: "1-0", BLACK_WINS: "0-1", DRAW: "½-½" },
    line: "Mosse che portano allo scacco matto, se puoi mostrarle (in inglese, per es. 41. Be4#)",
    takeLine: "Usa le mosse trovate",
    goesOnHint:
      "La partita resta sospesa nell'ultima posizione. Gli orologi sono come stavano, con " +
      "l'incremento dell'ultima mossa. Deve farla riprendere un arbitro (OCR 19.4).",
    takenBackHint:
      "Un'irregolarità registrata ha chiuso la partita. Questa registrazione è ritirata e non conta più " +
      "(AMD 7.5.5). La partita è sospesa nell'ultima posizione, e gli orologi restano come stavano. Poi " +
      "un arbitro regola gli orologi, se serve, e fa riprendere la partita (OCR 19.5, 19.6).",
    changeHint: "Il nuovo risultato va omologato (OCR 19.4, 17.11).",
    changeQuestion: (was, becomes) => `Il software ha dato il risultato ${was}. Cambiare il risultato in «${becomes}»?`,
    changeConfirm: "Sì, cambia il risultato",
    changed: "il risultato è cambiato.",
    was: (result, how) => `Il risultato prima era ${result} (${how}).`,
    drawnBy: (situation, place) => `La partita è patta per ${situation} ${place}.`,
    wentOn: "La partita è continuata.",
    because: "Motivo:",
  },
  change: {
    ask: "Cambia il risultato…",
    title: "Cambia il risultato",
    bySoftware: "Il software ha dato questo risultato: puoi cambiarlo (19.4).",
    proved: "Il software ha dimostrato questo risultato, quindi non puoi cambiarlo secondo l'art. 19.4.",
    byRecord:
      "Un'irregolarità registrata ha chiuso la partita. Se la registrazione è sbagliata, " +
      "puoi ritirarla qui (AMD 7.5.5).",
    official: (round) =>
      `Il turno ${round} è ufficiale. Se cambi il risultato, bisogna fare di nuovo tre cose: omologare il ` +
      "risultato, rendere ufficiale il turno e firmare i rapporti già firmati (17.11, 18.3).",
    approved:
      "Il risultato è omologato. Se cambi il risultato, va omologato anche quello nuovo. Fino ad allora " +
      "la classifica mostra che non è ufficiale. I rapporti firmati vanno firmati di nuovo (17.11, 18.3).",
    unapproved: "Il risultato non è ancora omologato. Se cambi il risultato, anche quello nuovo va omologato (17.11).",
    whyNot: (termination) => {
      switch (termination) {
        case "RESIGNATION":
        case "AGREEMENT":
          return "L'art. 19.4 non si applica: il risultato viene dai giocatori, non dal software.";
        case "RULING":
          return "L'art. 19.4 non si applica: il risultato viene da una decisione, non dal software.";
        case "FORFEIT":
          return "L'art. 19.4 non si applica: il risultato è un forfait, la partita non è stata giocata.";
        default:
          return (
            "L'art. 19.4 non si applica: il risultato viene dalle mosse, quindi il software non ha " + "sbagliato."
          );
      }
    },
    instead: "Che cosa è possibile invece",
    others: "Che cos'altro è possibile",
    go: "Vai a questa azione",
    you: "Puoi farlo tu.",
    barred:
      "Questa azione non è più possibile perché il turno è ufficiale. L'Arbitro principale può prendere " +
      "una nuova decisione sui punti, oppure si può presentare un ricorso.",
    remedies: {
      MISSED_DRAW: "Dichiarare una patta sfuggita (19.3).",
      FORFEIT_BACK: "Annullare il forfait (16.11).",
      RULING_BACK: "Revocare la decisione sul risultato (18.3).",
      POINTS: "Dare altri punti con una sanzione (18.4.4-18.4.6).",
      APPEAL: "Presentare un ricorso (17.11).",
    },
    askOf: {
      MISSED_DRAW: "Rivolgiti all'Arbitro principale locale o all'Arbitro principale.",
      FORFEIT_BACK: "Rivolgiti all'Arbitro principale locale o all'Arbitro principale.",
      RULING_BACK: "Rivolgiti all'arbitro che ha preso la decisione, o all'Arbitro principale.",
      POINTS: "Rivolgiti all'Arbitro principale locale della sede del giocatore o all'Arbitro principale.",
      APPEAL:
        "Il ricorso lo presenta il giocatore o l'Arbitro principale locale della sua sede. " +
        "La decisione la registra l'Arbitro principale o l'Organizzatore principale.",
    },
  },
};
