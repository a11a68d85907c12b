package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class CommandPlacesTest {
    private static final TopicPartition TORN = new TopicPartition(TopicCatalogue.commands("game"), 3);
    private static final TopicPartition WHOLE = new TopicPartition(TopicCatalogue.commands("game"), 4);

    private final FakeAdmin brokers = new FakeAdmin();

    private void oneIsTorn() {
        brokers.places.put(TORN, new OffsetAndMetadata(90, "as Streams wrote it"));
        brokers.places.put(WHOLE, new OffsetAndMetadata(40));
        brokers.ends.put(TORN, 60L);
        brokers.ends.put(WHOLE, 41L);
    }

    @Test
    void aDeciderGoesOnAtTheEndOfALogThatHasLostItsEnd() throws Exception {
        oneIsTorn();
        CommandPlaces.settle(brokers.admin(), "game");
        assertEquals(
                Map.of(TORN, new OffsetAndMetadata(60, "as Streams wrote it"), WHOLE, new OffsetAndMetadata(40)),
                brokers.places,
                "and where the log is whole nothing is passed over");
    }

    @Test
    void aDeadMemberIsWaitedFor() throws Exception {
        oneIsTorn();
        brokers.occupied = 1;
        CommandPlaces.settle(brokers.admin(), "game");
        assertEquals(60, brokers.places.get(TORN).offset());
    }

    @Test
    void aHallThatHasNotBegunHasNoPlaces() throws Exception {
        CommandPlaces.settle(brokers.admin(), "game");
        assertEquals(Map.of(), brokers.places);
    }

    @Test
    void brokersThatDoNotAnswerAreNotWaitedForForEver() throws Exception {
        brokers.away = true;
        long[] nanos = {0};
        CommandPlaces.settle(brokers.admin(), "game", () -> nanos[0] += Long.MAX_VALUE / 4);
        assertEquals(Map.of(), brokers.places);
    }
}
