import type { AdjournmentsWords } from "../en/adjournments";

export const adjournmentsWords: AdjournmentsWords = {
  pleaseSeal:
    "Scegli la prossima mossa sulla scacchiera. Questa mossa va in busta: nessun altro la vede prima che " +
    "la partita riprenda. Puoi cambiarla finché non confermi.",
  sealMove: "Metti in busta",
  youSealed: "Hai messo in busta una mossa. Nessun altro la vede. Puoi ancora cambiarla.",
  replaceSealed: "Scegli un'altra mossa",
  confirmSealed: "Conferma e aggiorna la partita",
  adjourned: (by) =>
    `La partita è aggiornata. Il ${by} ha messo una mossa in busta ed entrambi gli orologi sono fermi.`,
  resumes: (at, place, left) =>
    `La partita riprende il ${at}${place ? `, ${place}` : ""}${left ? ` (fra ${left})` : ""}.`,
  noResumption: "Non si sa ancora quando riprende la partita. L'ora sarà mostrata qui.",
  sealedNotConfirmed: (by) => `Il ${by} ha messo una mossa in busta e non l'ha ancora confermata.`,
  sealingOrdered: (end) =>
    "Il giocatore che ha il tratto deve mettere in busta la prossima mossa." +
    (end ? ` La sessione finisce alle ${end}.` : ""),
  noSealing: "Nessun arbitro ha ordinato una mossa in busta.",
  adjournment: "Aggiornamento della partita",
  orderSealing: "Ordina una mossa in busta",
  confirmEnvelope: "Conferma la mossa in busta",
  resumePlace: "Dove riprende la partita",
  resumeAt: "Quando riprende la partita",
  resumeAdjourned: "Riprendi ora la partita",
};
