package org.onehall.fairplay.domain.proceeding;

import org.onehall.decider.Refusal;

/** Why a step of a case, or of the keeping of recordings, is refused. */
public enum ProceedingRefusal implements Refusal {
    NO_SUCH_CASE("APP-I G2.7", Kind.NOT_FOUND, "This case does not exist. Choose a case from the list."),
    NO_SUCH_SCREENING("APP-I G2.7", Kind.NOT_FOUND, "This screening does not exist. Choose a screening from the list."),
    SCREENING_PENDING(
            "APP-I A3",
            Kind.STATE,
            "The server is still calculating the statistics of this screening. Try again in a moment."),
    UNKNOWN_COMPETITION("", Kind.NOT_FOUND, "The server has no competition with this id."),
    FORBIDDEN_ROLE(
            "APP-I G1",
            Kind.FORBIDDEN,
            "Your role does not allow you to do this. Players, captains and officials submit complaints. The "
                    + "Chief Arbiter submits reports. The panel of the Fair Play Commission handles the case, "
                    + "and its "
                    + "investigating person investigates. Organisers and arbiters keep recordings. The people named "
                    + "in the regulations may open the recordings."),
    APPENDIX_NOT_ADOPTED(
            "",
            Kind.STATE,
            "The regulations of this competition do not use the fair-play rules of Appendix I, so there are no "
                    + "fair-play cases."),
    NO_PANEL(
            "APP-I G1",
            Kind.STATE,
            "This competition does not name a panel of the Fair Play Commission. Write to the Fair Play Commission "
                    + "directly."),
    CASE_EXISTS("APP-I G1", Kind.STATE, "This case has already been opened."),
    CASE_COMPLETED("APP-I H8", Kind.STATE, "This case is completed. You can no longer change it."),
    NOT_ELIGIBLE(
            "APP-I G2.1",
            Kind.STATE,
            "Only players, captains and officials of this competition may submit a complaint, and you are none "
                    + "of these."),
    FORM_INCOMPLETE(
            "APP-I G2.2",
            Kind.MALFORMED,
            "Your complaint was not submitted because the form is incomplete. You still have to enter: {missing}. "
                    + "Complete the form and submit the complaint in time."),
    FIDE_ID_DIFFERS(
            "APP-I G2.1",
            Kind.STATE,
            "A different FIDE ID or member number is registered for you. Enter the registered number, or ask for a "
                    + "correction of the registration."),
    COMPLAINT_IN_WORK(
            "APP-I G2.4",
            Kind.STATE,
            "Your complaint was not submitted because your earlier complaint about this person is not completed yet. "
                    + "Open the earlier complaint in your list of cases, and add a statement with more games, facts "
                    + "and documents. You can submit a new complaint after the earlier one is completed."),
    TOO_MANY_COMPLAINTS(
            "APP-I G2.2",
            Kind.STATE,
            "Your complaint was not submitted because twenty of your complaints are not completed yet. Add "
                    + "statements "
                    + "to your earlier complaints, or submit this complaint when one of them is completed."),
    UNKNOWN_ACCUSED(
            "APP-I G2.7",
            Kind.NOT_FOUND,
            "Nobody in this competition has this id. Choose the person from the list, or leave the "
                    + "id empty and write another person's name."),
    NAME_OF_COMPETITION(
            "APP-I G2.7",
            Kind.STATE,
            "{name} is the name of a person in this competition. If you mean this person, choose "
                    + "the person from the list. Only then is the case hidden from this person, and only then "
                    + "can the server inform this person at the right time. If you mean another person with "
                    + "the same name, add something that shows the difference."),
    OWN_CASE("APP-I G1", Kind.STATE, "You cannot accuse yourself here. Write to the Fair Play Commission directly."),
    TEXT_UNREADABLE(
            "",
            Kind.MALFORMED,
            "One of your texts is too long, or it contains invisible characters (control "
                    + "characters). Facts, findings and statements may have at most 10,000 characters. A name "
                    + "may have at most 100 characters and only one line. A reference may have at most 200 "
                    + "characters."),
    TEXT_MISSING("", Kind.MALFORMED, "Enter the text."),
    TIME_BARRED(
            "APP-I I1", Kind.STATE, "The last round ended more than a year ago, so no case can be opened any more."),
    UNKNOWN_BASIS(
            "APP-I G1.2",
            Kind.NOT_FOUND,
            "You want to use the facts of another case, but that case does not exist. "
                    + "Choose a case from the list."),
    COMPLAINT_INADMISSIBLE(
            "APP-I G2.5",
            Kind.STATE,
            "The complaint is inadmissible (not allowed by the rules), so it cannot be investigated. Reject the "
                    + "complaint by a vote, or let the panel open its own case about the facts."),
    NOT_INVESTIGATOR("APP-I H3", Kind.FORBIDDEN, "Only the investigating person of this case may do this."),
    CHAIR_NEEDED("APP-I H3", Kind.FORBIDDEN, "Only the chair of the panel may do this."),
    NOT_ON_PANEL(
            "APP-I H3",
            Kind.STATE,
            "The investigating person must be a member of the panel and must not be a party to the case."),
    APPOINTED_MEANWHILE(
            "APP-I H3",
            Kind.STATE,
            "{investigator} has been appointed in the meantime, so your appointment was not made. Look at the case. "
                    + "If another person should investigate, give a reason."),
    NOT_NEXT_IN_LIST(
            "APP-I H3",
            Kind.MALFORMED,
            "{proposed} is the next person in the list. Give a reason if you appoint somebody else."),
    DUE_PASSED(
            "APP-I H5",
            Kind.MALFORMED,
            "This time is in the past. Choose a later time, so that there is time to answer."),
    HEARING_TOO_SHORT(
            "APP-I I3",
            Kind.MALFORMED,
            "The accused has not made a statement yet and needs time for it. Choose a time at least "
                    + "24 hours from now."),
    UNKNOWN_REQUEST(
            "APP-I H5",
            Kind.NOT_FOUND,
            "No request for cooperation with this number is waiting for an answer in this case "
                    + "file. Check the number."),
    REPORT_INCOMPLETE(
            "APP-I H7",
            Kind.MALFORMED,
            "The report cannot become final, because it is incomplete. You still have to enter: {missing}."),
    ACCUSED_NOT_HEARD(
            "APP-I I3",
            Kind.STATE,
            "The accused has not been heard. First inform the accused in writing. Then wait until "
                    + "the accused has made a statement, or until the time for the statement is over. If the "
                    + "report is already final, the panel must first send it back."),
    REPORT_FINAL("APP-I H7", Kind.STATE, "The report is final. The panel can send the report back."),
    REPORT_MISSING("APP-I H8", Kind.STATE, "There is no final report yet."),
    NOT_A_COMPLAINT(
            "APP-I H2", Kind.STATE, "Only a complaint can be rejected. Other cases end with the vote on the report."),
    UNDER_INVESTIGATION(
            "APP-I H2", Kind.STATE, "This case is under investigation. The case ends with the vote on its report."),
    NO_VOTES("DEC-23", Kind.STATE, "Nobody has voted yes or no, so the vote cannot be closed."),
    VOTED_MEANWHILE(
            "DEC-23",
            Kind.STATE,
            "The vote was not closed, because the votes have changed since you last saw them: {yes} "
                    + "yes, {no} no, {abstain} abstentions. Look at the votes. If you still want to close the "
                    + "vote, close it again."),
    NOT_FORWARDED(
            "APP-I E1",
            Kind.STATE,
            "Only the Ethics and Disciplinary Commission imposes sanctions, and this case was not "
                    + "forwarded to it."),
    COMMISSION_NEEDED(
            "APP-I E1",
            Kind.FORBIDDEN,
            "The Ethics and Disciplinary Commission imposes sanctions and records its own decisions. "
                    + "The panel may record other matters of this case."),
    SANCTION_RECORDED(
            "APP-I E1",
            Kind.STATE,
            "A decision with this reference has already been recorded, so nothing was recorded. If this is another "
                    + "decision, record it with its own reference. If this is a correction, record it as another "
                    + "matter."),
    SANCTION_MALFORMED(
            "APP-I E1",
            Kind.MALFORMED,
            "A sanction needs the reference of its decision. A ban can last from 0 to 1,200 months. "
                    + "The ban from over-the-board play cannot be longer than the ban from online play."),
    RECORDING_INCOMPLETE(
            "APP-I A5",
            Kind.MALFORMED,
            "Write what the recording shows (at most 200 characters) and where it is kept (at most 500 characters). "
                    + "For camera recordings, choose the venue too."),
    RECORDINGS_OVER(
            "APP-I A5",
            Kind.STATE,
            "In this competition, recordings of this kind may no longer be kept, so you cannot register "
                    + "another recording."),
    UNKNOWN_RECORDING("APP-I A5", Kind.NOT_FOUND, "This recording does not exist. Choose a recording from the list."),
    RECORDING_DELETED(
            "APP-I A5", Kind.STATE, "The time for keeping this recording is over, and the recording has been deleted."),
    NOT_ITS_KEEPER(
            "DEC-25",
            Kind.STATE,
            "Only the person who registered this recording keeps it. So only that person can "
                    + "confirm that it has been deleted."),
    RECORDING_KEPT(
            "APP-I A5",
            Kind.STATE,
            "The time for keeping this recording is not over, or a case still needs the recording. The recording "
                    + "cannot be deleted yet."),
    UNKNOWN_WINNER("APP-I A8bis", Kind.NOT_FOUND, "No player of this competition has this id."),
    PRIZE_HELD(
            "APP-I A8bis",
            Kind.STATE,
            "The prize was not released. A case about this player was forwarded to the Ethics and "
                    + "Disciplinary Commission, and the Commission has not decided yet. You can release the "
                    + "prize only after its decision is recorded."),
    DECISION_STANDS(
            "APP-I A8bis",
            Kind.STATE,
            "The prize was not released, because the Ethics and Disciplinary Commission has decided "
                    + "about this player ({decisions}). Read the decision. If it lets the player keep the "
                    + "prize, release the prize with the reference of that decision."),
    CHECKS_PENDING(
            "APP-I A8bis",
            Kind.STATE,
            "The prize was not released because some checks are not complete: {pending}. Release the prize when "
                    + "these checks are complete.");

    private final Meaning meaning;

    ProceedingRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
