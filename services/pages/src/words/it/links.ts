import { moveNumbers } from "../move-numbers";
import type { LinksWords } from "../en/links";

export const linksWords: LinksWords = {
  roundTrip: (ms) => `${ms} ms`,
  late: (percent) => `${percent} % in ritardo`,
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
    "Cadute",
  ],
  linksUp: (up, all) => `${up} posti su ${all} sono collegati.`,
  health: {
    LOST: "scollegato",
    DOUBTFUL: "silenzioso",
    COVERED: "coperto",
    NEVER: "mai collegato",
    POOR: "scarso",
    GOOD: "buono",
  },
  now: "adesso",
  node: (venue) => `Nodo della sede ${venue}:`,
  nodeHeard: "sentito ora",
  nodeNever: "non ancora sentito",
  nodeSilent: (time) => `muto dalle ${time}`,
  hop: { DEVICE: "dispositivo", GATEWAY: "gateway", PROVIDER: "fornitore", ZONE: "zona" },
  silentSince: (time) => `muto dalle ${time}`,
  meetingUnknown: "non noto",
  inMeeting: "nella riunione",
  outOfMeeting: "fuori dalla riunione",
  meetingSource: { ZOOM: "da Zoom", JITSI: "da Jitsi", ARBITER: "a mano" },
  tickIn: "Segna nella riunione",
  tickOut: "Segna fuori dalla riunione",
  unknownInMeeting: (names) =>
    `Questi nomi sono nella riunione, ma nessun giocatore si chiama così: ${names}. Chiedi a ` +
    "queste persone di mostrare il proprio nome, o segna qui i giocatori.",
  movedOutside: (plies) => `Mosse fatte fuori dalla riunione: ${moveNumbers(plies)}.`,
  connectedSince: (time) => `dalle ${time}`,
  takenOver: (time, from, to) =>
    from === to ? `aperto una seconda volta alle ${time}` : `secondo dispositivo alle ${time}: ${from}, poi ${to}`,
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
