package org.onehall.playingzone.edge.ws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.smallrye.mutiny.Uni;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineTest {
    private static final String LONG = "x".repeat(Line.MOST_ON_THE_WAY);

    private final List<String> sent = new ArrayList<>();
    private final Deque<CompletableFuture<Void>> unread = new ArrayDeque<>();
    /** A screen that reads only when told to. */
    private final Line line = new Line(frame -> {
        sent.add(frame);
        unread.add(new CompletableFuture<>());
        return Uni.createFrom().completionStage(unread.getLast());
    });

    private void read() {
        unread.remove().complete(null);
    }

    @Test
    void whatIsReadIsSentAtOnceAndInOrder() {
        line.put("board|1", "a");
        line.put("", "b");
        line.put("board|1", "c");
        assertEquals(List.of("a", "b", "c"), sent);
    }

    @Test
    void aSlowScreenGetsTheNewestOfEachThingOnceItReads() {
        line.put("", LONG);
        for (String frame : List.of("a1", "a2", "a3")) line.put("board|a", frame);
        line.put("", "answer 1");
        line.put("board|b", "b1");
        line.put("", "answer 2");
        line.put("board|b", "b2");
        assertEquals(List.of(LONG), sent);
        read();
        assertEquals(List.of(LONG, "a3", "answer 1", "b2", "answer 2"), sent);
    }

    @Test
    void manyChangesOfFewThingsNeverGiveAScreenUpButManyAnswersDo() {
        line.put("", LONG);
        String board = "b".repeat(Line.MOST_WAITING / 100);
        for (int i = 0; i < 1_000; i++) assertTrue(line.put("board|" + i % 50, board));
        assertTrue(IntStream.range(0, 49).allMatch(_ -> line.put("", board)));
        assertFalse(IntStream.range(0, 2).allMatch(_ -> line.put("", board)));
    }

    @Test
    void aFrameTheSocketThrewAtHoldsUpNoOther() {
        List<String> written = new ArrayList<>();
        Line torn = new Line(frame -> {
            if (frame.equals("bad")) throw new IllegalStateException("torn");
            written.add(frame);
            return Uni.createFrom().voidItem();
        });
        for (String frame : List.of("a", "bad", "b")) torn.put("", frame);
        assertEquals(List.of("a", "b"), written);
    }

    @Test
    void afterTheCloseNothingIsSent() {
        line.put("", LONG);
        line.put("", "late");
        line.close();
        read();
        line.put("", "later");
        assertEquals(List.of(LONG), sent);
    }

    @Test
    void frameAfterFrameThatIsWrittenAtOnceNeedsNoDeepStack() {
        List<String> written = new ArrayList<>();
        CompletableFuture<Void> first = new CompletableFuture<>();
        Line quick = new Line(frame -> {
            written.add(frame);
            return written.size() == 1
                    ? Uni.createFrom().completionStage(first)
                    : Uni.createFrom().voidItem();
        });
        quick.put("", LONG);
        for (int i = 0; i < 100_000; i++) quick.put("", "frame");
        first.complete(null);
        assertEquals(100_001, written.size());
    }
}
