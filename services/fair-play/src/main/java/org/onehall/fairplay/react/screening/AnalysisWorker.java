package org.onehall.fairplay.react.screening;

import com.google.protobuf.InvalidProtocolBufferException;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jboss.logging.Logger;
import org.onehall.engine.Effort;
import org.onehall.engine.EngineFailure;
import org.onehall.engine.EnginePool;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.Reactor;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.fairplay.query.screening.Analyses;
import org.onehall.proto.fairplay.v1.PositionAnalysed;
import org.onehall.proto.fairplay.v1.PositionAsked;
import org.onehall.screening.PositionAnalysis;

/**
 * Takes positions from the queue that all instances share, has this instance's engine processes analyse them, and puts
 * the answers into the table. A position leaves the queue when its answer is in the table: if an instance ends, another
 * one takes over its unfinished positions. A position already in the table is answered from there. Whatever an engine
 * does, its position is tried again, with pauses of up to five seconds; other positions come first meanwhile. Without
 * an engine this instance takes nothing from the queue.
 */
public final class AnalysisWorker implements AutoCloseable {
    /** The group that shares the queue. */
    public static final String GROUP = "onehall.fair-play.analyse";

    private static final Logger LOG = Logger.getLogger(AnalysisWorker.class);
    private static final Duration READY_POLL = Duration.ofMillis(200);
    /** How long to wait for the table when positions of another instance are taken over. */
    private static final Duration TABLE_PATIENCE = Duration.ofSeconds(10);

    private static final long APPEND_SECONDS = 30;

    /**
     * How hard and how patiently to work.
     *
     * @param workers engine processes
     * @param patience longest wait for any one answer of an engine
     * @param lookAgain how often to look for an engine
     */
    public record Settings(Effort effort, int workers, Duration patience, Duration lookAgain) {}

    /** What a worker does. */
    public enum Doing {
        STARTING,
        /** No engine is installed. */
        WAITING,
        IDLE,
        ANALYSING,
        /** An engine or a position has failed. */
        RETRYING
    }

    /**
     * @param text for people: "WAITING: no UCI engine installed", "IDLE", "ANALYSING 2 positions", "RETRYING position:
     *     why"
     */
    public record State(Doing doing, String text) {
        static final State STARTING = new State(Doing.STARTING, "STARTING");
        private static final State NO_ENGINE = new State(Doing.WAITING, "WAITING: no UCI engine installed");
        private static final State IDLE = new State(Doing.IDLE, "IDLE");

        private static State retrying(String what, String why) {
            return new State(Doing.RETRYING, "RETRYING " + what + ": " + why);
        }
    }

    /** Where the worker reports what it did. */
    public interface Meter {
        Meter NONE = new Meter() {
            @Override
            public void analysed(Duration took) {}

            @Override
            public void failed(String reason) {}
        };

        void analysed(Duration took);

        void failed(String reason);
    }

    private final BooleanSupplier ready;
    private final Settings settings;
    private final Supplier<Optional<List<String>>> locator;
    private final KafkaSettings kafka;
    private final KafkaProducer<String, byte[]> producer;
    private final Analyses analyses;
    private final LogReader table;
    private final Meter meter;
    private final AtomicInteger inWork = new AtomicInteger();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile State state = State.STARTING;
    private volatile Collection<Reactor.Trouble> noted = List.of();
    private Optional<EnginePool> pool = Optional.empty();
    private Optional<Reactor> reactor = Optional.empty();

    private AnalysisWorker(
            BooleanSupplier ready,
            Settings settings,
            Supplier<Optional<List<String>>> locator,
            KafkaSettings kafka,
            KafkaProducer<String, byte[]> producer,
            Analyses analyses,
            LogReader table,
            Meter meter) {
        this.ready = ready;
        this.settings = settings;
        this.locator = locator;
        this.kafka = kafka;
        this.producer = producer;
        this.analyses = analyses;
        this.table = table;
        this.meter = meter;
        this.thread = Thread.ofPlatform().daemon().name("analysis").unstarted(this::run);
    }

    /**
     * @param ready whether the table has been read; nothing is taken before
     * @param locator words of the command that starts an engine; asked repeatedly
     * @param producer knows {@link TopicCatalogue#ANALYSES}
     * @param analyses what is in the table
     * @param table fills {@code analyses}
     */
    public static AnalysisWorker start(
            BooleanSupplier ready,
            Settings settings,
            Supplier<Optional<List<String>>> locator,
            KafkaSettings kafka,
            KafkaProducer<String, byte[]> producer,
            Analyses analyses,
            LogReader table,
            Meter meter) {
        AnalysisWorker worker = new AnalysisWorker(ready, settings, locator, kafka, producer, analyses, table, meter);
        worker.thread.start();
        return worker;
    }

    /** What the worker does. */
    public State state() {
        State now = state;
        if (now.doing() != Doing.IDLE) return now;
        Optional<Reactor.Trouble> trouble = noted.stream().findFirst();
        if (trouble.isPresent())
            return State.retrying(trouble.get().record(), trouble.get().message());
        int busy = inWork.get();
        return busy == 0
                ? now
                : new State(Doing.ANALYSING, "ANALYSING " + busy + (busy == 1 ? " position" : " positions"));
    }

