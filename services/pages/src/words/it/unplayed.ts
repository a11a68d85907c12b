import type { UnplayedWords } from "../en/unplayed";

export const unplayedWords: UnplayedWords = {
  unplayed: {
    without: "Queste scacchiere non hanno una partita e sono decise per forfait:",
    noCodes: "Per queste scacchiere non si creano codici, perché non hanno una partita:",
    excluded: (name, article, ruling) =>
      `${name} è fuori da questo turno per esclusione (${article}, decisione ${ruling})`,
    expelled: (name, article, ruling, round) =>
      `${name} è stato espulso dal torneo nel turno ${round} (${article}, decisione ${ruling})`,
    pairing: (board, white, black, result, why) =>
      `Scacchiera ${board}: ${white} – ${black}, ${result} per forfait: ${why.join("; ")}.`,
    youExpelled: (round, article, since) =>
      `Sei stato espulso dal torneo nel turno ${since} (${article}), quindi non hai una ` +
      `partita nel turno ${round}. Se pensi che sia un errore, parla con un arbitro della tua ` +
      "sede.",
    opponentExpelled: (round, name, article, since) =>
      `Nel turno ${round} non hai una partita: ${name}, con cui dovevi giocare, è stato ` +
      `espulso dal torneo nel turno ${since} (${article}), e vinci per forfait.`,
    you: (round, article) =>
      `Una decisione ti esclude dal turno ${round} (${article}), quindi non hai una partita. ` +
      "Se pensi che sia un errore, parla con un arbitro della tua sede.",
    opponent: (round, name, article) =>
      `Nel turno ${round} non hai una partita: una decisione esclude da questo turno ${name}, ` +
      `con cui dovevi giocare (${article}), e vinci per forfait.`,
  },
};
