package org.onehall.fairplay.streams;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.Command;
import org.onehall.fairplay.domain.Event;
import org.onehall.fairplay.domain.FairPlayRefusal;
import org.onehall.fairplay.domain.FairPlayState;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.engine.EngineConfig;
import org.onehall.fairplay.engine.EngineLocator;
import org.onehall.fairplay.engine.EngineWorker;
import org.onehall.fairplay.query.FairPlayViews;
import org.onehall.fairplay.query.ScreeningQueue;
import org.onehall.house.Desk;
import org.onehall.house.House;
import org.onehall.house.Refused;
import org.onehall.proto.fairplay.v1.RecordScreeningRequest;
import org.onehall.proto.fairplay.v1.RecordScreeningResponse;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Runs the engine worker of this instance and puts what it finds on the log. */
@Singleton
public class ScreeningDesk {
    private static final Logger LOG = Logger.getLogger(ScreeningDesk.class);
    private static final Actor SELF = Actor.service("fair-play");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final RecordMapper MAPPER = new RecordMapper();

    private final SealedLog<Command, Event, FairPlayState> log;
    private final ScreeningQueue queue;
    private final EngineConfig config;
    private final House house;
    private final MeterRegistry registry;
    private volatile Optional<EngineWorker> worker = Optional.empty();

    @Inject
    public ScreeningDesk(SealedLog<Command, Event, FairPlayState> log, FairPlayViews views, EngineConfig config, House house,
            MeterRegistry registry) {
        this.log = log;
        this.queue = views.queue();
        this.config = config;
        this.house = house;
        this.registry = registry;
    }

    void start(@Observes StartupEvent started) {
        Gauge.builder("fairplay.screenings.waiting", queue, ScreeningQueue::size).register(registry);
        Gauge.builder("fairplay.engine.available", this, desk -> desk.worker.filter(EngineWorker::hasEngine).isPresent() ? 1 : 0).register(registry);
        EngineLocator locator = new EngineLocator(config.path(), Optional.ofNullable(System.getenv("PATH")).orElse(""));
        var settings = new EngineWorker.Settings(config.nodes(), config.patience(), config.lookAgain(), config.firstPause(), config.longestPause());
        worker = Optional.of(EngineWorker.start(house::isReady, settings, locator::command, queue, this::record, new Meter(registry)));
    }

    /** What the worker does, for people. */
    public String state() {
        return worker.map(EngineWorker::state).orElse("STARTING");
    }

    /** How many games wait. */
    public int waiting() {
        return queue.size();
    }

    private void record(ScreeningQueue.Job job, Screening screening) {
        var request = RecordScreeningRequest.newBuilder().setBoardId(job.board()).setAttempt(job.attempt())
                .setWrite(WriteContext.newBuilder().setRequestId("record-screening:" + job.id()))
                .setScreening(MAPPER.write(screening, org.onehall.proto.fairplay.v1.Screening.newBuilder())).build();
        Optional<RefusalDetail> refusal = Refused.attempt(() -> Desk.submit(log, request, RecordScreeningResponse.getDefaultInstance(),
                SELF, job.trace()).await().atMost(PATIENCE));
        if (refusal.isEmpty()) return;
        if (!refusal.get().getCode().equals(FairPlayRefusal.ALREADY_SCREENED.name()))
            throw new IllegalStateException("the screening was refused: " + refusal.get().getCode());
        LOG.infof("board %s attempt %d was already screened", job.board(), job.attempt());
    }

    private record Meter(MeterRegistry registry) implements EngineWorker.Meter {
        @Override public void screened(Duration took) {
            registry.timer("fairplay.screening").record(took);
        }

        @Override public void failed(String reason) {
            registry.counter("fairplay.screening.failures", "reason", reason).increment();
        }
    }

    @PreDestroy
    void stop() {
        worker.ifPresent(EngineWorker::close);
    }
}
