import { probes } from "../probes";
import type { DisconnectionsWords } from "../en/disconnections";

export const disconnectionsWords: DisconnectionsWords = {
  measured: (seen) =>
    `Misurato in quel momento: ${probes(
      seen,
      { device: "dispositivo", gateway: "gateway", provider: "fornitore", zone: "zona", node: "nodo della sede" },
      { ANSWERED: "risponde", SILENT: "muto" },
    )
      .concat(
        seen.communication === null
          ? []
          : seen.communication === "ANSWERED"
            ? ["giocatore nella riunione"]
            : ["giocatore fuori dalla riunione"],
      )
      .join(", ")}.`,
  cases: "Disconnessioni",
  noCases: "Nessuna disconnessione aperta.",
  outage: (venue, since) => `${venue}: linea persa dalle ${since}`,
  zoneOutage: (venues, since) => `${venues}: nessun collegamento con la zona di gioco dalle ${since}`,
  outageBoards: (n) => `${n} ${n === 1 ? "posto" : "posti"} in un solo guasto`,
  cause: (confidence, segment, settled) => `${confidence} ${segment}${settled ? "" : " (può ancora cambiare)"}.`,
  confidence: { LOW: "Forse", MEDIUM: "Probabilmente", HIGH: "Quasi certamente" },
  segment: {
    DEVICE: "il dispositivo",
    VENUE_NETWORK: "la rete della sede",
    VENUE_LINE: "la linea della sede",
    ZONE: "la zona di gioco o la via per raggiungerla",
  },
  evidence: (seen) => {
    const one = seen.seatsHere === 1;
    const seats =
      seen.seatsHere === 0
        ? "Nella sede non ci sono altri posti"
        : seen.lostHere === 0
          ? `È colpito solo questo posto (${one ? "l'altro" : `gli altri ${seen.seatsHere}`} della ` +
            `sede ${one ? "va" : "vanno"} bene)`
          : `Altri posti della sede persi insieme: ${seen.lostHere} su ${seen.seatsHere}`;
    const venues =
      seen.venuesLost === 0
        ? "nessun'altra sede è colpita"
        : `altre sedi colpite: ${seen.venuesLost} su ${seen.venues}`;
    return `${seats}; ${venues}.`;
  },
  advice: {
    DEVICE: "Vai alla scacchiera: controlla il dispositivo e il suo cavo.",
    VENUE_NETWORK: "Controlla la rete della sala: lo switch, il punto di accesso.",
    VENUE_LINE: "Controlla il router e la linea; usa la linea di riserva.",
    ZONE: "Nulla da riparare nella sede; i giocatori restino alle scacchiere.",
  },
  darkSince: (time) => `Scollegato dalle ${time}`,
  lostBefore: (losses) => `Interruzioni precedenti: ${losses}`,
  neverBack: "Il giocatore non è tornato",
  backAfter: (span) => `Tornato dopo ${span}`,
  reported: "segnalato",
  notReported: "non ancora segnalato",
  reportDue: (left) => `segnalazione entro ${left}`,
  reportOverdue: "segnalazione in ritardo: vale la bozza",
  reportedLate: "segnalato in ritardo",
  earlier: (n) => `${n} ${n === 1 ? "disconnessione precedente" : "disconnessioni precedenti"}`,
  flagIn: "Il tempo scade tra",
  clocksThen: "Orologi alla perdita del collegamento",
  ranOn: (side, span) =>
    `L'orologio del ${side} ha corso ancora ${span} fino alla sospensione. Per restituire ` +
    "questo tempo scegli «Altra decisione» e aggiungi tempo.",
  plyThen: (ply, toMove) => `dopo ${ply} ${ply === 1 ? "semimossa" : "semimosse"}, tratto al ${toMove}`,
  reportNote: "Nota per l'Arbitro principale",
  confirmReport: "Conferma segnalazione",
  sharedNote: "Una sola nota per tutte queste segnalazioni",
  confirmReports: (n) => `Conferma tutte le ${n} segnalazioni`,
  confirmedOf: (done, all) => (done === all ? `${done} confermate.` : `${done} di ${all} confermate.`),
  delegate: "Lascia decidere il vice",
  delegateAll: "Lascia decidere il vice per queste scacchiere",
  delegateSure: "Potete decidere tu e il vice; vale la prima decisione.",
  delegateYes: "Sì, lascia decidere il vice",
  deputyMayDecide: {
    HANDED_OVER: "Hai lasciato decidere il vice. Puoi ancora decidere anche tu.",
    UNANSWERED: "Non hai deciso in tempo. Ora può decidere il vice.",
  },
  deputyIn: (left) => `Se non decidi entro ${left}, può decidere il vice.`,
  youMayDecide: {
    HANDED_OVER: "L'Arbitro principale lascia decidere a te.",
    UNANSWERED: "L'Arbitro principale non ha deciso in tempo: puoi decidere tu.",
  },
  notLeftToYou: "Decide l'Arbitro principale. Puoi decidere tu solo se te lo permette.",
  notYetLeftToYou: (left) =>
    `Decide l'Arbitro principale. Puoi decidere tu dopo altri ${left}, o prima se te lo permette.`,
  decideToggle: "Decidi…",
  decide: {
    RESUME: "Decidi: Riprendi",
    REDUCE: "Decidi: Riduci tempo",
    RESTART: "Decidi: Ricomincia",
    RESTART_SHORTER: "Decidi: Ricomincia più breve",
    NO_ACTION: "Decidi: Nessun intervento",
    ADD_TIME: "Decidi: Aggiungi tempo",
    CONFIRM_FLAG: "Decidi: Vale il tempo scaduto",
    LOSS: "Decidi: Persa",
    DRAW: "Decidi: Patta",
  },
  decideText: {
    RESUME: "Si riprende da questa posizione",
    REDUCE: "Meno tempo a chi era assente",
    RESTART: "Nuova partita, stessa cadenza",
    RESTART_SHORTER: "Nuova partita, cadenza più breve",
    NO_ACTION: "Nessun intervento",
    ADD_TIME: "Si aggiunge tempo e si riprende",
    CONFIRM_FLAG: "Vale il tempo scaduto",
    LOSS: "Perde chi era assente",
    DRAW: "Patta",
  },
  decideEffect: {
    RESUME: "La partita prosegue.",
    REDUCE: "Poi la partita prosegue.",
    RESTART: "Questa partita è annullata.",
    RESTART_SHORTER: "Questa partita è annullata.",
    NO_ACTION: "Il risultato resta com'è.",
    ADD_TIME: "Poi la partita prosegue.",
    CONFIRM_FLAG: "La partita finisce: persa per il tempo, o patta se il matto non è possibile.",
    LOSS: "La partita finisce.",
    DRAW: "La partita finisce patta.",
  },
  fullTime: "entrambi gli orologi al tempo pieno annunciato",
  fullControl: (control) => `entrambi gli orologi all'inizio di ${control}`,
  bothClocks: (time) => `entrambi gli orologi a ${time}`,
  twoClocks: (white, black) => `Bianco ${white} · Nero ${black}`,
  less: (name) => `meno tempo per ${name}`,
  shorterThanNow: "entrambi gli orologi all'inizio della cadenza più breve",
  otherDecision: "Altra decisione…",
  gameGoesOn: "Non ancora possibile: la partita non ha un risultato.",
  opponentNotBack: "Non ancora possibile: l'avversario non è tornato.",
  noFlagToConfirm: "Nessun tempo è scaduto durante questa disconnessione.",
  offerStands: (side) => `L'offerta di patta del ${side} resta valida.`,
  offerGone: "L'offerta di patta cade con questa partita.",
  whoseClock: "Su quale orologio",
  secondsToAdd: "Secondi da aggiungere",
  notReconnected: "Non ancora possibile: il giocatore non è tornato.",
  notYetReported: "Non ancora possibile: manca la segnalazione dell'Arbitro tecnico locale.",
  gameEnded: "La partita è finita.",
  gameVoid: (game) => `La partita ${game} di questa scacchiera è annullata: non c'è più nulla da decidere.`,
  newGameDecided:
    "Un arbitro ha già deciso una nuova partita per questa scacchiera. Quella decisione " +
    "chiude anche questa disconnessione.",
  secondsToTake: "Secondi da togliere",
  newControl: "Nuova cadenza (minuti+secondi)",
  controlFormat: "Scrivila così: 25+10.",
  confirmDecision: "Conferma decisione",
  endsBy: (time) => `Fine al più tardi: ${time} (se si giocano 60 mosse).`,
  beingApplied: "Il caso è deciso; la decisione è in corso di applicazione.",
  caseClosed: "Il caso è deciso e chiuso.",
  precedents: (list) => `Casi simili: ${list}.`,
  departs: "La tua decisione è diversa da questi casi: indica il motivo.",
  decideOutage: "Una decisione per queste scacchiere",
  confirmDecisions: (n) => `Conferma per ${n} ${n === 1 ? "scacchiera" : "scacchiere"}`,
  decidedOf: (done, all) => `${done} di ${all} decise.`,
};
