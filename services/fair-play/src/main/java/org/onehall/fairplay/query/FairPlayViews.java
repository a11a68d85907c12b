package org.onehall.fairplay.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.House;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** The read models of this service, folded from its own events on one thread. */
@Singleton
public class FairPlayViews {
    private final BoardChecks boards = new BoardChecks();

    void start(@Observes @Priority(1) StartupEvent started, House house) {
        house.follow(TopicCatalogue.events("fairplay"), FairPlayEvent.parser(), boards::fold);
    }

    public BoardChecks boards() {
        return boards;
    }
}
