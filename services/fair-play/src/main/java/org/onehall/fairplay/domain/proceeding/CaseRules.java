package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.proceeding.CaseFile.Asked;
import org.onehall.fairplay.domain.proceeding.CaseFile.Ballot;
import org.onehall.fairplay.domain.proceeding.CaseFile.Tally;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Who opens a case, who may see it, who does what in it and how it ends (APP-I D-I). A caller who may not see a case
 * gets the answer that there is none.
 */
public final class CaseRules {
    private static final int LONGEST_BAN = 1_200;

    private CaseRules() {}

    static Decision<ProceedingEvent> decide(CaseCommand command, Actor actor, Instant at, Optional<CaseFile> file) {
        if (command instanceof CaseCommand.FileComplaint complaint)
            return CaseOpening.complain(complaint, actor, at, file);
        if (command instanceof CaseCommand.OpenCase open) return CaseOpening.open(open, actor, at, file);
        if (file.isEmpty()) return refuse(ProceedingRefusal.NO_SUCH_CASE);
        if (command instanceof CaseCommand.NoteAccess note)
            return Rights.allows(actor, Action.SYSTEM, List.of(), "", "")
                    ? accept(new CaseEvent.AccessNoted(note.subject(), note.role(), note.granted(), note.asked()))
                    : refuse(ProceedingRefusal.NO_SUCH_CASE);
        return sight(actor, command.caseId(), file.get())
                .map(sight -> inside(command, actor, at, file.get(), sight))
                .orElseGet(() -> refuse(ProceedingRefusal.NO_SUCH_CASE));
    }

    /**
     * A person's relation to a case; empty if the case does not exist for this person. Nobody sees into another
     * competition (DEC-21).
     */
    public static Optional<Sight> sight(Actor actor, String caseId, CaseFile file) {
        boolean foreign = !actor.competition().isEmpty() && !caseId.startsWith(actor.competition() + "/");
        return foreign ? Optional.empty() : file.sight(actor);
    }

    // ---- inside a case

    private static Decision<ProceedingEvent> inside(
            CaseCommand command, Actor actor, Instant at, CaseFile file, Sight sight) {
        return switch (command) {
            case CaseCommand.FileComplaint _, CaseCommand.OpenCase _, CaseCommand.NoteAccess _ ->
                refuse(ProceedingRefusal.CASE_EXISTS);
            case CaseCommand.RecordNote note ->
                ofPanel(
                        sight,
                        file,
                        () -> written(note.text(), CaseTexts.LONG, new CaseEvent.NoteRecorded(note.text())));
            case CaseCommand.AppointInvestigator appoint -> ofChair(sight, file, () -> appoint(appoint, at, file));
            case CaseCommand.RegisterEvidence evidence ->
                ofInvestigator(
                        actor,
                        sight,
                        file,
                        () -> CaseTexts.faulty(evidence.reference(), CaseTexts.REFERENCE)
                                ? refuse(ProceedingRefusal.TEXT_UNREADABLE)
                                : written(
                                        evidence.text(),
                                        CaseTexts.LONG,
                                        new CaseEvent.EvidenceRegistered(
                                                "evidence-" + (file.evidence() + 1),
                                                evidence.kind(),
                                                evidence.text(),
                                                evidence.reference())));
            case CaseCommand.RequestCooperation request ->
                ofInvestigator(actor, sight, file, () -> request(request, at, file));
            case CaseCommand.RecordCooperation record -> ofInvestigator(actor, sight, file, () -> record(record, file));
            case CaseCommand.InformAccused inform -> ofInvestigator(actor, sight, file, () -> inform(inform, at, file));
            case CaseCommand.FileStatement statement -> state(statement, actor, file, sight);
            case CaseCommand.RecordMatter matter -> matter(matter, actor, file, sight);
            case CaseCommand.FinaliseReport finalise ->
                ofInvestigator(actor, sight, file, () -> finalise(finalise.report(), at, file));
            case CaseCommand.SendReportBack back ->
                ofChair(
                        sight,
                        file,
                        () -> file.report().isEmpty()
                                ? refuse(ProceedingRefusal.REPORT_MISSING)
                                : written(back.reason(), CaseTexts.LONG, new CaseEvent.ReportSentBack(back.reason())));
            case CaseCommand.CastVote vote ->
                ofPanel(
                        sight,
                        file,
                        () -> votable(vote.motion(), file)
                                .<Decision<ProceedingEvent>>map(Decision::refuse)
                                .orElseGet(() ->
                                        accept(new CaseEvent.VoteCast(vote.motion(), actor.subject(), vote.vote()))));
            case CaseCommand.CloseVote close -> ofChair(sight, file, () -> close(close, at, file));
            case CaseCommand.RecordSanction sanction -> sanction(sanction, file, sight);
        };
    }

