import type { ConsoleWords } from "../en/console";

export const consoleWords: ConsoleWords = {
  wall: "Scacchiere",
  inbox: "In arrivo",
  noBoards:
    "Ancora nessuna scacchiera. Appaiono quando l'Arbitro principale o l'organizzatore apre " +
    "il turno. Fino ad allora guarda che cosa manca ancora alla tua sede.",
  pgn: (n) => `PGN del turno ${n}`,
  annulledPgn: (n) => `PGN delle partite annullate del turno ${n}`,
  reportsPdf: (n) => `Disconnessioni del turno ${n} (PDF)`,
  reportPdf: "Rapporto (PDF)",
  reportsJson: (n) => `Disconnessioni del turno ${n} (JSON)`,
  menu: "Altro",
  toBoards: "Tutte le scacchiere",
  needsOfOthers: "Altre scacchiere che richiedono attenzione",
  presentCount: (n) => `${n}/2 presenti`,
  absentShort: "assente",
  heldShort: "avvio trattenuto",
  notPlayed: "non giocata",
  counts: (playing, paused, ended, all) =>
    `${playing} in corso · ` +
    `${paused > 0 ? `${paused} ${paused === 1 ? "sospesa" : "sospese"} · ` : ""}${ended} ` +
    `${ended === 1 ? "finita" : "finite"} · ${all} ${all === 1 ? "scacchiera" : "scacchiere"}`,
  caseCount: (n) => `${n} ${n === 1 ? "disconnessione aperta" : "disconnessioni aperte"}`,
  callCount: (n) => `${n} ${n === 1 ? "chiamata aperta" : "chiamate aperte"}`,
  attention: {
    again: "nuova partita",
    awaiting: "bandierina",
    case: "scollegato",
    back: "ricollegato",
    call: "chiamata",
    leave: "chiede di uscire",
    breach: "incidente",
    unpaused: "tempo da dare",
    checks: "controlli mancanti",
    paused: "sospesa",
    unstable: "instabile",
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
    `occupano gli arbitri di ${venue}; decide l'Arbitro principale (18.9), e la decisione fa ` +
    "riprendere la partita.",
  checksDone: (n) => `controlli ${n}/4`,
  unpaused: {
    title: "Sospensioni non possibili",
    count: (n) => `${n} ${n === 1 ? "sospensione mancata" : "sospensioni mancate"} da compensare`,
    record: "Una sospensione non è stata possibile…",
    hint:
      "Il verbale indica l'ora in cui la sospensione è stata chiesta. Poi puoi aggiungere " +
      "tempo a uno o a entrambi gli orologi, anche a partita in corso (OCR 19.6).",
    when: "Sospensione chiesta alle",
    reasons: ["La sala non rispondeva", "La linea della sede era caduta", "La sospensione è arrivata tardi"],
    confirm: "Metti a verbale",
    owed: (at) => `Una sospensione chiesta alle ${at} non è stata possibile. Aggiungi tempo, o chiudi senza tempo.`,
    by: (who, at, after) => `Messa a verbale da ${who} alle ${at}, ${after} dopo.`,
    add: "Aggiungi tempo",
    none: "Non aggiungere tempo…",
    close: "Chiudi senza tempo",
    closeReasons: ["Nessun giocatore è stato disturbato", "La partita è finita"],
  },
  find: {
    title: "Trova una scacchiera",
    hint: "Cerca: nome, ID FIDE, scacchiera…",
    hits: (n) => `${n} trovate`,
    none: (typed) => `Nulla di ciò che puoi vedere corrisponde a “${typed}”.`,
  },
};
