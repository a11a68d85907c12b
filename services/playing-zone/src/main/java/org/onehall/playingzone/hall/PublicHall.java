package org.onehall.playingzone.hall;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.Urgency;
import org.onehall.house.House;
import org.onehall.playingzone.publicpage.PublicEvents;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * What everybody may know of the hall's events, under a lock of its own: readers of the public pages never wait for the
 * screens of the hall, nor those for them.
 */
@Singleton
public class PublicHall {
    private final PublicEvents events = new PublicEvents();
    private final Clock clock = Clock.systemUTC();

    @Inject
    House house;

    void start(@Observes StartupEvent event) {
        house.follow(TopicCatalogue.events("competition"), CompetitionEvent.parser(), this::took);
        house.follow(TopicCatalogue.events("game"), GameEvent.parser(), Urgency.SOON, this::took);
    }

    private synchronized void took(CompetitionEvent event) {
        events.fold(event);
    }

    private synchronized void took(GameEvent event) {
        events.fold(event);
    }

    /**
     * A number that grows whenever something that is shown of an event may have changed; empty if the event has no
     * public page.
     */
    public synchronized OptionalLong version(String id) {
        return events.version(id, clock.millis());
    }

    /** Reads what is old enough to be seen, at the present time in ms since 1970. */
    public synchronized <V> Optional<V> read(BiFunction<PublicEvents, Long, Optional<V>> question) {
        return question.apply(events, clock.millis());
    }
}
