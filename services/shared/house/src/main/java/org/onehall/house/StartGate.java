package org.onehall.house;

import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jboss.logging.Logger;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCheck;

/**
 * Holds up the start of a service until the brokers answer and have its topics, so that the parts of a hall can be
 * started in any order. Meanwhile the service logs once a minute what it waits for, its health is "live" and not
 * "ready" ({@link WaitingHealth}), it accepts no call, and SIGTERM ends it at once.
 */
@ApplicationScoped
public class StartGate {
    private static final Logger LOG = Logger.getLogger(StartGate.class);
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);
    private static final Duration AGAIN = Duration.ofMinutes(1);
    /** The exit code of a process ended by SIGTERM. */
    private static final int ENDED = 143;

    @Inject
    Vertx vertx;

    @Inject
    StartConfig config;

    /** Returns what is missing, as a sentence; empty if nothing is. */
    @FunctionalInterface
    interface Look {
        Optional<String> lacks() throws InterruptedException;
    }

    /** Lets time pass. */
    @FunctionalInterface
    interface Pause {
        void between() throws InterruptedException;
    }

    /** Returns once everything is available; called before the first client of the brokers is made. */
    void await(BrokerAccess broker) {
        try (TopicCheck check = TopicCheck.of(broker, config.service())) {
            Optional<String> lacks = check.lacks();
            if (lacks.isPresent()) hold(check, lacks.get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while it waited for the brokers", e);
        }
    }

    private void hold(TopicCheck check, String first) throws InterruptedException {
        Thread end = new Thread(StartGate::end, "end-waiting");
        Runtime.getRuntime().addShutdownHook(end);
        AtomicReference<String> lacks = new AtomicReference<>(first);
        try (var _ = WaitingHealth.open(vertx, config.host(), config.port(), lacks::get)) {
            long begun = System.nanoTime();
            AtomicBoolean told = new AtomicBoolean();
            hold(
                    () -> {
                        Optional<String> now =
                                told.getAndSet(true) ? check.lacks() : Optional.of(first); // reported at once
                        now.ifPresent(lacks::set);
                        return now;
                    },
                    LOG::info,
                    System::nanoTime,
                    () -> Thread.sleep(BETWEEN_LOOKS));
            LOG.infof(
                    "brokers and topics are there after %d s; the start goes on",
                    Duration.ofNanos(System.nanoTime() - begun).toSeconds());
        } finally {
            removed(end);
        }
    }

    /**
     * Checks until nothing is missing; reports what is missing at once, when it changes, and every minute.
     *
     * @param nanos a clock that never goes back
     */
    static void hold(Look look, Consumer<String> say, LongSupplier nanos, Pause pause) throws InterruptedException {
        String said = "";
        long saidAt = 0;
        for (Optional<String> lacks = look.lacks(); lacks.isPresent(); lacks = look.lacks()) {
            if (!lacks.get().equals(said) || nanos.getAsLong() - saidAt >= AGAIN.toNanos()) {
                said = lacks.get();
                saidAt = nanos.getAsLong();
                say.accept("the start waits: " + said);
            }
            pause.between();
        }
    }

    /**
     * Ends the process. The framework would wait for the end of the start, which may never come; nothing has begun that
     * could be lost.
     */
    private static void end() {
        LOG.info("ends while its start waits; nothing was begun");
        Runtime.getRuntime().halt(ENDED);
    }

    private static void removed(Thread hook) throws InterruptedException {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            hook.join(); // never returns: the process is ending
        }
    }
}
