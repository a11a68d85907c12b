import type { ShellWords } from "../en/shell";

export const shellWords: ShellWords = {
  bar: {
    label: "I tuoi compiti aperti",
    nothing: "Non hai compiti aperti.",
    next: {
      missing: (venue, round, point, who, more) =>
        `Prima del turno ${round}, ${venue}: ${point} (${who})` +
        (more === 0 ? "" : more === 1 ? ", e un altro punto" : `, e altri ${more} punti`) +
        ". Poi la sede si può aprire.",
      open: (venue, round, who) => `Prima del turno ${round}, ${venue}: apri la sede (${who}).`,
      checks: (venue, round, seats, who) =>
        `Prima del turno ${round}, ${venue}: controlla ${seats === 1 ? "1 giocatore" : `${seats} giocatori`} (${who}).`,
    },
    unknown: "Non c'è collegamento con il server: i tuoi compiti aperti non si sanno ancora.",
    more: (n) => (n === 1 ? "un altro" : `altri ${n}`),
    lost: (venues, n) => `${venues}: ${n} ${n === 1 ? "posto scollegato" : "posti scollegati"}`,
    back: (venues, n) => `${venues}: ${n} ${n === 1 ? "posto ricollegato" : "posti ricollegati"}`,
    silent: "Il server non risponde",
    stood: (n) =>
      `Il server non ha risposto per un po': ${n === 1 ? "1 scacchiera è sospesa" : `${n} scacchiere sono sospese`}`,
    damaged: "il registro era danneggiato, mancano dati della partita",
    outage: (from, to, n) =>
      `Il server non ha risposto dalle ${from} alle ${to}: ` +
      `${n === 1 ? "1 scacchiera colpita" : `${n} scacchiere colpite`}`,
    appeal: "ricorso",
    copy: "consegna la copia di un ricorso",
    assistant: "assistente da accettare",
    vote: "serve il tuo voto",
    investigator: "serve un incaricato dell'indagine",
    late: "questo compito è in ritardo",
    sound: "Suono degli allarmi",
    volume: "Volume",
    tune: "Tipo di suono",
    tunes: { CHIME: "carillon", BELL: "campana", PIPS: "impulsi" },
    off: "Accendi il suono",
    blocked: "Consenti il suono",
    notify: "Consenti le notifiche",
    denied: "Questo browser non consente notifiche per questa pagina.",
  },
  loading: {
    now: "Caricamento della pagina…",
    failed: "Non è stato possibile caricare questa pagina. Controlla il collegamento, poi caricala di nuovo.",
    again: "Carica di nuovo",
  },
  sound: { label: "Suono per le mosse dell'avversario", volumes: { OFF: "spento", LOW: "basso", HIGH: "forte" } },
  offline: "Sei scollegato. Nuovo tentativo in corso…",
  lastHeard: (at) => `Questa pagina mostra la situazione delle ${at}.`,
  hallSilent: (since) =>
    `Il server non risponde dalle ${since}. Mosse e ordini partono appena risponde. Il tempo ` +
    "fino ad allora non è tolto dagli orologi.",
  hallSilentPlayer:
    "Il server non risponde. La tua mossa sarà inviata appena risponde. Il tempo fino ad " +
    "allora non è tolto dal tuo orologio.",
  tooLarge: "Il testo è troppo lungo e non è stato accettato. Accorcia le parti più lunghe e invia di nuovo.",
  replaced: "Il tuo posto è aperto in un'altra scheda di questo browser. Questa scheda non è attiva.",
  takeBack: "Continua in questa scheda",
  leave: "Esci",
  leaveTitle: "Uscire da questa pagina?",
  leaveText: "Hai già usato il tuo codice, quindi per rientrare te ne serve uno nuovo.",
  stay: "Resta",
  newCodeFrom: {
    VENUE: "Ricevi il codice dall'Arbitro principale locale della tua sede.",
    HALL: "Ricevi il codice dall'Arbitro principale o dall'Organizzatore principale.",
    ORGANISER: "Ricevi il codice dall'Organizzatore principale.",
    CHIEF: "Ricevi il codice dall'Arbitro principale.",
  },
};
