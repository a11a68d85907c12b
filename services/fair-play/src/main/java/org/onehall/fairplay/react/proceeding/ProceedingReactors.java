package org.onehall.fairplay.react.proceeding;

import com.google.protobuf.Message;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.house.Every;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.Refused;
import org.onehall.house.Watch;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.types.v1.RefusalDetail;

/** Follows cases and recordings, and has due work done. */
@Singleton
public class ProceedingReactors {
    /** The service acting by itself. */
    public static final Actor SELF = Actor.service("fair-play");

    private static final Logger LOG = Logger.getLogger(ProceedingReactors.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final ProceedingViews views = new ProceedingViews();
    private final House house;
    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final ProceedingFacts facts;
    private Watch watch;

    @Inject
    public ProceedingReactors(
            House house, SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log, ProceedingFacts facts) {
        this.house = house;
        this.log = log;
        this.facts = facts;
    }

    void start(@Observes StartupEvent started) {
        watch = new Watch(Clock.systemUTC(), log::owns);
        var recordings = new RecordingWatch(watch, Clock.systemUTC(), facts, this::submit);
        views.onChange(Every.of(recordings::changed, ProceedingReactors::tell));
        facts.onChange(recordings::changed);
        house.follow(log.context().eventTopic(), CaseEvent.parser(), views::fold);
        watch.start(house::isReady, () -> {});
    }

    /** The operator deletes the recording where it is stored: this hall has only its address. */
    private static void tell(ProceedingViews.Entry entry) {
        CaseEvent last = entry.events().getLast();
        if (last.hasRecordingDeleted())
            LOG.infof(
                    "%s %s: its time is over, delete it where it lies: %s",
                    entry.key(),
                    last.getRecordingDeleted().getRecording(),
                    last.getRecordingDeleted().getReference());
    }

    @Produces
    @Singleton
    ProceedingViews views() {
        return views;
    }

    @PreDestroy
    void stop() {
        if (watch != null) watch.close();
    }

    private Optional<RefusalDetail> submit(Message request) {
        return Refused.attempt(
                () -> GrpcRequests.submit(log, request, NoteAccessResponse.getDefaultInstance(), SELF, "")
                        .await()
                        .atMost(PATIENCE));
    }
}