    /** A step whose conditions hold so far. */
    private interface Step {
        Decision<ProceedingEvent> decide();
    }

    private static Decision<ProceedingEvent> ofPanel(Sight sight, CaseFile file, Step step) {
        if (!sight.isOfPanel()) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        return file.outcome().isPresent() ? refuse(ProceedingRefusal.CASE_COMPLETED) : step.decide();
    }

    private static Decision<ProceedingEvent> ofChair(Sight sight, CaseFile file, Step step) {
        return ofPanel(
                sight, file, () -> sight == Sight.CHAIR ? step.decide() : refuse(ProceedingRefusal.CHAIR_NEEDED));
    }

    /** No other role may edit the investigation (APP-I H3). */
    private static Decision<ProceedingEvent> ofInvestigator(Actor actor, Sight sight, CaseFile file, Step step) {
        return ofPanel(sight, file, () -> {
            if (!actor.subject().equals(file.investigator())) return refuse(ProceedingRefusal.NOT_INVESTIGATOR);
            return file.report().isPresent() ? refuse(ProceedingRefusal.REPORT_FINAL) : step.decide();
        });
    }

    private static Decision<ProceedingEvent> written(String text, int longest, CaseEvent event) {
        if (Texts.isEmpty(text)) return refuse(ProceedingRefusal.TEXT_MISSING);
        return CaseTexts.faulty(text, longest) ? refuse(ProceedingRefusal.TEXT_UNREADABLE) : accept(event);
    }

