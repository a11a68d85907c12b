import type { BoardpanelWords } from "../en/boardpanel";
import { commonWords } from "./common";

export const boardpanelWords: BoardpanelWords = {
  position: "Posizione",
  hallWasOut: (from, to) => `La sala è stata fuori servizio dalle ${from} alle ${to}`,
  elsewhere: (venue, roles) => `Questo giocatore è in un'altra sede (${venue}). Rivolgiti a: ${roles.join(" o ")}.`,
  helper: {
    title: "Aiuto per scrivere le mosse o per l'orologio",
    none: (name) => `Nessuno aiuta ${name}.`,
    accept: (name) => `Accetta chi aiuta ${name}`,
    who: "Nome di chi aiuta",
    disabled: "Il giocatore ha una disabilità, perciò l'orologio non cambia per l'aiuto (6.2.6)",
    disabledNote: "il giocatore ha una disabilità, perciò l'orologio non cambia",
    helps: (name) => `aiuta ${name}`,
    do: "Accetta chi aiuta",
    dismiss: "Termina questo aiuto",
    adjust: "Cambia l'orologio",
    time: "Tempo in minuti e secondi",
    take: "Togli tempo",
    give: "Aggiungi tempo",
    question: (name, time, take) =>
      `${take ? "Togliere" : "Aggiungere"} ${time} ` +
      `${take ? "dall'orologio" : "all'orologio"} di ${name} a causa dell'aiuto (8.1.6, ` +
      "6.2.6)?",
    confirm: "Sì, cambia l'orologio",
    done: "l'orologio è stato cambiato a causa dell'aiuto",
  },
  offers: {
    title: "Offerte di patta",
    ban: (until) =>
      until === null
        ? "In questo torneo la patta d'accordo non è ammessa."
        : `I giocatori non possono offrire patta prima della mossa ${until}.`,
    lifted: "Un arbitro ha permesso le offerte di patta in questa partita.",
    flat: "Secondo il regolamento di questo torneo un arbitro non può permettere le offerte di patta.",
    allow: "Permetti le offerte di patta",
    takeBack: "Vieta di nuovo le offerte di patta",
    question: "Permettere da ora a entrambi i giocatori di questa partita di offrire e accordare la patta?",
    questionBack:
      "Un arbitro ha permesso in questa partita le offerte di patta anticipate. Vietarle di nuovo? " +
      "Un'offerta già fatta resta valida.",
    confirm: "Sì, informa entrambi i giocatori",
    done: "entrambi i giocatori sono informati",
  },
  checks: "Controlli prima della partita",
  pause: "Sospendi scacchiera",
  resume: "Riprendi scacchiera",
  resumedByDecision:
    "Una disconnessione a questa scacchiera non è ancora decisa. La partita riprende dopo la decisione.",
  start: "Avvia scacchiera",
  screening: "Analisi delle mosse",
  screeningHint: "Questo risultato è solo un indizio, mai una prova.",
  screeningQueued: "La partita attende un motore di scacchi.",
  screeningFew: (side, moves) => `${commonWords.side[side]}: ${moves} mosse analizzate, troppo poche per un risultato`,
  screeningSide: (side, moves, percent, loss) =>
    `${commonWords.side[side]}: ${percent.toFixed(0)} % di ${moves} mosse sono la prima scelta del motore. ` +
    `In media una mossa perde ${loss.toFixed(0)} centesimi di pedone.`,
  newCode: (side) => `Nuovo codice per il ${commonWords.side[side]}`,
  codeIs: (code) => `Nuovo codice: ${code}`,
};
