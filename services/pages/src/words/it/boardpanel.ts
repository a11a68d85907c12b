import type { BoardpanelWords } from "../en/boardpanel";
import { commonWords } from "./common";

export const boardpanelWords: BoardpanelWords = {
  position: "Posizione",
  hallWasOut: (from, to) => `La sala è stata fuori servizio dalle ${from} alle ${to}`,
  elsewhere: (venue, roles) => `Altra sede (${venue}): rivolgiti a: ${roles.join(" o ")}.`,
  helper: {
    title: "Aiuto per scrivere o per l'orologio",
    none: (name) => `Nessuno aiuta ${name}.`,
    accept: (name) => `Accetta chi aiuta ${name}`,
    who: "Nome di chi aiuta",
    disabled: "Il giocatore ha una disabilità: l'orologio non si regola (6.2.6)",
    disabledNote: "disabilità: orologio non regolato",
    helps: (name) => `aiuta ${name}`,
    do: "Accetta",
    dismiss: "Termina l'aiuto",
    dismissReasons: ["Non serve più", "Disturba la partita"],
    adjust: "Regola l'orologio",
    time: "Minuti e secondi",
    take: "Togli",
    give: "Aggiungi",
    reasons: ["Il giocatore non deve scrivere", "Il giocatore non deve azionare l'orologio"],
    question: (name, time, take) =>
      `${take ? "Togliere" : "Aggiungere"} ${time} ${take ? "dall'orologio" : "all'orologio"} ` +
      `di ${name} per l'aiuto (8.1.6, 6.2.6)?`,
    confirm: "Sì, cambia l'orologio",
    done: "orologio regolato per l'aiuto",
  },
  offers: {
    title: "Offerte di patta",
    ban: (until) =>
      until === null
        ? "In questo torneo la patta d'accordo non è ammessa."
        : `Nessuna offerta di patta prima della mossa ${until}.`,
    lifted: "Un arbitro ha dato il consenso: in questa partita si può offrire patta.",
    flat: "Il regolamento non lascia questo consenso all'arbitro.",
    allow: "Consenti le offerte di patta",
    takeBack: "Ritira il consenso",
    question: "Permettere da ora a entrambi i giocatori di questa partita di offrire e accordare la patta?",
    questionBack:
      "Vietare di nuovo in questa partita le offerte di patta anticipate? Un'offerta già fatta resta valida.",
    confirm: "Sì, informa entrambi",
    reasons: ["D'accordo con l'Arbitro principale", "Il turno non può continuare come previsto"],
    done: "entrambi i giocatori sono informati",
  },
  checks: "Controlli prima della partita",
  pause: "Sospendi scacchiera",
  resume: "Riprendi scacchiera",
  resumedByDecision:
    "Una disconnessione a questa scacchiera non è ancora decisa. La partita riprende con la decisione.",
  start: "Avvia scacchiera",
  screening: "Analisi",
  screeningHint: "Un indizio, mai una prova.",
  screeningQueued: "In attesa di un motore.",
  screeningFew: (side, moves) => `${commonWords.side[side]}: ${moves} mosse esaminate, troppo poche per un dato`,
  screeningSide: (side, moves, percent, loss) =>
    `${commonWords.side[side]}: ${percent.toFixed(0)} % di ${moves} mosse uguali al motore, ` +
    `perdita media ${loss.toFixed(0)} cp`,
  newCode: (side) => `Nuovo codice per il ${commonWords.side[side]}`,
  codeIs: (code) => `Nuovo codice: ${code}`,
};
