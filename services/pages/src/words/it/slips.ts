import type { SlipsWords } from "../en/slips";

export const slipsWords: SlipsWords = {
  place: (venue, round) => `${venue} · Turno ${round}`,
  board: (number) => `Scacchiera ${number}`,
  side: { WHITE: "Bianco", BLACK: "Nero" },
  open: "Inquadra questo codice con il dispositivo della tua scacchiera, oppure apri",
  openOfficial: "Inquadra questo codice con il tuo dispositivo, oppure apri",
  type: "e scrivi",
  once: "Vale una volta sola.",
  language: "Lingua dei tagliandi",
  print: (venue) => `Stampa i codici di ${venue}`,
  number: (codes, pages) =>
    `${codes === 1 ? "1 tagliando" : `${codes} tagliandi`}, ${pages === 1 ? "1 pagina" : `${pages} pagine`}`,
};