    /** Whether an engine was found when last looked for. */
    public boolean hasEngine() {
        return state.doing() != Doing.WAITING;
    }

    private void run() {
        try {
            while (closing.getCount() > 0) {
                try {
                    pause(step());
                } catch (RuntimeException e) {
                    LOG.error("analysis failed unexpectedly", e);
                    stop();
                    pause(settings.lookAgain());
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("analysis stops");
        } finally {
            stop();
        }
    }

    /** Maintains the engine and the reactor; returns when to look again. */
    private Duration step() throws InterruptedException {
        if (!ready.getAsBoolean()) return READY_POLL;
        Optional<List<String>> command = locator.get();
        if (command.isEmpty()) {
            stop();
            if (hasEngine()) LOG.warn("no UCI engine is installed; games wait for their analysis");
            state = State.NO_ENGINE;
            return settings.lookAgain();
        }
        if (reactor.filter(Reactor::isAlive).isEmpty()) {
            stop();
            try {
                EnginePool engines =
                        EnginePool.start(command.get(), settings.effort(), settings.patience(), settings.workers());
                pool = Optional.of(engines);
                analyses.prefer(engines.settings());
                reactor = Optional.of(Reactor.start(
                        GROUP,
                        kafka,
                        List.of(TopicCatalogue.POSITIONS),
                        ConsumerRecord::key,
                        new Work(engines),
                        settings.workers() + 1));
                state = State.IDLE;
            } catch (EngineFailure failure) {
                meter.failed(failure.kind().name());
                LOG.warnf("the engine can't be used: %s", failure.getMessage());
                state = State.retrying("engine", failure.getMessage());
                return settings.lookAgain();
            }
        }
        noted = reactor.get().troubles();
        Duration soon = Duration.ofSeconds(1);
        return settings.lookAgain().compareTo(soon) < 0 ? settings.lookAgain() : soon;
    }

    /** Analyses the positions that are taken. */
    private final class Work implements Reactor.Handler {
        private final EnginePool engines;

        Work(EnginePool engines) {
            this.engines = engines;
        }

        /** What another instance has put into the table is known before any position of its partitions is taken. */
        @Override
        public void taken() {
            if (!table.awaitEnd(TABLE_PATIENCE))
                LOG.warn("the table of analyses could not be read to its end: a position may be analysed twice");
        }

        @Override
        public void react(ConsumerRecord<String, byte[]> record) throws Exception {
            PositionAsked asked;
            try {
                asked = PositionAsked.parseFrom(record.value());
            } catch (InvalidProtocolBufferException e) {
                LOG.errorf(
                        e,
                        "%s-%d@%d can't be read and is passed over",
                        record.topic(),
                        record.partition(),
                        record.offset());
                return;
            }
            inWork.incrementAndGet();
            try {
                answer(asked);
            } catch (EngineFailure failure) {
                meter.failed(failure.kind().name());
                throw failure;
            } finally {
                inWork.decrementAndGet();
            }
        }

        private void answer(PositionAsked asked) throws Exception {
            Optional<PositionAnalysis> known = analyses.find(engines.settings(), asked.getPosition());
            PositionAnalysis analysis;
            try {
                analysis = known.isPresent() ? known.get() : judged(asked);
            } catch (IllegalArgumentException unusable) {
                LOG.errorf("board %s asks for what can't be analysed: %s", asked.getBoardId(), unusable.getMessage());
                return;
            }
            PositionAnalysed said = Analyses.message(engines.settings(), analysis);
            producer.send(new ProducerRecord<>(
                            TopicCatalogue.ANALYSES,
                            Analyses.key(engines.settings(), asked.getPosition()),
                            said.toByteArray()))
                    .get(APPEND_SECONDS, TimeUnit.SECONDS);
            analyses.fold(said); // the next caller does not wait until it comes back
        }

        private PositionAnalysis judged(PositionAsked asked) throws Exception {
            long from = System.nanoTime();
            try {
                PositionAnalysis analysis = engines.ask(asked.getPosition()).get();
                meter.analysed(Duration.ofNanos(System.nanoTime() - from));
                return analysis;
            } catch (CancellationException closing) {
                throw new InterruptedException(closing.getMessage()); // the position stays in the queue
            } catch (ExecutionException e) {
                switch (e.getCause()) {
                    case EngineFailure failure -> throw failure;
                    case IllegalArgumentException unusable -> throw unusable;
                    default -> throw e;
                }
            }
        }
    }

    private void pause(Duration duration) throws InterruptedException {
        if (closing.await(duration.toMillis(), TimeUnit.MILLISECONDS)) throw new InterruptedException();
    }

    /** Work in progress may finish; then the engines are killed. */
    private void stop() {
        reactor.ifPresent(Reactor::close);
        pool.ifPresent(EnginePool::close);
        reactor = Optional.empty();
        pool = Optional.empty();
        noted = List.of();
    }

    /** Stops the worker and kills its engines; what is not answered stays in the queue. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(Duration.ofSeconds(15));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
