package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartLogsTest {
    private static final String SERVICE =
            "2026-03-01 14:00:00.001 ERROR [o.o.h.House] (read-x) onehall.game.events.v1-3@17 cannot be folded\n";
    private static final String BROKER =
            "2026-03-01 14:00:00.001 [data-plane-handler] ERROR KafkaApis - Error when handling request\n";
    private static final String WARNING =
            "2026-03-01 14:00:00.001 WARN  [o.o.h.House] (read-x) an ERROR of yesterday is mended\n";

    @TempDir
    private Path folder;

    private void says(String part, String text) throws IOException {
        Files.writeString(folder.resolve(part + ".log"), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Test
    void eachErrorIsToldOnceWithItsPartAndTheLineBelow() throws IOException {
        PartLogs logs = new PartLogs(folder);
        assertEquals(List.of(), logs.newErrors());
        says("fair-play", WARNING + SERVICE + "java.lang.UnsupportedOperationException\n");
        says("broker", BROKER);
        assertEquals(
                List.of(
                        "broker.log: " + BROKER.strip(),
                        "fair-play.log: " + SERVICE.strip() + "\n    java.lang.UnsupportedOperationException"),
                logs.newErrors());
        assertEquals(List.of(), logs.newErrors());
        says("fair-play", WARNING);
        says("broker", "Exception in thread \"main\" java.lang.IllegalStateException: no\n");
        assertEquals(
                List.of("broker.log: Exception in thread \"main\" java.lang.IllegalStateException: no"),
                logs.newErrors());
    }

    @Test
    void aLineStillBeingWrittenIsReadWhenItIsWhole() throws IOException {
        PartLogs logs = new PartLogs(folder);
        says("clock", SERVICE.substring(0, 30));
        assertEquals(List.of(), logs.newErrors());
        says("clock", SERVICE.substring(30));
        assertEquals(List.of("clock.log: " + SERVICE.strip()), logs.newErrors());
    }

    @Test
    void aFileBegunAgainIsReadFromItsBeginning() throws IOException {
        PartLogs logs = new PartLogs(folder);
        says("clock", WARNING.repeat(5));
        assertEquals(List.of(), logs.newErrors());
        Files.delete(folder.resolve("clock.log"));
        says("clock", SERVICE);
        assertEquals(1, logs.newErrors().size());
    }

    /** Rotates a full file as the launcher does. */
    private void turned(String part) throws IOException {
        Path latest = folder.resolve(part + ".log.1");
        if (Files.exists(latest))
            Files.move(latest, folder.resolve(part + ".log.2"), StandardCopyOption.REPLACE_EXISTING);
        Files.copy(folder.resolve(part + ".log"), latest);
        Files.writeString(folder.resolve(part + ".log"), "");
    }

    @Test
    void whatAFileSaidBeforeItWasCopiedAndEmptiedIsReadToo() throws IOException {
        PartLogs logs = new PartLogs(folder);
        says("clock", SERVICE);
        assertEquals(1, logs.newErrors().size());
        says("clock", WARNING + BROKER);
        turned("clock");
        says("clock", "org.example.Below\n" + WARNING.repeat(9));
        assertEquals(List.of("clock.log: " + BROKER.strip() + "\n    org.example.Below"), logs.newErrors());
        assertEquals(List.of(), logs.newErrors());
        says("clock", SERVICE);
        turned("clock");
        says("clock", WARNING + SERVICE);
        turned("clock");
        says("clock", WARNING + SERVICE + WARNING.repeat(20));
        assertEquals(3, logs.newErrors().size());
        assertEquals(List.of(), logs.newErrors());
    }

    @Test
    void aControllerThatIsNotElectedYetIsNoErrorAndAnyOtherOfItIs() throws IOException {
        PartLogs logs = new PartLogs(folder);
        String registers = "2026-07-31 18:00:01.000 [quorum-controller-1-event-handler] ERROR ControllerApis - "
                + "[ControllerApis nodeId=1] Unexpected error handling request\n";
        says(
                "broker",
                registers
                        + "java.util.concurrent.CompletionException: org.apache.kafka.common.errors."
                        + "NotControllerException: The active controller appears to be node 1.\n");
        assertEquals(List.of(), logs.newErrors());
        says("broker", registers + "java.util.concurrent.CompletionException: java.lang.IllegalStateException: no\n");
        assertEquals(1, logs.newErrors().size());
    }

    @Test
    void aBatchThatIsPutOffIsNoErrorAndAnyOtherOutOfOrderIs() throws IOException {
        PartLogs logs = new PartLogs(folder);
        String order = "org.apache.kafka.common.errors.OutOfOrderSequenceException: Invalid sequence number for "
                + "producer 16 at offset 34 in partition p-3: 1 (incoming seq. number)";
        says(
                "broker",
                BROKER + order
                        + ". Expected sequence 0 for transactions v2 idempotent producer with no existing state.\n");
        assertEquals(List.of(), logs.newErrors());
        says("broker", BROKER + order + ", 7 (current end sequence number)\n");
        assertEquals(1, logs.newErrors().size());
    }

    @Test
    void thatTheMachineWasSlowIsNoErrorOfTheBroker() throws IOException {
        PartLogs logs = new PartLogs(folder);
        String controller = "2026-03-01 14:00:00.001 [quorum-controller-1-event-handler] ERROR ";
        says(
                "broker",
                controller + "EventPerformanceMonitor - [QuorumController id=1] Exceptionally slow controller "
                        + "event createTopics(1683698370) took 2795 ms.\n");
        assertEquals(List.of(), logs.newErrors());
        says("broker", controller + "QuorumController - [QuorumController id=1] createTopics: unexpected failure\n");
        assertEquals(1, logs.newErrors().size());
    }

    @Test
    void aCrashIsAnError() throws IOException {
        says("crash-game-state-17", "# A fatal error has been detected by the Java Runtime Environment:\n");
        assertEquals(List.of("crash-game-state-17.log: a JVM has crashed"), new PartLogs(folder).newErrors());
    }
}
