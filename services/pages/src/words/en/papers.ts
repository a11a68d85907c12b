import type { LackingPoint } from "../../protocol/protocol";

export const papersWords = {
  papers: {
    title: "Reports",
    look: "Show what is missing",
    rulings: "Rulings (JSON)",
    ofRound: (n: number) => `Report of round ${n}`,
    ofVenue: (venue: string, n: number) => `Report of ${venue}, round ${n}`,
    stage: {
      SIGNED: "signed",
      CHANGED: "signed, but the report changed later",
      BLOCKED: "cannot be signed yet",
      READY: "ready to sign",
    },
    signedBy: (who: string, when: string) => `Signed by ${who}, ${when}.`,
    wasSignedBy: (who: string, when: string) =>
      `${who} signed the report (${when}), but the report has changed since then. This signature is no longer valid.`,
    changed:
      "Something was recorded after the signature. The PDF and the JSON file show what was recorded. You " +
      "may sign the report again.",
    needed: "What is needed before the signature",
    nothingNeeded: "Nothing is missing.",
    advised: "Complete these points first, or mention them in the remarks",
    openWhenSigned: "Points that were not complete when the report was signed",
    again: "must be signed again",
    signing: "Recording your signature…",
    remarks: "Remarks",
    sign: "Sign…",
    confirmTitle: (name: string) => `Sign: ${name}`,
    confirmText:
      "The server records your name, the time, your remarks and the report as it is now. If " +
      "something is recorded later, the report must be signed again.",
    confirm: "Sign",
    openPoints: "Points that are not complete",
    withoutRemarks: "I have seen the points that are not complete. I sign anyway, without remarks.",
    withRemarks: "I have seen the points that are not complete. I sign anyway.",
    thenAgain: "If you complete one of these points, the report changes and must be signed again.",
    afterSigning: (n: number, reports: readonly string[]) =>
      `These reports of round ${n} are already signed: ${reports.join(", ")}. If you record something ` +
      "now, these reports must be signed again.",
    theRound: "the report of the round",
    points: {
      ROUND_NOT_OPEN: "The round is not open",
      NOT_PLAYING: "No player of the venue has a pairing",
      GAME_OPEN: "Boards without a result:",
      NOT_APPROVED: "Boards whose result is not approved yet:",
      VENUE_NOT_SIGNED: "Venue reports that are not signed:",
      VENUE_CHANGED: "Venue reports that have changed and must be signed again:",
      NOT_OPENED: "The venue is not open:",
      MEASURES: "Some protection measures are missing (OCR 16.4):",
      MEDICAL: "Nobody has recorded the medical care (FSSI gen-6):",
      ALERT_OPEN: "Camera alerts without an answer:",
      PERSON_INCIDENT_OPEN: "Incidents with people who do not play, not closed yet:",
      CALL_OPEN: "Boards with unanswered calls for an arbiter:",
      QUESTION_OPEN: "Boards with unanswered questions:",
      INCIDENT_OPEN: "Boards with incidents that are not closed yet:",
      CASE_OPEN: "Boards where a disconnection needs a decision:",
      RULING_PENDING: "Boards with a ruling that is not applied yet:",
      PAUSE_OWED: "Boards where a failed pause needs a decision:",
      APPEAL_OPEN: "Boards where an appeal needs a decision:",
      APPEAL_TIME: "Boards where players may still appeal:",
      SCORESHEETS: "Boards whose scoresheets are not handed in:",
      DISPUTED: "Boards where a player says that the result is wrong:",
      NOT_SCREENED: "Boards whose games are not screened yet (APP-I A1):",
    } satisfies Record<LackingPoint, string>,
  },
};

export type PapersWords = typeof papersWords;
