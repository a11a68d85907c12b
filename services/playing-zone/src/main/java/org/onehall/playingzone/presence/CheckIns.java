package org.onehall.playingzone.presence;

import io.grpc.StatusRuntimeException;
import io.quarkus.grpc.GrpcClient;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jboss.logging.Logger;
import org.onehall.house.Refused;
import org.onehall.playingzone.feed.LiveHall;
import org.onehall.playingzone.presence.CheckInBook.CheckIn;
import org.onehall.playingzone.query.SeatKey;
import org.onehall.playingzone.query.Wire;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.RecordPresenceRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Tells the board logs who has come: whoever enters with the code of a seat is at the board (OCR 16.11, DEC-13). Asks until answered. */
@Singleton
public class CheckIns {
    private static final Logger LOG = Logger.getLogger(CheckIns.class);
    private static final Duration EVERY = Duration.ofMillis(250);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int AT_ONCE = 32;

    @Inject LiveHall hall;
    @GrpcClient("game") GameServiceGrpc.GameServiceBlockingStub games;

    private final CheckInBook book = new CheckInBook();
    private final AtomicBoolean asked = new AtomicBoolean();
    private final Semaphore places = new Semaphore(AT_ONCE);
    private final ExecutorService desks = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService rounds = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("check-ins").factory());

    void start(@Observes StartupEvent event) {
        rounds.scheduleWithFixedDelay(this::round, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        rounds.shutdownNow();
        desks.shutdownNow();
    }

    /** A seat's device has connected. */
    public void opened(SeatKey seat) {
        synchronized (book) {
            book.opened(seat, Instant.now());
        }
        if (!asked.getAndSet(true)) rounds.execute(this::round); // a thousand who come at once are one round, not a thousand
    }

    /** One of a seat's devices has gone. */
    public void closed(SeatKey seat) {
        synchronized (book) {
            book.closed(seat);
        }
    }

    private void round() {
        asked.set(false);
        try {
            if (!hall.isReady()) return;
            long now = System.currentTimeMillis();
            List<CheckIn> due;
            synchronized (book) {
                due = hall.read(h -> book.due(seat -> h.checkInSession(seat.board(), now)));
            }
            due.forEach(one -> desks.execute(() -> tell(one)));
        } catch (RuntimeException e) {
            LOG.error("a round of check-ins failed", e);
        }
    }

    private void tell(CheckIn one) {
        boolean answered = false;
        try {
            places.acquire();
            try {
                Optional<RefusalDetail> refusal = Refused.attempt(() -> games.withDeadlineAfter(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)
                        .recordPresence(request(one)));
                refusal.ifPresent(why -> LOG.warnf("the presence of %s at board %s was refused: %s", one.visit().seat().side(),
                        one.visit().seat().board(), why.getCode()));
                answered = true;
            } finally {
                places.release();
            }
        } catch (StatusRuntimeException e) {
            LOG.debugf("the presence at board %s is not answered yet: %s", one.visit().seat().board(), e.getStatus().getCode());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            synchronized (book) {
                if (answered) book.answered(one.visit());
                else book.unanswered(one.visit());
            }
        }
    }

    private static RecordPresenceRequest request(CheckIn one) {
        SeatKey seat = one.visit().seat();
        return RecordPresenceRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId("check-in:" + one.visit().session() + ":" + seat.side()))
                .setBoardId(seat.board()).setSide(Wire.side(seat.side())).setPresent(true).setSince(Wire.timestamp(one.since())).build();
    }
}
