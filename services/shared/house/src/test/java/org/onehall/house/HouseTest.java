package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Message;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.LogReader;
import org.onehall.eventlog.Reactor;
import org.onehall.eventlog.UnknownEvent;
import org.onehall.proto.game.v1.DrawDeclined;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

class HouseTest {
    private final Counter unfolded = new SimpleMeterRegistry().counter("log.unfolded");
    private final List<String> folded = new ArrayList<>();

    private final Map<String, String> passedOver = new HashMap<>();
    private final LogReader.Handler reader = House.folding(
            GameEvent.parser(),
            event -> {
                if (event.getHeader().getKey().equals("demo/1/2") || !event.hasDrawDeclined())
                    throw new ArithmeticException("long overflow");
                folded.add(event.getHeader().getKey());
            },
            unfolded,
            passedOver);

    private static ConsumerRecord<String, byte[]> record(GameEvent.Builder event, String board) {
        Message message = event.setHeader(
                        EventHeader.newBuilder().setEventId(board + "#1").setKey(board))
                .build();
        return new ConsumerRecord<>("onehall.game.events.v1", 3, 17, board, message.toByteArray());
    }

    private static GameEvent.Builder declined() {
        return GameEvent.newBuilder().setDrawDeclined(DrawDeclined.getDefaultInstance());
    }

    @Test
    void aFactThatCannotBeFoldedIsCountedAndIsNotTheEndOfTheOtherBoards() {
        for (String board : List.of("demo/1/1", "demo/1/2", "demo/1/3")) reader.accept(record(declined(), board));
        assertEquals(List.of("demo/1/1", "demo/1/3"), folded);
        assertEquals(1, unfolded.count());
        assertEquals(
                Map.of("onehall.game.events.v1-3@17 key demo/1/2", "java.lang.ArithmeticException: long overflow"),
                passedOver);
    }

    @Test
    void whereOneOfSeveralFoldsThrowsTheOthersHaveTheFactAndTheFailureIsCounted() {
        List<String> before = new ArrayList<>();
        List<String> after = new ArrayList<>();
        LogReader.Handler several = House.folding(
                GameEvent.parser(),
                Every.of(
                        event -> before.add(event.getHeader().getKey()),
                        event -> {
                            throw new UnsupportedOperationException();
                        },
                        event -> after.add(event.getHeader().getKey())),
                unfolded,
                passedOver);
        for (String board : List.of("demo/1/1", "demo/1/2")) several.accept(record(declined(), board));
        assertEquals(List.of("demo/1/1", "demo/1/2"), before);
        assertEquals(before, after);
        assertEquals(2, unfolded.count());
    }

    @Test
    void ofSeveralFailuresNoneIsLost() {
        RuntimeException first = new IllegalStateException("first");
        RuntimeException second = new IllegalArgumentException("second");
        Every<String> every = Every.of(
                _ -> {
                    throw first;
                },
                _ -> {
                    throw second;
                },
                folded::add);
        assertSame(first, assertThrows(IllegalStateException.class, () -> every.accept("fact")));
        assertEquals(List.of(second), List.of(first.getSuppressed()));
        assertEquals(List.of("fact"), folded);
    }

    @Test
    void aFactOnlyANewerReaderUnderstandsEndsTheReadingEvenIfItsFoldWouldPassItOver() {
        assertThrows(UnknownEvent.class, () -> reader.accept(record(GameEvent.newBuilder(), "demo/1/1")));
        LogReader.Handler careless = House.folding(GameEvent.parser(), _ -> {}, unfolded, passedOver);
        UnknownEvent stops =
                assertThrows(UnknownEvent.class, () -> careless.accept(record(GameEvent.newBuilder(), "demo/1/1")));
        assertTrue(stops.getMessage().contains("onehall.game.events.v1-3@17"), stops.getMessage());
        assertEquals(0, unfolded.count());
    }

    @Test
    void aReactionIsNotAskedAboutAFactOnlyANewerReaderUnderstands() {
        List<String> asked = new ArrayList<>();
        Reactor.Handler reacting = House.reacting(
                "onehall.game.events.v1",
                GameEvent.parser(),
                event -> asked.add(event.getHeader().getKey()));
        assertThrows(UnknownEvent.class, () -> reacting.react(record(GameEvent.newBuilder(), "demo/1/1")));
        assertDoesNotThrow(() -> reacting.react(record(declined(), "demo/1/2")));
        assertEquals(List.of("demo/1/2"), asked);
    }
}
