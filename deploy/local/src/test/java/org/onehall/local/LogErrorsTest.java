package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogErrorsTest {
    private static final ZoneId ROME = ZoneId.of("Europe/Rome");
    private static final Instant FROM = Instant.parse("2026-03-01T10:00:00Z"); // 11:00 in Rome

    @TempDir
    private Path logs;

    private List<LogErrors.Found> found() throws IOException {
        return LogErrors.since(logs, FROM, ROME);
    }

    @Test
    void recentErrorsOfPlainLinesAreCountedAndTheLastIsTold() throws IOException {
        Files.writeString(logs.resolve("game-state.log"), """
                2026-03-01 10:59:59.999 ERROR [o.on.Old] (main) long mended
                2026-03-01 11:00:00.000 WARN  [o.on.House] (main) slow
                2026-03-01 11:00:01.000 ERROR [o.on.House] (main) one
                \tat org.onehall.House ERROR
                2026-03-01 11:00:02.000 FATAL [o.on.House] (main) two
                2026-03-01 11:00:03.000 INFO  [o.on.House] (main) an ERROR of yesterday
                """);
        Files.writeString(logs.resolve("competition.log"), "2026-03-01 11:00:00.000 INFO  [o.on.House] (main) fine\n");
        Files.writeString(logs.resolve("competition.log.1"), "2026-03-01 11:00:00.000 ERROR [o.on.House] (main) x\n");
        Files.writeString(logs.resolve("broker.log"), """
                2026-03-01 11:00:00.000 [main] WARN KafkaConfig - old
                2026-03-01 11:00:00.000 [kafka-1 thread] ERROR LogDir - no room
                """);
        assertEquals(
                List.of(
                        new LogErrors.Found("broker.log", 1, "LogDir - no room"),
                        new LogErrors.Found("competition.log", 0, ""),
                        new LogErrors.Found("game-state.log", 2, "[o.on.House] (main) two")),
                found());
    }

    @Test
    void recentErrorsOfLinesOfJsonAreCountedToo() throws IOException {
        Files.writeString(logs.resolve("fair-play.log"), """
                {"timestamp":"2026-03-01T10:59:59.9+01:00","level":"ERROR","message":"old"}
                {"timestamp":"2026-03-01T11:00:01.5+01:00","level":"ERROR","message":"no engine"}
                {"timestamp":"2026-03-01T11:00:02.5+01:00","level":"INFO","message":"fine"}
                {"level":"ERROR","message":"of no time"}
                {"timestamp":"2026-03-01T11:0
                """);
        assertEquals(List.of(new LogErrors.Found("fair-play.log", 1, "no engine")), found());
    }

    @Test
    void aRecentCrashIsOne() throws IOException {
        for (String name : List.of("crash-7.log", "crash-8.log")) {
            Files.writeString(logs.resolve(name), "# A fatal error has been detected\n");
        }
        Files.setLastModifiedTime(logs.resolve("crash-7.log"), FileTime.from(FROM.minusSeconds(1)));
        Files.setLastModifiedTime(logs.resolve("crash-8.log"), FileTime.from(FROM.plusSeconds(1)));
        assertEquals(List.of(new LogErrors.Found("crash-8.log", 1, "a process crashed")), found());
    }

    @Test
    void whereThereAreNoLogsNothingIsFound() throws IOException {
        assertEquals(List.of(), LogErrors.since(logs.resolve("none"), FROM, ROME));
    }
}
