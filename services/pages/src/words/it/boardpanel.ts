import type { BoardpanelWords } from "../en/boardpanel";
import { commonWords } from "./common";
import { counted } from "../plurals";

export const boardpanelWords: BoardpanelWords = {
  position: "Posizione",
  hallWasOut: (from, to) => `Il server non ha risposto dalle ${from} alle ${to}`,
  elsewhere: (venue, roles) => `Questo giocatore è in un'altra sede (${venue}). Rivolgiti a: ${roles.join(" o ")}.`,
  helper: {
    title: "Chi aiuta con il formulario o con l'orologio",
    none: (name) => `Nessuno aiuta ${name}.`,
    accept: (name) => `Accetta chi aiuta ${name}`,
    who: "Nome di chi aiuta",
    disabled: "Il giocatore ha una disabilità, perciò il suo tempo resta uguale (6.2.6)",
    disabledNote: "il giocatore ha una disabilità, perciò il suo tempo resta uguale",
    helps: (name) => `aiuta ${name}`,
    do: "Accetta chi aiuta",
    dismiss: "Revoca chi aiuta",
    adjust: "Cambia il tempo dell'orologio",
    time: "Tempo in minuti e secondi",
    take: "Togli tempo",
    give: "Aggiungi tempo",
    question: (name, time, take) =>
      `${take ? "Togliere" : "Aggiungere"} ${time} ` +
      `${take ? "dall'orologio" : "all'orologio"} di ${name} perché qualcuno ` +
      "lo aiuta (8.1.6, 6.2.6)?",
    confirm: "Sì, cambia l'orologio",
    done: "il tempo è stato cambiato perché qualcuno aiuta il giocatore",
  },
  offers: {
    title: "Offerte di patta",
    ban: (until) =>
      until === null
        ? "In questo torneo la patta d'accordo non è ammessa."
        : `I giocatori non possono offrire patta prima della mossa ${until}.`,
    lifted: "Un arbitro ha permesso le offerte di patta in questa partita.",
    flat: "In questo torneo un arbitro non può permettere le offerte di patta.",
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
    "Un giocatore si è scollegato. La partita riprende quando l'Arbitro principale ha deciso sulla " +
    "disconnessione.",
  start: "Avvia scacchiera",
  screening: "Analisi delle mosse",
  screeningHint: "Questo risultato è solo un indizio, mai una prova.",
  screeningQueued: "Il motore di scacchi non ha ancora analizzato questa partita.",
  screeningFew: (side, moves) =>
    `${commonWords.side[side]}: ${counted(moves, "mossa analizzata", "mosse analizzate")}, ` +
    "troppo poche per un risultato",
  screeningSide: (side, moves, percent, loss) =>
    `${commonWords.side[side]}: ${counted(moves, "mossa analizzata", "mosse analizzate")}. ` +
    `Il ${percent.toFixed(0)} % di queste mosse è la mossa migliore del motore. In media una mossa è peggiore ` +
    `della migliore di ${loss.toFixed(0)} centesimi di pedone.`,
  newCode: (side) => `Nuovo codice per il ${commonWords.side[side]}`,
  codeIs: (code) => `Nuovo codice: ${code}`,
};
