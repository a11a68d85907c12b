/** The texts of slips, which speak the language of their venue and not that of the page. */
export const slipsWords = {
  place: (venue: string, round: number) => `${venue} · Round ${round}`,
  board: (number: number) => `Board ${number}`,
  side: { WHITE: "White", BLACK: "Black" },
  open: "Scan this code with the device at your board, or open",
  openOfficial: "Scan this code with your device, or open",
  type: "and type",
  once: "It works only once.",
  /** On the page, beside the button that prints. */
  language: "Language of the slips",
  print: (venue: string) => `Print the codes of ${venue}`,
  number: (codes: number, pages: number) =>
    `${codes === 1 ? "1 slip" : `${codes} slips`}, ${pages === 1 ? "1 page" : `${pages} pages`}`,
};

export type SlipsWords = typeof slipsWords;
