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
      CHANGED: "signed, but something was recorded later",
      BLOCKED: "cannot be signed yet",
      READY: "ready to sign",
    },
    signedBy: (who: string, when: string) => `Signed by ${who}, ${when}.`,
    wasSignedBy: (who: string, when: string) =>
      `${who} signed it (${when}), but it has changed since then. This signature is no longer valid.`,
    changed:
      "Something was recorded after the signature. The PDF and the JSON include it. You may sign the report again.",
    needed: "Needed before it can be signed",
    nothingNeeded: "Nothing is missing.",
    advised: "Settle these points, or mention them in the remarks",
    openWhenSigned: "Still open when the report was signed",
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
      `Already signed for round ${n}: ${reports.join(", ")}. If you record anything now, the ` +
      "report does not include it and must be signed again.",
    theRound: "the report of the round",
    points: {
      ROUND_NOT_OPEN: "The round is not open",
      NOT_PLAYING: "No player of the venue has a pairing",
      GAME_OPEN: "Boards without a result:",
      NOT_APPROVED: "Boards with results not approved yet:",
      VENUE_NOT_SIGNED: "Venue reports not signed:",
      VENUE_CHANGED: "Venue reports changed since they were signed; they must be signed again:",
      NOT_OPENED: "Venue not opened:",
      MEASURES: "Protection measures not all taken (OCR 16.4):",
      MEDICAL: "Medical cover not recorded (FSSI gen-6):",
      ALERT_OPEN: "Camera alerts not answered:",
      PERSON_INCIDENT_OPEN: "Open incidents with other persons:",
      CALL_OPEN: "Boards with unanswered calls:",
      QUESTION_OPEN: "Boards with unanswered questions:",
      INCIDENT_OPEN: "Boards with open incidents:",
      CASE_OPEN: "Boards with open disconnections:",
      RULING_PENDING: "Boards with rulings not applied yet:",
      PAUSE_OWED: "Boards with failed pauses not settled yet:",
      APPEAL_OPEN: "Boards with appeals not decided yet:",
      APPEAL_TIME: "Boards with the appeal period still open:",
      SCORESHEETS: "Boards with scoresheets not handed in:",
      DISPUTED: "Boards where a player says that the result is wrong:",
      NOT_SCREENED: "Boards with games not screened yet (APP-I A1):",
    } satisfies Record<LackingPoint, string>,
  },
};

export type PapersWords = typeof papersWords;
