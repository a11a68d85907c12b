import type { PapersWords } from "../en/papers";

export const papersWords: PapersWords = {
  papers: {
    title: "Rapporti",
    look: "Mostra che cosa manca",
    rulings: "Decisioni (JSON)",
    ofRound: (n) => `Rapporto del turno ${n}`,
    ofVenue: (venue, n) => `Rapporto di ${venue}, turno ${n}`,
    stage: {
      SIGNED: "firmato",
      CHANGED: "firmato, ma poi il rapporto è cambiato",
      BLOCKED: "non si può ancora firmare",
      READY: "pronto da firmare",
    },
    signedBy: (who, when) => `Firmato da ${who}, ${when}.`,
    wasSignedBy: (who, when) =>
      `${who} ha firmato il rapporto (${when}), ma poi il rapporto è cambiato. Questa firma non vale più.`,
    changed:
      "Qualcosa è stato registrato dopo la firma. Il PDF e il file JSON lo mostrano. Puoi firmare di " +
      "nuovo il rapporto.",
    needed: "Che cosa serve prima della firma",
    nothingNeeded: "Non manca nulla.",
    advised: "Prima chiudi questi punti, o citali nelle osservazioni",
    openWhenSigned: "Punti aperti quando il rapporto è stato firmato",
    again: "da firmare di nuovo",
    signing: "Registrazione della firma…",
    remarks: "Osservazioni",
    sign: "Firma…",
    confirmTitle: (name) => `Firma: ${name}`,
    confirmText:
      "Vengono messi a verbale il tuo nome, l'ora, le osservazioni e il rapporto com'è ora. Se " +
      "poi viene registrato altro, il rapporto va firmato di nuovo.",
    confirm: "Firma",
    openPoints: "Punti ancora aperti",
    withoutRemarks: "Ho visto i punti aperti. Firmo lo stesso, senza osservazioni.",
    withRemarks: "Ho visto i punti aperti. Firmo lo stesso.",
    thenAgain: "Se si chiude uno di questi punti, il rapporto cambia e va firmato di nuovo.",
    afterSigning: (n, reports) =>
      `Questi rapporti del turno ${n} sono già firmati: ${reports.join(", ")}. Se registri qualcosa ora, ` +
      "questi rapporti vanno firmati di nuovo.",
    theRound: "il rapporto del turno",
    points: {
      ROUND_NOT_OPEN: "Il turno non è aperto",
      NOT_PLAYING: "Nessun giocatore della sede ha un abbinamento",
      GAME_OPEN: "Scacchiere senza risultato:",
      NOT_APPROVED: "Scacchiere con risultati non ancora omologati:",
      VENUE_NOT_SIGNED: "Rapporti di sede non firmati:",
      VENUE_CHANGED: "Rapporti di sede cambiati dopo la firma, da firmare di nuovo:",
      NOT_OPENED: "Sede non aperta:",
      MEASURES: "Misure di protezione non tutte prese (OCR 16.4):",
      MEDICAL: "Assistenza medica non registrata (FSSI gen-6):",
      ALERT_OPEN: "Avvisi delle telecamere senza risposta:",
      PERSON_INCIDENT_OPEN: "Incidenti non chiusi con persone che non giocano:",
      CALL_OPEN: "Scacchiere con chiamate senza risposta:",
      QUESTION_OPEN: "Scacchiere con domande senza risposta:",
      INCIDENT_OPEN: "Scacchiere con incidenti aperti:",
      CASE_OPEN: "Scacchiere con disconnessioni da decidere:",
      RULING_PENDING: "Scacchiere con decisioni non ancora applicate:",
      PAUSE_OWED: "Scacchiere con una sospensione mancata da decidere:",
      APPEAL_OPEN: "Scacchiere con ricorsi da decidere:",
      APPEAL_TIME: "Scacchiere con il termine per i ricorsi ancora aperto:",
      SCORESHEETS: "Scacchiere con formulari non consegnati:",
      DISPUTED: "Scacchiere dove un giocatore dice che il risultato è sbagliato:",
      NOT_SCREENED: "Scacchiere con partite non ancora analizzate (APP-I A1):",
    },
  },
};
