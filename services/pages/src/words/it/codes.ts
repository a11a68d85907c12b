import type { CodesWords } from "../en/codes";

export const codesWords: CodesWords = {
  codes: {
    title: "Codici",
    all: "Tutto il torneo",
    players: "Giocatori",
    officials: "Ufficiali di gara",
    ofRound: "Turno",
    playersHint:
      "I giocatori già entrati passano automaticamente alla scacchiera successiva. Tutti gli " +
      "altri, e ogni giocatore alla prima partita, entrano con il codice del loro posto. Per " +
      "creare un nuovo codice per un solo giocatore, apri la sua scacchiera sulla pagina «Console».",
    make: (round) => `Codici dei giocatori del turno ${round}…`,
    makeTitle: (round) => `Codici dei giocatori del turno ${round}`,
    makeText:
      "Ogni posto del turno il cui giocatore non è entrato con un dispositivo riceve un codice " +
      "nuovo. I codici precedenti non usati di questi posti non valgono più. I dispositivi già " +
      "entrati restano dentro finché non si usa un codice più nuovo del loro posto. I codici " +
      "si vedono una volta sola, qui.",
    makeNow: "Crea i codici",
    slips: "Stampa i codici",
    poster: "Stampa un cartello per l'ingresso",
    posterText: "Apri questo indirizzo sul tuo dispositivo e scrivi il codice che hai ricevuto.",
    made: (n, round) => `${n === 1 ? "Creato 1 codice" : `Creati ${n} codici`} per il turno ${round}.`,
    allIn: (round) =>
      `Nel turno ${round} nessuno ha bisogno di un codice: ogni giocatore è già entrato alla ` +
      "sua scacchiera, o la partita è finita.",
    columns: { board: "Scacchiera", colour: "Colore", player: "Giocatore", venue: "Sede", code: "Codice" },
    slip: (address) => `Apri ${address} e scrivi il codice. Il codice vale una volta sola.`,
    hint:
      "Un codice fa entrare un dispositivo, una volta sola. Un codice nuovo annulla quello " +
      "precedente non ancora usato; i dispositivi già entrati restano dentro.",
    none: "Qui non c'è nessuno a cui puoi dare un codice.",
    issue: "Nuovo codice",
    label: (role, name) => `Nuovo codice: ${role}, ${name}`,
    lost: "Dispositivo perso…",
    lostLabel: (role, name) => `Dispositivo perso: ${role}, ${name}`,
    lostText: (name) =>
      `Tutti i dispositivi entrati come ${name} escono subito, anche il nodo di una ` +
      `sede entrato come ${name}. I codici non usati di ${name} non valgono più. Poi crea un codice ` +
      "nuovo per ogni dispositivo che può rientrare.",
    shutOut: "Fai uscire tutti i dispositivi",
    shut: (name) => `Tutti i dispositivi di ${name} sono usciti.`,
    issued: (address) =>
      `Apri ${address} e scrivi questo codice. Vale una sola volta, e un codice precedente ` +
      "non usato non vale più. Il codice si vede una volta sola, qui.",
  },
};
