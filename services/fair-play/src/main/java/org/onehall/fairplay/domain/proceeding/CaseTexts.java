package org.onehall.fairplay.domain.proceeding;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.onehall.decider.Texts;

/** How long the texts of a case may be, in characters, and whether they can be read. */
final class CaseTexts {
    static final int LONG = 10_000;
    static final int SHORT = 500;
    static final int REFERENCE = 200;
    static final int NAME = 100;
    static final int NUMBER = 20;
    static final int MOST_DOCUMENTS = 20;

    private CaseTexts() {}

    /** The names of the required texts that are empty. */
    static List<String> empty(Map<String, String> needed) {
        return needed.entrySet().stream()
                .filter(entry -> Texts.isEmpty(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Whether a text of a command breaks its own limits, whatever the state. The limits common to all texts are not
     * checked here.
     */
    static boolean isUnreadable(CaseCommand command) {
        return switch (command) {
            case CaseCommand.FileComplaint filed ->
                isUnreadable(filed.complaint().accused())
                        || faulty(filed.complaint().fideId(), NUMBER)
                        || faulty(filed.complaint().contact(), REFERENCE)
                        || faulty(filed.complaint().games(), REFERENCE);
            case CaseCommand.OpenCase open -> isUnreadable(open.accused()) || faulty(open.reference(), REFERENCE);
            case CaseCommand.AppointInvestigator appoint -> faulty(appoint.reason(), SHORT);
            case CaseCommand.RegisterEvidence evidence -> faulty(evidence.reference(), REFERENCE);
            case CaseCommand.RequestCooperation request -> isNoName(request.person());
            case CaseCommand.FileStatement statement ->
                statement.documents().size() > MOST_DOCUMENTS
                        || statement.documents().stream().anyMatch(document -> faulty(document, REFERENCE));
            case CaseCommand.CloseVote close -> faulty(close.federation(), NAME);
            case CaseCommand.RecordSanction sanction ->
                faulty(sanction.reference(), REFERENCE)
                        || Stream.concat(sanction.aggravating().stream(), sanction.mitigating().stream())
                                .anyMatch(text -> faulty(text, SHORT));
            case CaseCommand.RecordNote _,
                    CaseCommand.RecordCooperation _,
                    CaseCommand.InformAccused _,
                    CaseCommand.RecordMatter _,
                    CaseCommand.FinaliseReport _,
                    CaseCommand.SendReportBack _,
                    CaseCommand.CastVote _,
                    CaseCommand.NoteAccess _ -> false;
        };
    }

    /** The name of a person whom the competition knows is not taken from the command. */
    private static boolean isUnreadable(Accused accused) {
        return faulty(accused.personId(), NAME) || accused.personId().isEmpty() && isNoName(accused.name());
    }

    private static boolean isNoName(String name) {
        return !Texts.isEmpty(name) && !Texts.isName(name);
    }

    /** Whether a text of a form cannot be read. */
    static boolean faulty(Complaint form) {
        return faulty(form.fideId(), NUMBER)
                || faulty(form.contact(), REFERENCE)
                || faulty(form.accused())
                || faulty(form.games(), REFERENCE)
                || faulty(form.facts(), LONG)
                || faulty(form.evidence(), LONG);
    }

    /** Whether the name or id of a person cannot be read. */
    static boolean faulty(Accused accused) {
        return !Texts.isName(accused.name()) || faulty(accused.personId(), NAME);
    }

    /** Whether a text cannot be read, or has more characters than it may have. */
    static boolean faulty(String text, int longest) {
        return Texts.fault(text, longest).isPresent();
    }
}
