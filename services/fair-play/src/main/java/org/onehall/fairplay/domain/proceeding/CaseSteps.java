package org.onehall.fairplay.domain.proceeding;

import java.util.ArrayList;
import java.util.List;
import org.onehall.fairplay.domain.proceeding.Investigation.Asked;

/** What a person may do in a case now. */
public final class CaseSteps {
    private CaseSteps() {}

    /**
     * The commands that a person who sees a case may give in it now, by their names on the wire.
     *
     * @param commission ids of the people whom the competition names for the Ethics and Disciplinary Commission
     */
    public static List<String> steps(FairPlayCase file, Sight sight, String subject, List<String> commission) {
        boolean open = file.outcome().isEmpty();
        boolean drafting = open && file.investigation().report().isEmpty();
        boolean investigates =
                sight.isOfPanel() && subject.equals(file.investigation().investigator());
        List<String> steps = new ArrayList<>();
        if (sight.isOfPanel() && open) steps.add("record_note");
        if (sight == Sight.CHAIR && drafting && !file.inadmissible()) steps.add("appoint_investigator");
        if (investigates && drafting) {
            steps.addAll(List.of("register_evidence", "request_cooperation", "inform_accused"));
            if (file.investigation().requests().stream().anyMatch(Asked::open)) steps.add("record_cooperation");
        }
        if (open
                && (investigates
                        || sight == Sight.ACCUSED
                        || sight == Sight.FILER && file.trigger() == Trigger.COMPLAINT)) steps.add("file_statement");
        if (investigates && drafting) steps.add("finalise_report");
        if (sight.isOfPanel() && file.votable().isPresent()) steps.add("cast_vote");
        if (sight == Sight.CHAIR
                && file.votable()
                        .map(file::tally)
                        .filter(tally -> tally.yes() + tally.no() > 0)
                        .isPresent()) steps.add("close_vote");
        if (sight == Sight.CHAIR && open && file.investigation().report().isPresent()) steps.add("send_report_back");
        if (sight.isOfPanel()) steps.add("record_matter");
        if (mayRecordSanction(file, sight, commission)) steps.add("record_sanction");
        return steps;
    }

    /**
     * The Ethics and Disciplinary Commission imposes sanctions, so it records them (APP-I E1). If it has nobody here,
     * or nobody but the accused, the panel records the decision it was sent: a case ends only with the decision.
     */
    static boolean mayRecordSanction(FairPlayCase file, Sight sight, List<String> commission) {
        boolean here =
                commission.stream().anyMatch(one -> !one.equals(file.accused().personId()));
        return file.outcome().filter(Outcome.FORWARDED::equals).isPresent()
                && (sight == Sight.ETHICS || sight.isOfPanel() && !here);
    }
}
