import type { AssistantWords } from "../en/assistant";
import { spokenWords } from "./spoken";

export const assistantWords: AssistantWords = {
  spoken: spokenWords,
  assist: {
    title: "Assistenti",
    player: "il giocatore",
    none: "Questo giocatore non ha un assistente.",
    name: (side) => `Proponi un assistente per il ${side}`,
    nameText: (player) =>
      `L'assistente esegue le mosse che ${player} annuncia. Prima l'Arbitro ` +
      "principale locale deve accettare l'assistente. Poi l'assistente riceve un codice.",
    person: "Nome dell'assistente",
    language: "Lingua degli annunci",
    languages: { EN: "Inglese", IT: "Italiano" },
    propose: "Proponi questo assistente",
    admit: "Accetta l'assistente",
    dismiss: "Revoca l'assistente",
    code: "Codice per l'assistente",
    admitted: "l'arbitro ha accettato questo assistente",
    notAdmitted: "l'arbitro non ha ancora accettato questo assistente",
    assists: (player) => `è l'assistente di ${player}`,
    with: (name) => `con l'assistente ${name}`,
    asked: (times) => `Il giocatore ha chiesto i tempi ${times === 1 ? "una volta" : `${times} volte`}`,
    afterMoves: (ply) => `dopo la semimossa ${ply}`,
    entersMoves: (name) =>
      `${name}, il tuo assistente, esegue le tue mosse. Qui puoi offrire o accettare patta, ` +
      "abbandonare e chiamare l'arbitro da te.",
    youAssist: (player, side) =>
      `Assisti ${player} (${side}). Di' al giocatore solo ciò che è mostrato qui, e i tempi quando li chiede.`,
    announce: "Di' questo al giocatore",
    instructions: "Che cosa vuole fare il giocatore",
    asksTime: "Il giocatore chiede i tempi",
    offers: "Il giocatore offre patta",
    accepts: "Il giocatore accetta la patta",
    declines: "Il giocatore rifiuta la patta",
    resigns: "Il giocatore abbandona",
    resignText:
      "Il giocatore ti ha detto di abbandonare la partita? Se confermi, vince l'avversario. Non si può " + "annullare.",
    asksLeave: "Il giocatore chiede il permesso di uscire",
    calls: "Il giocatore chiama l'arbitro",
    reasons: {
      WANTED: "Il giocatore desidera parlare con l'arbitro",
      RULE: "Il giocatore chiede di una regola",
      OTHER_MOVE: "La mossa eseguita non è quella annunciata",
      DISTURBED: "Qualcosa disturba il giocatore",
      MEDICAL: "Il giocatore ha bisogno di un medico",
      TECHNICAL: "C'è un problema tecnico",
    },
  },
};
