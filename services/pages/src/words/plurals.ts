/** The form of a word for a number of things. */
export const formOf = (n: number, one: string, many: string): string => (n === 1 ? one : many);

/** A number of things: "1 board", "2 boards". */
export const counted = (n: number, one: string, many: string): string => `${n} ${formOf(n, one, many)}`;
