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
      "creare un nuovo codice per un solo giocatore, apri la sua scacchiera sulla pagina «Scacchiere».",
    make: (round) => `Codici dei giocatori del turno ${round}…`,
    makeTitle: (round) => `Codici dei giocatori del turno ${round}`,
    makeText:
      "Ogni giocatore del turno che non è entrato riceve un codice nuovo. I codici precedenti non usati " +
      "di questi giocatori non valgono più. Un dispositivo già entrato resta dentro finché qualcuno non " +
      "usa un codice più nuovo dello stesso posto. Questa pagina mostra i codici una volta sola.",
    makeNow: "Crea i codici",
    slips: "Stampa i codici",
    poster: "Stampa un cartello per l'ingresso",
    posterText: "Apri questo indirizzo sul tuo dispositivo e scrivi il codice che hai ricevuto.",
    made: (n, round) => `${n === 1 ? "Creato 1 codice" : `Creati ${n} codici`} per il turno ${round}.`,
    allIn: (round) =>
      `Nel turno ${round} nessuno ha bisogno di un codice: ogni giocatore è già entrato alla ` +
      "sua scacchiera, o la partita è finita.",
    columns: { board: "Scacchiera", colour: "Colore", player: "Giocatore", venue: "Sede", code: "Codice" },
    hint:
      "Un codice vale una volta sola, per un solo dispositivo. Un codice nuovo annulla quello precedente " +
      "non ancora usato. I dispositivi già entrati restano dentro.",
    none: "Qui non c'è nessuno a cui puoi dare un codice.",
    issue: "Nuovo codice",
    label: (role, name) => `Nuovo codice: ${role}, ${name}`,
    lost: "Dispositivo perso…",
    lostLabel: (role, name) => `Dispositivo perso: ${role}, ${name}`,
    lostText: (name) =>
      `Tutti i dispositivi entrati come ${name} escono subito, anche il computer di una sede (nodo) ` +
      `entrato come ${name}. I codici non usati di ${name} non valgono più. Poi crea un codice nuovo per ` +
      `ogni dispositivo che ${name} usa ancora.`,
    shutOut: "Fai uscire tutti i dispositivi",
    shut: (name) => `Tutti i dispositivi di ${name} sono usciti.`,
    issued: (address) =>
      `Apri ${address} e scrivi questo codice. Il codice vale una sola volta. Un codice precedente non ` +
      "usato non vale più. Questa pagina mostra il codice una volta sola.",
  },
};
