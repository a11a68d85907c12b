import type { EpochMs } from "../protocol/protocol";

/** What this page and the owning service of cases send each other (APP-I). */
export type Person = { id: string; name: string; /** One of the players. */ player?: boolean };

export type Viewer = "CHAIR" | "PANEL" | "INVESTIGATOR" | "FILER" | "ACCUSED" | "ETHICS";
export type Stage = "PRELIMINARY" | "INVESTIGATION" | "REPORTED" | "REJECTED" | "DISMISSED" | "FORWARDED";
export type StepName =
  | "record_note"
  | "appoint_investigator"
  | "register_evidence"
  | "request_cooperation"
  | "record_cooperation"
  | "inform_accused"
  | "file_statement"
  | "finalise_report"
  | "cast_vote"
  | "close_vote"
  | "send_report_back"
  | "record_matter"
  | "record_sanction";

export type OpeningName = "file_complaint" | "report_case" | "open_initiative" | "request_case";
export type FormName =
  StepName | OpeningName | "register_recording" | "open_recording" | "confirm_deletion" | "release_prize";

export interface CaseNow {
  caseId: string;
  trigger: string;
  stage?: Stage;
  you: Viewer;
  accused: { type: string; personId: string; name: string };
  openedAt: EpochMs;
  inadmissible: boolean;
  falseAccusation: boolean;
  steps: StepName[];
  proposed: string;
  investigator: string;
  target?: EpochMs;
  overdue: boolean;
  yes: number;
  no: number;
  abstain: number;
  openRequests: string[];
  panel: string[];
  /** For the accused: until when a statement is awaited (APP-I I3). */
  until?: EpochMs;
  /**
   * When the latest decision of the Ethics and Disciplinary Commission was recorded and, for the accused, whether he
   * has read the case since (APP-I E1).
   */
  decidedAt?: EpochMs;
  decisionRead: boolean;
  /**
   * For the accused and the complainant: when the case was completed, and whether he has read it since (APP-I H2, H8).
   */
  endedAt?: EpochMs;
  endRead: boolean;
  /** How many entries this person sees. */
  entries: number;
}

/** @property automatic - whether the hall itself found it. */
export interface CaseFact {
  kind: string;
  at: EpochMs;
  article: string;
  by: string;
  automatic: boolean;
  fields: Record<string, unknown>;
}

export interface RecordingNow {
  recordingId: string;
  kind: "VCS" | "VENUE";
  venueId: string;
  label: string;
  registeredAt: EpochMs;
  deleteAt?: EpochMs;
  held: boolean;
  deletedAt?: EpochMs;
  /** Open cases that contain it or will contain it, among those this person works on (APP-I A5, G2.7). */
  heldBy: string[];
  mayOpen: boolean;
  accesses: {
    subject: string;
    reason: string;
    at: EpochMs;
    /** The case for which it was opened. */ forCase: string;
    /** Whether the person was not allowed to do what he asked for. */ refused: boolean;
    /** The call that was refused. */ asked: string;
  }[];
  /** For the keeper: where it must be deleted, until he confirms that it was (DEC-25). */
  eraseAt: string;
  erasureOverdue: boolean;
  erasedAt?: EpochMs;
}

/** What this person himself is asked for; it reveals nothing else about the case (APP-I H5). */
export interface Asked {
  text: string;
  askedAt: EpochMs;
  due: EpochMs;
}

export interface FairPlayOverview {
  cases: CaseNow[];
  asked: Asked[];
  recordings: RecordingNow[];
  prizes: { playerId: string; prize: string; releasedAt: EpochMs }[];
  people: Person[];
}

/** How a form asks for one field. */
export type Field =
  | { name: string; kind: "line" | "text" | "lines" | "date" | "number" | "flag"; optional?: boolean; longest?: number }
  | { name: string; kind: "choice" | "several"; of: Vocabulary; optional?: boolean }
  | {
      name: string;
      kind: "pick";
      from: "people" | "players" | "panel" | "requests" | "cases" | "ownCases" | "venues";
      optional?: boolean;
    };

