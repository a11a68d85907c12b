package org.onehall.fairplay.domain.proceeding;

import org.onehall.decider.Refusal;

/** Why a step of a case, or of the keeping of recordings, is refused. */
public enum ProceedingRefusal implements Refusal {
    NO_SUCH_CASE("APP-I G2.7", Kind.NOT_FOUND, "There is no such case."),
    NO_SUCH_SCREENING("APP-I G2.7", Kind.NOT_FOUND, "There is no such screening."),
    SCREENING_PENDING("APP-I A3", Kind.STATE, "The figures are being worked out. Ask again in a moment."),
    UNKNOWN_COMPETITION("", Kind.NOT_FOUND, "There is no such competition."),
    FORBIDDEN_ROLE(
            "APP-I G1",
            Kind.FORBIDDEN,
            "This role may not do this. Players, captains and officials complain, the Chief Arbiter reports, the "
                    + "panel of the Fair Play Commission keeps the case, its investigating person the "
                    + "investigation. Recordings are kept by organisers and arbiters, and opened by those the "
                    + "regulations "
                    + "name."),
    APPENDIX_NOT_ADOPTED(
            "",
            Kind.STATE,
            "The regulations of this competition do not adopt the Fair Play rules of Appendix I, so there are no "
                    + "cases."),
    NO_PANEL(
            "APP-I G1",
            Kind.STATE,
            "The competition names no panel of the Fair Play Commission. Write to the Fair Play Commission itself."),
    CASE_EXISTS("APP-I G1", Kind.STATE, "This case has been opened already."),
    CASE_COMPLETED("APP-I H8", Kind.STATE, "This case is completed."),
    NOT_ELIGIBLE(
            "APP-I G2.1",
            Kind.STATE,
            "Players, captains and officials of this competition may complain. You are none of them."),
    FORM_INCOMPLETE(
            "APP-I G2.2", Kind.MALFORMED, "Not filed: the form lacks {missing}. Complete it, and file it in time."),
    FIDE_ID_DIFFERS(
            "APP-I G2.1",
            Kind.STATE,
            "Another FIDE ID or member number is registered for you. Give that one, or have the registration "
                    + "corrected."),
    COMPLAINT_IN_WORK(
            "APP-I G2.4",
            Kind.STATE,
            "Not filed: your complaint about this person is in work. Open that case among yours and add a statement "
                    + "to it: further games, facts and documents. You may complain anew once it is completed."),
    TOO_MANY_COMPLAINTS(
            "APP-I G2.2",
            Kind.STATE,
            "Not filed: twenty complaints of yours are in work. Add statements to them, or file this one when one "
                    + "of them is completed."),
    UNKNOWN_ACCUSED(
            "APP-I G2.7",
            Kind.NOT_FOUND,
            "Nobody of this competition has this id. Choose the person from the list, or leave it empty and write "
                    + "the name of somebody else."),
    NAME_OF_COMPETITION(
            "APP-I G2.7",
            Kind.STATE,
            "{name} is somebody of this competition. Choose this person from the list, who is then kept from the "
                    + "case and told of it in this hall. If you mean somebody else of this name, add to it what "
                    + "tells the two apart."),
    OWN_CASE("APP-I G1", Kind.STATE, "You cannot accuse yourself here. Write to the Fair Play Commission itself."),
    TEXT_UNREADABLE(
            "",
            Kind.MALFORMED,
            "A text is too long or holds control characters. Facts, findings and statements may have 10,000 "
                    + "characters, names 100 on one line, references 200."),
    TEXT_MISSING("", Kind.MALFORMED, "The text is missing. Write it down."),
    TIME_BARRED("APP-I I1", Kind.STATE, "The last round ended more than a year ago. No case is opened any more."),
    UNKNOWN_BASIS("APP-I G1.2", Kind.NOT_FOUND, "There is no such case to take up the facts of."),
    COMPLAINT_INADMISSIBLE(
            "APP-I G2.5",
            Kind.STATE,
            "The complaint is inadmissible, so nobody investigates it. Reject it by vote, or open a case on its "
                    + "facts on the panel's own initiative."),
    NOT_INVESTIGATOR("APP-I H3", Kind.FORBIDDEN, "Only the investigating person of this case keeps the investigation."),
    CHAIR_NEEDED("APP-I H3", Kind.FORBIDDEN, "Only the chair of the panel does this."),
    NOT_ON_PANEL(
            "APP-I H3", Kind.STATE, "The investigating person is a member of the panel who is no party to the case."),
    APPOINTED_MEANWHILE(
            "APP-I H3",
            Kind.STATE,
            "{investigator} has been appointed meanwhile, so nobody else was. Look at the case, and say why if "
                    + "somebody else is to investigate."),
    NOT_NEXT_IN_LIST("APP-I H3", Kind.MALFORMED, "{proposed} is next in the list. Say why somebody else investigates."),
    DUE_PASSED("APP-I H5", Kind.MALFORMED, "The instant lies in the past. Give one that leaves time to answer."),
    HEARING_TOO_SHORT(
            "APP-I I3",
            Kind.MALFORMED,
            "The accused has made no statement yet and needs time for one: give an instant at least 24 hours from "
                    + "now."),
    UNKNOWN_REQUEST("APP-I H5", Kind.NOT_FOUND, "The case has no such open request for cooperation."),
    REPORT_INCOMPLETE("APP-I H7", Kind.MALFORMED, "Not final: the report lacks {missing}."),
    ACCUSED_NOT_HEARD(
            "APP-I I3",
            Kind.STATE,
            "The accused has not been heard. Inform him in writing, and wait for his statement or until the time "
                    + "for it has passed; a report that is final is sent back first."),
    REPORT_FINAL("APP-I H7", Kind.STATE, "The report is final. The panel may send it back."),
    REPORT_MISSING("APP-I H8", Kind.STATE, "There is no final report yet."),
    NOT_A_COMPLAINT(
            "APP-I H2", Kind.STATE, "Only a complaint can be rejected. Another case ends by the vote on its report."),
    UNDER_INVESTIGATION("APP-I H2", Kind.STATE, "The case is under investigation. It ends by the vote on its report."),
    NO_VOTES("DEC-23", Kind.STATE, "Nobody has voted yes or no."),
    VOTED_MEANWHILE(
            "DEC-23",
            Kind.STATE,
            "The vote stands otherwise than you knew: {yes} yes, {no} no, {abstain} abstentions. It is not closed. "
                    + "Look at it, and close it if it is to end so."),
    NOT_FORWARDED(
            "APP-I E1",
            Kind.STATE,
            "Sanctions are imposed by the Ethics and Disciplinary Commission, and this case was not forwarded to it."),
    COMMISSION_NEEDED(
            "APP-I E1",
            Kind.FORBIDDEN,
            "The Ethics and Disciplinary Commission imposes sanctions and records its decision itself. The panel "
                    + "may record other matters of this case."),
    SANCTION_RECORDED(
            "APP-I E1",
            Kind.STATE,
            "The decision with this reference is recorded already; nothing was recorded. Another decision has a "
                    + "reference of its own; what corrects one is recorded as another matter."),
    SANCTION_MALFORMED(
            "APP-I E1",
            Kind.MALFORMED,
            "A sanction names its decision; a ban has 0 to 1,200 months, of which at most as many over the board."),
    RECORDING_INCOMPLETE(
            "APP-I A5",
            Kind.MALFORMED,
            "Say what the recording shows, in at most 200 characters, and where it lies, in at most 500; of cameras "
                    + "also at which venue."),
    RECORDINGS_OVER("APP-I A5", Kind.STATE, "The time of such recordings is over, so none is registered any more."),
    UNKNOWN_RECORDING("APP-I A5", Kind.NOT_FOUND, "There is no such recording."),
    RECORDING_DELETED("APP-I A5", Kind.STATE, "The time of this recording was over; it has been deleted."),
    NOT_ITS_KEEPER(
            "DEC-25",
            Kind.STATE,
            "Whoever registered this recording has it deleted where it lies, and says here when it is."),
    RECORDING_KEPT(
            "APP-I A5",
            Kind.STATE,
            "The time of this recording is not over, or proceedings hold it. It is not to be deleted yet."),
    UNKNOWN_WINNER("APP-I A8bis", Kind.NOT_FOUND, "The competition has no such player."),
    PRIZE_HELD(
            "APP-I A8bis",
            Kind.STATE,
            "Not released: a case about this player was forwarded to the Ethics and Disciplinary Commission, which "
                    + "has not decided yet. The prize is held until its decision is recorded."),
    DECISION_STANDS(
            "APP-I A8bis",
            Kind.STATE,
            "Not released: the Ethics and Disciplinary Commission has decided about this player ({decisions}). Read "
                    + "whether that leaves him the prize; only if it does, release it with the reference of the "
                    + "decision."),
    CHECKS_PENDING(
            "APP-I A8bis",
            Kind.STATE,
            "Not released: not complete yet are {pending}. Release the prize when the checks are.");

    private final Meaning meaning;

    ProceedingRefusal(String rule, Kind kind, String text) {
        meaning = new Meaning(rule, kind, text);
    }

    @Override
    public Meaning meaning() {
        return meaning;
    }
}
