import type { SpokenWords } from "../en/spoken";

export const spokenWords: SpokenWords = {
  piece: { K: "re", Q: "donna", R: "torre", B: "alfiere", N: "cavallo", P: "pedone" },
  pieces: { K: "re", Q: "donne", R: "torri", B: "alfieri", N: "cavalli", P: "pedoni" },
  goes: (piece, from, to) => `${piece} da ${from} a ${to}`,
  takes: (piece, from, to) => `${piece} da ${from} cattura in ${to}`,
  enPassant: " en passant",
  promotes: (piece) => `, promuove a ${piece}`,
  castlesShort: "arrocco corto",
  castlesLong: "arrocco lungo",
  check: ", scacco",
  mate: ", scacco matto",
  offersDraw: "Il tuo avversario offre patta",
  opponent: (move) => `Il tuo avversario: ${move}`,
  position: "Posizione in parole",
  last: (side, move) => `Ultima mossa, ${side}: ${move}`,
  toMove: (side) => `Tratto al ${side}`,
};