export type Vocabulary =
  | "ground"
  | "personType"
  | "evidenceKind"
  | "matterKind"
  | "motion"
  | "vote"
  | "offence"
  | "recommendation"
  | "party"
  | "recordingKind";

/** Values that are sent without a field in the form. */
export function givenBy(form: FormName, now: CaseNow | null): Record<string, unknown> {
  const ofCase = now === null ? {} : { caseId: now.caseId };
  switch (form) {
    case "report_case":
      return { trigger: "CHIEF_ARBITER_REPORT" };
    case "open_initiative":
      return { trigger: "OWN_INITIATIVE" };
    case "request_case":
      return { trigger: "REQUEST" };
    case "file_statement":
      return now?.you === "ACCUSED"
        ? { ...ofCase, party: "ACCUSED" }
        : now?.you === "FILER"
          ? { ...ofCase, party: "COMPLAINANT" }
          : ofCase;
    case "cast_vote":
      return { ...ofCase, motion: now === null ? "REJECT" : motionOf(now) };
    case "close_vote":
      return now === null
        ? {}
        : { ...ofCase, motion: motionOf(now), seen: { yes: now.yes, no: now.no, abstain: now.abstain } };
    default:
      return ofCase;
  }
}

/** The motion that is voted on, or was voted on last. */
export const motionOf = (now: CaseNow): "REJECT" | "FORWARD" =>
  now.stage === "REPORTED" || now.stage === "FORWARDED" || now.stage === "DISMISSED" ? "FORWARD" : "REJECT";

const DECIDED: readonly (Stage | undefined)[] = ["REJECTED", "DISMISSED", "FORWARDED"];
/**
 * The motion whose votes are shown: the one that can be voted on, or the one that completed the case; null if there is
 * none (APP-I H2, H8).
 */
export const votesOn = (now: CaseNow): "REJECT" | "FORWARD" | null =>
  now.steps.includes("cast_vote") || (isAtWork(now) && DECIDED.includes(now.stage)) ? motionOf(now) : null;

/** The name of a field in its form or event, where it may have a different meaning than elsewhere. */
export const wordFor = (words: Readonly<Record<string, string>>, place: string, name: string): string =>
  words[`${place}.${name}`] ?? words[name] ?? name;

/** "complaint.accused.name" with a value, put into an object. */
export function nest(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    let place = root;
    for (const name of names.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
    place[names.at(-1)!] = value;
  }
  return root;
}

/** Whether a person works on a case; no party to it does (APP-I H3). */
export const isAtWork = (one: CaseNow): boolean => one.you !== "ACCUSED" && one.you !== "FILER";

/** A name reduced to its letters, ignoring case, accents and the order of the words. */
const letters = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(" ");

/** The only person of the competition whom a typed name can mean; undefined if it means nobody or several. */
export function meant(name: string, people: readonly Person[]): Person | undefined {
  const found = people.filter((person) => letters(person.name) === letters(name));
  return name.trim() && found.length === 1 ? found[0] : undefined;
}

/**
 * The meaning of a value in an event: a code of a list, the id of a person or a case, the name of a call. Everything
 * else is text by people and is shown unchanged.
 */
export type Meaning =
  Vocabulary | "person" | "case" | "call" | "role" | "trigger" | "standing" | "inadmissibility" | "standard" | "number";

