package org.onehall.competition.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.ChangeKind;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Entries;
import org.onehall.competition.domain.Event;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.types.v1.EventHeader;

/** A round is opened with the definition of that moment, however far the log has been read (LAW 6.6). */
class CompetitionsTest {
    private final Competitions competitions = new Competitions();

    private static CompetitionEvent event(int number, Event event) {
        return (CompetitionEvent) CompetitionLog.CONTEXT.envelope(
                event,
                EventHeader.newBuilder()
                        .setKey(ID)
                        .setEventId(ID + "#" + number)
                        .setSequence(number)
                        .build());
    }

    private static Event.DefinitionChanged changed(String name) {
        return new Event.DefinitionChanged(
                ChangeKind.ROUND_PLANNED,
                List.of(),
                1,
                "later",
                new Definition(name, venues(), officials(), players(), rounds(), regulations(), Entries.NONE));
    }

    private static Optional<String> name(Optional<CompetitionLoaded> definition) {
        return definition.map(CompetitionLoaded::getName);
    }

    @Test
    void anEventFindsTheDefinitionBeforeItAndNotALaterOne() {
        CompetitionEvent opened =
                event(3, new Event.RoundOpened(1, rounds().getFirst().pairings(), List.of(), OptionalInt.empty()));
        competitions.fold(event(
                1,
                new Event.CompetitionLoaded(
                        "first", venues(), officials(), players(), rounds(), regulations(), Optional.empty())));
        competitions.fold(event(2, changed("second")));
        assertEquals(Optional.empty(), name(competitions.asOf(opened)), "it has not been read yet");
        competitions.fold(opened);
        competitions.fold(event(4, changed("third")));
        assertEquals(Optional.of("second"), name(competitions.asOf(opened)));
        assertEquals(Optional.of("third"), name(competitions.loaded(ID)));
        assertEquals(Optional.empty(), name(competitions.loaded("another")));
    }
}
