import type { FormName, Stage, Viewer, Vocabulary } from "../../fairplay/vocabulary";
import { screeningWords } from "./screening";

export const fairplayWords = {
  fairPlay: {
    title: "Fair play",
    secrecy:
      "Until a case is completed, only these people can see it: the panel of the Fair Play " +
      "Commission, the complainant (only the parts that he filed) and the accused (after " +
      "being informed). Every access is logged.",
    notYet: "Your game is not over yet. You can see this page after the game.",
    screening: screeningWords,
    eraseNow: "The time for keeping this recording is over. Delete it within 24 hours at the place where it is kept:",
    eraseOverdue:
      "The time for keeping this recording ended more than 24 hours ago, and nobody has " +
      "confirmed that it is deleted. It is kept at",
    erased: (at: string) => `The person who kept it confirmed that it was deleted (${at}).`,
    openingRefused: "tried to open this recording without permission",
    deletionRefused: "tried to confirm its deletion without permission",
    erasureTerms:
      "Confirm this only when the recording and its copies are deleted. Your confirmation is " +
      "recorded with your name (APP-I A5).",
    cases: "Cases",
    noCases: "No case concerns you.",
    recordings: "Recordings",
    prizes: "Released prizes",
    against: "Case about",
    investigator: "Investigating person",
    target: "target date",
    nextInList: "Next in the list",
    overdue: "Over 14 days",
    inadmissible: "Inadmissible",
    falseAccusation: "False accusation",
    filed: "Filed.",
    send: "Send",
    yes: "yes",
    no: "no",
    nobody: "–",
    onePerLine: "Write one per line.",
    complaintTerms:
      "File the complaint in writing within 24 hours after the end of the last round, with " +
      "all the reasons that you know. Playing more strongly than the rating is not a reason " +
      "by itself. Players can see their complaint only on the device on which they filed it, " +
      "so give an address to which the answer can be sent.",
    written: (until: string) =>
      `The panel of the Fair Play Commission has written to you and waits for your answer until ${until}.`,
    readIt: "Read it",
    caseNumber: (id: string) => `case ${id}`,
    looks: "Who looked at the case",
    attempts: "Refused attempts",
    referral: "The person did not cooperate: this must be referred (APP-I H5)",
    somebodyElse: "Somebody else: write the name",
    notHere:
      "This hall informs only people of the competition about the case. If you name somebody " +
      "else here, inform that person outside this hall.",
    toldElsewhere:
      "The accused has no access to this hall and cannot read here what you write. Inform " +
      "the accused in writing outside this hall. Then record here what you wrote and until " +
      "when the accused can answer.",
    lookOfPanel:
      "The people who work on the case that you name will see that you opened the recording, " +
      "and why. If you name no case, the panel and the Ethics and Disciplinary Commission " +
      "will see it, but no party to an open case will (APP-I G2.7).",
    lookOfOthers: "Everybody who may open this recording will see that you opened it, and why.",
    discardText: "Your text has not been sent. Discard it?",
    discard: "Discard it",
    goOnWriting: "Continue writing",
    inTimeOf: (zone: string) => `Time of ${zone}.`,
    calls: { ReadCase: "Read the case", ListCases: "Saw it in the list", OpenCase: "Named it in a new case" } as Record<
      string,
      string
    >,
    standards: {
      COMFORTABLE_SATISFACTION:
        "comfortable satisfaction: more than a balance of probabilities, less than beyond reasonable doubt",
    } as Record<string, string>,
    burden:
      "The Fair Play Commission has the burden of proof: it must prove the case. The " +
      "standard of proof is comfortable satisfaction.",
    rebuttable:
      "Statistical evidence is a presumption. The accused may rebut it by showing that the opposite is more probable.",
    tally: (yes: number, no: number, abstain: number) => `${yes} yes, ${no} no, ${abstain} abstained`,
    deleted: (at: string) => `Deleted ${at}`,
    deletedOn: (at: string) => `To be deleted ${at}`,
    held: "Not deleted: proceedings are still open",
    heldBy: (cases: string) => `Not deleted until these cases are over: ${cases}.`,
    notAnnounced: "Kept until the results are announced",
    liesAt: "Kept at",
    you: {
      CHAIR: "you chair the panel",
      PANEL: "you are a member of the panel",
      INVESTIGATOR: "you investigate",
      FILER: "filed by you",
      ACCUSED: "you are accused",
      ETHICS: "forwarded to you",
    } satisfies Record<Viewer, string>,
    stage: {
      PRELIMINARY: "Preliminary inquiry",
      INVESTIGATION: "Investigation",
      REPORTED: "Report final",
      REJECTED: "Rejected",
      DISMISSED: "Dismissed",
      FORWARDED: "Forwarded",
    } satisfies Record<Stage, string>,
    trigger: {
      COMPLAINT: "Complaint",
      CHIEF_ARBITER_REPORT: "Report of the Chief Arbiter",
      OWN_INITIATIVE: "Opened on own initiative",
      REQUEST: "Request",
    } as Record<string, string>,
    standing: { PLAYER: "Player", CAPTAIN: "Captain", OFFICIAL: "Official" } as Record<string, string>,
    inadmissibility: {
      LATE: "later than 24 hours after the last round",
      ONLY_STRONGER: "the only reason is that somebody plays more strongly than the rating",
    } as Record<string, string>,
    sanctioned: "The decision of the Ethics and Disciplinary Commission is recorded",
    decided: (at: string) => `Decided: recorded ${at}`,
    decisionToRead: "Here you can read a decision of the Ethics and Disciplinary Commission that concerns you.",
    appeal:
      "The Ethics and Disciplinary Commission has decided this (APP-I E1). Its decision (see " +
      "the reference below) says if you can appeal, where and until when. This hall does not " +
      "set that time limit and does not know it.",
    decisionShown:
      "The accused can read here everything you record: the reference, the months, the facts and the text.",
    decisionElsewhere:
      "The accused has no access to this hall and cannot read here what you record. Send the " +
      "decision to the accused outside this hall.",
    closing: (missing: number): string =>
      (missing === 0 ? "" : missing === 1 ? "One member has not voted. " : `${missing} members have not voted. `) +
      "If you close the vote, only the votes already given count. You cannot undo this.",
    endToRead: "The panel of the Fair Play Commission has completed a case that concerns you.",
    askedTitle: "The Fair Play Commission asks for your cooperation",
    askedUntil: (due: string) => `Answer by ${due}. The text above says where to send your answer.`,
    askedOfYou: (due: string) => `The panel of the Fair Play Commission has a request for you. Answer by ${due}.`,
    askedHere:
      "The person you ask can immediately read this text and the time limit in this hall, " +
      "but nothing else about the case. They cannot answer here. Write where they can send " +
      "you the answer.",
    askedElsewhere:
      "The hall does not send this to anybody. Ask the person outside this hall, and record " +
      "here what you asked for and by when you need the answer.",
    prizeTerms:
      "If the Ethics and Disciplinary Commission has decided about the player, you can " +
      "release the prize only with the reference of a decision that lets the player keep it " +
      "(APP-I A8bis).",
    lookRefused: "refused",
    lookedTimes: (times: number, first: string, last: string) => `${times} times, from ${first} to ${last}`,
    voteMeans: {
      REJECT: "Yes: the complaint is rejected and the case is over. No: the case goes on.",
      FORWARD: "Yes: the case is forwarded. No: the case is not forwarded.",
    },
    motion: {
      REJECT: "Vote: reject the complaint",
      FORWARD: "Vote: forward to the Ethics and Disciplinary Commission",
    },
    forms: {
      file_complaint: "File a complaint",
      report_case: "Report to the Fair Play Commission",
      open_initiative: "Open a case on own initiative",
      request_case: "Request of a commission or body",
      record_note: "Note",
      appoint_investigator: "Appoint the investigating person",
      register_evidence: "Register evidence",
      request_cooperation: "Ask for cooperation",
      record_cooperation: "Result of a request",
      inform_accused: "Inform the accused",
      file_statement: "File a statement",
      finalise_report: "Finalise the report",
      cast_vote: "Vote",
      close_vote: "Close the vote",
      send_report_back: "Send the report back",
      record_matter: "Record something else",
      record_sanction: "Record the decision of the Ethics and Disciplinary Commission",
      register_recording: "Register a recording",
      open_recording: "Open the recording",
      confirm_deletion: "It is deleted there",
      release_prize: "Release a prize",
    } satisfies Record<FormName, string>,
    fields: {
      fideId: "FIDE ID or member number",
      contact: "Address for the answer",
      type: "Accused person",
      personId: "Person of the competition",
      name: "Name",
      games: "Rounds and boards",
      grounds: "All reasons that you know",
      facts: "What happened, where and when",
      evidence: "Evidence",
      "evidenceRegistered.evidence": "Evidence no.",
      reference: "Reference",
      basis: "Case whose facts are used again",
      text: "Text",
      person: "Person",
      decision: "Decision that the player keeps the prize",
      reason: "Reason",
      forCase: "For the case",
      kind: "Kind",
      due: "Answer by",
      request: "Request",
      given: "The person cooperated",
      "register_recording.reference": "Where it is kept",
      until: "Statements accepted until",
      party: "Who makes the statement",
      documents: "Documents",
      recommendation: "Recommendation",
      trigger: "How the case started",
      findings: "Findings",
      proposedSanction: "Proposed sanction",
      otherBreaches: "Other breaches",
      offences: "Offences",
      factualBasis: "Factual basis",
      levelOfEvent: "Level of the event",
      titleAndRating: "Title and rating of the accused",
      result: "Result of the accused in the competition",
      spreading: "How and how far it was spread",
      others: "Other criteria",
      vote: "Vote",
      federation: "Federation involved",
      months: "Months of a ban from online play",
      overTheBoardMonths: "Of these: months over the board",
      aggravating: "Facts that make it more serious",
      mitigating: "Facts that make it less serious",
      venueId: "Venue",
      label: "What it shows",
      falseAccusation: "It is about a false accusation",
      filer: "Filed by",
      standing: "Filed as",
      reasons: "Reasons",
      proposed: "Next in the list",
      target: "Target date",
      motion: "What the vote is about",
      member: "Member",
      yes: "Yes",
      no: "No",
      abstain: "Abstained",
      carried: "Accepted",
      inadmissible: "Inadmissible",
      parties: "Sent to",
      standard: "Standard of proof",
      rebuttable: "Can be rebutted",
      subject: "Who",
      playerId: "Player",
      prize: "Prize",
      platformChecked: "The platform has finished its own checks of this player",
      role: "Role",
      granted: "Access given",
      asked: "What was asked for",
    } as Record<string, string>,
    events: {
      complaintFiled: "Complaint filed",
      complaintInadmissible: "Complaint inadmissible",
      caseOpened: "Case opened",
      noteRecorded: "Note",
      investigatorAppointed: "Investigating person appointed",
      evidenceRegistered: "Evidence registered",
      cooperationRequested: "Cooperation requested",
      cooperationRecorded: "Answer to a request",
      accusedInformed: "Accused informed",
      statementFiled: "Statement",
      matterRecorded: "Something else recorded",
      reportFinalised: "Report final",
      reportSentBack: "Report sent back",
      voteCast: "Vote",
      voteClosed: "Vote closed",
      complaintRejected: "Complaint rejected",
      caseForwarded: "Forwarded to the Ethics and Disciplinary Commission",
      caseDismissed: "Case dismissed",
      findingsSent: "Findings sent",
      sanctionRecorded: "Decision of the Ethics and Disciplinary Commission",
      accessNoted: "Somebody looked at the case",
    } as Record<string, string>,
    of: {
      ground: {
        STRONGER_THAN_RATING: "Plays stronger than the rating",
        ENGINE_AGREEMENT: "Moves agree with an engine",
        MOVE_TIMES: "Times of the moves",
        DEVICE: "A device was seen",
        HELP_OF_OTHERS: "Help from others",
        ABSENCES: "Absences",
        CONDUCT: "Conduct",
        ARRANGED_RESULT: "An arranged result",
        IDENTITY: "Somebody else played",
        HACKING: "Hacking",
        FALSE_ACCUSATION: "A false accusation",
        OTHER: "Another reason",
      },
      personType: {
        PLAYER: "Player",
        CAPTAIN: "Captain",
        COACH: "Coach",
        TRAINER: "Trainer",
        MANAGER: "Manager",
        RELATIVE: "Relative",
        JOURNALIST: "Journalist",
        SPECTATOR: "Spectator",
        OFFICIAL: "Official",
        OTHER: "Another supporting person",
      },
      evidenceKind: { STATISTICAL: "Statistical", PHYSICAL: "Physical", OBSERVATIONAL: "Observational" },
      matterKind: {
        REPRESENTATIVE_OF_ACCUSED: "Representative of the accused",
        REPRESENTATIVE_OF_COMPLAINANT: "Representative of the complainant",
        LANGUAGE: "A language other than English",
        WRITTEN_FILING: "Written filing",
        COSTS: "Costs",
        PASSED_ON: "Passed to another commission",
        CONFIDENTIALITY_BREACH: "Confidentiality was broken: case referred",
      },
      motion: { REJECT: "Reject the complaint", FORWARD: "Forward the case" },
      vote: { YES: "Yes", NO: "No", ABSTAIN: "Abstain" },
      offence: {
        INFORMATION_USE: "Use of information",
        RESULT_MANIPULATION: "Manipulation of a result",
        SANDBAGGING: "Sandbagging",
        MATCH_FIXING: "Match fixing",
        RATING_FRAUD: "Rating fraud",
        FICTITIOUS_GAMES: "Fictitious games",
        HACKING: "Hacking",
        IDENTITY_THEFT: "Identity theft",
        FALSE_ACCUSATION: "False accusation",
      },
      recommendation: { FORWARD: "Forward", DISMISS: "Dismiss" },
      party: { ACCUSED: "The accused", COMPLAINANT: "The complainant" },
      recordingKind: { VCS: "Communication system", VENUE: "Cameras of a venue" },
    } as Record<Vocabulary, Record<string, string>>,
  },
};

export type FairplayWords = typeof fairplayWords;
