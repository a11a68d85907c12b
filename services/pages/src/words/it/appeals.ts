import type { AppealsWords } from "../en/appeals";
import { counted } from "../plurals";

export const appealsWords: AppealsWords = {
  appeal: "Ricorso",
  appeals: "Ricorsi",
  appealFor: (side) => `Presenta ricorso per il ${side}`,
  appealByCaptain: (name) => `In questo torneo i ricorsi della squadra li presenta il capitano, ${name} (FSSI team-b).`,
  appealOtherBoards:
    "Questo ricorso riguarda la tua scacchiera. Per un'altra scacchiera della tua squadra " +
    "consegna il ricorso all'Arbitro principale locale della sede, che lo presenta.",
  appealTerms: (minutes, until, fee, body) =>
    [
      until
        ? `Puoi fare ricorso fino alle ${until}.`
        : minutes === null
          ? ""
          : `Puoi fare ricorso entro ${counted(minutes, "minuto", "minuti")} dalla fine della partita.`,
      fee && `La tassa è di ${fee} EUR. Il ricorso si decide solo dopo il pagamento della tassa.`,
      body && `Decide sul ricorso: ${body}.`,
      "Il risultato vale fino alla decisione sul ricorso. L'avversario vede subito il ricorso.",
    ]
      .filter(Boolean)
      .join(" "),
  against: "Ricorso contro",
  theResult: "il risultato",
  appealAgainst: (what) => `Ricorso contro ${what}.`,
  appealBody: (body) => `Decide sul ricorso: ${body}.`,
  decidedBy: (body, recorder) => `deciso da: ${body}, registrato da: ${recorder}`,
  appealText: "Che cosa è sbagliato, e che cosa chiedi?",
  fileAppeal: "Presenta il ricorso",
  appealFiled: "Il ricorso è presentato.",
  ownAppeal: (what, at) => `Hai presentato un ricorso contro ${what} alle ${at}.`,
  theirAppeal: (what, text) => `Il tuo avversario fa ricorso contro ${what}: «${text}».`,
  appealOpen: "Il ricorso non è ancora deciso.",
  copyState: (at) =>
    at === null
      ? "L'avversario non ha ancora la copia del ricorso."
      : `L'avversario ha ricevuto la copia del ricorso alle ${at}.`,
  handOver: (side) => `Registra: copia del ricorso consegnata al ${side}`,
  feeState: (fee, paid) =>
    paid ? `La tassa di ${fee} EUR è stata pagata.` : `La tassa di ${fee} EUR non è ancora stata pagata.`,
  feeReference: "Numero di riferimento del pagamento",
  recordFee: (fee) => `Registra che la tassa di ${fee} EUR è pagata`,
  appealDecision: "Decisione sul ricorso",
  appealOutcome: {
    UPHELD: "Ricorso accolto",
    CHANGED: "Ricorso accolto, nuovo punteggio",
    DISMISSED: "Ricorso respinto",
  },
  upheld: {
    back: (effects) => `Questa decisione revoca la decisione contestata: ${effects}.`,
    score:
      "La partita ha i punti decisi dall'organo dei ricorsi. La tua decisione omologa anche questo " +
      "risultato. Dagli atti risulta che hai registrato tu la decisione.",
    playsOn:
      "Se la decisione contestata aveva chiuso la partita, il risultato è tolto e la partita è sospesa: " +
      "deve riprenderla un arbitro. Se la partita era già finita prima, ha i punti decisi dall'organo dei " +
      "ricorsi, e la tua decisione omologa anche questo risultato. Dagli atti risulta che hai registrato " +
      "tu la decisione.",
    official: (round) =>
      `Il turno ${round} è ufficiale. Dopo questa decisione va reso ufficiale di nuovo; fino ` +
      "ad allora vale il vecchio risultato.",
    gone:
      "Un arbitro ha già revocato la decisione contestata. La tua decisione viene registrata, ma non cambia " +
      "nulla nella partita.",
    byHand:
      "Il software non può annullare automaticamente questa decisione, ma puoi intervenire tu. Per dare " +
      "un altro punteggio scegli «Ricorso accolto, nuovo punteggio». Per correggere un orologio dai un " +
      "ordine. Se una sanzione revocata deve valere di nuovo, infliggila di nuovo.",
    stays: "Registra ugualmente la decisione, anche se questa parte non si può più annullare",
  },
};
