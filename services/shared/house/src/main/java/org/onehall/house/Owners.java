package org.onehall.house;

import grpc.health.v1.HealthGrpc;
import grpc.health.v1.HealthOuterClass.HealthCheckRequest;
import grpc.health.v1.HealthOuterClass.HealthCheckResponse;
import grpc.health.v1.HealthOuterClass.HealthCheckResponse.ServingStatus;
import io.grpc.Channel;
import io.grpc.ManagedChannel;
import io.grpc.Status;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Repeatedly asks the services that own the logs whether they can answer ({@link Serving}). If one of several instances
 * can, that is enough. Thread-safe.
 */
public final class Owners implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /** gRPC ends a question after its deadline; if it ever does not, the owner is asked again after this time. */
    static final Duration LOST = PATIENCE.multipliedBy(2);

    private static final Duration BETWEEN = Duration.ofSeconds(2);
    /** While an owner is missing, it is checked more often. */
    private static final Duration SOON = Duration.ofMillis(200);
    /** An owner that has not confirmed for longer than this that it can answer counts as unable to answer. */
    static final Duration LONG = Duration.ofSeconds(10);

    private static final HealthCheckRequest QUESTION =
            HealthCheckRequest.newBuilder().setService(Serving.OWNER).build();

    /**
     * @param yes when it last confirmed that it can answer, by the clock; empty if it never has
     * @param not why it cannot answer now; "" if it can
     */
    private record Answer(OptionalLong yes, String not) {}

    private final Map<String, Channel> channels;
    private final LongSupplier nanos;
    private final Map<String, Answer> answers = new ConcurrentHashMap<>();
    private volatile boolean open = true;

    /**
     * @param channels channels to each owner, by its readable name: "game-state"
     * @param nanos a clock that never goes back
     */
    Owners(Map<String, Channel> channels, LongSupplier nanos) {
        this.channels = Map.copyOf(channels);
        this.nanos = nanos;
    }

    /**
     * Begins to ask; each owner has its own thread, so that a silent one does not hide the others.
     *
     * @param channels channels to each owner, by its readable name: "game-state"
     */
    public static Owners ask(Map<String, Channel> channels) {
        Owners owners = new Owners(channels, System::nanoTime);
        channels.keySet()
                .forEach(owner -> Thread.ofVirtual().name("owner-" + owner).start(() -> owners.run(owner)));
        return owners;
    }

    private void run(String owner) {
        while (open) {
            look(owner);
            boolean can = answers.get(owner).not().isEmpty();
            LockSupport.parkNanos((can ? BETWEEN : SOON).toNanos());
            // Otherwise an owner that has just started would only be tried again seconds later.
            if (!can && channels.get(owner) instanceof ManagedChannel channel) channel.resetConnectBackoff();
        }
    }

    /** Asks one owner once. */
    void look(String owner) {
        String not;
        try {
            HealthCheckResponse told = HealthGrpc.newFutureStub(channels.get(owner))
                    .withDeadlineAfter(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                    .check(QUESTION)
                    .get(LOST.toMillis(), TimeUnit.MILLISECONDS);
            not = told.getStatus() == ServingStatus.SERVING ? "" : "says that it cannot answer yet";
        } catch (ExecutionException silent) {
            not = "does not answer (" + Status.fromThrowable(silent.getCause()).getCode() + ")";
        } catch (TimeoutException lost) {
            not = "does not answer (the question was lost)";
        } catch (InterruptedException | RuntimeException | LinkageError broken) {
            not = "cannot be asked (" + broken + ")";
        }
        String why = not;
        answers.compute(
                owner,
                (_, before) -> why.isEmpty()
                        ? new Answer(OptionalLong.of(nanos.getAsLong()), "")
                        : new Answer(before == null ? OptionalLong.empty() : before.yes(), why));
    }

    /** The owners that cannot answer, each with a sentence about it. */
    public Map<String, String> missing() {
        Map<String, String> missing = new TreeMap<>();
        long now = nanos.getAsLong();
        for (String owner : channels.keySet()) {
            Answer answer = answers.get(owner);
            if (answer == null) missing.put(owner, "has not been asked yet");
            else if (answer.yes().isEmpty()) missing.put(owner, answer.not());
            else if (now - answer.yes().getAsLong() > LONG.toNanos())
                missing.put(
                        owner,
                        (answer.not().isEmpty() ? "does not answer" : answer.not()) + "; it last could "
                                + Duration.ofNanos(now - answer.yes().getAsLong())
                                        .toSeconds() + " s ago");
        }
        return missing;
    }

    @Override
    public void close() {
        open = false;
    }
}
