/** What prevents a round from being finished. */
export type Lack =
  "PLAYING" | "CREATED" | "ADJOURNED" | "UNAPPROVED" | "CASE" | "CALL" | "INCIDENT" | "APPEAL" | "APPEAL_TIME";
