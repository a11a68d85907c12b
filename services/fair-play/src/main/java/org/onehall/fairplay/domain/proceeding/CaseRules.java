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
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.fairplay.domain.proceeding.FairPlayCase.Tally;
import org.onehall.fairplay.domain.proceeding.Investigation.Asked;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Who opens a case, who does what in it and how it ends (APP-I D-I). A caller who may not see a case gets the answer
 * that there is none.
 */
final class CaseRules {
    private static final int LONGEST_BAN = 1_200;

    private CaseRules() {}

    static Decision<ProceedingEvent> decide(CaseCommand command, Actor actor, Instant at, Optional<FairPlayCase> file) {
        if (command instanceof CaseCommand.FileComplaint complaint)
            return CaseOpening.complain(complaint, actor, at, file);
        if (command instanceof CaseCommand.OpenCase open) return CaseOpening.open(open, actor, at, file);
        if (file.isEmpty()) return refuse(ProceedingRefusal.NO_SUCH_CASE);
        if (command instanceof CaseCommand.NoteAccess note)
            return Rights.allows(actor, Action.SYSTEM, List.of(), "", "")
                    ? accept(new CaseEvent.AccessNoted(note.subject(), note.role(), note.granted(), note.asked()))
                    : refuse(ProceedingRefusal.NO_SUCH_CASE);
        return CaseVisibility.sight(actor, command.caseId(), file.get())
                .map(sight -> inside(command, actor, at, file.get(), sight))
                .orElseGet(() -> refuse(ProceedingRefusal.NO_SUCH_CASE));
    }

    private static Decision<ProceedingEvent> inside(
            CaseCommand command, Actor actor, Instant at, FairPlayCase file, Sight sight) {
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
                                                "evidence-"
                                                        + (file.investigation().evidence() + 1),
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
                        () -> file.investigation().report().isEmpty()
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

    private static Decision<ProceedingEvent> ofPanel(Sight sight, FairPlayCase file, Step step) {
        if (!sight.isOfPanel()) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        return file.outcome().isPresent() ? refuse(ProceedingRefusal.CASE_COMPLETED) : step.decide();
    }

    private static Decision<ProceedingEvent> ofChair(Sight sight, FairPlayCase file, Step step) {
        return ofPanel(
                sight, file, () -> sight == Sight.CHAIR ? step.decide() : refuse(ProceedingRefusal.CHAIR_NEEDED));
    }

    /** No other role may edit the investigation (APP-I H3). */
    private static Decision<ProceedingEvent> ofInvestigator(Actor actor, Sight sight, FairPlayCase file, Step step) {
        return ofPanel(sight, file, () -> {
            if (!actor.subject().equals(file.investigation().investigator()))
                return refuse(ProceedingRefusal.NOT_INVESTIGATOR);
            return file.investigation().report().isPresent() ? refuse(ProceedingRefusal.REPORT_FINAL) : step.decide();
        });
    }

    private static Decision<ProceedingEvent> written(String text, int longest, CaseEvent event) {
        if (Texts.isEmpty(text)) return refuse(ProceedingRefusal.TEXT_MISSING);
        return CaseTexts.faulty(text, longest) ? refuse(ProceedingRefusal.TEXT_UNREADABLE) : accept(event);
    }

    private static Decision<ProceedingEvent> appoint(
            CaseCommand.AppointInvestigator appoint, Instant at, FairPlayCase file) {
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

    /** A period that is too short to answer in gives no chance to be heard (APP-I I3). */
    private static Decision<ProceedingEvent> inform(CaseCommand.InformAccused inform, Instant at, FairPlayCase file) {
        if (!inform.until().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (!file.investigation().heard() && inform.until().isBefore(at.plus(Limits.HEARING)))
            return refuse(ProceedingRefusal.HEARING_TOO_SHORT);
        return written(inform.text(), CaseTexts.LONG, new CaseEvent.AccusedInformed(inform.text(), inform.until()));
    }

    private static Decision<ProceedingEvent> request(
            CaseCommand.RequestCooperation request, Instant at, FairPlayCase file) {
        if (!request.due().isAfter(at)) return refuse(ProceedingRefusal.DUE_PASSED);
        if (Texts.isEmpty(request.person())) return refuse(ProceedingRefusal.TEXT_MISSING);
        if (!Texts.isName(request.person())) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return written(
                request.text(),
                CaseTexts.LONG,
                new CaseEvent.CooperationRequested(
                        "request-" + (file.investigation().requests().size() + 1),
                        request.person(),
                        request.text(),
                        request.due(),
                        request.personId()));
    }

    private static Decision<ProceedingEvent> record(CaseCommand.RecordCooperation record, FairPlayCase file) {
        if (!file.investigation().requests().contains(new Asked(record.request(), true)))
            return refuse(ProceedingRefusal.UNKNOWN_REQUEST);
        if (CaseTexts.faulty(record.text(), CaseTexts.LONG)) return refuse(ProceedingRefusal.TEXT_UNREADABLE);
        return accept(new CaseEvent.CooperationRecorded(record.request(), record.given(), record.text()));
    }

    private static Decision<ProceedingEvent> state(
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
        return written(
                statement.text(),
                CaseTexts.LONG,
                new CaseEvent.StatementFiled(statement.party(), statement.text(), statement.documents()));
    }

    /** Also accepted in a completed case: costs and breaches can come to light later. */
    private static Decision<ProceedingEvent> matter(
            CaseCommand.RecordMatter matter, Actor actor, FairPlayCase file, Sight sight) {
        if (!sight.isOfPanel()) return refuse(ProceedingRefusal.FORBIDDEN_ROLE);
        if (matter.kind() == MatterKind.LANGUAGE
                && !actor.subject().equals(file.investigation().investigator()))
            return refuse(ProceedingRefusal.NOT_INVESTIGATOR);
        return written(matter.text(), CaseTexts.LONG, new CaseEvent.MatterRecorded(matter.kind(), matter.text()));
    }

    private static Decision<ProceedingEvent> finalise(Report report, Instant at, FairPlayCase file) {
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

    /** Why a motion cannot be voted on now; empty if it can. */
    private static Optional<ProceedingRefusal> votable(Motion motion, FairPlayCase file) {
        return switch (motion) {
            case FORWARD ->
                file.investigation().report().isEmpty()
                        ? Optional.of(ProceedingRefusal.REPORT_MISSING)
                        : Optional.empty();
            case REJECT -> {
                if (file.trigger() != Trigger.COMPLAINT) yield Optional.of(ProceedingRefusal.NOT_A_COMPLAINT);
                yield file.investigation().investigator().isEmpty()
                        ? Optional.empty()
                        : Optional.of(ProceedingRefusal.UNDER_INVESTIGATION);
            }
        };
    }

    private static Decision<ProceedingEvent> close(CaseCommand.CloseVote close, Instant at, FairPlayCase file) {
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
                if (carried && !file.investigation().isHeard(at)) return refuse(ProceedingRefusal.ACCUSED_NOT_HEARD);
                events.add(carried ? new CaseEvent.CaseForwarded() : new CaseEvent.CaseDismissed());
                List<Party> parties = file.trigger() == Trigger.COMPLAINT
                        ? List.of(Party.COMPLAINANT, Party.ACCUSED)
                        : List.of(Party.ACCUSED);
                events.add(new CaseEvent.FindingsSent(
                        file.investigation().report().orElseThrow().findings(), parties, close.federation()));
            }
        }
        return accept(events);
    }

    private static Decision<ProceedingEvent> sanction(
            CaseCommand.RecordSanction sanction, FairPlayCase file, Sight sight) {
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
