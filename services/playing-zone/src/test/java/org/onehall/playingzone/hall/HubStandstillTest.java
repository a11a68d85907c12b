package org.onehall.playingzone.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.DiskRoom;

/** Which screens learn that the hall does not answer, or that its disk is full, and when. */
class HubStandstillTest extends HubFixture {
    @Test
    void everybodyIsToldSinceWhenTheHallDoesNotAnswerAndWhenItAnswersAgain() {
        play();
        Page thinking = player("WHITE");
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page turin = join(Actor.official("t", Role.LOCAL_CHIEF_ARBITER, "turin"));
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List<Page> all = List.of(thinking, ca, turin, spectator);
        all.forEach(Page::news);
        hub.standstill(Optional.of(Instant.ofEpochMilli(7_000)));
        for (Page page : all) {
            assertEquals(7_000, page.frames.getFirst().path("since").longValue());
            assertEquals(List.of("standstill"), page.news());
        }
        hub.standstill(Optional.empty());
        for (Page page : all) {
            assertTrue(page.frames.getFirst().get("since").isNull());
            assertEquals(List.of("standstill"), page.news());
        }
    }

    @Test
    void officialsAndNobodyElseAreToldThatTheDiskFillsAndThatItHasRoomAgain() {
        play();
        Page white = player("WHITE");
        Page ca = join(Actor.official("c", Role.CHIEF_ARBITER, ""));
        Page turin = join(Actor.official("t", Role.LOCAL_TECHNICAL_ARBITER, "turin"));
        Page spectator = join(Actor.official("s", Role.SPECTATOR, ""));
        List.of(white, ca, turin, spectator).forEach(Page::news);
        hub.disk(room(3_000));
        for (Page page : List.of(white, ca, turin, spectator))
            assertEquals(List.of(), page.news(), "enough is no news");
        hub.disk(room(400));
        for (Page page : List.of(ca, turin)) {
            assertEquals("NO_NEW_ROUND", page.frames.getFirst().path("level").textValue());
            assertEquals(400L << 20, page.frames.getFirst().path("free").longValue());
            assertEquals(List.of("disk"), page.news());
        }
        for (Page page : List.of(white, spectator)) assertEquals(List.of(), page.news());
        assertEquals(
                List.of("hello", "snapshot", "disk"),
                join(Actor.official("d", Role.DEPUTY_CHIEF_ARBITER, "")).types());
        assertEquals(
                List.of("hello", "snapshot"),
                join(Actor.official("s2", Role.SPECTATOR, "")).types());
        hub.disk(room(3_000));
        assertEquals("ENOUGH", ca.frames.getFirst().path("level").textValue());
        ca.news();
        hub.disk(room(3_100));
        assertEquals(List.of(), ca.news());
        assertEquals(
                List.of("hello", "snapshot"),
                join(Actor.official("o", Role.CHIEF_ORGANISER, "")).types());
    }

    private static DiskRoom room(long mib) {
        return new DiskRoom(Path.of("/srv/hall"), mib << 20, 10_000L << 20);
    }

    @Test
    void whoComesDuringAStandstillFindsItInTheSnapshot() {
        play();
        assertTrue(player("WHITE").frames.get(1).get("standstill").isNull());
        hub.standstill(Optional.of(Instant.ofEpochMilli(7_000)));
        assertEquals(7_000, player("WHITE").frames.get(1).path("standstill").longValue());
        hub.standstill(Optional.empty());
        assertTrue(player("WHITE").frames.get(1).get("standstill").isNull());
    }
}
