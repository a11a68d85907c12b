package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.proceeding.Investigation.Asked;

/** The investigating person, proposed by rotation, appointed by the chair; requests for cooperation (APP-I H3, H5). */
final class InvestigationRules {
    private InvestigationRules() {}

    static Decision<ProceedingEvent> appoint(CaseCommand.AppointInvestigator appoint, Instant at, FairPlayCase file) {
        if (file.inadmissible()) return refuse(ProceedingRefusal.COMPLAINT_INADMISSIBLE);
        if (file.investigation().report().isPresent()) return refuse(ProceedingRefusal.REPORT_FINAL);
        if (!file.panel().contains(appoint.person()) || file.isParty(appoint.person()))
            return refuse(ProceedingRefusal.NOT_ON_PANEL);
        if (appoint.person().equals(file.investigation().investigator())) return accept();
        if (!appoint.seen().equals(file.investigation().investigator()))
            return refuse(
                    ProceedingRefusal.APPOINTED_MEANWHILE,
                    "investigator",
                    nameOf(file.investigation().investigator(), appoint.facts()));
        String proposed = file.proposed(appoint.facts().lastInvestigator());
        boolean usual = file.investigation().investigator().isEmpty()
                && appoint.person().equals(proposed);
        if (!usual && Texts.isEmpty(appoint.reason()))
            return refuse(ProceedingRefusal.NOT_NEXT_IN_LIST, "proposed", nameOf(proposed, appoint.facts()));
        if (CaseTexts.faulty(appoint.reason(), CaseTexts.SHORT)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return accept(new CaseEvent.InvestigatorAppointed(
                appoint.person(), proposed, appoint.reason(), at.plus(Limits.INVESTIGATION)));
    }

    private static String nameOf(String person, CaseFacts facts) {
        return facts.person(person).map(CaseFacts.Person::name).orElse(person);
    }

    static Decision<ProceedingEvent> request(CaseCommand.RequestCooperation request, Instant at, FairPlayCase file) {
        if (!request.due().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (Texts.isEmpty(request.person())) return refuse(ProceedingRefusal.TEXT_MISSING);
        if (!Texts.isName(request.person())) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return CaseRules.written(
                request.text(),
                CaseTexts.LONG,
                new CaseEvent.CooperationRequested(
                        "request-" + (file.investigation().requests().size() + 1),
                        request.person(),
                        request.text(),
                        request.due(),
                        request.personId()));
    }

    static Decision<ProceedingEvent> record(CaseCommand.RecordCooperation record, FairPlayCase file) {
        if (!file.investigation().requests().contains(new Asked(record.request(), true)))
            return refuse(ProceedingRefusal.UNKNOWN_REQUEST);
        if (CaseTexts.faulty(record.text(), CaseTexts.LONG)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return accept(new CaseEvent.CooperationRecorded(record.request(), record.given(), record.text()));
    }
}
