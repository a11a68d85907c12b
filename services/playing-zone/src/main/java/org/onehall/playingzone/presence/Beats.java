package org.onehall.playingzone.presence;

import io.grpc.StatusRuntimeException;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.onehall.house.House;
import org.onehall.proto.game.v1.BeatRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;

/**
 * Signs of life of the zone for the board logs: a silence before a beat is charged to nobody (ENG-4), and after a long
 * silence game-state pauses the boards (OCR 19.6). While the logs do not acknowledge beats, all screens show that the
 * hall stands still.
 */
@Singleton
public class Beats {
    private static final Logger LOG = Logger.getLogger(Beats.class);
    private static final Duration EVERY = Duration.ofMillis(500);
    private static final int MOST_UNDER_WAY = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    @Inject
    House house;

    @Inject
    PlayingHall hall;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    private final ScheduledExecutorService pulse = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("beats").factory());
    /** A slow answer must not look like silence: the next beat does not wait for it. */
    private final Semaphore underWay = new Semaphore(MOST_UNDER_WAY);

    private final Clock clock = Clock.systemUTC();
    /** Guarded by this object, as are the reports to the screens, so that they receive changes in the right order. */
    private final Standstill standstill = new Standstill();

    private Optional<Instant> told = Optional.empty();

    void start(@Observes StartupEvent event) {
        pulse.scheduleAtFixedRate(this::tick, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        pulse.shutdownNow();
    }

    private void tick() {
        try {
            if (hall.isReady() && underWay.tryAcquire()) {
                Instant at = clock.instant();
                given(at);
                Thread.ofVirtual().name("beat").start(() -> beat(at));
            }
            tell();
        } catch (RuntimeException e) {
            LOG.error("a beat failed", e);
        }
    }

    private void beat(Instant at) {
        try {
            games.withDeadlineAfter(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                    .beat(BeatRequest.newBuilder()
                            .setZone(house.settings().instance())
                            .build());
            taken(at);
        } catch (StatusRuntimeException e) {
            LOG.debugf("a beat was not acknowledged: %s", e.getStatus().getCode());
        } finally {
            underWay.release();
        }
    }

    private synchronized void given(Instant at) {
        standstill.given(at);
    }

    private synchronized void taken(Instant given) {
        standstill.taken(given);
        tell();
    }

    private synchronized void tell() {
        Optional<Instant> since = standstill.since(clock.instant());
        if (since.equals(told)) return;
        told = since;
        since.ifPresentOrElse(
                from -> LOG.warnf("the board logs have acknowledged no beat since %s", from),
                () -> LOG.info("the board logs acknowledge beats again"));
        hall.standstill(since);
    }
}
