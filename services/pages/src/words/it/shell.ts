import type { ShellWords } from "../en/shell";

export const shellWords: ShellWords = {
  bar: {
    label: "Che cosa ti aspetta",
    nothing: "Niente ti aspetta.",
    unknown: "Nessun collegamento con la sala: non si sa ancora che cosa ti aspetta.",
    more: (n) => (n === 1 ? "un altro" : `altri ${n}`),
    lost: (venues, n) => `${venues}: ${n} scollegati`,
    silent: "La sala non risponde",
    stood: (n) => `La sala non ha risposto: ${n === 1 ? "1 scacchiera sospesa" : `${n} scacchiere sospese`}`,
    damaged: "il registro era danneggiato, mancano dati della partita",
    outage: (from, to, n) =>
      `La sala non ha risposto dalle ${from} alle ${to}: ${n === 1 ? "1 scacchiera" : `${n} scacchiere`}`,
    appeal: "ricorso",
    copy: "copia di un ricorso da consegnare",
    vote: "il tuo voto",
    investigator: "serve un incaricato dell'indagine",
    late: "in ritardo",
    sound: "Suono degli allarmi",
    volume: "Volume",
    tune: "Suono",
    tunes: { CHIME: "carillon", BELL: "campana", PIPS: "impulsi" },
    off: "Il suono è spento: accendilo",
    blocked: "Suono bloccato: consentilo",
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
  lastHeard: (at) => `Vedi la situazione delle ${at}.`,
  hallSilent: (since) =>
    `La sala non risponde dalle ${since}. Mosse e ordini partono appena risponde. Il tempo ` +
    "fino ad allora non è tolto dagli orologi.",
  hallSilentPlayer:
    "La sala non risponde. La tua mossa sarà inviata appena risponde. Il tempo fino ad " +
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
