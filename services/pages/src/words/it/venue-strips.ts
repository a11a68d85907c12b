import type { VenueStripsWords } from "../en/venue-strips";
import { counted } from "../plurals";

export const venueStripsWords: VenueStripsWords = {
  venueStrips: {
    title: "Le sedi in breve",
    summary: (venues, needs) =>
      `${counted(venues, "sede", "sedi")} · ` +
      (needs === 0 ? "nessuna richiede attenzione" : `${needs} ${needs === 1 ? "richiede" : "richiedono"} attenzione`),
    open: "aperta",
    closed: "non aperta",
    stopped: "ferma",
    stoppedSince: (at, by, why) => `ferma dalle ${at}${by && `, da ${by}`}${why && `: ${why}`}`,
    present: (n, of) => `presenti ${n}/${of}`,
    checked: (n, of) => `controlli ${n}/${of}`,
    links: (n, of, lost) => `collegati ${n}/${of}${lost > 0 ? `, ${counted(lost, "scollegato", "scollegati")}` : ""}`,
    cameras: (n, of) => `telecamere ${n}/${of}`,
    short: { LOCAL_CHIEF_ARBITER: "APL", LOCAL_TECHNICAL_ARBITER: "ATL" },
    isPresent: "in sede",
    isAbsent: "non in sede",
    start: (at) => `inizio ${at}`,
    ready: (n) => (n === 1 ? "1 sede è pronta" : `${n} sedi sono pronte`),
    quiet: (n) => (n === 1 ? "1 altra sede non richiede nulla" : `altre ${n} sedi non richiedono nulla`),
  },
};
