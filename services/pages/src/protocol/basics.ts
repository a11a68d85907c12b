/** The words that every area of the contract uses: times, sides, roles. */

export type Millis = number;
export type Seconds = number;

/** Milliseconds since 1970, by the server's clock. */
export type EpochMs = number;
export type Side = "WHITE" | "BLACK";

export type Role =
  | "PLAYER"
  | "ASSISTANT"
  | "SPECTATOR"
  | "CHIEF_ARBITER"
  | "DEPUTY_CHIEF_ARBITER"
  | "LOCAL_CHIEF_ARBITER"
  | "LOCAL_TECHNICAL_ARBITER"
  | "FLOOR_ARBITER"
  | "CHIEF_ORGANISER"
  | "LOCAL_ORGANISER"
  | "FAIR_PLAY_OFFICER"
  | "FAIR_PLAY_CHAIR"
  | "FAIR_PLAY_PANEL"
  | "ETHICS_COMMISSION"
  | "OPERATOR"
  | "SERVICE";

/** Points for a game as text: "0.5" (OCR 7.1). */
export type Points = string;

/** The language in which an assistant announces the moves (APP-III 1.2). */
export type Language = "EN" | "IT";
export const SIDES: readonly Side[] = ["WHITE", "BLACK"];
export const other = (side: Side): Side => (side === "WHITE" ? "BLACK" : "WHITE");
