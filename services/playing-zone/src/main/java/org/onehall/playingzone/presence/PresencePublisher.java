package org.onehall.playingzone.presence;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.presence.LinkTracker.Fact;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.PresenceFact;

/** Publishes what the edge observes about devices as presence facts. Facts of one link are sent in order. */
@Singleton
public class PresencePublisher {
    private static final Logger LOG = Logger.getLogger(PresencePublisher.class);
    /** The additional time that a device has to return after a start of the zone. */
    private static final Duration COME_BACK = Duration.ofSeconds(9);
    /**
     * By this time the rest of a hall should have started too; even if it has not, missing players must be reported.
     */
    private static final Duration OWNERS_START = Duration.ofSeconds(60);

    private static final Duration CHECK_EVERY = Duration.ofMillis(250);

    private final PlayingHall hall;
    private final OwnersHealth owners;
    private final KafkaProducer<String, byte[]> producer;
    private final LinkTracker tracker = new LinkTracker();
    private final ConnectionConfig config;
    private final LinkHistory links = new LinkHistory();
    private final Clock clock = Clock.systemUTC();
    private final ScheduledExecutorService checks = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("presence").factory());
    /** When this zone had read its logs; null before that. */
    private Instant ready;

    private boolean expecting;
    private volatile boolean open = true;

    @Inject
    public PresencePublisher(House house, PlayingHall hall, @Readiness OwnersHealth owners, ConnectionConfig config) {
        this.hall = hall;
        this.owners = owners;
        this.config = config;
        producer = house.settings().producer(TopicCatalogue.PRESENCE);
    }

    void start(@Observes StartupEvent event) {
        checks.scheduleAtFixedRate(this::check, CHECK_EVERY.toMillis(), CHECK_EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    public synchronized void connected(SeatKey seat, String venue, String device, String connection) {
        send(tracker.connected(seat, venue, times(seat), device, connection, clock.instant()));
    }

    public synchronized void heard(SeatKey seat, String connection, OptionalLong roundTripMs) {
        send(tracker.heard(seat, connection, roundTripMs, clock.instant()));
    }

    /** The page of a seat has been covered or lost the keyboard focus, or is visible again (OCR 16.7). */
    public synchronized void away(SeatKey seat, String connection, boolean away) {
        send(tracker.away(seat, connection, away, clock.instant()));
    }

    public synchronized void closed(SeatKey seat, String connection) {
        if (open) send(tracker.closed(seat, connection, clock.instant()));
    }

    /** The measurements of links; they do not affect the state of a link. */
    public LinkHistory links() {
        return links;
    }

    /** When the last frame of a seat's device arrived since the start of this zone. */
    public synchronized Optional<Instant> lastSeen(SeatKey seat) {
        return tracker.lastSeen(seat);
    }

    private void check() {
        try {
            if (!open || !hall.isReady()) return;
            Instant now = clock.instant();
            synchronized (this) {
                if (ready == null) ready = now;
                if (!expecting && (owners.allAnswer() || now.isAfter(ready.plus(OWNERS_START)))) expect(now);
                send(tracker.check(now));
            }
        } catch (RuntimeException e) {
            LOG.error("a presence check failed", e);
        }
    }

    /**
     * Called once after a start, as soon as devices can find a hall that answers, or should be able to: expects all
     * seats in play to return soon.
     */
    private void expect(Instant now) {
        expecting = true;
        hall.seatsInPlay()
                .forEach((seat, venue) ->
                        tracker.expect(seat, venue, times(seat), hall.link(seat), now.plus(COME_BACK)));
    }

    private LinkTimes times(SeatKey seat) {
        return LinkTimes.of(hall.linkRules(BoardId.competitionOf(seat.board())), config);
    }

    private void send(List<Fact> facts) {
        for (Fact fact : facts) {
            try {
                producer.send(
                        new ProducerRecord<>(
                                TopicCatalogue.PRESENCE,
                                key(fact.seat()),
                                proto(fact).toByteArray()),
                        (_, failure) -> {
                            if (failure != null) unsent(fact, failure);
                        });
            } catch (KafkaException e) {
                unsent(fact, e);
            }
        }
    }

    /**
     * The key of a seat's facts. Facts of one key are sent one after another: those of one seat must be, but the seats
     * of a venue that is offline need not wait for each other.
     */
    private static String key(SeatKey seat) {
        return seat.board() + "|" + seat.side();
    }

    private synchronized void unsent(Fact fact, Exception failure) {
        LOG.warnf(
                "a presence fact of %s was not taken and will be told again: %s",
                fact.seat().board(), failure.toString());
        tracker.unsent(fact);
    }

    private static PresenceFact proto(Fact fact) {
        var proto = PresenceFact.newBuilder()
                .setFactId(UUID.randomUUID().toString())
                .setVenueId(fact.venue())
                .setBoardId(fact.seat().board())
                .setSide(Wire.side(fact.seat().side()))
                .setDeviceId(fact.device())
                .setState(LinkState.valueOf("LINK_STATE_" + fact.state().name()))
                .setLastSeen(Wire.timestamp(fact.lastSeen()))
                .setAt(Wire.timestamp(fact.at()))
                .setAway(fact.away());
        fact.roundTripMs().ifPresent(ms -> proto.setRoundTrip(Wire.duration(Duration.ofMillis(ms))));
        return proto.build();
    }

    /** From now on the zone itself closes its sockets, so no link counts as lost. */
    void stop(@Observes ShutdownEvent event) {
        open = false;
        checks.shutdownNow();
    }

    @PreDestroy
    void close() {
        producer.close(Duration.ofSeconds(2));
    }
}
