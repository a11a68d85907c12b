package org.onehall.fairplay.domain.proceeding;

import java.util.Optional;
import org.onehall.decider.Actor;

/** Who may see a case, and which of its events (APP-I E1, G2.1, G2.5, G2.7, H8, I3). */
public final class CaseVisibility {
    private CaseVisibility() {}

    /**
     * A person's relation to a case; empty if the case does not exist for this person. Nobody sees into another
     * competition (DEC-21).
     */
    public static Optional<Sight> sight(Actor actor, String caseId, FairPlayCase file) {
        boolean foreign = !actor.competition().isEmpty() && !caseId.startsWith(actor.competition() + "/");
        return foreign ? Optional.empty() : file.sight(actor);
    }

    /**
     * Whether the hall itself established this, whatever command led to it: a complainant does not rule on the
     * complaint (APP-I G2.1, G2.5).
     */
    public static boolean isFoundByTheHall(CaseEvent event) {
        return event instanceof CaseEvent.ComplaintInadmissible;
    }

    /**
     * Whether a person who sees a case sees this event of it (APP-I E1, G2.7, H8, I3). The panel sees everything, the
     * parties see what was said to them and by them, and the accused sees what was decided about him.
     */
    public static boolean isShown(CaseEvent event, Sight sight, FairPlayCase file) {
        return switch (sight) {
            case CHAIR, PANEL, INVESTIGATOR -> true;
            case ETHICS -> !(event instanceof CaseEvent.AccessNoted);
            case FILER ->
                event instanceof CaseEvent.ComplaintFiled
                        || event instanceof CaseEvent.ComplaintInadmissible
                        || event instanceof CaseEvent.CaseOpened
                        || event instanceof CaseEvent.ComplaintRejected
                        || file.trigger() == Trigger.COMPLAINT && isTold(event, Party.COMPLAINANT);
            case ACCUSED ->
                event instanceof CaseEvent.AccusedInformed
                        || event instanceof CaseEvent.SanctionRecorded
                        || isTold(event, Party.ACCUSED);
        };
    }

    private static boolean isTold(CaseEvent event, Party to) {
        if (event instanceof CaseEvent.StatementFiled statement) return statement.party() == to;
        if (event instanceof CaseEvent.FindingsSent sent) return sent.parties().contains(to);
        return event instanceof CaseEvent.CaseForwarded || event instanceof CaseEvent.CaseDismissed;
    }
}
