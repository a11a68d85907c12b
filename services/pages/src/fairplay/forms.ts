/** The forms of the fair-play page and their fields. */

import type { FormName, CaseNow, Field } from "./vocabulary";

const ACCUSED: readonly Field[] = [
  { name: "accused.type", kind: "choice", of: "personType" },
  { name: "accused.personId", kind: "pick", from: "people", optional: true },
  { name: "accused.name", kind: "line", longest: 100 },
];

const CRITERIA = ["factualBasis", "levelOfEvent", "titleAndRating", "result", "spreading"] as const;

/** The fields of every form, in order (APP-I G2.2, H). */
export const FORMS: Readonly<Record<FormName, readonly Field[]>> = {
  file_complaint: [
    { name: "complaint.fideId", kind: "line", longest: 20 },
    { name: "complaint.contact", kind: "line" },
    ...ACCUSED.map((field) => ({ ...field, name: `complaint.${field.name}` })),
    { name: "complaint.games", kind: "line" },
    { name: "complaint.grounds", kind: "several", of: "ground" },
    { name: "complaint.facts", kind: "text" },
    { name: "complaint.evidence", kind: "text", optional: true },
  ],
  report_case: [
    ...ACCUSED,
    { name: "facts", kind: "text" },
    { name: "reference", kind: "line", optional: true },
    { name: "falseAccusation", kind: "flag" },
  ],
  open_initiative: [
    ...ACCUSED,
    { name: "facts", kind: "text" },
    { name: "basis", kind: "pick", from: "cases", optional: true },
    { name: "falseAccusation", kind: "flag" },
  ],
  request_case: [
    ...ACCUSED,
    { name: "facts", kind: "text" },
    { name: "reference", kind: "line" },
    { name: "falseAccusation", kind: "flag" },
  ],
  record_note: [{ name: "text", kind: "text" }],
  appoint_investigator: [
    { name: "person", kind: "pick", from: "panel" },
    { name: "reason", kind: "line", optional: true, longest: 500 },
  ],
  register_evidence: [
    { name: "kind", kind: "choice", of: "evidenceKind" },
    { name: "text", kind: "text" },
    { name: "reference", kind: "line", optional: true },
  ],
  request_cooperation: [
    { name: "personId", kind: "pick", from: "people", optional: true },
    { name: "person", kind: "line", longest: 100 },
    { name: "text", kind: "text" },
    { name: "due", kind: "date" },
  ],
  record_cooperation: [
    { name: "request", kind: "pick", from: "requests" },
    { name: "given", kind: "flag" },
    { name: "text", kind: "text", optional: true },
  ],
  inform_accused: [
    { name: "text", kind: "text" },
    { name: "until", kind: "date" },
  ],
  file_statement: [
    { name: "party", kind: "choice", of: "party" },
    { name: "text", kind: "text" },
    { name: "documents", kind: "lines", optional: true },
  ],
  finalise_report: [
    { name: "report.recommendation", kind: "choice", of: "recommendation" },
    { name: "report.trigger", kind: "text" },
    { name: "report.facts", kind: "text" },
    { name: "report.findings", kind: "text" },
    { name: "report.proposedSanction", kind: "text" },
    { name: "report.otherBreaches", kind: "text", optional: true },
    { name: "report.offences", kind: "several", of: "offence", optional: true },
    ...CRITERIA.map((name): Field => ({ name: `report.criteria.${name}`, kind: "text" })),
    { name: "report.criteria.others", kind: "lines", optional: true },
  ],
  cast_vote: [{ name: "vote", kind: "choice", of: "vote" }],
  close_vote: [{ name: "federation", kind: "line", optional: true, longest: 100 }],
  send_report_back: [{ name: "reason", kind: "text" }],
  record_matter: [
    { name: "kind", kind: "choice", of: "matterKind" },
    { name: "text", kind: "text" },
  ],
  record_sanction: [
    { name: "reference", kind: "line" },
    { name: "months", kind: "number" },
    { name: "overTheBoardMonths", kind: "number" },
    { name: "aggravating", kind: "lines", optional: true },
    { name: "mitigating", kind: "lines", optional: true },
    { name: "text", kind: "text", optional: true },
  ],
  register_recording: [
    { name: "kind", kind: "choice", of: "recordingKind" },
    { name: "venueId", kind: "pick", from: "venues", optional: true },
    { name: "label", kind: "line" },
    { name: "reference", kind: "line", longest: 500 },
  ],
  release_prize: [
    { name: "playerId", kind: "pick", from: "players" },
    { name: "prize", kind: "line" },
    { name: "platformChecked", kind: "flag" },
    { name: "decision", kind: "line", optional: true },
  ],
  open_recording: [
    { name: "reason", kind: "line", longest: 500 },
    { name: "forCase", kind: "pick", from: "ownCases", optional: true },
  ],
  confirm_deletion: [],
};

/**
 * The fields of a form for a case: criteria only for a false accusation (APP-I D2); a party makes its own statement.
 */
export function fieldsOf(form: FormName, now: CaseNow | null): readonly Field[] {
  return FORMS[form].filter(
    (field) =>
      (!field.name.startsWith("report.criteria.") || now?.falseAccusation === true) &&
      (field.name !== "party" || now === null || (now.you !== "ACCUSED" && now.you !== "FILER")),
  );
}
