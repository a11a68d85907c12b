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
    "Andata e ritorno",
    "Risposte in ritardo",
    "Ultimi dieci minuti",
    "Riunione",
    "Ultimo segno di vita",
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
    `Nella riunione, ma nessun giocatore ha questo nome: ${names}. Chiedi loro di mostrare ` +
    "il proprio nome, o segnali qui.",
  movedOutside: (plies) => `Mosse fatte fuori dalla riunione: ${moveNumbers(plies)}.`,
  connectedSince: (time) => `dalle ${time}`,
  takenOver: (time, from, to) =>
    from === to ? `aperto una seconda volta alle ${time}` : `secondo dispositivo alle ${time}: ${from}, poi ${to}`,
  noLosses: "nessuna",
  lossCount: (n, last) => `${n}, l'ultima alle ${last}`,
  chartOf: (player, least, most) => `Andata e ritorno di ${player}: da ${least} a ${most} ms`,
  chartLost: (since, span) => `scollegato alle ${since} per ${span}`,
  chartScale: (top) => `da 0 a ${top} ms`,
  chartLegend:
    "Ogni grafico mostra gli ultimi dieci minuti, adesso al bordo destro: la linea è " +
    "l'andata e ritorno, un punto risposte in ritardo, una fascia rossa il collegamento " +
    "perso.",
  noNode: "Nessun nodo di sede si è fatto sentire.",
};
