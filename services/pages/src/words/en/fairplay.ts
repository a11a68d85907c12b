import type { FormName, Stage, Viewer, Vocabulary } from "../../fairplay/vocabulary";

export const fairplayWords = {
  fairPlay: {
    secrecy:
      "Until a case is completed, the case is secret. The panel of the Fair Play Commission can see the " +
      "case. The complainant can see only what the complainant submitted. The accused can see the case " +
      "only after somebody has informed the accused. Every access is recorded.",
    notYet: "Your game is not over yet. You can see this page after the game.",
    eraseNow: "The time for keeping this recording is over. Within 24 hours, delete the recording at this place:",
    eraseOverdue:
      "The time for keeping this recording ended more than 24 hours ago. Nobody has confirmed the " +
      "deletion yet. The recording is kept at this place:",
    erased: (at: string) => `The person who kept the recording confirmed that it was deleted (${at}).`,
    openingRefused: "tried to open this recording without permission",
    deletionRefused: "tried to confirm the deletion of this recording without permission",
    erasureTerms:
      "Confirm the deletion only when the recording and all its copies are deleted. Your confirmation is " +
      "recorded with your name (APP-I A5).",
    cases: "Cases",
    noCases: "There are no cases for you to see.",
    recordings: "Recordings",
    prizes: "Prizes that were released to players",
    against: "The case is about",
    investigator: "Investigating person",
    target: "planned end of the investigation:",
    nextInList: "Next panel member to investigate",
    overdue: "The investigation has taken more than 14 days",
    inadmissible: "Inadmissible: no investigation is possible",
    falseAccusation: "Case about a false accusation",
    filed: "Your text has been recorded.",
    send: "Send",
    yes: "yes",
    no: "no",
    nobody: "–",
    onePerLine: "Write each entry on its own line.",
    complaintTerms:
      "Submit the complaint in writing within 24 hours after the end of the last round. Give all the " +
      "reasons that you know. It is not enough that somebody plays better than their rating. You can see " +
      "your complaint only on the device on which you submit it. So give an address to which the answer " +
      "can be sent.",
    caseNumber: (id: string) => `case ${id}`,
    looks: "Who looked at the case",
    attempts: "People who tried to see the case without permission",
    referral: "The person did not cooperate. Report this to the responsible body (APP-I H5)",
    somebodyElse: "Another person: write the name",
    notHere:
      "This server informs only people of the competition about the case. If you name a person who is not " +
      "in the competition, inform that person in another way.",
    toldElsewhere:
      "The accused has no access to this server and cannot read here what you write. Inform the accused " +
      "in writing in another way, for example by e-mail. Then record here what you wrote, and the time " +
      "until which the accused can answer.",
    lookOfPanel:
      "If you name a case, the people who work on that case will see that you opened the recording, and " +
      "why. If you name no case, only the panel and the Ethics and Disciplinary Commission will see this. " +
      "The accused and the complainant of an open case will not see this (APP-I G2.7).",
    lookOfOthers: "Everybody who may open this recording will see that you opened it, and why.",
    discardText: "Your text has not been sent. Discard it?",
    discard: "Discard my text",
    goOnWriting: "Continue writing",
    inTimeOf: (zone: string) => `The time is in the time zone of ${zone}.`,
    calls: {
      ReadCase: "Read the case",
      ListCases: "Saw the case in the list",
      OpenCase: "Mentioned this case when opening a new case",
    } as Record<string, string>,
    standards: {
      COMFORTABLE_SATISFACTION:
        "“comfortable satisfaction”: the Commission must be surer than “more probable than not”, but does " +
        "not have to be sure “beyond reasonable doubt”",
    } as Record<string, string>,
    burden:
      "The Fair Play Commission must prove the case (it has the burden of proof). The proof that is " +
      "needed is called “comfortable satisfaction”.",
    rebuttable:
      "Statistical evidence counts (as a presumption) until the accused shows that the opposite is more probable.",
    tally: (yes: number, no: number, abstain: number) => `votes: ${yes} yes, ${no} no, ${abstain} abstained`,
    deleted: (at: string) => `Time when the recording was deleted: ${at}`,
    deletedOn: (at: string) => `Time when the recording must be deleted: ${at}`,
    held: "The recording is kept because a case is not completed yet",
    heldBy: (cases: string) => `The recording is kept until these cases are over: ${cases}.`,
    notAnnounced: "The recording is kept until the results are announced",
    liesAt: "Place where the recording is kept",
    you: {
      CHAIR: "you chair the panel",
      PANEL: "you are a member of the panel",
      INVESTIGATOR: "you investigate",
      FILER: "you submitted the complaint or report",
      ACCUSED: "you are accused",
      ETHICS: "the case was forwarded to you",
    } satisfies Record<Viewer, string>,
    stage: {
      PRELIMINARY: "Preliminary inquiry",
      INVESTIGATION: "Investigation",
      REPORTED: "The report is final",
      REJECTED: "Complaint rejected",
      DISMISSED: "Case dismissed",
      FORWARDED: "Case forwarded",
    } satisfies Record<Stage, string>,
    trigger: {
      COMPLAINT: "Complaint",
      CHIEF_ARBITER_REPORT: "Report of the Chief Arbiter",
      OWN_INITIATIVE: "Opened by the Commission without a complaint",
      REQUEST: "Request of a commission or body",
    } as Record<string, string>,
    standing: { PLAYER: "Player", CAPTAIN: "Captain", OFFICIAL: "Tournament official" } as Record<string, string>,
    inadmissibility: {
      LATE: "the complaint came later than 24 hours after the last round",
      ONLY_STRONGER: "the only reason is that somebody plays better than the rating",
    } as Record<string, string>,
    sanctioned: "The decision of the Ethics and Disciplinary Commission is recorded",
    decided: (at: string) => `The decision was recorded: ${at}`,
    appeal:
      "The Ethics and Disciplinary Commission has decided this (APP-I E1). Read the decision with the " +
      "reference below: it says if you can appeal, where, and until when. This server does not know that " +
      "time limit.",
    decisionShown:
      "The accused can read everything that you record here: the reference, the length of the bans, the facts " +
      "and the text.",
    decisionElsewhere:
      "The accused has no access to this server and cannot read here what you record. Send the " +
      "decision to the accused in another way.",
    closing: (missing: number): string =>
      (missing === 0 ? "" : missing === 1 ? "One member has not voted. " : `${missing} members have not voted. `) +
      "If you close the vote, only the votes that members have already given count. You cannot undo this.",
    askedTitle: "The Fair Play Commission asks for your cooperation",
    askedUntil: (due: string) => `Answer by ${due}. The text above says where you must send your answer.`,
    askedHere:
      "The person whom you ask can read this text and the time limit on this server immediately, but " +
      "nothing else about the case. The person cannot answer here. So write where the person can send you " +
      "the answer.",
    askedElsewhere:
      "The server does not send this to anybody. Ask the person in another way, and record " +
      "here what you asked for and the time until which the person can answer.",
    prizeTerms:
      "Has the Ethics and Disciplinary Commission decided about the player? Then you need the reference " +
      "of that decision. You can release the prize only if the decision lets the player keep the prize " +
      "(APP-I A8bis).",
    lookRefused: "access refused",
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
      file_complaint: "Submit a complaint",
      report_case: "Report to the Fair Play Commission",
      open_initiative: "Open a case without a complaint",
      request_case: "Record a request of a commission",
      record_note: "Write a note",
      appoint_investigator: "Appoint the investigating person",
      register_evidence: "Register evidence",
      request_cooperation: "Ask for cooperation",
      record_cooperation: "Record the result of a request",
      inform_accused: "Inform the accused",
      file_statement: "Submit a statement",
      finalise_report: "Make the report final",
      cast_vote: "Give your vote",
      close_vote: "Close the vote",
      send_report_back: "Send the report back",
      record_matter: "Record another fact",
      record_sanction: "Record the decision of the Ethics and Disciplinary Commission",
      register_recording: "Register a recording",
      open_recording: "Open the recording",
      confirm_deletion: "Confirm the deletion",
      release_prize: "Release a prize",
    } satisfies Record<FormName, string>,
    fields: {
      fideId: "FIDE ID or member number",
      contact: "Address for the answer",
      type: "Accused person",
      personId: "Person of the competition",
      name: "Name",
      games: "Rounds and boards",
      grounds: "All your reasons for the complaint",
      facts: "What happened, where and when",
      evidence: "Evidence",
      "evidenceRegistered.evidence": "Evidence number",
      reference: "Reference (for example a file number)",
      basis: "Earlier case with the same facts",
      text: "Text",
      person: "Name of the person",
      decision: "Reference of the decision that lets the player keep the prize",
      reason: "Reason",
      forCase: "Case for which you open the recording",
      kind: "Type",
      due: "Time until which the answer is needed",
      request: "Request",
      given: "The person cooperated",
      "register_recording.reference": "Place where the recording is kept",
      until: "Statements accepted until",
      party: "Who makes the statement",
      documents: "Documents",
      recommendation: "Recommendation",
      trigger: "How the case started",
      findings: "Findings of the investigation",
      proposedSanction: "Proposed sanction",
      otherBreaches: "Other broken rules",
      offences: "Offences against the rules",
      factualBasis: "Facts that support the accusation",
      levelOfEvent: "Level of the competition",
      titleAndRating: "Title and rating of the accused",
      result: "Result of the accused in the competition",
      spreading: "How the accusation was spread, and to how many people",
      others: "Other things to consider",
      vote: "Vote",
      federation: "Federation that is involved",
      months: "Length of the ban from online play, in months",
      overTheBoardMonths: "Length of the ban from over-the-board play, in months (not longer than the online ban)",
      aggravating: "Facts that make the offence more serious",
      mitigating: "Facts that make the offence less serious",
      venueId: "Venue",
      label: "What the recording shows",
      falseAccusation: "The case is about a false accusation",
      filer: "Submitted by",
      standing: "Submitted in the role of",
      reasons: "Reasons",
      proposed: "Next panel member to investigate",
      target: "Planned end of the investigation",
      motion: "What the vote is about",
      member: "Member",
      yes: "Votes for yes",
      no: "Votes for no",
      abstain: "Members who abstained",
      carried: "The vote accepted the proposal",
      inadmissible: "The complaint is inadmissible",
      parties: "People who received the findings",
      standard: "Standard of proof",
      rebuttable: "The accused can disprove the evidence",
      subject: "Person who looked at the case",
      playerId: "Player",
      prize: "Prize",
      platformChecked: "The platform has finished its own checks of this player",
      role: "Role",
      granted: "Access was given",
      asked: "What the person wanted to see or do",
    } as Record<string, string>,
    events: {
      complaintFiled: "Complaint submitted",
      complaintInadmissible: "Complaint inadmissible: no investigation is possible",
      caseOpened: "Case opened",
      noteRecorded: "Note written",
      investigatorAppointed: "Investigating person appointed",
      evidenceRegistered: "Evidence registered",
      cooperationRequested: "Cooperation requested",
      cooperationRecorded: "Result of a request recorded",
      accusedInformed: "The accused was informed",
      statementFiled: "Statement submitted",
      matterRecorded: "Another fact recorded",
      reportFinalised: "Report made final",
      reportSentBack: "Report sent back",
      voteCast: "Vote given",
      voteClosed: "Vote closed",
      complaintRejected: "Complaint rejected",
      caseForwarded: "Case forwarded to the Ethics and Disciplinary Commission",
      caseDismissed: "Case dismissed",
      findingsSent: "Findings sent to the parties",
      sanctionRecorded: "Decision of the Ethics and Disciplinary Commission",
      accessNoted: "Somebody looked at the case",
    } as Record<string, string>,
    of: {
      ground: {
        STRONGER_THAN_RATING: "Plays better than the rating",
        ENGINE_AGREEMENT: "The moves are like those of a chess engine",
        MOVE_TIMES: "The times used for the moves",
        DEVICE: "A device was seen",
        HELP_OF_OTHERS: "Help from others",
        ABSENCES: "Absences from the board",
        CONDUCT: "Behaviour of the player",
        ARRANGED_RESULT: "The players arranged the result",
        IDENTITY: "Somebody else played the game",
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
      evidenceKind: {
        STATISTICAL: "Statistical evidence",
        PHYSICAL: "Physical evidence",
        OBSERVATIONAL: "Evidence from what somebody saw",
      },
      matterKind: {
        REPRESENTATIVE_OF_ACCUSED: "Representative of the accused",
        REPRESENTATIVE_OF_COMPLAINANT: "Representative of the complainant",
        LANGUAGE: "A language other than English",
        WRITTEN_FILING: "A written document was submitted",
        COSTS: "Costs of the case",
        PASSED_ON: "Information passed to another commission",
        CONFIDENTIALITY_BREACH: "Confidentiality was broken: referred to the Ethics and Disciplinary Commission",
      },
      motion: { REJECT: "Reject the complaint", FORWARD: "Forward the case" },
      vote: { YES: "Yes", NO: "No", ABSTAIN: "Abstain" },
      offence: {
        INFORMATION_USE: "Use of forbidden information",
        RESULT_MANIPULATION: "Manipulation of a result",
        SANDBAGGING: "Sandbagging (losing on purpose to get a lower rating)",
        MATCH_FIXING: "Match fixing (arranged results)",
        RATING_FRAUD: "Rating fraud",
        FICTITIOUS_GAMES: "Invented games that nobody played",
        HACKING: "Hacking",
        IDENTITY_THEFT: "Identity theft",
        FALSE_ACCUSATION: "False accusation",
      },
      recommendation: { FORWARD: "Forward the case", DISMISS: "Dismiss the case" },
      party: { ACCUSED: "The accused", COMPLAINANT: "The complainant" },
      recordingKind: { VCS: "Communication system", VENUE: "Cameras of a venue" },
    } as Record<Vocabulary, Record<string, string>>,
  },
};

export type FairplayWords = typeof fairplayWords;
