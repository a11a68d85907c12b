import { rulingsWords as english, type RulingsWords } from "../en/rulings";
import { commonWords } from "./common";

export const rulingsWords: RulingsWords = {
  rulingsOf: (round) => `Decisioni del turno ${round}`,
  restoredPositions: "Posizioni ripristinate",
  restoredTo: (ply) =>
    ply === 0
      ? "la partita è tornata alla posizione iniziale;"
      : `la partita è tornata alla posizione dopo la mossa ${Math.ceil(ply / 2)} del ` +
        `${commonWords.side[ply % 2 === 1 ? "WHITE" : "BLACK"]};`,
  cutMoves: (moves) => `queste mosse sono state annullate: ${moves}.`,
  rulings: "Decisioni",
  noRulings: "Ancora nessuna decisione.",
  withdrawal: {
    open: "Revoca la decisione…",
    title: (number, where) => `Revoca la decisione ${number} (${where})`,
    ruling: (number) => `Decisione ${number}`,
    gone: (number) => `decisione ${number} revocata.`,
    partly: (number, what) => `decisione ${number} revocata in parte (${what}); il resto resta in vigore.`,
    playsOn:
      "Se questa decisione aveva chiuso la partita, il risultato è tolto e la partita è " +
      "sospesa: deve riprenderla un arbitro. Se la partita era già finita prima, il " +
      "risultato va omologato di nuovo.",
    resume: "Se la partita continua, prima è sospesa. Riprendila quando entrambi i giocatori sono pronti.",
    what: "Che cosa si revoca",
    lifted:
      "Un giocatore espulso può giocare di nuovo i turni non ancora aperti. Ma la partita resta persa se " +
      "un turno successivo è già aperto o questo turno è ufficiale.",
    ofRounds: (what, rounds) => `${what}, per il turno ${rounds}`,
    thenEffects: (effects) => `Effetto della revoca: ${effects}.`,
    told:
      "I due giocatori e la sede dell'avversario vengono informati. La decisione resta agli " +
      "atti, segnata come revocata.",
    approved: "Dopo la revoca il risultato va omologato di nuovo.",
    hint: "Se una parte della decisione non si può più annullare, il server rifiuta la revoca e non cambia nulla.",
    confirm: (articles) => `Revoca ${articles.join(" + ")}`.trim(),
    by: (what, number) => `Revocata dalla decisione ${number}: ${what}`,
    of: (number) => `questa decisione revoca effetti della decisione ${number}`,
  },
  alsoClosed: (names) => `Questa decisione chiude anche la disconnessione di ${names}.`,
  rulingState: {
    MADE: "presa, ma non ancora applicata",
    APPLIED: "applicata",
    REFUSED: "rifiutata",
    WITHDRAWN: "revocata",
    PARTLY_WITHDRAWN: "revocata in parte",
  },
  rulingKind: {
    RESUME: "Ripresa",
    REDUCE: "Ripresa con meno tempo",
    RESTART: "Nuova partita, stessa cadenza",
    RESTART_SHORTER: "Nuova partita, cadenza più breve",
    NO_ACTION: "Nessun intervento",
    ADD_TIME: "Tempo aggiunto",
    CONFIRM_FLAG: "Vale il tempo scaduto",
    LOSS: "Partita persa",
    DRAW: "Patta",
    WARNING: "Ammonizione",
    ADD_TIME_TO_OPPONENT: "Più tempo all'avversario",
    REDUCE_TIME_OF_OFFENDER: "Meno tempo al giocatore",
    APPROVE_RESULT: "Risultato omologato",
    RAISE_SCORE_OF_OPPONENT: "Più punti all'avversario",
    LOWER_SCORE_OF_OFFENDER: "Meno punti al giocatore",
    GAME_LOST: "Partita persa",
    FINE: "Multa in denaro",
    EXCLUSION: "Esclusione",
    EXPULSION: "Espulsione",
    PENALTIES: "Sanzioni",
    APPEAL_UPHELD: "Ricorso accolto",
    APPEAL_CHANGED: "Ricorso accolto, nuovo punteggio",
    APPEAL_DISMISSED: "Ricorso respinto",
    FAILED_PAUSE: "Tempo per una sospensione mancata",
    WITHDRAWAL: "Sanzione revocata",
  },
  warningNumber: (number, standing) => (standing === null ? String(number) : `${number} (in vigore: ${standing})`),
  effect: {
    ...english.effect,
    WARNING: ({ side, count }) => `${side}, ammonizione ${count}`,
    RAISE_SCORE_OF_OPPONENT: ({ other, points }) => `${other}: punti ${points}`,
    LOWER_SCORE_OF_OFFENDER: ({ side, points }) => `${side}: punti ${points}`,
    GAME_LOST: ({ side, other, points }) => `${side} perde, ${other}: punti ${points}`,
    FINE: ({ side, amount, fine }) => `${side}, multa di ${amount} (${fine})`,
    EXCLUSION: ({ side, rounds }) => `${side}, escluso dal turno ${rounds}`,
    EXPULSION: ({ side, rounds }) => `${side}, espulso dal torneo${rounds && `, dal turno ${rounds} in poi`}`,
    WITHDRAWN_WARNING: ({ side }) => `${side}, ammonizione revocata`,
    WITHDRAWN_RAISE_SCORE_OF_OPPONENT: ({ other }) => `${other}, punti come prima`,
    WITHDRAWN_LOWER_SCORE_OF_OFFENDER: ({ side }) => `${side}, punti come prima`,
    WITHDRAWN_GAME_LOST: ({ side }) => `${side}, partita non persa`,
    WITHDRAWN_FINE: ({ side, amount, fine }) => `${side}, nessuna multa di ${amount} (${fine})`,
    WITHDRAWN_EXCLUSION: ({ side, rounds }) => `${side}, non escluso dal turno ${rounds}`,
    WITHDRAWN_EXPULSION: ({ side }) => `${side} non è espulso dal torneo`,
    LIFTED_EXPULSION: ({ side, rounds }) => `${side} può giocare nel turno ${rounds}; la partita già persa resta persa`,
    GOES_ON: () => "la partita continua",
    SCORE_BACK: ({ points }) => `punteggio ${points}`,
    FAIR_PLAY_PROVEN: () => "decisione per il fair play, illecito provato",
    FAIR_PLAY_SUSPECTED: () => "decisione per il fair play, senza prova (APP-I A9)",
    DECISION_FINAL: () => "nessun ricorso è possibile (APP-I A10)",
  },
  provisional: "Una bandierina è caduta durante la disconnessione. Il risultato dipende dalla decisione.",
};
