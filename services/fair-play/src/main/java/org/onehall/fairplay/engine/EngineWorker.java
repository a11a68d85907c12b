package org.onehall.fairplay.engine;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jboss.logging.Logger;
import org.onehall.fairplay.domain.Screening;
import org.onehall.fairplay.query.ScreeningQueue;
import org.onehall.fairplay.query.ScreeningQueue.Job;

/**
 * One background worker: takes waiting games, oldest first, and has the engine screen them. Whatever the engine does, the
 * process is killed and the game tried again later, with growing pauses; other games come first meanwhile.
 */
public final class EngineWorker implements AutoCloseable {
    /** Shown while there is no engine on the machine. */
    public static final String NO_ENGINE = "WAITING: no UCI engine installed";
    private static final Logger LOG = Logger.getLogger(EngineWorker.class);

    private static final Duration READY_POLL = Duration.ofMillis(200);

    /** How hard and how patiently to work. */
    public record Settings(long nodes, Duration patience, Duration lookAgain, Duration firstPause, Duration longestPause) {}

    /** Puts a screening on the log; throws if that is not known to have happened. */
    @FunctionalInterface
    public interface Recorder {
        void record(Job job, Screening screening) throws Exception;
    }

    /** Where the worker tells what it did. */
    public interface Meter {
        Meter NONE = new Meter() {
            @Override public void screened(Duration took) {}

            @Override public void failed(String reason) {}
        };

        void screened(Duration took);

        void failed(String reason);
    }

    private record Trouble(int failures, Instant notBefore) {}

    private final BooleanSupplier ready;
    private final Settings settings;
    private final Supplier<Optional<List<String>>> locator;
    private final ScreeningQueue queue;
    private final Recorder recorder;
    private final Meter meter;
    private final Map<String, Trouble> troubles = new HashMap<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile String state = "STARTING";
    private UciEngine engine;

    private EngineWorker(BooleanSupplier ready, Settings settings, Supplier<Optional<List<String>>> locator, ScreeningQueue queue, Recorder recorder, Meter meter) {
        this.ready = ready;
        this.settings = settings;
        this.locator = locator;
        this.queue = queue;
        this.recorder = recorder;
        this.meter = meter;
        this.thread = Thread.ofPlatform().daemon().name("screening").unstarted(this::run);
    }

    /**
     * @param ready   whether the queue is complete and the log answers; nothing is screened before
     * @param locator words of the command that starts the engine; asked again while there is none
     */
    public static EngineWorker start(BooleanSupplier ready, Settings settings, Supplier<Optional<List<String>>> locator,
            ScreeningQueue queue, Recorder recorder, Meter meter) {
        EngineWorker worker = new EngineWorker(ready, settings, locator, queue, recorder, meter);
        worker.thread.start();
        return worker;
    }

    /** What the worker does, for people: "WAITING: …", "IDLE", "SCREENING board", "RETRYING board: why". */
    public String state() {
        return state;
    }

    /** Whether an engine was found when last looked for. */
    public boolean hasEngine() {
        return !state.equals(NO_ENGINE);
    }

    private void run() {
        try {
            while (closing.getCount() > 0) {
                try {
                    step();
                } catch (RuntimeException e) {
                    LOG.error("screening failed unexpectedly", e);
                    stopEngine();
                    pause(settings.firstPause());
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("screening stops");
        } finally {
            stopEngine();
        }
    }

    private void step() throws InterruptedException {
        if (!ready.getAsBoolean()) {
            pause(READY_POLL);
            return;
        }
        Optional<List<String>> command = locator.get();
        if (command.isEmpty()) {
            stopEngine();
            if (!state.equals(NO_ENGINE)) LOG.warn("no UCI engine is installed; ended games wait for their screening");
            state = NO_ENGINE;
            pause(settings.lookAgain());
            return;
        }
        Instant now = Instant.now();
        long seen = queue.news();
        Optional<Job> job = queue.oldest(j -> !notBefore(j).isAfter(now));
        if (job.isPresent()) {
            screen(command.get(), job.get());
            return;
        }
        stopEngine();
        if (queue.size() == 0) state = "IDLE";
        Duration wait = troubles.values().stream().map(t -> Duration.between(now, t.notBefore())).filter(Duration::isPositive)
                .min(Duration::compareTo).filter(d -> d.compareTo(settings.lookAgain()) < 0).orElse(settings.lookAgain());
        queue.awaitNews(seen, wait);
    }

    private void screen(List<String> command, Job job) throws InterruptedException {
        state = "SCREENING " + job.board();
        Instant began = Instant.now();
        try {
            if (engine == null) engine = UciEngine.start(command, settings.nodes(), settings.patience());
            engine.newGame();
            Screening screening = Screener.screen(engine, settings.nodes(), job.initialFen(), job.moves());
            recorder.record(job, screening);
            queue.done(job);
            troubles.remove(job.id());
            meter.screened(Duration.between(began, Instant.now()));
            LOG.infof("board %s attempt %d is screened by %s", job.board(), job.attempt(), screening.engine());
        } catch (EngineFailure failure) {
            failed(job, failure.kind().name(), failure);
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            failed(job, e instanceof IllegalArgumentException ? "NOT_REPLAYABLE" : "NOT_RECORDED", e);
        }
    }

    private void failed(Job job, String reason, Exception why) {
        stopEngine();
        meter.failed(reason);
        int failures = troubles.containsKey(job.id()) ? troubles.get(job.id()).failures() + 1 : 1;
        Duration pause = settings.firstPause();
        for (int i = 1; i < failures && pause.compareTo(settings.longestPause()) < 0; i++) pause = pause.multipliedBy(2);
        if (pause.compareTo(settings.longestPause()) > 0) pause = settings.longestPause();
        troubles.put(job.id(), new Trouble(failures, Instant.now().plus(pause)));
        state = "RETRYING " + job.board() + ": " + why.getMessage();
        LOG.warnf("screening of board %s attempt %d failed %d times (%s): %s", job.board(), job.attempt(), failures, reason, why.getMessage());
    }

    private Instant notBefore(Job job) {
        Trouble trouble = troubles.get(job.id());
        return trouble == null ? Instant.MIN : trouble.notBefore();
    }

    private void pause(Duration duration) throws InterruptedException {
        if (closing.await(duration.toMillis(), TimeUnit.MILLISECONDS)) throw new InterruptedException();
    }

    private void stopEngine() {
        if (engine != null) engine.close();
        engine = null;
    }

    /** Stops the worker and kills the engine; what was being screened stays queued. */
    @Override public void close() {
        closing.countDown();
        thread.interrupt();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
