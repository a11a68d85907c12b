package org.onehall.fairplay.grpc.proceeding;

import com.google.protobuf.Timestamp;
import java.time.Instant;
import java.util.Optional;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.Limits;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.domain.proceeding.RecordingRules;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.react.proceeding.RecordingWatch;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.RecordingAccess;
import org.onehall.proto.cases.v1.RecordingNow;

/** What somebody may see of a recording, and of who opened it (APP-I A5, G2.7). */
final class RecordingNowView {
    private final ProceedingViews views;
    private final ProceedingFacts facts;

    RecordingNowView(ProceedingViews views, ProceedingFacts facts) {
        this.views = views;
        this.facts = facts;
    }

    /** A recording as somebody sees it; empty: it is not shown to that person. */
    Optional<RecordingNow> recording(Actor caller, String key, CaseEvent event, Instant now) {
        var registered = event.getRecordingRegistered();
        Optional<RecordingRegister.Recording> known = views.register(key).recordings().stream()
                .filter(one -> one.recording().equals(registered.getRecording()))
                .findFirst();
        boolean opens =
                known.filter(one -> RecordingRules.mayOpen(caller, one, key)).isPresent();
        boolean keeps =
                known.filter(one -> RecordingRules.mayKeep(caller, one, key)).isPresent();
        if (!opens && !keeps) return Optional.empty();
        boolean inside = RecordingRules.isInProceedings(caller, key);
        boolean holdKnown = isHoldKnown(caller, key, registered.getRecording());
        boolean erases = keeps
                && known.filter(one -> one.isKeptBy(caller.subject()) || inside).isPresent();
        var view = RecordingNow.newBuilder()
                .setRecordingId(registered.getRecording())
                .setKind(registered.getKind())
                .setVenueId(registered.getVenueId())
                .setLabel(registered.getLabel())
                .setRegisteredAt(event.getHeader().getOccurredAt())
                .setMayOpen(opens
                        && known.filter(one -> !one.deleted() && (!one.held() || holdKnown))
                                .isPresent());
        known.ifPresent(one -> {
            Optional<Timestamp> due =
                    RecordingWatch.due(views.register(key), facts.rules(LogKey.competition(key)), one.kind());
            due.ifPresent(view::setDeleteAt);
            view.setHeld(one.held() && !one.deleted() && holdKnown);
            if ((one.held() || one.deleted()) && !holdKnown) due.ifPresent(view::setDeletedAt);
            else if (!one.deleted())
                views.register(key).holding(due.map(RecordMapper::instant).orElse(Instant.MAX)).stream()
                        .filter(held -> views.worksOn(caller, held))
                        .forEach(view::addHeldBy);
        });
        for (CaseEvent later : views.events(key)) {
            if (later.hasRecordingDeleted()
                    && later.getRecordingDeleted().getRecording().equals(registered.getRecording())) {
                if (!view.hasDeletedAt()) view.setDeletedAt(later.getHeader().getOccurredAt());
                if (erases)
                    view.setEraseAt(later.getRecordingDeleted().getReference())
                            .setErasureOverdue(now.isAfter(
                                    RecordMapper.instant(later.getHeader().getOccurredAt())
                                            .plus(Limits.DELETION)));
            }
            if ((erases || holdKnown)
                    && later.hasRecordingErased()
                    && later.getRecordingErased().getRecording().equals(registered.getRecording()))
                view.setErasedAt(later.getHeader().getOccurredAt())
                        .clearEraseAt()
                        .clearErasureOverdue();
            if (opens
                    && later.hasRecordingRefused()
                    && later.getRecordingRefused().getRecording().equals(registered.getRecording()))
                view.addAccesses(RecordingAccess.newBuilder()
                        .setSubject(later.getRecordingRefused().getSubject())
                        .setAt(later.getHeader().getOccurredAt())
                        .setRefused(true)
                        .setAsked(later.getRecordingRefused().getAsked()));
            if (opens
                    && later.hasRecordingOpened()
                    && later.getRecordingOpened().getRecording().equals(registered.getRecording())
                    && seesLook(caller, key, later))
                view.addAccesses(RecordingAccess.newBuilder()
                        .setSubject(later.getRecordingOpened().getSubject())
                        .setReason(later.getRecordingOpened().getReason())
                        .setForCase(later.getRecordingOpened().getForCase())
                        .setAt(later.getHeader().getOccurredAt()));
        }
        return Optional.of(view.build());
    }

    /**
     * For a caller who works on none of the cases that held a recording, its retention period ended at that same time
     * (APP-I G2.7).
     */
    boolean isHoldKnown(Actor caller, String key, String recording) {
        return views.held(key, recording).stream().anyMatch(one -> views.worksOn(caller, one));
    }

    private boolean seesLook(Actor caller, String key, CaseEvent look) {
        return RecordingRules.seesLook(
                caller, LogContext.actor(look.getHeader().getActor()).role(), key, views.isLookKeptFrom(caller, look));
    }
}
