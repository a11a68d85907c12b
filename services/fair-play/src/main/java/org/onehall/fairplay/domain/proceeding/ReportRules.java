package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;

/** What a report needs before it is final (APP-I H7, D2, I3). */
final class ReportRules {
    private ReportRules() {}

    static Decision<ProceedingEvent> finalise(Report report, Instant at, FairPlayCase file) {
        List<String> missing = new ArrayList<>(missing(report));
        boolean forwards = report.recommendation() == Recommendation.FORWARD;
        if (forwards && report.offences().isEmpty()) missing.add("the offence");
        if (file.falseAccusation()
                && report.criteria()
                        .filter(criteria -> criteria.needed().noneMatch(Texts::isEmpty))
                        .isEmpty()) missing.add("the five criteria of a false accusation");
        if (!missing.isEmpty())
            return refuse(ProceedingRefusal.REPORT_INCOMPLETE, "missing", String.join(", ", missing));
        if (texts(report).anyMatch(text -> CaseTexts.faulty(text, CaseTexts.LONG)))
            return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        if (forwards && !file.investigation().isHeard(at)) return refuse(ProceedingRefusal.ACCUSED_NOT_HEARD);
        return accept(new CaseEvent.ReportFinalised(
                report, Standard.COMFORTABLE_SATISFACTION, file.investigation().statistical()));
    }

    private static List<String> missing(Report report) {
        Map<String, String> needed = new LinkedHashMap<>();
        needed.put("the trigger", report.trigger());
        needed.put("the facts", report.facts());
        needed.put("the findings", report.findings());
        needed.put("the proposed sanction", report.proposedSanction());
        return CaseTexts.empty(needed);
    }

    private static Stream<String> texts(Report report) {
        return Stream.concat(
                Stream.of(
                        report.trigger(),
                        report.facts(),
                        report.findings(),
                        report.proposedSanction(),
                        report.otherBreaches()),
                report.criteria().stream().flatMap(AccusationCriteria::texts));
    }
}
