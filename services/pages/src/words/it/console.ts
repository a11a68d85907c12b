import type { ConsoleWords } from "../en/console";
import { counted } from "../plurals";

export const consoleWords: ConsoleWords = {
  wall: "Scacchiere",
  inbox: "In arrivo",
  pairings: "Abbinamenti",
  noBoards:
    "Ancora nessuna scacchiera. Appaiono quando l'Arbitro principale o l'organizzatore apre " +
    "il turno. Fino ad allora guarda che cosa manca ancora alla tua sede.",
  pgn: (n) => `Partite del turno ${n} (PGN)`,
  annulledPgn: (n) => `Partite annullate del turno ${n} (PGN)`,
  reportsPdf: (n) => `Disconnessioni del turno ${n} (PDF)`,
  reportPdf: "Rapporto della disconnessione (PDF)",
  reportsJson: (n) => `Disconnessioni del turno ${n} (JSON)`,
  menu: "Altro",
  toBoards: "Tutte le scacchiere",
  presentCount: (n) => `presenti ${n}/2`,
  absentShort: "assente",
  heldShort: "avvio trattenuto",
  notPlayed: "non giocata",
  counts: (of, all) =>
    [
      of.created > 0 && counted(of.created, "non avviata", "non avviate"),
      of.playing > 0 && `${of.playing} in corso`,
      of.paused > 0 && counted(of.paused, "sospesa", "sospese"),
      of.adjourned > 0 && counted(of.adjourned, "aggiornata", "aggiornate"),
      of.ended > 0 && counted(of.ended, "finita", "finite"),
      counted(all, "scacchiera", "scacchiere"),
    ]
      .filter(Boolean)
      .join(" · "),
  attention: {
    again: "nuova partita",
    awaiting: "bandierina caduta",
    case: "scollegato",
    back: "ricollegato",
    call: "chiamata di un arbitro",
    leave: "chiede il permesso di uscire",
    breach: "incidente",
    unpaused: "sospensione mancata: decidi",
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
  checksDone: (n) => `controlli ${n}/4`,
  unpaused: {
    title: "Sospensioni non possibili",
    count: (n) => `${n} ${n === 1 ? "sospensione non possibile" : "sospensioni non possibili"}: decidi`,
    record: "Registra sospensione mancata…",
    hint:
      "Qualcuno ha chiesto una sospensione, ma gli orologi non si sono fermati. Registra l'ora della richiesta. " +
      "Poi puoi aggiungere tempo a uno o a entrambi gli orologi, anche a partita in corso (OCR 19.6).",
    when: "Ora in cui è stata chiesta la sospensione",
    confirm: "Registra la sospensione mancata",
    owed: (at) =>
      `Una sospensione è stata chiesta alle ${at}, ma gli orologi non si sono fermati. Aggiungi tempo a un ` +
      "orologio, o chiudi senza aggiungere tempo.",
    by: (who, at, after) => `Messa a verbale da ${who} alle ${at}, ${after} dopo la richiesta.`,
    add: "Aggiungi tempo",
    none: "Non aggiungere tempo…",
    close: "Chiudi senza aggiungere tempo",
  },
  find: {
    title: "Trova una scacchiera",
    short: "Cerca",
    hint: "Cerca: nome, ID FIDE, scacchiera…",
    hits: (n) => `${n} ${n === 1 ? "risultato" : "risultati"}`,
    none: (typed) => `Nulla trovato per “${typed}” tra le scacchiere che puoi vedere.`,
  },
};
