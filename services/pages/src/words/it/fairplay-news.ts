import type { FairPlayNewsWords } from "../en/fairplay-news";

export const fairplayNewsWords: FairPlayNewsWords = {
  fairPlayTitle: "Fair play",
  fairPlayNews: {
    written: (until) =>
      `Il collegio della Commissione Fair Play ti ha scritto e aspetta la tua risposta fino a ${until}.`,
    askedOfYou: (due) => `Il collegio della Commissione Fair Play ha una richiesta per te. Rispondi entro ${due}.`,
    endToRead: "Il collegio della Commissione Fair Play ha concluso un caso che ti riguarda.",
    decisionToRead: "Qui puoi leggere una decisione della Commissione etica e disciplinare che ti riguarda.",
    readIt: "Leggi il messaggio",
  },
};