    private static Decision<ProceedingEvent> appoint(
            CaseCommand.AppointInvestigator appoint, Instant at, CaseFile file) {
        if (file.inadmissible()) return refuse(ProceedingRefusal.COMPLAINT_INADMISSIBLE);
        if (file.report().isPresent()) return refuse(ProceedingRefusal.REPORT_FINAL);
        if (!file.panel().contains(appoint.person()) || file.isParty(appoint.person()))
            return refuse(ProceedingRefusal.NOT_ON_PANEL);
        if (appoint.person().equals(file.investigator())) return accept();
        if (!appoint.seen().equals(file.investigator()))
            return refuse(
                    ProceedingRefusal.APPOINTED_MEANWHILE,
                    "investigator",
                    nameOf(file.investigator(), appoint.facts()));
        String proposed = file.proposed(appoint.facts().lastInvestigator());
        boolean usual = file.investigator().isEmpty() && appoint.person().equals(proposed);
        if (!usual && Texts.isEmpty(appoint.reason()))
            return refuse(ProceedingRefusal.NOT_NEXT_IN_LIST, "proposed", nameOf(proposed, appoint.facts()));
        if (CaseTexts.faulty(appoint.reason(), CaseTexts.SHORT)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return accept(new CaseEvent.InvestigatorAppointed(
                appoint.person(), proposed, appoint.reason(), at.plus(Limits.INVESTIGATION)));
    }

    private static String nameOf(String person, CaseFacts facts) {
        return facts.person(person).map(CaseFacts.Person::name).orElse(person);
    }

    /** A period that is too short to answer in gives no chance to be heard (APP-I I3). */
    private static Decision<ProceedingEvent> inform(CaseCommand.InformAccused inform, Instant at, CaseFile file) {
        if (!inform.until().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (!file.heard() && inform.until().isBefore(at.plus(Limits.HEARING)))
            return refuse(ProceedingRefusal.HEARING_TOO_SHORT);
        return written(inform.text(), CaseTexts.LONG, new CaseEvent.AccusedInformed(inform.text(), inform.until()));
    }

    private static Decision<ProceedingEvent> request(
            CaseCommand.RequestCooperation request, Instant at, CaseFile file) {
        if (!request.due().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (Texts.isEmpty(request.person())) return refuse(ProceedingRefusal.TEXT_MISSING);
        if (!Texts.isName(request.person())) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return written(
                request.text(),
                CaseTexts.LONG,
                new CaseEvent.CooperationRequested(
                        "request-" + (file.requests().size() + 1),
                        request.person(),
                        request.text(),
                        request.due(),
                        request.personId()));
    }

    private static Decision<ProceedingEvent> record(CaseCommand.RecordCooperation record, CaseFile file) {
        if (!file.requests().contains(new Asked(record.request(), true)))
            return refuse(ProceedingRefusal.UNKNOWN_REQUEST);
        if (CaseTexts.faulty(record.text(), CaseTexts.LONG)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return accept(new CaseEvent.CooperationRecorded(record.request(), record.given(), record.text()));
    }

    private static Decision<ProceedingEvent> state(
            CaseCommand.FileStatement statement, Actor actor, CaseFile file, Sight sight) {
        boolean may = switch (statement.party()) {
            case ACCUSED -> sight == Sight.ACCUSED;
            case COMPLAINANT -> sight == Sight.FILER && file.trigger() == Trigger.COMPLAINT;
        };
        boolean forAParty = sight.isOfPanel() && actor.subject().equals(file.investigator());
        if (!may && !forAParty)
            return refuse(sight.isOfPanel() ? ProceedingRefusal.NOT_INVESTIGATOR : ProceedingRefusal.FORBIDDEN_ROLE);
        if (file.outcome().isPresent()) return refuse(ProceedingRefusal.CASE_COMPLETED);
        if (statement.documents().size() > CaseTexts.MOST_DOCUMENTS
                || statement.documents().stream().anyMatch(document -> CaseTexts.faulty(document, CaseTexts.REFERENCE)))
            return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return written(
                statement.text(),
                CaseTexts.LONG,
                new CaseEvent.StatementFiled(statement.party(), statement.text(), statement.documents()));
    }

    /** Also accepted in a completed case: costs and breaches can come to light later. */
    private static Decision<ProceedingEvent> matter(
            CaseCommand.RecordMatter matter, Actor actor, CaseFile file, Sight sight) {
        if (!sight.isOfPanel()) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (matter.kind() == MatterKind.LANGUAGE && !actor.subject().equals(file.investigator()))
            return refuse(ProceedingRefusal.NOT_INVESTIGATOR);
        return written(matter.text(), CaseTexts.LONG, new CaseEvent.MatterRecorded(matter.kind(), matter.text()));
    }

    private static Decision<ProceedingEvent> finalise(Report report, Instant at, CaseFile file) {
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
        if (forwards && !file.isHeard(at)) return refuse(ProceedingRefusal.ACCUSED_NOT_HEARD);
        return accept(new CaseEvent.ReportFinalised(report, Standard.COMFORTABLE_SATISFACTION, file.statistical()));
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

    /** Why a motion cannot be voted on now; empty if it can. */
    private static Optional<ProceedingRefusal> votable(Motion motion, CaseFile file) {
        return switch (motion) {
            case FORWARD -> file.report().isEmpty() ? Optional.of(ProceedingRefusal.REPORT_MISSING) : Optional.empty();
            case REJECT -> {
                if (file.trigger() != Trigger.COMPLAINT) yield Optional.of(ProceedingRefusal.NOT_A_COMPLAINT);
                yield file.investigator().isEmpty()
                        ? Optional.empty()
                        : Optional.of(ProceedingRefusal.UNDER_INVESTIGATION);
            }
        };
    }

    private static Decision<ProceedingEvent> close(CaseCommand.CloseVote close, Instant at, CaseFile file) {
        Optional<ProceedingRefusal> refusal = votable(close.motion(), file);
        if (refusal.isPresent()) return refuse(refusal.get());
        if (CaseTexts.faulty(close.federation(), CaseTexts.NAME)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        Tally tally = file.tally(close.motion());
        if (tally.yes() + tally.no() == 0) return refuse(ProceedingRefusal.NO_VOTES);
        if (close.seen().filter(seen -> !seen.equals(tally)).isPresent())
            return refuse(
                    ProceedingRefusal.VOTED_MEANWHILE,
                    Map.of(
                            "yes",
                            String.valueOf(tally.yes()),
                            "no",
                            String.valueOf(tally.no()),
                            "abstain",
                            String.valueOf(tally.abstain())));
        boolean carried = tally.isCarried();
        List<ProceedingEvent> events = new ArrayList<>();
        events.add(new CaseEvent.VoteClosed(close.motion(), tally.yes(), tally.no(), tally.abstain(), carried));
        switch (close.motion()) {
            case REJECT -> {
                if (carried) events.add(new CaseEvent.ComplaintRejected(file.inadmissible()));
            }
            case FORWARD -> {
                if (carried && !file.isHeard(at)) return refuse(ProceedingRefusal.ACCUSED_NOT_HEARD);
                events.add(carried ? new CaseEvent.CaseForwarded() : new CaseEvent.CaseDismissed());
                List<Party> parties = file.trigger() == Trigger.COMPLAINT
                        ? List.of(Party.COMPLAINANT, Party.ACCUSED)
                        : List.of(Party.ACCUSED);
                events.add(new CaseEvent.FindingsSent(
                        file.report().orElseThrow().findings(), parties, close.federation()));
            }
        }
        return accept(events);
    }

    private static Decision<ProceedingEvent> sanction(CaseCommand.RecordSanction sanction, CaseFile file, Sight sight) {
        if (!sight.isOfPanel() && sight != Sight.ETHICS) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (file.outcome().filter(Outcome.FORWARDED::equals).isEmpty()) return refuse(ProceedingRefusal.NOT_FORWARDED);
        if (!mayRecordSanction(file, sight, sanction.commission())) return refuse(ProceedingRefusal.COMMISSION_NEEDED);
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

    /**
     * The Ethics and Disciplinary Commission imposes sanctions, so it records them (APP-I E1). If it has nobody here,
     * or nobody but the accused, the panel records the decision it was sent: a case ends only with the decision.
     */
    private static boolean mayRecordSanction(CaseFile file, Sight sight, List<String> commission) {
        boolean here =
                commission.stream().anyMatch(one -> !one.equals(file.accused().personId()));
        return file.outcome().filter(Outcome.FORWARDED::equals).isPresent()
                && (sight == Sight.ETHICS || sight.isOfPanel() && !here);
    }

    // ---- who sees what

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
    public static boolean isShown(CaseEvent event, Sight sight, CaseFile file) {
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

    /**
     * The commands that a person who sees a case may give in it now, by their names on the wire.
     *
     * @param commission ids of the people whom the competition names for the Ethics and Disciplinary Commission
     */
    public static List<String> steps(CaseFile file, Sight sight, String subject, List<String> commission) {
        boolean open = file.outcome().isEmpty();
        boolean drafting = open && file.report().isEmpty();
        boolean investigates = sight.isOfPanel() && subject.equals(file.investigator());
        List<String> steps = new ArrayList<>();
        if (sight.isOfPanel() && open) steps.add("record_note");
        if (sight == Sight.CHAIR && drafting && !file.inadmissible()) steps.add("appoint_investigator");
        if (investigates && drafting) {
            steps.addAll(List.of("register_evidence", "request_cooperation", "inform_accused"));
            if (file.requests().stream().anyMatch(Asked::open)) steps.add("record_cooperation");
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
        if (sight == Sight.CHAIR && open && file.report().isPresent()) steps.add("send_report_back");
        if (sight.isOfPanel()) steps.add("record_matter");
        if (mayRecordSanction(file, sight, commission)) steps.add("record_sanction");
        return steps;
    }

    // ---- what follows

    static CaseFile evolve(Optional<CaseFile> file, CaseEvent event) {
        if (file.isEmpty()) return begin(event);
        CaseFile known = file.get();
        return switch (event) {
            case CaseEvent.ComplaintFiled _, CaseEvent.CaseOpened _ -> throw new CorruptLogException(file, event);
            case CaseEvent.ComplaintInadmissible _ -> known.foundInadmissible();
            case CaseEvent.InvestigatorAppointed(var person, var _, var _, var target) ->
                known.investigatedBy(person, target);
            case CaseEvent.EvidenceRegistered evidence -> known.with(evidence.kind());
            case CaseEvent.CooperationRequested request -> known.with(new Asked(request.request(), true));
            case CaseEvent.CooperationRecorded record -> known.with(new Asked(record.request(), false));
            case CaseEvent.AccusedInformed informed -> known.informed(informed.until());
            case CaseEvent.StatementFiled statement -> known.stated(statement.party());
            case CaseEvent.ReportFinalised finalised -> known.reported(Optional.of(finalised.report()));
            case CaseEvent.ReportSentBack _ -> known.reported(Optional.empty());
            case CaseEvent.VoteCast(var motion, var member, var vote) -> known.with(new Ballot(motion, member, vote));
            case CaseEvent.VoteClosed closed -> known.closed(closed.motion());
            case CaseEvent.ComplaintRejected _ -> known.completed(Outcome.REJECTED);
            case CaseEvent.CaseForwarded _ -> known.completed(Outcome.FORWARDED);
            case CaseEvent.CaseDismissed _ -> known.completed(Outcome.DISMISSED);
            case CaseEvent.SanctionRecorded recorded -> known.sanctioned(recorded.reference());
            case CaseEvent.NoteRecorded _,
                    CaseEvent.MatterRecorded _,
                    CaseEvent.FindingsSent _,
                    CaseEvent.AccessNoted _ -> known;
        };
    }

    private static CaseFile begin(CaseEvent event) {
        if (event instanceof CaseEvent.ComplaintFiled filed)
            return CaseFile.of(
                    Trigger.COMPLAINT,
                    filed.complaint().accused(),
                    filed.complaint().grounds().contains(Ground.FALSE_ACCUSATION),
                    filed.filer(),
                    filed.panel(),
                    filed.chair());
        if (event instanceof CaseEvent.CaseOpened opened)
            return CaseFile.of(
                    opened.trigger(),
                    opened.accused(),
                    opened.falseAccusation(),
                    opened.filer(),
                    opened.panel(),
                    opened.chair());
        throw new CorruptLogException("a case that was not opened", event);
    }

    static String rule(CaseEvent event) {
        return switch (event) {
            case CaseEvent.ComplaintFiled _ -> "APP-I G2.2";
            case CaseEvent.ComplaintInadmissible inadmissible ->
                inadmissible.reasons().contains(Inadmissibility.LATE) ? "APP-I G2.1" : "APP-I G2.5";
            case CaseEvent.CaseOpened opened -> opened.trigger() == Trigger.OWN_INITIATIVE ? "APP-I G1.2" : "APP-I G1";
            case CaseEvent.NoteRecorded _ -> "APP-I H1";
            case CaseEvent.InvestigatorAppointed _ -> "APP-I H3";
            case CaseEvent.EvidenceRegistered _ -> "APP-I H4";
            case CaseEvent.CooperationRequested _, CaseEvent.CooperationRecorded _ -> "APP-I H5";
            case CaseEvent.AccusedInformed _, CaseEvent.StatementFiled _ -> "APP-I I3";
            case CaseEvent.MatterRecorded matter -> matter.kind().article();
            case CaseEvent.ReportFinalised _, CaseEvent.ReportSentBack _ -> "APP-I H7";
            case CaseEvent.VoteCast _, CaseEvent.VoteClosed _ -> "DEC-23";
            case CaseEvent.ComplaintRejected _ -> "APP-I H2";
            case CaseEvent.CaseForwarded _, CaseEvent.CaseDismissed _, CaseEvent.FindingsSent _ -> "APP-I H8";
            case CaseEvent.SanctionRecorded _ -> "APP-I E1";
            case CaseEvent.AccessNoted _ -> "APP-I G2.7";
        };
    }
}
