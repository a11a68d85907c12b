package org.onehall.playingzone.identity;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.game.v1.GameEvent;

/**
 * Ends the sessions of a dismissed assistant and makes his unused codes invalid: from then on no service accepts his
 * token (APP-III 1). It reacts to the dismissal itself, whoever ordered it and by whatever way, and catches up after a
 * standstill.
 */
@Singleton
public class Dismissals {
    private static final String GROUP = "onehall.playing-zone.dismissals";
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final House house;
    private final CodeLog codes;

    @Inject
    public Dismissals(House house, CodeLog codes) {
        this.house = house;
        this.codes = codes;
    }

    void start(@Observes StartupEvent event) {
        house.react(GROUP, TopicCatalogue.events("game"), GameEvent.parser(), this::react);
    }

    private void react(GameEvent event) {
        if (!event.hasAssistantDismissed()) return;
        if (!codes.isReady() || !codes.awaitEnd(PATIENCE))
            throw new IllegalStateException("the codes there are are not known yet");
        codes.book()
                .dismiss(
                        BoardId.competitionOf(event.getHeader().getKey()),
                        event.getAssistantDismissed().getAssistantId());
    }
}
