/** Why a board needs an official, or its state if it needs nobody. */
export type Attention =
  | "again"
  | "awaiting"
  | "case"
  | "back"
  | "call"
  | "leave"
  | "breach"
  | "unpaused"
  | "disputed"
  | "checks"
  | "paused"
  | "unstable"
  | "short"
  | "playing"
  | "created"
  | "adjourned"
  | "ended";
