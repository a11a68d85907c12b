import type { ConsoleWords } from "../en/console";

export const consoleWords: ConsoleWords = {
  wall: "Scacchiere",
  inbox: "In arrivo",
  noBoards:
    "Ancora nessuna scacchiera. Appaiono quando l'Arbitro principale o l'organizzatore apre " +
    "il turno. Fino ad allora guarda che cosa manca ancora alla tua sede.",
  pgn: (n) => `Partite del turno ${n} (PGN)`,
  annulledPgn: (n) => `Partite annullate del turno ${n} (PGN)`,
  reportsPdf: (n) => `Disconnessioni del turno ${n} (PDF)`,
  reportPdf: "Rapporto (PDF)",
  reportsJson: (n) => `Disconnessioni del turno ${n} (JSON)`,
  menu: "Altro",
  toBoards: "Tutte le scacchiere",
  needsOfOthers: "Altre scacchiere che richiedono attenzione",
  presentCount: (n) => `${n} giocatori su 2 presenti`,
  absentShort: "assente",
  heldShort: "l'avvio deve attendere",
  notPlayed: "non giocata",
  counts: (playing, paused, ended, all) =>
    `${playing} in corso · ` +
    `${paused > 0 ? `${paused} ${paused === 1 ? "sospesa" : "sospese"} · ` : ""}${ended} ` +
    `${ended === 1 ? "finita" : "finite"} · ${all} ${all === 1 ? "scacchiera" : "scacchiere"}`,
  caseCount: (n) => `${n} ${n === 1 ? "disconnessione aperta" : "disconnessioni aperte"}`,
  callCount: (n) => `${n} ${n === 1 ? "chiamata aperta" : "chiamate aperte"}`,
  attention: {
    again: "nuova partita",
    awaiting: "bandierina caduta",
    case: "scollegato",
    back: "ricollegato",
    call: "chiamata di un arbitro",
    leave: "chiede di uscire",
    breach: "incidente",
    unpaused: "tempo da dare",
    checks: "controlli mancanti",
    paused: "sospesa",
    unstable: "collegamento instabile",
    short: "poco tempo",
    disputed: "risultato contestato",
    playing: "in corso",
    created: "da iniziare",
    adjourned: "aggiornata",
    ended: "finita",
  },
  lostElsewhere: (side, name, venue, back) =>
    `${side} (${name}, ${venue}): ` +
    `${back ? "era scollegato ed è di nuovo collegato" : "collegamento perso"}. Se ne ` +
    `occupano gli arbitri di ${venue}. Decide l'Arbitro principale (18.9), e la partita ` +
    "riprende dopo la decisione.",
  checksDone: (n) => `${n} controlli su 4 fatti`,
  unpaused: {
    title: "Sospensioni non possibili",
    count: (n) => `${n} ${n === 1 ? "sospensione non possibile" : "sospensioni non possibili"}: decidi`,
    record: "Una sospensione non è stata possibile…",
    hint:
      "Il verbale indica l'ora in cui la sospensione è stata chiesta. Poi puoi aggiungere " +
      "tempo a uno o a entrambi gli orologi, anche a partita in corso (OCR 19.6).",
    when: "Ora in cui è stata chiesta la sospensione",
    confirm: "Metti a verbale la sospensione mancata",
    owed: (at) =>
      `Una sospensione è stata chiesta alle ${at}, ma non è stata possibile. Aggiungi tempo a un ` +
      "orologio, o chiudi senza aggiungere tempo.",
    by: (who, at, after) => `Messa a verbale da ${who} alle ${at}, cioè ${after} dopo.`,
    add: "Aggiungi tempo",
    none: "Non aggiungere tempo…",
    close: "Chiudi senza aggiungere tempo",
  },
  find: {
    title: "Trova una scacchiera",
    hint: "Cerca: nome, ID FIDE, scacchiera…",
    hits: (n) => `${n} ${n === 1 ? "risultato" : "risultati"}`,
    none: (typed) => `Nulla di ciò che puoi vedere corrisponde a “${typed}”.`,
  },
};
