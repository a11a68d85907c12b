package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.util.stream.Stream;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;

/** A sanction of the Ethics and Disciplinary Commission is recorded (APP-I E1, E2). */
final class SanctionRules {
    private static final int LONGEST_BAN = 1_200;

    private SanctionRules() {}

    static Decision<ProceedingEvent> sanction(CaseCommand.RecordSanction sanction, FairPlayCase file, Sight sight) {
        if (!sight.isOfPanel() && sight != Sight.ETHICS) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (file.outcome().filter(Outcome.FORWARDED::equals).isEmpty()) return refuse(ProceedingRefusal.NOT_FORWARDED);
        if (!CaseSteps.mayRecordSanction(file, sight, sanction.commission()))
            return refuse(ProceedingRefusal.COMMISSION_NEEDED);
        boolean months = sanction.months() >= 0
                && sanction.months() <= LONGEST_BAN
                && sanction.overTheBoardMonths() >= 0
                && sanction.overTheBoardMonths() <= sanction.months();
        if (!months || Texts.isEmpty(sanction.reference())) return refuse(ProceedingRefusal.SANCTION_MALFORMED);
        if (CaseTexts.faulty(sanction.reference(), CaseTexts.REFERENCE)
                || CaseTexts.faulty(sanction.text(), CaseTexts.LONG)
                || Stream.concat(sanction.aggravating().stream(), sanction.mitigating().stream())
                        .anyMatch(text -> CaseTexts.faulty(text, CaseTexts.SHORT)))
            return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        if (file.isSanctioned(sanction.reference())) return refuse(ProceedingRefusal.SANCTION_RECORDED);
        return accept(new CaseEvent.SanctionRecorded(
                sanction.reference(),
                sanction.months(),
                sanction.overTheBoardMonths(),
                sanction.aggravating(),
                sanction.mitigating(),
                sanction.text()));
    }
}
