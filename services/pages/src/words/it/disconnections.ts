import { probes } from "../probes";
import type { DisconnectionsWords } from "../en/disconnections";
import { counted, formOf } from "../plurals";

export const disconnectionsWords: DisconnectionsWords = {
  measured: (seen) =>
    `Stato del collegamento in quel momento: ${probes(
      seen,
      {
        device: "dispositivo",
        gateway: "gateway",
        provider: "fornitore internet",
        zone: "zona di gioco",
        node: "nodo della sede",
      },
      { ANSWERED: "risponde", SILENT: "non risponde" },
    )
      .concat(
        seen.communication === null
          ? []
          : seen.communication === "ANSWERED"
            ? ["giocatore nella riunione online"]
            : ["giocatore fuori dalla riunione online"],
      )
      .join(", ")}.`,
  cases: "Disconnessioni",
  noCases: "Nessuna disconnessione da decidere.",
  outage: (venue, since) => `${venue}: linea persa dalle ${since}`,
  zoneOutage: (venues, since) => `${venues}: nessun collegamento con la zona di gioco dalle ${since}`,
  outageOver: (venues, since) => `${venues}: di nuovo in linea (linea persa alle ${since})`,
  outageBoards: (n, over) => `un solo guasto ${over ? "ha colpito" : "colpisce"} ${counted(n, "posto", "posti")}`,
  cause: (confidence, segment, settled) =>
    `${confidence}: ${segment}${settled ? "" : " (la causa può ancora cambiare)"}.`,
  confidence: { LOW: "Causa possibile", MEDIUM: "Causa probabile", HIGH: "Causa quasi certa" },
  segment: {
    DEVICE: "il dispositivo",
    VENUE_NETWORK: "la rete della sede",
    VENUE_LINE: "la linea internet della sede",
    ZONE: "la zona di gioco o il collegamento con essa",
  },
  evidence: (seen) => {
    const one = seen.seatsHere === 1;
    const seats =
      seen.seatsHere === 0
        ? "Nella sede non ci sono altri posti"
        : seen.lostHere === 0
          ? `È colpito solo questo posto (${one ? "l'altro" : `gli altri ${seen.seatsHere}`} della ` +
            `sede ${one ? "va" : "vanno"} bene)`
          : `Altri posti della sede scollegati nello stesso momento: ${seen.lostHere} su ${seen.seatsHere}`;
    const venues =
      seen.venuesLost === 0
        ? "nessun'altra sede è colpita"
        : `altre sedi colpite: ${seen.venuesLost} su ${seen.venues}`;
    return `${seats}; ${venues}.`;
  },
  advice: {
    DEVICE: "Vai alla scacchiera e controlla il dispositivo e il suo cavo.",
    VENUE_NETWORK: "Controlla la rete della sede: lo switch e il punto di accesso.",
    VENUE_LINE: "Controlla il router e la linea internet, o usa la linea di riserva.",
    ZONE: "Nella sede non c'è nulla da riparare. Fai restare i giocatori alle scacchiere.",
  },
  darkSince: (time) => `Scollegato dalle ${time}`,
  lostBefore: (losses) => `Interruzioni precedenti: ${losses}`,
  neverBack: "Il giocatore non si è ricollegato",
  backAfter: (span) => `Ricollegato dopo ${span}`,
  reported: "la disconnessione è segnalata",
  notReported: "la disconnessione non è ancora segnalata",
  reportDue: (left) => `tempo per la segnalazione: ${left}`,
  reportOverdue: "nessuna segnalazione in tempo: vale quella automatica del server",
  reportedLate: "la disconnessione è stata segnalata in ritardo",
  earlier: (n) => `${n} ${n === 1 ? "disconnessione precedente" : "disconnessioni precedenti"}`,
  flagIn: "Il tempo scade tra",
  clocksThen: "Orologi alla perdita del collegamento",
  ranOn: (side, span) =>
    `L'orologio del ${side} ha corso ancora ${span} fino alla sospensione. Per restituire ` +
    "questo tempo scegli «Altro…» e aggiungi tempo.",
  plyThen: (ply, toMove) => `dopo ${ply} ${ply === 1 ? "semimossa" : "semimosse"}, tratto al ${toMove}`,
  reportNote: "Nota per l'Arbitro principale",
  confirmReport: "Conferma segnalazione",
  sharedNote: "Scrivi una sola nota per tutte queste segnalazioni",
  confirmReports: (n) => (n === 1 ? "Conferma la segnalazione" : `Conferma tutte le ${n} segnalazioni`),
  confirmedOf: (done, all) =>
    done === all
      ? `${done} ${done === 1 ? "segnalazione confermata" : "segnalazioni confermate"}.`
      : `${done} di ${all} segnalazioni confermate.`,
  delegate: "Lascia decidere il vice",
  delegateAll: "Lascia decidere il vice per queste scacchiere",
  delegateSure: "Allora potete decidere sia tu sia il vice arbitro principale. Vale la prima decisione.",
  delegateYes: "Sì, lascia decidere il vice",
  deputyMayDecide: {
    HANDED_OVER: "Hai permesso al vice arbitro principale di decidere. Puoi ancora decidere anche tu.",
    UNANSWERED: "Non hai deciso in tempo. Ora può decidere il vice arbitro principale.",
  },
  deputyIn: (left) => `Se non decidi entro ${left}, può decidere il vice arbitro principale.`,
  youMayDecide: {
    HANDED_OVER: "L'Arbitro principale ti ha permesso di decidere.",
    UNANSWERED: "L'Arbitro principale non ha deciso in tempo: puoi decidere tu.",
  },
  notLeftToYou: "Decide l'Arbitro principale. Puoi decidere tu solo se l'Arbitro principale lo permette.",
  notYetLeftToYou: (left) =>
    `Decide l'Arbitro principale. Puoi decidere tu fra ${left}, o prima se l'Arbitro principale lo permette.`,
  decideToggle: "Decidi…",
  otherText: {
    NO_ACTION: "Nessun intervento",
    ADD_TIME: "Si aggiunge tempo e si riprende",
    CONFIRM_FLAG: "Vale il tempo scaduto",
    LOSS: "Perde il giocatore che era scollegato",
    DRAW: "Patta",
  },
  decideEffect: {
    RESUME: "La partita prosegue.",
    REDUCE: "Poi la partita prosegue con meno tempo per questo giocatore.",
    RESTART: "Questa partita è annullata.",
    RESTART_SHORTER: "Questa partita è annullata.",
    NO_ACTION: "Il risultato resta com'è.",
    ADD_TIME: "Poi la partita prosegue con il tempo aggiunto.",
    CONFIRM_FLAG: "La partita finisce: il giocatore perde per il tempo, o è patta se nessun matto è possibile.",
    LOSS: "La partita finisce.",
    DRAW: "La partita finisce patta.",
  },
  fullTime: "entrambi gli orologi partono con il tempo pieno annunciato",
  fullControl: (control) => `entrambi gli orologi partono con ${control}`,
  bothClocks: (time) => `entrambi gli orologi partono con ${time}`,
  twoClocks: (white, black) => `Bianco ${white} · Nero ${black}`,
  less: (name) => `meno tempo per ${name}`,
  shorterThanNow: "entrambi gli orologi partono con la cadenza più breve",
  otherDecision: "Altro…",
  gameGoesOn: "Non ancora possibile: la partita non ha un risultato.",
  opponentNotBack: "Non ancora possibile: l'avversario non si è ricollegato.",
  noFlagToConfirm: "Nessun tempo è scaduto durante questa disconnessione.",
  offerStands: (side) => `L'offerta di patta del ${side} resta valida.`,
  offerGone: "L'offerta di patta cade perché questa partita finisce.",
  whoseClock: "Giocatore che riceve il tempo",
  secondsToAdd: "Secondi da aggiungere",
  notReconnected: "Non ancora possibile: il giocatore non si è ricollegato.",
  notYetReported: "Non ancora possibile: manca la segnalazione dell'Arbitro tecnico locale.",
  gameEnded: "La partita è finita.",
  gameVoid: (game) => `La partita ${game} di questa scacchiera è annullata: non c'è più nulla da decidere.`,
  newGameDecided:
    "Un arbitro ha già deciso che su questa scacchiera si gioca una nuova partita. Quella decisione " +
    "chiude anche questa disconnessione.",
  secondsToTake: "Secondi da togliere",
  newControl: "Nuova cadenza (minuti+secondi)",
  controlFormat: "Scrivi la cadenza così: 25+10.",
  confirmDecision: "Conferma decisione",
  endsBy: (time) => `La partita finisce al più tardi alle ${time} (se si giocano 60 mosse).`,
  beingApplied: "Un arbitro ha deciso. Il server sta eseguendo la decisione.",
  caseClosed: "Un arbitro ha deciso su questa disconnessione. Non serve altro.",
  precedents: (list) => `Decisioni su disconnessioni simili: ${list}.`,
  departs: "La tua decisione è diversa da quelle su disconnessioni simili. Indica il motivo.",
  decideOutage: "Prendi una decisione per queste scacchiere",
  confirmDecisions: (n) => `Conferma la decisione per ${n} ${n === 1 ? "scacchiera" : "scacchiere"}`,
  decidedOf: (done, all) => `${done} di ${all} ${formOf(all, "scacchiera decisa", "scacchiere decise")}.`,
};
