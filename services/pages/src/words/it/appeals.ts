import type { AppealsWords } from "../en/appeals";

export const appealsWords: AppealsWords = {
  appeal: "Ricorso",
  appeals: "Ricorsi",
  appealFor: (side) => `Ricorso per il ${side}`,
  appealByCaptain: (name) =>
    `In questo torneo il ricorso lo presenta il capitano per la squadra (FSSI team-b): ${name}.`,
  appealOtherBoards:
    "Questo ricorso riguarda la tua scacchiera. Per un'altra scacchiera della tua squadra " +
    "consegna il ricorso all'Arbitro principale locale della sede, che lo presenta.",
  appealTerms: (minutes, fee, body) =>
    [
      minutes === null ? "" : `Puoi fare ricorso entro ${minutes} minuti dalla fine della partita.`,
      fee && `La tassa è di ${fee} EUR; il procedimento si apre quando è pagata.`,
      body && `Decide: ${body}.`,
      "Fino alla decisione il risultato vale. L'altra parte vede subito il ricorso.",
    ]
      .filter(Boolean)
      .join(" "),
  against: "Contro",
  theResult: "il risultato",
  appealAgainst: (what) => `Ricorso contro ${what}.`,
  appealBody: (body) => `Decide: ${body}.`,
  decidedBy: (body, recorder) => `deciso da: ${body}, registrato da: ${recorder}`,
  appealText: "Che cosa è sbagliato, e che cosa chiedi?",
  fileAppeal: "Presenta ricorso",
  appealFiled: "Il ricorso è presentato.",
  ownAppeal: (what, at) => `Il tuo ricorso contro ${what}, presentato alle ${at}.`,
  theirAppeal: (what, text) => `Il tuo avversario fa ricorso contro ${what}: «${text}».`,
  appealOpen: "Non ancora deciso.",
  copyState: (at) => (at === null ? "L'altra parte non ha ancora la copia." : `L'altra parte ha la copia dalle ${at}.`),
  handOver: (side) => `Copia consegnata al ${side}`,
  feeState: (fee, paid) => (paid ? `Tassa di ${fee} EUR pagata.` : `Tassa di ${fee} EUR non ancora pagata.`),
  feeReference: "Riferimento del pagamento",
  recordFee: (fee) => `La tassa di ${fee} EUR è pagata`,
  appealDecision: "Decisione sul ricorso",
  appealOutcome: { UPHELD: "Ricorso accolto", CHANGED: "Accolto, nuovo punteggio", DISMISSED: "Ricorso respinto" },
  upheld: {
    back: (effects) => `Con la decisione si revoca quella contestata: ${effects}.`,
    score:
      "I punti valgono poi per decisione dell'organo: il risultato è omologato con essa, e " +
      "agli atti sei tu ad averla registrata.",
    playsOn:
      "Se questa decisione aveva chiuso la partita, il risultato è tolto e la partita " +
      "continua, sospesa: deve riprenderla un arbitro. Se la partita era già finita, i punti " +
      "valgono per decisione dell'organo: il risultato è omologato con essa, e agli atti sei " +
      "tu ad averla registrata.",
    official: (round) => `Il turno ${round} è ufficiale: va reso ufficiale di nuovo, e fino ad allora conta com'era.`,
    gone: "Di quella decisione non è più in vigore nulla, quindi non cambia altro.",
    byHand:
      "Qui il software non revoca nulla automaticamente. Per un altro punteggio scegli " +
      "«Accolto, nuovo punteggio»; correggi un orologio con un ordine, e infliggi di nuovo una " +
      "sanzione revocata.",
    stays: "Questa parte resta com'è: registra ugualmente la decisione",
  },
};
