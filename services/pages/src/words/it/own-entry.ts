import type { OwnEntryWords } from "../en/own-entry";

export const ownEntryWords: OwnEntryWords = {
  loading: "Un momento…",
  again: "Riprova",
  of: "Giocatore",
  close: "Chiudi",
  back: "Indietro",
  none: "Giochi in tutti i turni.",
  noneOf: (name) => `${name} gioca in tutti i turni.`,
  kind: {
    HALF: "bye da mezzo punto",
    ZERO: "bye da zero punti",
    FULL: "bye da un punto intero",
    ALLOCATED: "bye assegnato dall'abbinamento",
  },
  bye: (round, kind) => `Turno ${round}: ${kind}, nessuna partita`,
  away: (from) => `Ritiro dal turno ${from} in poi. Un arbitro può registrare il rientro.`,
  awayUntil: (from, until) => `Assenza dal turno ${from} in poi, di nuovo in gioco dal turno ${until}.`,
  ask: "Chiedi un bye…",
  askTitle: "Chiedi un bye",
  askSend: "Chiedi questo bye",
  asked: (round, kind) => `Il bye è registrato: turno ${round}, ${kind}.`,
  round: "Turno",
  fromRound: "Dal turno",
  what: "Bye",
  means: "In quel turno non c'è partita. Il bye si può annullare finché il turno non è abbinato.",
  notAnnounced: "Il regolamento non prevede bye che i giocatori possano chiedere da soli (OCR 16.1).",
  noRound:
    "Ora non puoi chiedere un bye: ogni turno che viene è già abbinato, le richieste sono chiuse o i bye permessi " +
    "sono esauriti (OCR 16.1).",
  takeBack: "Annulla…",
  takeBackTitle: (round) => `Annulla il bye nel turno ${round}`,
  takeBackMeans: (round) => `Allora nel turno ${round} c'è di nuovo una partita.`,
  takeBackSend: "Annulla il bye",
  tookBack: (round) => `Il bye nel turno ${round} è annullato.`,
  withdraw: "Ritiro dall'evento…",
  withdrawTitle: "Ritiro dall'evento",
  goOn: "Continua",
  follows: "Ecco che cosa succede:",
  effects: {
    own: (round) => `Dal turno ${round} in poi non hai più abbinamenti.`,
    other: (name, round) => `Dal turno ${round} in poi ${name} non ha più abbinamenti.`,
    now: "Una partita in corso continua e il suo risultato vale.",
    paired: (round) =>
      `Il turno ${round} è già abbinato. L'Arbitro principale viene avvisato e cambia gli abbinamenti prima di ` +
      "aprirlo.",
    byes: "I bye da quel turno in poi vanno persi.",
    back: "Solo un arbitro o l'organizzatore può registrare il rientro.",
  },
  confirm: "Conferma il ritiro",
  withdrawn: (round) => `Il ritiro dal turno ${round} in poi è registrato.`,
};
