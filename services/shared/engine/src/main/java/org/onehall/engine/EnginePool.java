package org.onehall.engine;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * Several processes of one engine that work in parallel. Positions are taken in the order in which they are requested;
 * the answer does not depend on the process. A process that ends, falls silent or gives invalid answers is killed, and
 * its position is tried on a new one, at most three times. A process with nothing to do for half a minute is ended; the
 * next position starts it again. Safe for any number of threads.
 */
public final class EnginePool implements AutoCloseable {
    private static final int TRIES = 3;
    private static final int AHEAD = 4;
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration FAREWELL = Duration.ofSeconds(5);

    private record Task(String fen, CompletableFuture<PositionAnalysis> answer) {}

    private final List<String> command;
    private final Effort effort;
    private final Duration patience;
    private final Silence silence;
    private final EngineSettings settings;
    private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
    private final List<Thread> workers = new ArrayList<>();
    private final AtomicLong failures = new AtomicLong();
    private volatile boolean closed;

    private EnginePool(
            List<String> command, Effort effort, Duration patience, Silence silence, EngineSettings settings) {
        this.command = List.copyOf(command);
        this.effort = effort;
        this.patience = patience;
        this.silence = silence;
        this.settings = settings;
    }

    /**
     * Starts one process to learn the engine's name; the others start with their first position.
     *
     * @param command its words start the engine, see {@link EngineLocator}
     * @param patience longest wait for any one answer of a process
     * @param workers processes at the same time, at least 1
     */
    public static EnginePool start(List<String> command, Effort effort, Duration patience, int workers)
            throws EngineFailure, InterruptedException {
        return start(command, effort, patience, workers, Silence.UNTOLD);
    }

    /** The same, and reports each process that does not answer for a long time. */
    public static EnginePool start(List<String> command, Effort effort, Duration patience, int workers, Silence silence)
            throws EngineFailure, InterruptedException {
        if (workers < 1) throw new IllegalArgumentException("no number of workers: " + workers);
        UciEngine first = UciEngine.start(command, effort, patience, silence);
        EnginePool pool = new EnginePool(command, effort, patience, silence, first.settings());
        for (int i = 0; i < workers; i++) {
            Worker worker = pool.new Worker(i == 0 ? Optional.of(first) : Optional.empty());
            pool.workers.add(
                    Thread.ofPlatform().daemon().name("analysis-" + (i + 1)).start(worker));
        }
        return pool;
    }

    /** The settings that determine the answers. */
    public EngineSettings settings() {
        return settings;
    }

    /** Number of processes at the same time. */
    public int workers() {
        return workers.size();
    }

    /** How often a process had to be abandoned since the start. */
    public long failures() {
        return failures.get();
    }

    /**
     * Requests the analysis of a position ({@link UciEngine#analyse}). The answer completes exceptionally with an
     * EngineFailure if three processes in a row failed on it, with an IllegalArgumentException if the position cannot
     * be analysed, with a CancellationException if the pool is closed.
     */
    public CompletableFuture<PositionAnalysis> ask(String fen) {
        var task = new Task(fen, new CompletableFuture<>());
        tasks.add(task);
        if (closed) dismiss();
        return task.answer();
    }

    /**
     * Analyses positions, a few in advance, and passes on the answers in the order of the positions. Ends with the
     * first position that cannot be analysed; answers passed on before remain valid.
     */
    public void analyse(Iterator<String> fens, Consumer<PositionAnalysis> answers)
            throws EngineFailure, InterruptedException {
        Queue<CompletableFuture<PositionAnalysis>> asked = new ArrayDeque<>();
        try {
            while (fens.hasNext() || !asked.isEmpty()) {
                while (fens.hasNext() && asked.size() < AHEAD * workers.size()) asked.add(ask(fens.next()));
                answers.accept(answer(asked.element()));
                asked.remove();
            }
        } finally {
            asked.forEach(answer -> answer.cancel(false));
        }
    }

    private static PositionAnalysis answer(CompletableFuture<PositionAnalysis> asked)
            throws EngineFailure, InterruptedException {
        try {
            return asked.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case EngineFailure failure -> throw failure;
                case IllegalArgumentException unusable -> throw unusable;
                case null, default -> throw new IllegalStateException(e.getCause());
            }
        }
    }

    /** Ends the processes; requests without an answer are cancelled. */
    @Override
    public void close() {
        closed = true;
        workers.forEach(Thread::interrupt);
        try {
            for (Thread worker : workers) worker.join(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        dismiss();
    }

    private void dismiss() {
        for (Task task = tasks.poll(); task != null; task = tasks.poll())
            task.answer().completeExceptionally(new CancellationException("no more is analysed"));
    }

    /** Runs one process. */
    private final class Worker implements Runnable {
        private Optional<UciEngine> engine;

        Worker(Optional<UciEngine> engine) {
            this.engine = engine;
        }

        @Override
        public void run() {
            try {
                while (!closed) {
                    Task task = tasks.poll(IDLE.toMillis(), TimeUnit.MILLISECONDS);
                    if (task == null) end();
                    else if (!task.answer().isDone()) work(task);
                }
            } catch (InterruptedException closing) {
                // The pool is closed: nothing else interrupts this thread.
            } finally {
                end();
            }
        }

        private void work(Task task) throws InterruptedException {
            try {
                for (int tries = 1; ; tries++) {
                    try {
                        task.answer().complete(process().analyse(task.fen()));
                        return;
                    } catch (EngineFailure failure) {
                        end();
                        failures.incrementAndGet();
                        if (tries == TRIES) {
                            task.answer().completeExceptionally(failure);
                            return;
                        }
                    }
                }
            } catch (InterruptedException closing) {
                task.answer().completeExceptionally(new CancellationException("no more is analysed"));
                throw closing;
            } catch (RuntimeException unusable) {
                task.answer().completeExceptionally(unusable);
            }
        }

        private UciEngine process() throws EngineFailure, InterruptedException {
            if (engine.isEmpty()) engine = Optional.of(UciEngine.start(command, effort, patience, silence));
            UciEngine running = engine.get();
            if (!running.settings().equals(settings))
                throw new EngineFailure(
                        EngineFailure.Kind.NONSENSE,
                        "the engine is now " + running.settings().engine() + ", not " + settings.engine());
            return running;
        }

        private void end() {
            engine.ifPresent(UciEngine::close);
            engine = Optional.empty();
        }
    }
}
