package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.onehall.testkit.MalformedRun;

/**
 * Inputs that are damaged in every way, sent to all edges of a running hall. None causes an internal error or a stack
 * trace in a log, and none is stored if it is refused for its form; afterwards the hall works as before. Damaged files
 * are tested with their readers.
 */
@Order(RunningHall.EARLY + 2)
class MalformedIT {
    private static RunningHall hall;
    private static Cup damaged;
    private static Cup sound;
    private static MalformedPeople people;
    private static PermanentLogs logs;
    private static long logBytes;
    /** Lines of stack traces from before the test: a port may be in use while a part starts. */
    private static List<String> before;

    private static final Deque<String> MOVES =
            new ArrayDeque<>(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"));

    @BeforeAll
    static void aRoundIsUnderWay() throws IOException {
        hall = RunningHall.early();
        damaged = Cup.ofThreeVenues(hall, "damaged", text -> text.replaceAll("(Oslo|Lyon|Bari) Player", "Damaged $1"))
                .opened();
        damaged.start(1);
        sound = new Cup(hall, "sound").opened();
        sound.start(1);
        people = new MalformedPeople(hall, damaged);
        logs = new PermanentLogs(hall.access());
        logBytes = logBytes();
        before = allTraces();
    }

    @AfterAll
    static void everybodyLeaves() {
        logs.close();
        damaged.close();
        sound.close();
        RunningHall.Said verdict = hall.verify();
        String record = verdict.exit() == 0 ? "" : verdict.text() + hall.record(damaged.board(1));
        RunningHall.closeEarly();
        assertEquals("", record);
    }

    @Test
    void requestsThatAreDamagedAreRefused() throws Exception {
        Verdicts verdicts = new Verdicts();
        MalformedRun run = new MalformedRun("REST", 5);
        new MalformedRequests(hall, people, verdicts).run(run);
        judge(run, verdicts);
    }

    @Test
    void callsThatAreDamagedAreRefused() throws Exception {
        Verdicts verdicts = new Verdicts();
        MalformedRun run = new MalformedRun("gRPC", 5);
        try (MalformedRpcs rpcs = new MalformedRpcs(hall, people, verdicts)) {
            rpcs.run(run);
        }
        judge(run, verdicts);
    }

    @Test
    void framesThatAreDamagedAreRefused() throws Exception {
        Verdicts verdicts = new Verdicts();
        MalformedRun run = new MalformedRun("frames", 10);
        new MalformedFrames(hall, damaged, people, verdicts).run(run);
        judge(run, verdicts);
    }

    private static void judge(MalformedRun run, Verdicts verdicts) throws IOException {
        PermanentLogs.Growth growth = logs.look();
        long written = logBytes();
        RunningHall.figure(
                "%s",
                run.figure(verdicts + "; kept for ever: " + growth.commands()
                        + " commands of persons (" + growth.incomplete() + "), " + growth.events()
                        + " events of all; logs grew by " + (written - logBytes) / Math.max(1, run.given())
                        + " bytes an input"));
        logBytes = written;
        assertEquals("", verdicts.wrong());
        assertEquals(List.of(), growth.unreadable(), "kept though they cannot be read");
        int incomplete = growth.incomplete().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        int most = verdicts.all() - verdicts.refusedForm() + incomplete;
        assertTrue(growth.commands() <= most, () -> growth + ": more commands are kept than the " + most + " decided");
        assertEquals(List.of(), traces());
        sound.plays(1, MOVES.remove());
    }

    private static List<Path> logFiles() throws IOException {
        try (Stream<Path> files = Files.list(hall.data().resolve("logs"))) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static long logBytes() throws IOException {
        long bytes = 0;
        for (Path file : logFiles()) bytes += Files.size(file);
        return bytes;
    }

    /** Lines of stack traces since the start, with their files. */
    private static List<String> traces() throws IOException {
        List<String> traces = new ArrayList<>(allTraces());
        before.forEach(traces::remove);
        return traces;
    }

    private static List<String> allTraces() throws IOException {
        List<String> traces = new ArrayList<>();
        for (Path file : logFiles())
            try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
                lines.filter(line -> line.startsWith("\tat "))
                        .forEach(line -> traces.add(file.getFileName() + ": " + line));
            }
        return traces;
    }
}
