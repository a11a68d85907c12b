import type { PresenceWords } from "../en/presence";
import { commonWords } from "./common";
import { counted, formOf } from "../plurals";

export const presenceWords: PresenceWords = {
  presence: "Giocatori alla scacchiera",
  present: "il giocatore è alla scacchiera",
  presentLabel: (board, side) => `${commonWords.side[side]}: il giocatore è alla scacchiera, scacchiera ${board}`,
  held: (reason) => `avvio trattenuto: ${reason}`,
  holdStart: "Trattieni l'avvio",
  releaseStart: "Permetti l'avvio",
  rollCall: "Appello",
  rollCount: (here, all) => `${here} ${formOf(here, "giocatore", "giocatori")} su ${all} alla scacchiera`,
  exclusion: {
    ask: "Escludi il giocatore",
    back: "Annulla l'esclusione",
    label: (name) => `Escludi il giocatore ${name} da questa partita`,
    backLabel: (name) => `Annulla l'esclusione di ${name}`,
    title: (name) => `Escludere ${name} da questa partita?`,
    means:
      "Questo giocatore perde la partita senza giocarla, a meno che tu annulli l'esclusione " +
      "prima dell'inizio (FSSI ind-b).",
    called: (at) => `L'appello è alle ${at}.`,
    early: (at) => `L'appello non è ancora iniziato: è alle ${at}.`,
    stands: "escluso da questa partita",
    help:
      "Un giocatore il cui dispositivo è già entrato risulta presente. Perciò guarda ogni scacchiera e " +
      "togli il segno ai giocatori che non ci sono. Finché la partita non inizia puoi escludere un " +
      "giocatore che non risponde all'appello (FSSI ind-b). Un giocatore che non escludi può ancora " +
      "arrivare fino alla fine della tolleranza. Dopo, se è assente, perde per forfait.",
    you:
      "Non hai risposto all'appello dei giocatori e sei escluso da questa partita. Se è un " +
      "errore, chiama l'arbitro prima dell'inizio.",
    youOfTeam: (captain) =>
      "Non hai risposto all'appello dei giocatori e sei escluso da questa partita. Se è un " +
      `errore, dillo al tuo capitano, ${captain}, che deve chiamare l'arbitro prima ` +
      "dell'inizio.",
    told: (name) => `${name} non ha risposto all'appello dei giocatori ed è escluso da questa partita.`,
  },
  absence: {
    ask: "Registra come assente…",
    label: (board, side) => `Registra come assente: scacchiera ${board}, ${commonWords.side[side]}`,
    title: (name) => `Registrare ${name} come assente?`,
    means:
      "La partita può allora iniziare senza i controlli di questo giocatore. Se il giocatore arriva " +
      "entro la tolleranza, va controllato prima che possa muovere. Intanto il suo orologio corre.",
    meansAdjourned:
      "Alla ripresa questo giocatore conta come assente, anche con il dispositivo acceso. Poi solo un " +
      "arbitro può segnarlo come presente. Perde per forfait se è ancora assente dopo la tolleranza.",
    yes: "Sì, registra come assente",
    stands: "assente: la partita può iniziare senza i suoi controlli",
    recorded: "registrato come assente",
    count: (n) => (n === 1 ? "1 assente" : `${n} assenti`),
    help:
      "Non puoi controllare un giocatore che non è arrivato. Se lo registri come assente, la partita " +
      "può iniziare senza i controlli.",
    unready: (boards) =>
      `${commonWords.boards(boards.slice(0, 20))}${boards.length > 20 ? ` … (${boards.length})` : ""}: ` +
      `mancano controlli, perciò non ${boards.length === 1 ? "può" : "possono"} iniziare. Fai i ` +
      "controlli, o registra come assenti i giocatori che non sono arrivati: con un giocatore assente " +
      "la partita può iniziare senza i suoi controlli.",
    toCheck: "controlla questo giocatore in ritardo",
    came: (name) =>
      `${name} è arrivato dopo l'inizio. Controlla ora questo giocatore: può muovere solo dopo i due ` +
      "controlli, e il suo orologio corre.",
    opponent:
      "Il tuo avversario è assente. La partita inizia lo stesso. Il tuo avversario perde per forfait se " +
      "è ancora assente dopo la tolleranza.",
    you:
      "Non puoi ancora muovere: la partita è iniziata senza di te, e l'arbitro deve prima " +
      "controllare te e il tuo dispositivo. Il tuo orologio corre.",
  },
  defaultMinutes: (n) =>
    n === 0
      ? "Un giocatore assente all'inizio perde per forfait."
      : `Un giocatore ancora assente ${counted(n, "minuto", "minuti")} dopo l'inizio perde per forfait.`,
  defaultAt: (at, left) => `Il giocatore perde per forfait se è assente alle ${at} (fra ${left})`,
  defaultWaived: "Chi arriva tardi non perde per forfait: un arbitro ha annullato la tolleranza.",
  waive: "Prolunga o annulla la tolleranza",
  waiveWhom: "Prolunga o annulla la tolleranza per",
  waiveMinutes: (rule) => `Tempo di tolleranza in minuti dall'inizio (${rule} nel regolamento; vuoto: nessun forfait)`,
  reverseForfeit: "Annulla il forfait",
};
