import type { AssistantWords } from "../en/assistant";
import { spokenWords } from "./spoken";

export const assistantWords: AssistantWords = {
  spoken: spokenWords,
  assist: {
    title: "Assistenti",
    player: "il giocatore",
    none: "Nessun assistente.",
    name: (side) => `Indica un assistente per il ${side}`,
    nameText: (player) =>
      `L'assistente esegue le mosse che ${player} annuncia. Quando l'Arbitro principale ` +
      "locale ha ammesso l'assistente, l'assistente riceve un codice.",
    person: "Nome dell'assistente",
    language: "Lingua degli annunci",
    languages: { EN: "Inglese", IT: "Italiano" },
    propose: "Indica",
    admit: "Ammetti",
    dismiss: "Revoca",
    code: "Codice per l'assistente",
    admitted: "ammesso",
    notAdmitted: "non ancora ammesso",
    assists: (player) => `assiste ${player}`,
    with: (name) => `con l'assistente ${name}`,
    asked: (times) => `Tempi chiesti ${times === 1 ? "una volta" : `${times} volte`}`,
    afterMoves: (ply) => `semimossa ${ply}`,
    dismissReasons: [
      "Lo desidera il giocatore",
      "Non ammesso come assistente",
      "Ha parlato al giocatore oltre le regole",
      "Ha eseguito mosse diverse da quelle annunciate",
      "Non sta bene",
    ],
    entersMoves: (name) =>
      `${name}, il tuo assistente, esegue le tue mosse. Qui puoi offrire o accettare patta, ` +
      "abbandonare e chiamare l'arbitro da te.",
    youAssist: (player, side) =>
      `Assisti ${player} (${side}). Di' al giocatore solo ciò che è mostrato qui, e i tempi quando li chiede.`,
    announce: "Annuncia al giocatore",
    instructions: "Istruzioni del giocatore",
    asksTime: "Il giocatore ha chiesto il tempo",
    offers: "Il giocatore offre patta",
    accepts: "Il giocatore accetta la patta",
    declines: "Il giocatore rifiuta la patta",
    resigns: "Il giocatore abbandona",
    resignText: "Lo ha detto il giocatore? Allora vince l'avversario. Non si può annullare.",
    asksLeave: "Il giocatore chiede di uscire",
    calls: "Il giocatore chiama l'arbitro",
    reasons: {
      WANTED: "Il giocatore desidera parlare con l'arbitro",
      RULE: "Il giocatore chiede di una regola",
      OTHER_MOVE: "È stata eseguita una mossa non annunciata",
      DISTURBED: "Il giocatore è disturbato",
      MEDICAL: "Il giocatore ha bisogno di un medico",
      TECHNICAL: "Problema tecnico",
    },
  },
};
