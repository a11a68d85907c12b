import type { PresenceWords } from "../en/presence";
import { commonWords } from "./common";

export const presenceWords: PresenceWords = {
  presence: "Alla scacchiera",
  present: "alla scacchiera",
  presentLabel: (board, side) => `${commonWords.side[side]}: alla scacchiera, scacchiera ${board}`,
  held: (reason) => `avvio trattenuto: ${reason}`,
  holdStart: "Trattieni l'avvio",
  releaseStart: "Libera",
  releaseReason: "Ora è pronto",
  holdReasons: ["Dispositivo non collegato", "Problema tecnico"],
  rollCall: "Appello",
  rollCount: (here, all) => `${here} su ${all} alla scacchiera`,
  exclusion: {
    ask: "Escludi",
    back: "Annulla",
    label: (name) => `Escludi ${name} da questa partita`,
    backLabel: (name) => `Annulla l'esclusione di ${name}`,
    title: (name) => `Escludere ${name} da questa partita?`,
    means:
      "La partita è persa per questo giocatore senza essere giocata, a meno che l'esclusione sia annullata prima dell'inizio (FSSI ind-b).",
    called: (at) => `L'appello è alle ${at}.`,
    early: (at) => `L'appello è solo alle ${at}.`,
    stands: "escluso",
    help: "Un dispositivo collegato segna il suo giocatore: guarda ogni scacchiera e togli chi non c'è. Chi non risponde può essere escluso dalla partita fino all'inizio (FSSI ind-b). Senza esclusione decide la tolleranza.",
    you: "Non hai risposto all'appello dei giocatori e sei escluso da questa partita. Se è un errore, chiama l'arbitro prima dell'inizio.",
    youOfTeam: (captain) =>
      `Non hai risposto all'appello dei giocatori e sei escluso da questa partita. Se è un errore, dillo al tuo capitano, ${captain}, che chiama l'arbitro prima dell'inizio.`,
    told: (name) => `${name} non ha risposto all'appello dei giocatori ed è escluso da questa partita.`,
  },
  absence: {
    ask: "Assente…",
    label: (board, side) => `Assente: scacchiera ${board}, ${commonWords.side[side]}`,
    title: (name) => `Registrare ${name} come assente?`,
    means:
      "La partita inizia allora senza i controlli di questo giocatore, e decide la tolleranza. Chi arriva in tempo è prima controllato, poi muove; intanto il suo orologio cammina.",
    meansAdjourned:
      "Alla ripresa questo giocatore conta come assente, anche con il dispositivo acceso, finché un arbitro non lo spunta come presente. Decide la tolleranza.",
    yes: "Registra come assente",
    stands: "assente: si inizia senza",
    recorded: "registrato come assente",
    count: (n) => (n === 1 ? "1 assente" : `${n} assenti`),
    help: "Chi non è venuto non può essere controllato: registralo come assente, e la partita inizia senza di lui.",
    unready: (boards) =>
      `${commonWords.boards(boards.slice(0, 20))}${boards.length > 20 ? ` … (${boards.length})` : ""}: mancano controlli, perciò non ${boards.length === 1 ? "inizia" : "iniziano"}. Fai i controlli, o registra come assente chi non è venuto: allora la partita inizia e decide la tolleranza.`,
    toCheck: "arrivato tardi: controlla",
    came: (name) =>
      `${name} è arrivato a partita iniziata e non può muovere prima dei due controlli. Il suo orologio cammina.`,
    opponent: "Il tuo avversario è assente. La partita inizia senza di lui, poi decide la tolleranza.",
    you: "Non puoi ancora muovere: la partita è iniziata senza di te, e l'arbitro controlla prima te e il tuo dispositivo. Il tuo orologio cammina.",
  },
  defaultMinutes: (n) =>
    n === 0
      ? "Chi è assente all'inizio perde per forfait."
      : `Chi è assente ${n} minuti dopo l'inizio perde per forfait.`,
  defaultAt: (at, left) => `Assente alle ${at}: forfait (fra ${left})`,
  defaultWaived: "Nessun forfait per il ritardo: così ha deciso un arbitro.",
  waive: "Deroga alla tolleranza",
  waiveWhom: "Per",
  waiveMinutes: (rule) => `Minuti dopo l'inizio invece di ${rule} (vuoto: nessun forfait)`,
  waiveReasons: ["Mezzi in ritardo", "Sede non pronta", "Errore degli organizzatori"],
  reverseForfeit: "Annulla il forfait",
};
