package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.protobuf.Message;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.LogReader;
import org.onehall.proto.game.v1.DrawDeclined;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

class HouseTest {
    private final Counter unfolded = new SimpleMeterRegistry().counter("log.unfolded");
    private final List<String> folded = new ArrayList<>();

    private final LogReader.Handler reader = House.folding(GameEvent.parser(), event -> {
        if (event.getHeader().getKey().equals("demo/1/2") || !event.hasDrawDeclined()) throw new ArithmeticException("long overflow");
        folded.add(event.getHeader().getKey());
    }, unfolded);

    private static ConsumerRecord<String, byte[]> record(GameEvent.Builder event, String board) {
        Message message = event.setHeader(EventHeader.newBuilder().setEventId(board + "#1").setKey(board)).build();
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
    }

    @Test
    void aFactOnlyANewerReaderUnderstandsEndsTheReading() {
        assertThrows(ArithmeticException.class, () -> reader.accept(record(GameEvent.newBuilder(), "demo/1/1")));
    }
}
