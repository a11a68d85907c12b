package org.onehall.fairplay.domain.proceeding;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.onehall.decider.Actor;

/** Who may see a case, and what of it (APP-I E1, G2.1, G2.5, G2.7, H8, I3). */
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

    /** The author that an event names to a person. */
    public enum Author {
        /** The hall itself. */
        HALL,
        /** The person who caused it. */
        PERSON,
        NOBODY
    }

    /**
     * The author that a person reads of an event. The hall itself finds a complaint inadmissible, whatever command led
     * to it: a complainant does not rule on the complaint (APP-I G2.1, G2.5). A party does not learn who did what on
     * the other side (APP-I G2.7).
     *
     * @param ofService a service caused it
     */
    public static Author author(CaseEvent event, Sight sight, boolean ofService) {
        if (event instanceof CaseEvent.ComplaintInadmissible) return Author.HALL;
        return sight.isAtWork() && !ofService ? Author.PERSON : Author.NOBODY;
    }

    /** What a person may know of the state of a case, besides whom and what it is about. */
    public enum Part {
        /** What the case began with, and how it was judged. */
        ORIGIN,
        /** When it was completed before the panel, and how (APP-I H2, H8). */
        END,
        /** Until when the accused may answer. */
        ANSWER,
        /** When the Ethics and Disciplinary Commission decided (APP-I E1). */
        DECISION,
        /** How far it has progressed, who investigates, the votes and the open requests. */
        PROGRESS,
        /** Who may be appointed to investigate (APP-I H3). */
        APPOINTMENT
    }

    /** The parts of a case's state that a person may know (APP-I E1, G2.7, H2, H3, H8). */
    public static Set<Part> parts(Sight sight, FairPlayCase file) {
        return switch (sight) {
            case CHAIR -> EnumSet.of(Part.ORIGIN, Part.DECISION, Part.PROGRESS, Part.APPOINTMENT);
            case PANEL, INVESTIGATOR, ETHICS -> EnumSet.of(Part.ORIGIN, Part.DECISION, Part.PROGRESS);
            case FILER ->
                file.trigger() == Trigger.COMPLAINT ? EnumSet.of(Part.ORIGIN, Part.END) : EnumSet.of(Part.ORIGIN);
            case ACCUSED ->
                file.outcome().isEmpty() && !file.investigation().heard()
                        ? EnumSet.of(Part.END, Part.DECISION, Part.ANSWER)
                        : EnumSet.of(Part.END, Part.DECISION);
        };
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
