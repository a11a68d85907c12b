package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpoolTest {
    private static final Span SPAN = new Span(
            new Target(Segment.DEVICE, "192.168.1.20", "3", "WHITE"),
            1_777_000_000_001L,
            1_777_000_000_002L,
            9,
            1,
            OptionalInt.of(3));
    private static final long NOW = 1_777_000_000_010L;

    @TempDir
    private Path folder;

    private Spool open() throws IOException {
        return new Spool(folder, 10, 100);
    }

    private static void append(Spool spool, int spans) throws IOException {
        for (int i = 0; i < spans; i++) spool.append(SPAN);
    }

    private static List<Long> numbers(Spool spool, int most) throws IOException {
        return spool.head(most, NOW, 0).spans().stream()
                .map(span -> span.path("sequence").asLong())
                .toList();
    }

    private static List<Long> from(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".spans"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void whatIsTwoMonthsOldIsNotSentAndHoldsNothingUp() throws IOException {
        long later = NOW + Duration.ofDays(60).toMillis();
        try (Spool spool = open()) {
            append(spool, 12);
            Spool.Batch old = spool.head(5, later, 0);
            assertEquals(List.of(), old.spans());
            assertTrue(spool.delivered(old.upTo())
                    && spool.delivered(spool.head(5, later, 0).upTo()));
            assertEquals(0, spool.kept());
        }
    }

    @Test
    void spansComeInOrderAndGoWhenTheyAreDelivered() throws IOException {
        try (Spool spool = open()) {
            assertEquals(List.of(), numbers(spool, 5));
            append(spool, 25);
            assertEquals(from(1, 7), numbers(spool, 7));
            assertTrue(spool.delivered(7));
            assertEquals(from(8, 10), numbers(spool, 15), "those of one file go together");
            assertTrue(spool.delivered(15));
            assertEquals(10, spool.kept());
            assertEquals(from(16, 20), numbers(spool, 100));
            assertEquals(2, files().size());
        }
    }

    @Test
    void aSpanIsKeptAsItIsSent() throws IOException {
        try (Spool spool = open()) {
            append(spool, 1);
            spool.append(new Span(
                    Target.of(Segment.ZONE, "https://zone"),
                    1_777_000_000_005L,
                    1_777_000_000_006L,
                    0,
                    2,
                    OptionalInt.empty()));
            assertEquals(
                    List.of("""
                    {"sequence":1,"segment":"DEVICE","target":"192.168.1.20","board":"3","side":"WHITE","fromMs":1777000000001,"toMs":1777000000002,"answered":9,"silent":1,"roundTripMs":3}""", """
                    {"sequence":2,"segment":"ZONE","target":"https://zone","fromMs":1777000000005,"toMs":1777000000006,"answered":0,"silent":2,"roundTripMs":null}"""),
                    spool.head(2, NOW, 0).spans().stream()
                            .map(ObjectNode::toString)
                            .toList());
        }
    }

    @Test
    void aTornLastLineIsDroppedAndItsNumberGivenAgain() throws IOException {
        try (Spool spool = open()) {
            append(spool, 3);
        }
        Files.writeString(files().getLast(), "{\"sequence\":4,\"segm", StandardOpenOption.APPEND);
        try (Spool spool = open()) {
            assertEquals(3, spool.kept());
            assertEquals(4, spool.append(SPAN));
            assertEquals(
                    new Spool.Batch(
                            spool.head(9, NOW, 0).series(),
                            spool.head(9, NOW, 0).spans(),
                            3,
                            0),
                    spool.head(9, NOW, 0));
            assertEquals(from(1, 3), numbers(spool, 9));
            spool.delivered(3);
            assertEquals(List.of(4L), numbers(spool, 9));
        }
    }

    @Test
    void whateverIsLeftOfAFileIsReadUpToTheTear() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5; i++) text.append(SPAN.json(7 + i)).append('\n');
        byte[] all = text.toString().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= all.length; length++) {
            byte[] left = Arrays.copyOf(all, length);
            List<ObjectNode> whole = Spool.sound(left, 7, 99);
            for (int i = 0; i < whole.size(); i++)
                assertEquals(SPAN.json(7 + i).toString(), whole.get(i).toString());
            assertEquals(
                    new String(left, StandardCharsets.UTF_8)
                            .chars()
                            .filter(letter -> letter == '\n')
                            .count(),
                    whole.size(),
                    "cut at " + length);
        }
        assertEquals(
                List.of(8L, 9L),
                Spool.sound(all, 8, 9).stream()
                        .map(span -> span.path("sequence").asLong())
                        .toList(),
                "a line that is not in its place is no part of the log");
    }

    @Test
    void aSecondNodeOnTheSameFolderIsRefused() throws IOException {
        try (Spool _ = open()) {
            assertThrows(IllegalStateException.class, this::open);
        }
    }

    @Test
    void ofTooManyTheOldestAreDroppedAndCounted() throws IOException {
        try (Spool spool = open()) {
            append(spool, 105);
            assertEquals(10, spool.dropped());
            assertEquals(95, spool.kept());
            assertEquals(11, numbers(spool, 1).getFirst());
        }
    }

    @Test
    void damagedLinesAreLeftOutAndTheRestIsDelivered() throws IOException {
        for (String by : List.of(
                "{\"sequence\":4,\"segm",
                "",
                "{}",
                "\u0000\u0000\u0000",
                "{\"sequence\":4,\"segment\":\"MOON\"}",
                SPAN.json(4).put("fromMs", 5).toString(),
                SPAN.json(4).put("toMs", 5).toString(),
                SPAN.json(4).put("answered", "9").toString(),
                SPAN.json(4).put("target", "").toString(),
                SPAN.json(4).put("target", "192.168.\u202E1.20").toString(),
                SPAN.json(4)
                        .put("toMs", 1_777_000_000_001L + Duration.ofDays(1).toMillis() + 1)
                        .toString(),
                SPAN.json(99).toString())) {
            Path own = folder.resolve("own");
            try (Spool spool = new Spool(own, 10, 100)) {
                append(spool, 12);
            }
            Path first = own.resolve(own.toFile().list((_, name) -> name.startsWith("000000000000001-"))[0]);
            Files.writeString(
                    first, Files.readString(first).replaceFirst("\\{\"sequence\":4,.*", Matcher.quoteReplacement(by)));
            try (Spool spool = new Spool(own, 10, 100)) {
                Spool.Batch batch = spool.head(100, NOW, 0);
                assertEquals(9, batch.spans().size(), by);
                assertEquals(List.of(10L, 1L), List.of(batch.upTo(), batch.damaged()), by);
                spool.delivered(batch.upTo());
                assertEquals(List.of(11L, 12L), numbers(spool, 100), by);
                spool.delivered(12);
                assertEquals(13, spool.append(SPAN), by);
            }
            remove(own);
        }
    }

    @Test
    void aFileOfWhichNothingCanBeReadHoldsUpNothing() throws IOException {
        try (Spool spool = open()) {
            append(spool, 15);
        }
        Files.writeString(files().getFirst(), "\u0000".repeat(500));
        try (Spool spool = open()) {
            Spool.Batch batch = spool.head(100, NOW, 0);
            assertEquals(List.of(List.of(), 10L, 10L), List.of(batch.spans(), batch.upTo(), batch.damaged()));
            spool.delivered(batch.upTo());
            assertEquals(from(11, 15), numbers(spool, 100));
        }
    }

    @Test
    void spansOfAStartAtWhichTheClockWasWrongAreLeftOut() throws IOException {
        try (Spool spool = open()) {
            append(spool, 1);
            spool.append(new Span(SPAN.target(), NOW + 1, NOW + 2, 1, 0, OptionalInt.of(1)));
            Spool.Batch batch = spool.head(100, NOW, 0);
            assertEquals(List.of(1, 2L, 1L), List.of(batch.spans().size(), batch.upTo(), batch.damaged()));
        }
    }

    @Test
    void eachStartHasASeriesOfItsOwnAndWhatWaitsKeepsItsOwn() throws IOException {
        try (Spool spool = open()) {
            append(spool, 2);
        }
        String before;
        try (Spool spool = open()) {
            append(spool, 2);
            before = spool.head(9, NOW, 0).series();
            assertEquals(from(1, 2), numbers(spool, 9));
            spool.delivered(2);
            assertNotEquals(before, spool.head(9, NOW, 0).series());
            assertEquals(from(3, 4), numbers(spool, 9));
            remove(folder);
        }
        try (Spool spool = open()) {
            assertNotEquals(before, spool.head(0, NOW, 0).series(), "an empty folder starts a new series");
            assertEquals(1, spool.append(SPAN));
        }
    }

    @Test
    void aFileFromBeforeThereWereSeriesIsDelivered() throws IOException {
        Files.writeString(folder.resolve("000000000000003.spans"), SPAN.json(3) + "\n");
        try (Spool spool = open()) {
            assertEquals("0", spool.head(9, NOW, 0).series());
            assertEquals(List.of(3L), numbers(spool, 9));
        }
    }

    private static void remove(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) Files.delete(file);
        }
    }

    @Test
    void whateverHappensNumbersGoOnWithoutGaps() throws IOException {
        for (long seed = 1; seed <= 5; seed++) {
            Random random = new Random(seed);
            Path own = folder.resolve("seed" + seed);
            long appended = 0;
            long delivered = 0;
            Spool spool = new Spool(own, 7, 1_000);
            for (int step = 0; step < 100; step++) {
                switch (random.nextInt(6)) {
                    case 0 -> {
                        List<Long> head = numbers(spool, 1 + random.nextInt(20));
                        assertEquals(from(delivered + 1, delivered + head.size()), head, "seed " + seed);
                        if (!head.isEmpty()) delivered = head.get(random.nextInt(head.size()));
                        spool.delivered(delivered);
                    }
                    case 1 -> {
                        spool.close();
                        spool = new Spool(own, 7, 1_000);
                    }
                    default -> assertEquals(++appended, spool.append(SPAN), "seed " + seed);
                }
                assertEquals(appended - delivered, spool.kept(), "seed " + seed);
            }
            spool.close();
        }
    }
}
