import { moveNumbers } from "../move-numbers";
import type { LinksWords } from "../en/links";
import { formOf } from "../plurals";

export const linksWords: LinksWords = {
  roundTrip: (ms) => `${ms} ms`,
  late: (percent) => `${percent} % delle risposte sono in ritardo`,
  links: "Collegamenti",
  linkColumns: [
    "Scacchiera",
    "Giocatore",
    "Collegamento",
    "Tempo di risposta",
    "Risposte in ritardo",
    "Ultimi dieci minuti",
    "Riunione online",
    "Ultimo contatto",
    "Dispositivo",
    "Collegamenti persi",
  ],
  linksUp: (up, all) =>
    `${up} ${formOf(up, "posto", "posti")} su ${all} ${formOf(up, "è collegato", "sono collegati")}.`,
  health: {
    LOST: "scollegato",
    DOUBTFUL: "non risponde",
    COVERED: "la pagina della scacchiera è coperta",
    NEVER: "mai collegato",
    POOR: "collegamento scarso",
    GOOD: "collegamento buono",
  },
  now: "adesso",
  node: (venue) => `Computer (nodo) della sede ${venue}:`,
  nodeHeard: "il computer risponde ora",
  nodeNever: "il computer non ha ancora risposto",
  nodeSilent: (time) => `non risponde dalle ${time}`,
  hop: { DEVICE: "dispositivo", GATEWAY: "gateway", PROVIDER: "fornitore internet", ZONE: "zona di gioco" },
  silentSince: (time) => `non risponde dalle ${time}`,
  meetingUnknown: "non si sa se è nella riunione online",
  inMeeting: "nella riunione online",
  outOfMeeting: "fuori dalla riunione online",
  meetingSource: { ZOOM: "segnalato da Zoom", JITSI: "segnalato da Jitsi", ARBITER: "segnato da un arbitro" },
  tickIn: "Segna come nella riunione online",
  tickOut: "Segna come fuori dalla riunione online",
  unknownInMeeting: (names) =>
    `Questi nomi sono nella riunione online, ma nessun giocatore si chiama così: ${names}. Chiedi a ` +
    "queste persone di usare nella riunione il proprio nome. Puoi anche segnare qui quali giocatori sono " +
    "nella riunione.",
  movedOutside: (plies) => `Mosse fatte fuori dalla riunione online: ${moveNumbers(plies)}.`,
  connectedSince: (time) => `collegato dalle ${time}`,
  takenOver: (time, from, to) =>
    from === to
      ? `la pagina è stata aperta una seconda volta alle ${time}`
      : `alle ${time} il dispositivo ${to} ha sostituito il dispositivo ${from}`,
  noLosses: "nessuna",
  lossCount: (n, last) => `${n}, l'ultima alle ${last}`,
  chartOf: (player, least, most) => `Tempi di risposta di ${player}: da ${least} a ${most} ms`,
  chartLost: (since, span) => `scollegato alle ${since} per ${span}`,
  chartScale: (top) => `da 0 a ${top} ms`,
  chartLegend:
    "Ogni grafico mostra gli ultimi dieci minuti; il bordo destro è adesso. La linea mostra " +
    "il tempo di risposta, un punto le risposte in ritardo, una fascia rossa un collegamento " +
    "perso.",
  noNode: "Nessun computer di una sede (nodo) ha ancora inviato misure.",
};
