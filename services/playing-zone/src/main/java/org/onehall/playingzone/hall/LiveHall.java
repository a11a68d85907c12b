package org.onehall.playingzone.hall;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.playingzone.config.ConnectionConfig;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.presence.PlayingHall;
import org.onehall.playingzone.projection.Changes;
import org.onehall.playingzone.projection.Hall;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.Link;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.LinkRules;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * The present state of the hall and the people who follow it, under one lock, so that a screen receives everything in
 * the order in which it happened.
 */
@Singleton
public class LiveHall implements PlayingHall {
    private final Hall hall = new Hall();
    private final Hub hub;
    private final House house;
    private final CodeLog codes;
    private final Clock clock = Clock.systemUTC();

    @Inject
    MoveTimes moves;

    private volatile boolean following;

    @Inject
    public LiveHall(House house, CodeLog codes, ConnectionConfig connection, DoorsConfig doors) {
        this.house = house;
        this.codes = codes;
        hub = new Hub(hall, connection, doors);
    }

    void start(@Observes StartupEvent event) {
        house.follow(
                TopicCatalogue.events("competition"), CompetitionEvent.parser(), one -> took(() -> hall.fold(one)));
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), one -> {
            took(() -> hall.fold(one));
            if (one.hasMovePlayed()) moves.shown(one.getHeader().getCorrelationId(), System.nanoTime());
        });
        house.follow(TopicCatalogue.events("clock"), ClockEvent.parser(), one -> took(() -> hall.fold(one)));
        house.follow(
                TopicCatalogue.events("connectivity"), ConnectivityEvent.parser(), one -> took(() -> hall.fold(one)));
        house.follow(TopicCatalogue.events("fairplay"), FairPlayEvent.parser(), one -> took(() -> hall.fold(one)));
        house.follow(
                TopicCatalogue.events("adjudication"), AdjudicationEvent.parser(), one -> took(() -> hall.fold(one)));
        following = true;
    }

    private synchronized void took(Supplier<Changes> fold) {
        Changes changes = fold.get();
        if (isReady()) hub.tell(changes, clock.millis());
    }

    @Override
    public boolean isReady() {
        return following && house.isCaughtUp() && codes.isReady();
    }

    /** The competition of a person's token; if the token is valid for any, the competition loaded last. */
    public String competition(Viewer viewer) {
        return viewer.competition().isEmpty()
                ? read(h -> h.rooms().competitions().view("").id())
                : viewer.competition();
    }

    public synchronized <V> V read(Function<Hall, V> question) {
        return question.apply(hall);
    }

    public synchronized void join(Member member) {
        hub.join(member, clock.millis());
    }

    public synchronized void leave(Member member) {
        hub.leave(member);
    }

    public synchronized void qualities(Map<SeatKey, LinkQuality> measured) {
        hub.qualities(measured);
    }

    @Override
    public synchronized Map<SeatKey, String> seatsInPlay() {
        return hall.rooms().boards().seatsInPlay();
    }

    @Override
    public synchronized Link link(SeatKey seat) {
        return hall.rooms().links().state(seat);
    }

    @Override
    public synchronized Optional<LinkRules> linkRules(String competition) {
        return hall.rooms().competitions().linkRules(competition);
    }

    /** Tells all screens since when the hall has not answered or, if empty, that it answers again. */
    @Override
    public synchronized void standstill(Optional<Instant> since) {
        hub.standstill(since);
    }

    /** The hall's disk if it has too little room for another round. */
    public synchronized Optional<DiskRoom> tooFullForARound() {
        return hub.disk().filter(room -> room.level().compareTo(DiskRoom.Level.NO_NEW_ROUND) >= 0);
    }

    public synchronized void disk(DiskRoom room) {
        hub.disk(room);
    }

    public synchronized int watchers() {
        return hub.size();
    }
}
