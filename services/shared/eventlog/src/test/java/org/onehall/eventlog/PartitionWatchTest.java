package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class PartitionWatchTest {
    private static final TopicPartition STANDING = new TopicPartition(TopicCatalogue.events("game"), 3);
    private static final TopicPartition LEADERLESS = new TopicPartition(TopicCatalogue.replies("game"), 2);
    private static final TopicPartition UNDECIDED = new TopicPartition(TopicCatalogue.commands("game"), 1);
    private static final long STEP = Standstill.MOST_BETWEEN.toNanos();

    private final FakeAdmin brokers = new FakeAdmin();
    private long nanos;
    private final PartitionWatch watch =
            new PartitionWatch(brokers.admin(), "game", partition -> partition != 0, () -> {}, () -> nanos);

    private Set<String> lookedForLong() throws InterruptedException {
        for (long waited = 0; waited <= Standstill.LONG.toNanos(); waited += STEP) {
            watch.look();
            nanos += STEP;
        }
        return watch.standing().keySet();
    }

    private void someStand() {
        brokers.ends.put(STANDING, 10L);
        brokers.open.put(STANDING, 4L);
        brokers.ends.put(UNDECIDED, 8L);
        brokers.places.put(UNDECIDED, new OffsetAndMetadata(6));
        brokers.leaderless.add(new TopicPartition(LEADERLESS.topic(), 0));
    }

    @Test
    void aPartitionWithoutALeaderHidesNoneOfTheOthers() throws Exception {
        someStand();
        assertEquals(Set.of(STANDING.toString(), UNDECIDED.toString()), lookedForLong());
        assertEquals(
                "no command is decided; 2 wait from offset 6 on",
                watch.standing().get(UNDECIDED.toString()));
        assertTrue(watch.isCurrent());
    }

    @Test
    void aPartitionWithoutALeaderForLongIsNamed() throws Exception {
        brokers.leaderless.add(LEADERLESS);
        watch.look();
        assertEquals(Map.of(), watch.standing());
        assertEquals(Set.of(LEADERLESS.toString()), lookedForLong());
        brokers.leaderless.clear();
        watch.look();
        assertEquals(Map.of(), watch.standing());
    }

    @Test
    void whileNoBrokerAnswersWhatWasKnownLastStays() throws Exception {
        someStand();
        Set<String> before = lookedForLong();
        brokers.away = true;
        assertEquals(before, lookedForLong());
        assertFalse(watch.isCurrent());
    }
}
