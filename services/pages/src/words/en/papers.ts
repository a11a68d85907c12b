import type { LackingPoint } from "../../protocol/protocol";

export const papersWords = {
  papers: {
    title: "Reports",
    look: "What is missing",
    rulings: "Rulings (JSON)",
    ofRound: (n: number) => `Report of round ${n}`,
    ofVenue: (venue: string, n: number) => `Report of ${venue}, round ${n}`,
    stage: {
      SIGNED: "signed",
      CHANGED: "signed, but something was recorded since",
      BLOCKED: "cannot be signed yet",
      READY: "ready to sign",
    },
    signedBy: (who: string, when: string) => `Signed by ${who}, ${when}.`,
    wasSignedBy: (who: string, when: string) =>
      `Was signed by ${who}, ${when}; it has changed since, so this signature is no longer valid.`,
    changed: "Something was recorded after this was signed; it is in the PDF and the JSON. It may be signed again.",
    needed: "Needed before it can be signed",
    nothingNeeded: "Nothing is missing.",
    advised: "Settle these, or mention them in the remarks",
    openWhenSigned: "Open when it was signed",
    again: "sign again",
    signing: "Recording your signature…",
    remarks: "Remarks",
    sign: "Sign…",
    confirmTitle: (name: string) => `Sign: ${name}`,
    confirmText:
      "Your name, the time, your remarks and the report as it is now are recorded. If " +
      "something is recorded later, the report must be signed again.",
    confirm: "Sign",
    openPoints: "Still open",
    withoutRemarks: "I have seen what is open, and sign without remarks anyway",
    withRemarks: "I have seen what is open, and sign anyway",
    thenAgain: "Settling any of these changes the report; it must then be signed again.",
    afterSigning: (n: number, reports: readonly string[]) =>
      `Signed for round ${n}: ${reports.join(", ")}. Anything recorded now is not included; ` +
      "the report must then be signed again.",
    theRound: "the report of the round",
    points: {
      ROUND_NOT_OPEN: "The round is not open",
      NOT_PLAYING: "Nobody from the venue is paired",
      GAME_OPEN: "Games without a result, boards",
      NOT_APPROVED: "Results not approved, boards",
      VENUE_NOT_SIGNED: "Venue reports not signed:",
      VENUE_CHANGED: "Venue reports changed since they were signed; they must be signed again:",
      NOT_OPENED: "Venue not opened:",
      MEASURES: "Protection measures not all taken (OCR 16.4):",
      MEDICAL: "Medical cover not recorded (FSSI gen-6):",
      ALERT_OPEN: "Camera alerts not answered:",
      PERSON_INCIDENT_OPEN: "Incidents with other persons open:",
      CALL_OPEN: "Calls not answered, boards",
      QUESTION_OPEN: "Questions not answered, boards",
      INCIDENT_OPEN: "Incidents open, boards",
      CASE_OPEN: "Disconnections open, boards",
      RULING_PENDING: "Rulings not applied yet, boards",
      PAUSE_OWED: "Time owed for failed pauses, boards",
      APPEAL_OPEN: "Appeals not decided, boards",
      APPEAL_TIME: "Appeal period still open, boards",
      SCORESHEETS: "Scoresheets not handed in, boards",
      DISPUTED: "A player says the result is wrong, boards",
      NOT_SCREENED: "Games not screened yet (APP-I A1), boards",
    } satisfies Record<LackingPoint, string>,
  },
};

export type PapersWords = typeof papersWords;
