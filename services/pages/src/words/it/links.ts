import { moveNumbers } from "../move-numbers";
import type { LinksWords } from "../en/links";

export const linksWords: LinksWords = {
  roundTrip: (ms) => `${ms} ms`,
  late: (percent) => `${percent} % delle risposte in ritardo`,
  links: "Collegamenti",
  linkColumns: [
    "Scacchiera",
    "Giocatore",
    "Collegamento",
    "Tempo di risposta",
    "Risposte in ritardo",
    "Ultimi dieci minuti",
    "Riunione",
    "Ultimo contatto",
    "Dispositivo",
    "Collegamenti persi",
  ],
  linksUp: (up, all) => `${up} posti su ${all} sono collegati.`,
  health: {
    LOST: "scollegato",
    DOUBTFUL: "non risponde",
    COVERED: "pagina con la scacchiera coperta",
    NEVER: "mai collegato",
    POOR: "collegamento scarso",
    GOOD: "collegamento buono",
  },
  now: "adesso",
  node: (venue) => `Nodo della sede ${venue}:`,
  nodeHeard: "risponde ora",
  nodeNever: "non ha ancora risposto",
  nodeSilent: (time) => `non risponde dalle ${time}`,
  hop: { DEVICE: "dispositivo", GATEWAY: "gateway", PROVIDER: "fornitore internet", ZONE: "zona di gioco" },
  silentSince: (time) => `non risponde dalle ${time}`,
  meetingUnknown: "non si sa se è nella riunione",
  inMeeting: "nella riunione",
  outOfMeeting: "fuori dalla riunione",
  meetingSource: { ZOOM: "segnalato da Zoom", JITSI: "segnalato da Jitsi", ARBITER: "segnato da un arbitro" },
  tickIn: "Segna come nella riunione",
  tickOut: "Segna come fuori dalla riunione",
  unknownInMeeting: (names) =>
    `Questi nomi sono nella riunione, ma nessun giocatore si chiama così: ${names}. Chiedi a ` +
    "queste persone di mostrare il proprio nome, o segna qui i giocatori.",
  movedOutside: (plies) => `Mosse fatte fuori dalla riunione: ${moveNumbers(plies)}.`,
  connectedSince: (time) => `dalle ${time}`,
  takenOver: (time, from, to) =>
    from === to
      ? `la pagina è stata aperta una seconda volta alle ${time}`
      : `un secondo dispositivo è subentrato alle ${time}: prima ${from}, poi ${to}`,
  noLosses: "nessuna",
  lossCount: (n, last) => `${n}, l'ultima alle ${last}`,
  chartOf: (player, least, most) => `Tempi di risposta di ${player}: da ${least} a ${most} ms`,
  chartLost: (since, span) => `scollegato alle ${since} per ${span}`,
  chartScale: (top) => `da 0 a ${top} ms`,
  chartLegend:
    "Ogni grafico mostra gli ultimi dieci minuti; il bordo destro è adesso. La linea mostra " +
    "il tempo di risposta, un punto le risposte in ritardo, una fascia rossa un collegamento " +
    "perso.",
  noNode: "Nessun nodo di sede ha ancora inviato misure.",
};
