package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;

/** The accused is informed in writing, and the parties make statements (APP-I I3). */
final class HearingRules {
    private HearingRules() {}

    /** A period that is too short to answer in gives no chance to be heard (APP-I I3). */
    static Decision<ProceedingEvent> inform(CaseCommand.InformAccused inform, Instant at, FairPlayCase file) {
        if (!inform.until().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (!file.investigation().heard() && inform.until().isBefore(at.plus(Limits.HEARING)))
            return refuse(ProceedingRefusal.HEARING_TOO_SHORT);
        return CaseRules.written(
                inform.text(), CaseTexts.LONG, new CaseEvent.AccusedInformed(inform.text(), inform.until()));
    }

    static Decision<ProceedingEvent> state(
            CaseCommand.FileStatement statement, Actor actor, FairPlayCase file, Sight sight) {
        boolean may = switch (statement.party()) {
            case ACCUSED -> sight == Sight.ACCUSED;
            case COMPLAINANT -> sight == Sight.FILER && file.trigger() == Trigger.COMPLAINT;
        };
        boolean forAParty =
                sight.isOfPanel() && actor.subject().equals(file.investigation().investigator());
        if (!may && !forAParty)
            return refuse(sight.isOfPanel() ? ProceedingRefusal.NOT_INVESTIGATOR : ProceedingRefusal.FORBIDDEN_ROLE);
        if (file.outcome().isPresent()) return refuse(ProceedingRefusal.CASE_COMPLETED);
        if (statement.documents().size() > CaseTexts.MOST_DOCUMENTS
                || statement.documents().stream().anyMatch(document -> CaseTexts.faulty(document, CaseTexts.REFERENCE)))
            return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return CaseRules.written(
                statement.text(),
                CaseTexts.LONG,
                new CaseEvent.StatementFiled(statement.party(), statement.text(), statement.documents()));
    }
}
