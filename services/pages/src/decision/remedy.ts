/** Ways other than OCR 19.4 to change a result: OCR 19.3, 16.11, 18.3, 18.4.4 to 18.4.6, 17.11. */
export type Remedy = "MISSED_DRAW" | "FORFEIT_BACK" | "RULING_BACK" | "POINTS" | "APPEAL";
