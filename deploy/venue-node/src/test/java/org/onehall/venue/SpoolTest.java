package org.onehall.venue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpoolTest {
    private static final Span SPAN = new Span(new Target(Segment.DEVICE, "192.168.1.20", "3", "WHITE"), 1, 2, 9, 1, OptionalInt.of(3));

    @TempDir
    private Path folder;

    private Spool open() throws IOException {
        return new Spool(folder, 10, 100);
    }

    private static void append(Spool spool, int spans) throws IOException {
        for (int i = 0; i < spans; i++) spool.append(SPAN);
    }

    private static List<Long> numbers(Spool spool, int most) throws IOException {
        return spool.head(most).stream().map(span -> span.path("sequence").asLong()).toList();
    }

    private static List<Long> from(long first, long last) {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    private List<Path> files() throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".spans")).sorted().toList();
        }
    }

    @Test void spansComeInOrderAndGoWhenTheyAreDelivered() throws IOException {
        try (Spool spool = open()) {
            assertEquals(List.of(), spool.head(5));
            append(spool, 25);
            assertEquals(from(1, 15), numbers(spool, 15));
            assertTrue(spool.delivered(15));
            assertEquals(10, spool.kept());
            assertEquals(from(16, 25), numbers(spool, 100));
            assertEquals(2, files().size());
        }
    }

    @Test void aSpanIsKeptAsItIsSent() throws IOException {
        try (Spool spool = open()) {
            append(spool, 1);
            spool.append(new Span(Target.of(Segment.ZONE, "https://zone"), 5, 6, 0, 2, OptionalInt.empty()));
            assertEquals(List.of("""
                    {"sequence":1,"segment":"DEVICE","target":"192.168.1.20","board":"3","side":"WHITE","fromMs":1,"toMs":2,"answered":9,"silent":1,"roundTripMs":3}""",
                    """
                    {"sequence":2,"segment":"ZONE","target":"https://zone","fromMs":5,"toMs":6,"answered":0,"silent":2,"roundTripMs":null}"""),
                    spool.head(2).stream().map(ObjectNode::toString).toList());
        }
    }

    @Test void aTornLastLineIsDroppedAndItsNumberGivenAgain() throws IOException {
        try (Spool spool = open()) {
            append(spool, 3);
        }
        Files.writeString(files().getLast(), "{\"sequence\":4,\"segm", StandardOpenOption.APPEND);
        try (Spool spool = open()) {
            assertEquals(3, spool.kept());
            assertEquals(4, spool.append(SPAN));
            assertEquals(from(1, 4), numbers(spool, 9));
        }
    }

    @Test void whateverIsLeftOfAFileIsReadUpToTheTear() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5; i++) text.append(SPAN.json(7 + i)).append('\n');
        byte[] all = text.toString().getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= all.length; length++) {
            byte[] left = Arrays.copyOf(all, length);
            List<ObjectNode> whole = Spool.whole(left, 7);
            for (int i = 0; i < whole.size(); i++) assertEquals(SPAN.json(7 + i).toString(), whole.get(i).toString());
            assertEquals(new String(left, StandardCharsets.UTF_8).chars().filter(letter -> letter == '\n').count(), whole.size(), "cut at " + length);
        }
        assertEquals(List.of(), Spool.whole(all, 8), "a line that is not in its place is no part of the log");
    }

    @Test void aSecondNodeOnTheSameFolderIsRefused() throws IOException {
        try (Spool _ = open()) {
            assertThrows(IllegalStateException.class, this::open);
        }
    }

    @Test void ofTooManyTheOldestAreDroppedAndCounted() throws IOException {
        try (Spool spool = open()) {
            append(spool, 105);
            assertEquals(10, spool.dropped());
            assertEquals(95, spool.kept());
            assertEquals(11, numbers(spool, 1).getFirst());
        }
    }

    @Test void aZoneThatHasSeenMoreIsNotToldTheSameNumbersAgain() throws IOException {
        try (Spool spool = open()) {
            append(spool, 3);
            spool.delivered(50);
            assertEquals(51, spool.append(SPAN));
        }
        try (Spool spool = open()) {
            assertEquals(List.of(51L), numbers(spool, 9));
        }
    }

    @Test void whateverHappensNumbersGoOnWithoutGaps() throws IOException {
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
