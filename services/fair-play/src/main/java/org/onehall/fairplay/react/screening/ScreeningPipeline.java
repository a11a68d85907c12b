package org.onehall.fairplay.react.screening;

import jakarta.annotation.PreDestroy;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.engine.EngineLocator;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.config.EngineConfig;
import org.onehall.fairplay.domain.Command;
import org.onehall.fairplay.domain.Event;
import org.onehall.fairplay.domain.FairPlayRefusal;
import org.onehall.fairplay.domain.FairPlayState;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.query.screening.Analyses;
import org.onehall.house.Every;
import org.onehall.house.GrpcRequests;
import org.onehall.house.House;
import org.onehall.house.Refused;
import org.onehall.house.Watch;
import org.onehall.proto.fairplay.v1.PositionAnalysed;
import org.onehall.proto.fairplay.v1.PositionAsked;
import org.onehall.proto.fairplay.v1.RecordScreeningRequest;
import org.onehall.proto.fairplay.v1.RecordScreeningResponse;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Has games analysed: queues their positions, runs the engines of this instance, records screenings. */
@Singleton
public class ScreeningPipeline {
    private static final Logger LOG = Logger.getLogger(ScreeningPipeline.class);
    private static final Actor SELF = Actor.service("fair-play");
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final RecordMapper MAPPER = new RecordMapper();

    private final SealedLog<Command, Event, FairPlayState> log;
    private final EngineConfig config;
    private final House house;
    private final FairPlayMetrics metrics;
    private final Analyses analyses;
    private Optional<KafkaProducer<String, byte[]>> producer = Optional.empty();
    private volatile Optional<AnalysisWatch> games = Optional.empty();
    private volatile Optional<AnalysisWorker> worker = Optional.empty();

    @Inject
    public ScreeningPipeline(
            SealedLog<Command, Event, FairPlayState> log,
            EngineConfig config,
            House house,
            FairPlayMetrics metrics,
            Analyses analyses) {
        this.log = log;
        this.config = config;
        this.house = house;
        this.metrics = metrics;
        this.analyses = analyses;
    }

    /**
     * Starts the analyses of this instance.
     *
     * @param watch does what is due
     * @return takes the facts of games, competitions and this service's own log
     */
    public AnalysisWatch open(Watch watch) {
        KafkaProducer<String, byte[]> appends =
                house.settings().producer(TopicCatalogue.POSITIONS, TopicCatalogue.ANALYSES);
        producer = Optional.of(appends);
        AnalysisWatch asks = new AnalysisWatch(
                watch, Clock.systemUTC(), analyses, (board, position) -> ask(appends, board, position), this::record);
        games = Optional.of(asks);
        LogReader table = house.follow(
                TopicCatalogue.ANALYSES,
                PositionAnalysed.parser(),
                Every.of(analyses::fold, said -> asks.answered(said.getPosition())));
        metrics.watch(this, analyses);
        EngineLocator locator = new EngineLocator(
                config.path(), Optional.ofNullable(System.getenv("PATH")).orElse(""));
        var settings =
                new AnalysisWorker.Settings(config.effort(), config.workers(), config.patience(), config.lookAgain());
        worker = Optional.of(AnalysisWorker.start(
                house::isReady, settings, locator::command, house.settings(), appends, analyses, table, metrics));
        return asks;
    }

    /** What the engines of this instance do. */
    public AnalysisWorker.State state() {
        return worker.map(AnalysisWorker::state).orElse(AnalysisWorker.State.STARTING);
    }

    boolean hasEngine() {
        return worker.filter(AnalysisWorker::hasEngine).isPresent();
    }

    /** How many ended games wait for their screening. */
    public int waiting() {
        return games.map(AnalysisWatch::waiting).orElse(0);
    }

    private static void ask(KafkaProducer<String, byte[]> appends, BoardId board, String position) {
        try {
            appends.send(new ProducerRecord<>(
                            TopicCatalogue.POSITIONS,
                            position,
                            PositionAsked.newBuilder()
                                    .setPosition(position)
                                    .setBoardId(board.toString())
                                    .build()
                                    .toByteArray()))
                    .get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the queue of positions takes nothing: " + e, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the service ends", e);
        }
    }

    private void record(EndedAttempt attempt, Screening screening) {
        var request = RecordScreeningRequest.newBuilder()
                .setBoardId(attempt.board().toString())
                .setAttempt(attempt.attempt())
                .setWrite(WriteContext.newBuilder()
                        .setRequestId("record-screening:" + attempt.id() + "@" + attempt.since()))
                .setScreening(MAPPER.write(screening, org.onehall.proto.fairplay.v1.Screening.newBuilder()))
                .build();
        Optional<RefusalDetail> refusal = Refused.attempt(() -> GrpcRequests.submit(
                        log, request, RecordScreeningResponse.getDefaultInstance(), SELF, attempt.trace())
                .await()
                .atMost(PATIENCE));
        if (refusal.isEmpty()) metrics.screened(Duration.between(attempt.since(), Instant.now()));
        else if (refusal.get().getCode().equals(FairPlayRefusal.ALREADY_SCREENED.name()))
            LOG.infof("board %s attempt %d was already screened", attempt.board(), attempt.attempt());
        else
            throw new IllegalStateException(
                    "the screening was refused: " + refusal.get().getCode());
    }

    @PreDestroy
    void stop() {
        worker.ifPresent(AnalysisWorker::close);
        producer.ifPresent(KafkaProducer::close);
    }
}
