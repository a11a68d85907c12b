package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.DiskRoom;
import org.onehall.eventlog.TopicCatalogue;

/** Every possible problem is found, and nothing is reported if all is well. */
class CheckupTest {
    private static final String EVENTS = TopicCatalogue.events("game");
    private static final String COMMANDS = TopicCatalogue.commands("game");
    private static final long MIB = 1L << 20;

    private static String wrong(Optional<Diagnosis> found) {
        return found.map(Diagnosis::wrong).orElse("");
    }

    private static List<String> wrong(List<Diagnosis> found) {
        return found.stream().map(one -> one.part() + ": " + one.wrong()).toList();
    }

    private static String service(boolean runs, boolean answers, boolean dead, String lacks) {
        return wrong(Checkup.service(new Checkup.Service(
                "game-state", runs, answers, dead, Optional.of(lacks).filter(text -> !text.isEmpty()))));
    }

    @Test
    void aServiceThatDoesNotRunOrAnswerOrIsNotReadyIsNamedByItsFirstTrouble() {
        assertEquals("", service(true, true, false, ""));
        assertEquals("its process is not running", service(false, false, false, ""));
        assertEquals("it is running but does not answer", service(true, false, false, "it does not answer yet"));
        assertEquals("it says that it must be restarted", service(true, true, true, "not ready: log"));
        assertEquals("not ready: log (x: stands)", service(true, true, false, "not ready: log (x: stands)"));
    }

    @Test
    void aBrokerThatDoesNotAnswerIsNamed() {
        assertEquals("", wrong(Checkup.broker("broker", true, true)));
        assertEquals("it is running but does not answer", wrong(Checkup.broker("broker", true, false)));
        assertEquals("its process is not running", wrong(Checkup.broker("broker-2", false, false)));
    }

    @Test
    void aDiskWithLittleRoomIsNamedWithWhatFollows() {
        Path hall = Path.of("/srv/hall");
        assertEquals("", wrong(Checkup.disk(new DiskRoom(hall, 9_000 * MIB, 20_000 * MIB))));
        assertEquals(
                "disk: 1.0 GB of 19.5 GB are free on the disk of /srv/hall; make room: below 500 MB no round can"
                        + " be opened",
                Checkup.disk(new DiskRoom(hall, 1_024 * MIB, 20_000 * MIB))
                        .orElseThrow()
                        .toString());
    }

    @Test
    void aClockThatIsNotSynchronisedIsNamedAndOneTheSystemSaysNothingOfIsNot() {
        assertEquals("", wrong(Checkup.clock(Optional.of(true))));
        assertEquals("", wrong(Checkup.clock(Optional.empty())));
        assertTrue(wrong(Checkup.clock(Optional.of(false))).startsWith("this machine's clock is not synchronised"));
    }

    @Test
    void tooLittleMemoryIsNamed() {
        assertEquals("", wrong(Checkup.memory(16_000, 8_000, Scale.ONE, true)));
        assertEquals(
                "this machine has 2000 MB of memory, and the hall may use 3232 MB",
                wrong(Checkup.memory(2_000, 1_000, Scale.ONE, false)));
        assertTrue(wrong(Checkup.memory(5_000, 4_000, new Scale(3, Map.of(Part.GAME_STATE, 5)), false))
                .endsWith("may use 5880 MB"));
        assertEquals("only 255 MB of memory are free", wrong(Checkup.memory(16_000, 255, Scale.ONE, true)));
        assertEquals("", wrong(Checkup.memory(16_000, 255, Scale.ONE, false)), "it takes nothing yet");
    }

    private static Map<String, Checkup.Topic> all() {
        Map<String, Checkup.Topic> all = new HashMap<>();
        TopicCatalogue.all()
                .forEach(topic -> all.put(topic.name(), new Checkup.Topic(topic.partitions(), topic.config())));
        return all;
    }

    @Test
    void topicsThatAreMissingOrOtherThanTheCatalogueSaysAreNamed() {
        assertEquals(List.of(), wrong(Checkup.topics(all())));
        Map<String, Checkup.Topic> there = all();
        there.remove(COMMANDS);
        Map<String, String> config = new HashMap<>(there.get(EVENTS).config());
        config.put("cleanup.policy", "compact");
        there.put(EVENTS, new Checkup.Topic(3, config));
        assertEquals(
                List.of(
                        "topics: missing: " + COMMANDS,
                        EVENTS + ": it has 3 partitions instead of 4",
                        EVENTS + ": cleanup.policy is compact instead of delete"),
                wrong(Checkup.topics(there)));
    }

    @Test
    void commandsThatWaitWhileNoneIsDecidedAreNamed() {
        Map<String, Long> ends = Map.of("a-0", 10L, "a-1", 10L, "a-2", 10L, "a-3", 2L, "a-4", 0L);
        Map<String, Long> before = Map.of("a-0", 10L, "a-1", 7L, "a-2", 7L);
        Map<String, Long> now = Map.of("a-0", 12L, "a-1", 8L, "a-2", 7L);
        assertEquals(
                List.of(
                        "a-2: 3 commands wait from offset 7 on, and the service does not answer them",
                        "a-3: 2 commands wait from offset 0 on, and the service does not answer them"),
                wrong(Checkup.undecided(before, now, ends)));
    }

    @Test
    void howManyCommandsOfCasesThereAreIsNotSaid() { // APP-I G2.7
        assertEquals(
                List.of("onehall.cases: commands wait, and the service does not answer them"),
                wrong(Checkup.undecided(Map.of(), Map.of(), Map.of("onehall.cases.commands.v1-1", 17L))));
    }

    @Test
    void factsThatWerePassedOverAreNamed() {
        String metrics = """
                # HELP log_unfolded_total
                log_unfolded_total{topic="onehall.clock.events.v1"} 0.0
                log_unfolded_total{application="zone",topic="onehall.game.events.v1"} 2.0
                """;
        assertEquals(
                List.of("playing-zone: 2 facts of onehall.game.events.v1 were skipped, so some boards may"
                        + " be shown wrongly"),
                wrong(Checkup.metrics("playing-zone", metrics)));
    }

    @Test
    void whatAFindingSaysSteersNoTerminal() {
        assertEquals("log: a?[2Jb; c", new Diagnosis("log", "a\u001b[2Jb", "c").toString());
    }
}
