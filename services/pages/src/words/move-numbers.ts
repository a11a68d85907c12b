/** The move numbers of half-moves: 3 for the fifth, "3…" for the sixth. */
export const moveNumbers = (plies: readonly number[]): string =>
  plies.map((ply) => `${Math.ceil(ply / 2)}${ply % 2 === 0 ? "…" : ""}`).join(", ");