const MEANINGS: Readonly<Record<string, Meaning>> = {
  "complaintFiled.complaint.accused.type": "personType",
  "complaintFiled.complaint.grounds": "ground",
  "complaintFiled.filer": "person",
  "complaintFiled.standing": "standing",
  "complaintInadmissible.reasons": "inadmissibility",
  "caseOpened.trigger": "trigger",
  "caseOpened.accused.type": "personType",
  "caseOpened.filer": "person",
  "caseOpened.basis": "case",
  "investigatorAppointed.person": "person",
  "investigatorAppointed.proposed": "person",
  "evidenceRegistered.kind": "evidenceKind",
  "evidenceRegistered.evidence": "number",
  "statementFiled.party": "party",
  "matterRecorded.kind": "matterKind",
  "reportFinalised.report.recommendation": "recommendation",
  "reportFinalised.report.offences": "offence",
  "reportFinalised.standard": "standard",
  "voteCast.motion": "motion",
  "voteCast.member": "person",
  "voteCast.vote": "vote",
  "voteClosed.motion": "motion",
  "findingsSent.parties": "party",
  "accessNoted.subject": "person",
  "accessNoted.role": "role",
  "accessNoted.asked": "call",
};

export const meaningOf = (event: string, path: string): Meaning | undefined => MEANINGS[`${event}.${path}`];
/** Finds the form for a call as named in the log, such as "RecordNote". */
export const formOf = (call: string): string => call.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase();

/** The printed number of an id: "3" for "evidence-3". */
export const numberOf = (id: string): string => id.replace(/^.*-/, "");

/**
 * Accesses or attempts by one person on a case that follow each other within an hour, because pages check again
 * automatically.
 */
export interface Looks {
  fact: CaseFact;
  first: EpochMs;
  last: EpochMs;
  times: number;
}

const WITHIN = 3_600_000;
/**
 * The refused attempts on a case and the accesses to it, with repetitions combined; the log itself keeps each one
 * (APP-I G2.7).
 */
export function folded(looks: readonly CaseFact[]): readonly [refused: readonly Looks[], granted: readonly Looks[]] {
  const all: Looks[] = [];
  for (const fact of looks) {
    const same = all.findLast((one) =>
      ["subject", "role", "asked", "granted"].every((field) => one.fact.fields[field] === fact.fields[field]),
    );
    if (same && fact.at - same.last <= WITHIN) Object.assign(same, { last: fact.at, times: same.times + 1 });
    else all.push({ fact, first: fact.at, last: fact.at, times: 1 });
  }
  return [
    all.filter((one) => one.fact.fields["granted"] !== true),
    all.filter((one) => one.fact.fields["granted"] === true),
  ];
}

/** The short id shown beside the person, so that two cases about one person can be distinguished. */
export const shortId = (caseId: string): string => caseId.slice(caseId.indexOf("case-") + 5).slice(0, 6);

/** The requests for cooperation of a case, by id, with the person and the request. */
export const requestsOf = (events: readonly CaseFact[]): ReadonlyMap<string, string> =>
  new Map(
    events
      .filter((fact) => fact.kind === "cooperationRequested")
      .map((fact) => [
        String(fact.fields["request"]),
        `${String(fact.fields["person"])}: ${String(fact.fields["text"])}`,
      ]),
  );

/** Whether cooperation was requested but not given, so that it must be referred (APP-I H5). */
export const isReferred = (fact: CaseFact): boolean =>
  fact.kind === "cooperationRecorded" && fact.fields["given"] !== true;

/**
 * The initial content of a form: a report that was sent back, so that it can be corrected instead of written again
 * (APP-I H7).
 */
export function beginning(form: FormName, events: readonly CaseFact[]): Record<string, unknown> {
  const last = form === "finalise_report" ? events.filter((fact) => fact.kind === "reportFinalised").at(-1) : undefined;
  return last ? flat({ report: last.fields["report"] as Record<string, unknown> }) : {};
}

function flat(object: Readonly<Record<string, unknown>>, path = ""): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.entries(object).map(([name, value]) =>
      Array.isArray(value)
        ? { [path + name]: name === "others" ? value.join("\n") : value }
        : typeof value === "object" && value !== null
          ? flat(value as Record<string, unknown>, `${path}${name}.`)
          : { [path + name]: value },
    ),
  ) as Record<string, unknown>;
}
