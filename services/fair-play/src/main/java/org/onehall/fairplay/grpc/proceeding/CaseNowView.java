package org.onehall.fairplay.grpc.proceeding;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.CaseSteps;
import org.onehall.fairplay.domain.proceeding.CaseVisibility;
import org.onehall.fairplay.domain.proceeding.CaseVisibility.Part;
import org.onehall.fairplay.domain.proceeding.FairPlayCase;
import org.onehall.fairplay.domain.proceeding.FairPlayCase.Tally;
import org.onehall.fairplay.domain.proceeding.Investigation.Asked;
import org.onehall.fairplay.domain.proceeding.Sight;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.query.proceeding.ProceedingViews.VisibleCase;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.fairplay.streams.ProceedingLog;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseNow;
import org.onehall.proto.cases.v1.Stage;
import org.onehall.proto.cases.v1.Trigger;
import org.onehall.proto.cases.v1.Viewer;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;

/** What somebody may see of a case: its state, and its events (APP-I G2.7). */
final class CaseNowView {
    private final ProceedingViews views;
    private final ProceedingFacts facts;

    CaseNowView(ProceedingViews views, ProceedingFacts facts) {
        this.views = views;
        this.facts = facts;
    }

    /** The state of a case as somebody sees it. */
    CaseNow now(VisibleCase seen, Actor caller, Instant now) {
        FairPlayCase file = seen.file();
        CaseEvent first = seen.entry().events().getFirst();
        var view = CaseNow.newBuilder()
                .setCaseId(seen.entry().key())
                .setYou(Viewer.valueOf("VIEWER_" + seen.sight().name()))
                .setAccused(
                        first.hasComplaintFiled()
                                ? first.getComplaintFiled().getComplaint().getAccused()
                                : first.getCaseOpened().getAccused())
                .setOpenedAt(first.getHeader().getOccurredAt())
                .addAllSteps(CaseSteps.steps(
                        file,
                        seen.sight(),
                        caller.subject(),
                        facts.commission(LogKey.competition(seen.entry().key()))));
        view.setEntries((int)
                shown(seen).stream().filter(event -> !event.hasAccessNoted()).count());
        Set<Part> parts = CaseVisibility.parts(seen.sight(), file);
        if (parts.contains(Part.END))
            seen.entry()
                    .ended()
                    .ifPresent(at -> view.setStage(stage(file))
                            .setEndedAt(RecordMapper.timestamp(at))
                            .setEndRead(seen.entry().hasReadEnd(caller.subject())));
        if (parts.contains(Part.ANSWER))
            file.investigation().informedUntil().map(RecordMapper::timestamp).ifPresent(view::setUntil);
        if (parts.contains(Part.DECISION))
            seen.entry().decided().map(RecordMapper::timestamp).ifPresent(at -> {
                view.setDecidedAt(at);
                if (!seen.sight().isAtWork()) view.setDecisionRead(seen.entry().hasReadDecision(caller.subject()));
            });
        if (parts.contains(Part.ORIGIN))
            view.setTrigger(Trigger.valueOf("TRIGGER_" + file.trigger().name()))
                    .setInadmissible(file.inadmissible())
                    .setFalseAccusation(file.falseAccusation());
        if (parts.contains(Part.PROGRESS)) progress(view, seen, now);
        if (parts.contains(Part.APPOINTMENT))
            view.addAllPanel(file.panel().stream()
                            .filter(member -> !file.isParty(member))
                            .toList())
                    .setProposed(
                            file.proposed(views.lastInvestigator(seen.entry().key())));
        return view.build();
    }

    private static void progress(CaseNow.Builder view, VisibleCase seen, Instant now) {
        FairPlayCase file = seen.file();
        view.setStage(stage(file))
                .setInvestigator(file.investigation().investigator())
                .setOverdue(file.isOverdue(now));
        file.investigation().target().ifPresent(target -> view.setTarget(RecordMapper.timestamp(target)));
        Optional<Tally> tally = file.votable().map(file::tally).or(() -> decidedBy(seen));
        tally.ifPresent(one -> view.setYes(one.yes()).setNo(one.no()).setAbstain(one.abstain()));
        file.investigation().requests().stream()
                .filter(Asked::open)
                .map(Asked::request)
                .forEach(view::addOpenRequests);
    }

    /** The tally of the vote that completed a case; empty if it is not completed (APP-I H2, H8). */
    private static Optional<Tally> decidedBy(VisibleCase seen) {
        return seen.entry().events().stream()
                .filter(_ -> seen.file().outcome().isPresent())
                .filter(CaseEvent::hasVoteClosed)
                .map(CaseEvent::getVoteClosed)
                .reduce((_, last) -> last)
                .map(vote -> new Tally(vote.getYes(), vote.getNo(), vote.getAbstain()));
    }

    private static Stage stage(FairPlayCase file) {
        if (file.outcome().isPresent())
            return Stage.valueOf("STAGE_" + file.outcome().get().name());
        if (file.investigation().report().isPresent()) return Stage.STAGE_REPORTED;
        return file.investigation().investigator().isEmpty() ? Stage.STAGE_PRELIMINARY : Stage.STAGE_INVESTIGATION;
    }

    /** The events of a case that somebody may see, numbered from 1, without what is not for that person. */
    static List<CaseEvent> shown(VisibleCase seen) {
        List<CaseEvent> shown = new ArrayList<>();
        for (CaseEvent event : seen.entry().events())
            fact(event)
                    .filter(fact -> CaseVisibility.isShown(fact, seen.sight(), seen.file()))
                    .ifPresent(fact -> shown.add(shown(event, fact, seen.sight(), shown.size() + 1)));
        return shown;
    }

    private static CaseEvent shown(
            CaseEvent event, org.onehall.fairplay.domain.proceeding.CaseEvent fact, Sight sight, int number) {
        var header = EventHeader.newBuilder()
                .setKey(event.getHeader().getKey())
                .setSequence(number)
                .setOccurredAt(event.getHeader().getOccurredAt())
                .setRule(event.getHeader().getRule());
        boolean ofService = event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
        switch (CaseVisibility.author(fact, sight, ofService)) {
            case HALL -> header.setActor(LogContext.actor(ProceedingReactors.SELF));
            case PERSON -> header.setActor(event.getHeader().getActor());
            case NOBODY -> {}
        }
        var copy = event.toBuilder().setHeader(header);
        if (copy.hasComplaintFiled()) copy.getComplaintFiledBuilder().clearDevice();
        return copy.build();
    }

    private static Optional<org.onehall.fairplay.domain.proceeding.CaseEvent> fact(CaseEvent event) {
        return ProceedingLog.CONTEXT
                .event(event)
                .flatMap(one -> one instanceof org.onehall.fairplay.domain.proceeding.CaseEvent of
                        ? Optional.of(of)
                        : Optional.empty());
    }
}
