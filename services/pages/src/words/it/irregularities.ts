import { other } from "../../protocol/protocol";
import type { IrregularitiesWords } from "../en/irregularities";
import { commonWords } from "./common";

export const irregularitiesWords: IrregularitiesWords = {
  restore: "Ripristina una posizione",
  backTo: "Torna alla posizione",
  initialPosition: "all'inizio della partita",
  afterMove: (move) => `dopo ${move}`,
  asItStands: "com'è ora",
  storedTimes: "Usa i tempi di quella posizione",
  timesStay: "Lascia i tempi come sono",
  takesBack: (moves, count) =>
    `${count === 1 ? "Si annulla 1 semimossa" : `Si annullano ${count} semimosse`}: ` +
    `${moves}. La partita resta poi sospesa finché un arbitro la riprende.`,
  clocksAfter: "Tempi prima e dopo",
  clockChange: (side, before, after) => `${commonWords.side[side]} ${before} → ${after}`,
  clocksStay: (clocks) => `${clocks}, invariati`,
  restoreQuestion: (place, moves, count, turn) =>
    `Tornare alla posizione ${place}, tratto al ${commonWords.side[turn]}? ` +
    `${count === 1 ? "La semimossa" : `Le ${count} semimosse`} ${moves} ` +
    `${count === 1 ? "sarà annullata" : "saranno annullate"}.`,
  restoreConfirm: "Sì, ripristina la posizione",
  restored: "la posizione è ripristinata e la partita sospesa.",
  illegal: {
    title: "Mosse illegali",
    short: "mossa illegale",
    seenLately: "La zona di gioco ha registrato una mossa illegale (AMD 7.5.5)",
    recorded: "Mosse illegali registrate in questa partita",
    record: "Registra la mossa illegale",
    confirm: "Sì, registra la mossa illegale",
    done: "la mossa illegale è registrata.",
    by: "Giocatore che ha fatto la mossa illegale",
    what: "Che cosa è successo",
    at: "Numero della mossa",
    now: "la mossa attuale",
    kind: {
      ILLEGAL_MOVE: "mossa illegale (AMD 7.5.1)",
      UNPROMOTED_PAWN: "pedone lasciato sull'ultima traversa (AMD 7.5.2)",
      CLOCK_WITHOUT_MOVE: "orologio premuto senza muovere (AMD 7.5.3)",
      TWO_HANDS: "mossa con due mani (AMD 7.5.4)",
    },
    number: (n) =>
      n === 1
        ? "È la prima mossa illegale di questo giocatore che conta."
        : `È la mossa illegale numero ${n} di questo giocatore; contano tutte insieme.`,
    brings: {
      WARNING: (side) => `${commonWords.side[side]} riceve un'ammonizione.`,
      TIME: (side, time) => `${commonWords.side[other(side)]} riceve ${time} di tempo in più.`,
      END: (side) => `${commonWords.side[side]} perde (patta se ${commonWords.side[other(side)]} non può dare matto).`,
    },
    giveTime: (time) => `L'avversario riceve ${time} di tempo in più`,
    tooLate: "L'avversario ha già mosso, quindi non puoi più registrare la mossa illegale (RAP A.4).",
    again:
      "Per questa semimossa una mossa illegale è già registrata. Segna qui solo se il giocatore ha fatto " +
      "una seconda mossa illegale",
    back: "Annulla l'ultima registrazione",
    backConfirm: "Sì, annulla la registrazione",
    backDone: "l'ultima registrazione è annullata.",
    backQuestion: (given) =>
      "La registrazione non conterà " +
      `più${given ? ", e il tempo in più è tolto di nuovo all'avversario" : ""}. I due giocatori vengono ` +
      "avvisati.",
    atMove: (move, side) => `alla mossa ${move} del ${commonWords.side[side]}`,
    line: (one, place) =>
      `${commonWords.side[one.side]}, ${place}: ${irregularitiesWords.illegal.kind[one.kind]}, ` +
      `numero ${one.number}. ${one.reason || "Vista dal server."} (${one.article})`,
  },
  colours: "Colori invertiti",
  coloursDo: { RESTART: "Scambia i posti e ricomincia", CONTINUE: "Registra i colori e continua" },
  coloursText: {
    RESTART: (white, black, plies) =>
      `Sono state giocate solo ${plies} semimosse, meno di 20, quindi questa partita è ` +
      `annullata. ${black} avrà il Bianco e ${white} il Nero. Ogni giocatore ha bisogno di ` +
      "un nuovo codice.",
    CONTINUE: (white, black, plies) =>
      `Sono state giocate ${plies} semimosse, cioè 20 o più, quindi la partita prosegue. Il ` +
      `risultato vale per ${white} con il Bianco e ${black} con il Nero, e ciò viene ` +
      "registrato.",
  },
  replay: {
    title: "Posizione iniziale sbagliata",
    do: "Ricomincia dalla posizione giusta",
    confirm: "Sì, ricomincia",
    question: (position) =>
      `Annullare questa partita e ricominciare dalla posizione ${position}? Potrai ancora ` +
      "leggerne le mosse, ma non contano.",
    position: "Numero della posizione giusta",
    range: "Scrivi un numero da 0 a 959.",
    drawn: (position, array) => `Posizione sorteggiata per questo turno: ${position} (${array}).`,
    text: "Entrambi hanno di nuovo tutto il tempo (7.2.1).",
    done: "una nuova partita attende che un arbitro la avvii.",
  },
  coloursQuestion: {
    RESTART:
      "Annullare questa partita e scambiare i posti dei giocatori? Potrai ancora leggerne le mosse, ma non contano.",
    CONTINUE: "Registrare che i colori erano invertiti e restano invertiti?",
  },
  coloursConfirm: { RESTART: "Sì, ricomincia", CONTINUE: "Sì, registra i colori" },
  coloursDone: {
    RESTART: "i posti sono scambiati. Una nuova partita attende che un arbitro la avvii.",
    CONTINUE: "i colori invertiti sono registrati, e la partita prosegue.",
  },
  coloursWereKept: (plies) =>
    `Dopo ${plies} semimosse un arbitro ha registrato che i colori erano invertiti. La partita prosegue e ` +
    "vale con i colori che i giocatori hanno ora.",
  overtaken:
    "Nel frattempo la partita o la tua scelta è cambiata, quindi nulla è stato fatto. Controlla la tua scelta, poi " +
    "premi di nuovo il pulsante.",
};
