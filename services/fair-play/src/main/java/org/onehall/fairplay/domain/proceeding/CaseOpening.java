package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** How a case begins: with a complaint, or opened by a person who may open one (APP-I G2). */
final class CaseOpening {
    private CaseOpening() {}

    private static Optional<ProceedingRefusal> closed(CaseFacts facts, Instant at, Optional<FairPlayCase> file) {
        if (!facts.competitionKnown()) return Optional.of(ProceedingRefusal.UNKNOWN_COMPETITION);
        if (file.isPresent()) return Optional.of(ProceedingRefusal.CASE_EXISTS);
        if (!facts.appendixHolds()) return Optional.of(ProceedingRefusal.APPENDIX_NOT_ADOPTED);
        if (facts.panel().isEmpty()) return Optional.of(ProceedingRefusal.NO_PANEL);
        boolean barred = facts.lastRoundEnded()
                .filter(end -> at.isAfter(Limits.after(end, Limits.LIMITATION)))
                .isPresent();
        return barred ? Optional.of(ProceedingRefusal.TIME_BARRED) : Optional.empty();
    }

    /** A complaint, as it comes in (APP-I G2). */
    static Decision<ProceedingEvent> complain(
            CaseCommand.FileComplaint command, Actor actor, Instant at, Optional<FairPlayCase> file) {
        if (!Rights.allows(actor, Action.FILE_COMPLAINT, List.of(), command.competitionId(), ""))
            return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        Optional<ProceedingRefusal> closed = closed(command.facts(), at, file);
        if (closed.isPresent()) return refuse(closed.get());
        Complaint form = command.complaint().about(asKnown(command.complaint().accused(), command.facts()));
        Optional<Standing> standing = command.facts().standing();
        if (standing.isEmpty()) return refuse(ProceedingRefusal.NOT_ELIGIBLE);
        List<String> missing = missing(form);
        if (!missing.isEmpty()) return refuse(ProceedingRefusal.FORM_INCOMPLETE, "missing", String.join(", ", missing));
        String registered = command.facts().registeredId();
        if (!registered.isEmpty() && !registered.equals(form.fideId()))
            return refuse(ProceedingRefusal.FIDE_ID_DIFFERS);
        if (CaseTexts.faulty(form)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        Optional<Decision<ProceedingEvent>> unclear = unclear(form.accused(), command.facts(), actor);
        if (unclear.isPresent()) return unclear.get();
        if (command.complained()) return refuse(ProceedingRefusal.COMPLAINT_IN_WORK);
        if (command.openComplaints() >= Limits.OPEN_COMPLAINTS) return refuse(ProceedingRefusal.TOO_MANY_COMPLAINTS);
        List<ProceedingEvent> events = new ArrayList<>();
        events.add(new CaseEvent.ComplaintFiled(
                form,
                actor.subject(),
                standing.get(),
                command.facts().panel(),
                command.facts().chair(),
                command.device()));
        List<Inadmissibility> reasons = Inadmissibility.of(form, command.facts(), at);
        if (!reasons.isEmpty()) events.add(new CaseEvent.ComplaintInadmissible(reasons));
        return accept(events);
    }

    /** If an id names the accused, the name that the competition knows replaces the name in the command. */
    private static Accused asKnown(Accused accused, CaseFacts facts) {
        return facts.person(accused.personId())
                .map(one -> new Accused(accused.type(), accused.personId(), one.name()))
                .orElse(accused);
    }

    /**
     * Why it is unclear, or impossible, that a case is about this accused; empty if neither. A person of the
     * competition is named by id: the id keeps this person out of his own case and lets him be informed of it; a name
     * alone does neither (APP-I G2.7, H3, I3).
     */
    private static Optional<Decision<ProceedingEvent>> unclear(Accused accused, CaseFacts facts, Actor actor) {
        if (accused.personId().isEmpty())
            return facts.people().stream()
                    .findFirst()
                    .map(one -> refuse(ProceedingRefusal.NAME_OF_COMPETITION, "name", one.name()));
        if (facts.person(accused.personId()).isEmpty()) return Optional.of(refuse(ProceedingRefusal.UNKNOWN_ACCUSED));
        return accused.personId().equals(actor.subject())
                ? Optional.of(refuse(ProceedingRefusal.OWN_CASE))
                : Optional.empty();
    }

    /** The required parts of the form that are empty (APP-I G2.2-G2.4). */
    private static List<String> missing(Complaint form) {
        Map<String, String> needed = new LinkedHashMap<>();
        needed.put("the FIDE ID or member number", form.fideId());
        needed.put("your contact address", form.contact());
        needed.put("the name of the accused", form.accused().name());
        needed.put("the games", form.games());
        needed.put("the facts", form.facts());
        List<String> missing = new ArrayList<>(CaseTexts.empty(needed));
        if (form.grounds().isEmpty()) missing.add("a reason");
        return missing;
    }

    /** Opens a case without a complaint. */
    static Decision<ProceedingEvent> open(
            CaseCommand.OpenCase open, Actor actor, Instant at, Optional<FairPlayCase> file) {
        boolean ofPanel = Rights.allows(actor, Action.HANDLE_CASE, List.of(), open.competitionId(), "");
        boolean may = switch (open.trigger()) {
            case COMPLAINT -> false;
            case CHIEF_ARBITER_REPORT -> Rights.allows(actor, Action.REPORT_CASE, List.of(), open.competitionId(), "");
            case OWN_INITIATIVE -> ofPanel;
            case REQUEST -> ofPanel || Rights.allows(actor, Action.REQUEST_CASE, List.of(), open.competitionId(), "");
        };
        if (!may) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        Optional<ProceedingRefusal> closed = closed(open.known(), at, file);
        if (closed.isPresent()) return refuse(closed.get());
        if (!open.basis().isEmpty() && !(ofPanel && open.known().basisKnown()))
            return refuse(ProceedingRefusal.UNKNOWN_BASIS);
        Accused accused = asKnown(open.accused(), open.known());
        Map<String, String> needed = new LinkedHashMap<>();
        needed.put("the name of the accused", accused.name());
        needed.put("the facts", open.facts());
        if (open.trigger() == Trigger.REQUEST) needed.put("the reference of the request", open.reference());
        List<String> missing = CaseTexts.empty(needed);
        if (!missing.isEmpty()) return refuse(ProceedingRefusal.FORM_INCOMPLETE, "missing", String.join(", ", missing));
        if (CaseTexts.faulty(accused)
                || CaseTexts.faulty(open.facts(), CaseTexts.LONG)
                || CaseTexts.faulty(open.reference(), CaseTexts.REFERENCE))
            return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        Optional<Decision<ProceedingEvent>> unclear = unclear(accused, open.known(), actor);
        if (unclear.isPresent()) return unclear.get();
        return accept(new CaseEvent.CaseOpened(
                open.trigger(),
                accused,
                open.facts(),
                open.reference(),
                open.basis(),
                open.falseAccusation(),
                actor.subject(),
                open.known().panel(),
                open.known().chair()));
    }
}
