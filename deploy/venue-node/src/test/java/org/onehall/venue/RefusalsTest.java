package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefusalsTest {
    private static final long NOW = 1_777_000_000_010L;

    @TempDir
    private Path folder;

    private final Refusals refusals = new Refusals(200);
    private final List<Long> onRecord = new ArrayList<>();
    private long leftOut;

    /** Delivers as often as needed, at most a hundred times, to a zone that refuses batches with unsound spans. */
    private void deliver(Spool spool, String code, Predicate<ObjectNode> unsound) throws IOException {
        for (int turn = 0; turn < 100 && spool.kept() > 0; turn++) {
            Spool.Batch batch = spool.head(refusals.atOnce(), NOW, refusals.passed());
            if (batch.spans().stream().anyMatch(unsound)) refusals.refused(code, batch);
            else {
                leftOut += refusals.taken(batch);
                batch.spans().forEach(span -> onRecord.add(span.path("sequence").asLong()));
                if (!batch.spans().isEmpty()) spool.delivered(batch.upTo());
            }
        }
    }

    private Spool spool(int spans) throws IOException {
        Spool spool = new Spool(folder, 1_000, 1_000_000);
        for (int i = 0; i < spans; i++)
            spool.append(new Span(
                    new Target(Segment.GATEWAY, "192.168.1.1", "", ""), NOW - 10, NOW - 5, 9, 1, OptionalInt.of(3)));
        return spool;
    }

    private static Predicate<ObjectNode> numbers(Long... refused) {
        return span -> List.of(refused).contains(span.path("sequence").asLong());
    }

    @Test
    void aSpanThatTheZoneRefusesHoldsUpNoLaterOne() throws IOException { // OCR 18.8
        try (Spool spool = spool(300)) {
            deliver(spool, "BAD_PROBES", numbers(1L, 123L, 124L));
            assertEquals(0, spool.kept());
            assertEquals(
                    LongStream.rangeClosed(1, 300)
                            .boxed()
                            .filter(one -> !List.of(1L, 123L, 124L).contains(one))
                            .toList(),
                    onRecord);
            assertEquals(3, leftOut);
            assertEquals(200, refusals.atOnce());
        }
    }

    @Test
    void noDamagedLinesAfterARefusedOneHoldUpTheNextFile() throws IOException {
        spool(3).close();
        Path file;
        try (var files = Files.list(folder)) {
            file = files.filter(path -> path.toString().endsWith(".spans"))
                    .findFirst()
                    .orElseThrow();
        }
        List<String> lines = Files.readAllLines(file);
        Files.write(file, List.of(lines.getFirst(), "{}", "{}"));
        try (Spool spool = spool(2)) {
            deliver(spool, "BAD_PROBES", numbers(1L));
            assertEquals(List.of(4L, 5L), onRecord);
            assertEquals(0, spool.kept());
        }
    }

    @Test
    void whereTheZoneRefusesAllNothingIsLeftOut() throws IOException {
        try (Spool spool = spool(20)) {
            deliver(spool, "BAD_PROBES", _ -> true);
            assertEquals(List.of(), onRecord);
            assertEquals(20, spool.kept());
        }
    }

    @Test
    void whatTheZoneRefusesForAnotherReasonIsSentAgain() throws IOException {
        try (Spool spool = spool(20)) {
            deliver(spool, "PROBES_AHEAD", numbers(7L));
            assertEquals(20, spool.kept());
            deliver(spool, "", _ -> false);
            assertEquals(LongStream.rangeClosed(1, 20).boxed().toList(), onRecord);
            assertEquals(0, leftOut);
        }
    }
}
