package org.onehall.fairplay.domain.proceeding;

import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Who does what in a case (APP-I D-I). For a caller who may not see a case, there is no such case. */
final class CaseRules {
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
            case CaseCommand.AppointInvestigator appoint ->
                ofChair(sight, file, () -> InvestigationRules.appoint(appoint, at, file));
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
                ofInvestigator(actor, sight, file, () -> InvestigationRules.request(request, at, file));
            case CaseCommand.RecordCooperation record ->
                ofInvestigator(actor, sight, file, () -> InvestigationRules.record(record, file));
            case CaseCommand.InformAccused inform ->
                ofInvestigator(actor, sight, file, () -> HearingRules.inform(inform, at, file));
            case CaseCommand.FileStatement statement -> HearingRules.state(statement, actor, file, sight);
            case CaseCommand.RecordMatter matter -> matter(matter, actor, file, sight);
            case CaseCommand.FinaliseReport finalise ->
                ofInvestigator(actor, sight, file, () -> ReportRules.finalise(finalise.report(), at, file));
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
                        () -> VoteRules.votable(vote.motion(), file)
                                .<Decision<ProceedingEvent>>map(Decision::refuse)
                                .orElseGet(() ->
                                        accept(new CaseEvent.VoteCast(vote.motion(), actor.subject(), vote.vote()))));
            case CaseCommand.CloseVote close -> ofChair(sight, file, () -> VoteRules.close(close, at, file));
            case CaseCommand.RecordSanction sanction -> SanctionRules.sanction(sanction, file, sight);
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

    static Decision<ProceedingEvent> written(String text, int longest, CaseEvent event) {
        if (Texts.isEmpty(text)) return refuse(ProceedingRefusal.TEXT_MISSING);
        return CaseTexts.faulty(text, longest) ? refuse(ProceedingRefusal.TEXT_UNREADABLE) : accept(event);
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
}
