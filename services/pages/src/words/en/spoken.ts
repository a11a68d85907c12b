/** Moves and positions in full words, as an assistant announces them and as a screen reader reads them. */
export const spokenWords = {
  piece: { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" },
  pieces: { K: "kings", Q: "queens", R: "rooks", B: "bishops", N: "knights", P: "pawns" },
  goes: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,
  takes: (piece: string, from: string, to: string) => `${piece} from ${from} takes on ${to}`,
  enPassant: " en passant",
  promotes: (piece: string) => `, promotes to ${piece}`,
  castlesShort: "castles kingside",
  castlesLong: "castles queenside",
  check: ", check",
  mate: ", checkmate",
  offersDraw: "Your opponent offers a draw",
  opponent: (move: string) => `Your opponent: ${move}`,
  position: "Position in words",
  last: (side: string, move: string) => `Last move, ${side}: ${move}`,
  toMove: (side: string) => `${side} to move`,
};

export type SpokenWords = typeof spokenWords;
