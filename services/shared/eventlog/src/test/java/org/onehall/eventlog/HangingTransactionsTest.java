package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class HangingTransactionsTest {
    private static final TopicPartition HANGING = new TopicPartition("events", 0);
    private static final TopicPartition OTHER = new TopicPartition("events", 1);

    private final FakeAdmin brokers = new FakeAdmin();

    private void oneHangs() {
        brokers.ends.put(HANGING, 10L);
        brokers.open.put(HANGING, 4L);
    }

    @Test
    void aTransactionThatNoCoordinatorKnowsIsEnded() throws Exception {
        oneHangs();
        var found = HangingTransactions.end(brokers.admin(), List.of(HANGING, OTHER));
        assertEquals(List.of(HANGING), brokers.aborted);
        assertEquals(4, found.getFirst().from());
    }

    @Test
    void whileACoordinatorIsAwayNoTransactionIsTakenForForgotten() {
        oneHangs();
        brokers.coordinators = List.of(true, false);
        assertThrows(ExecutionException.class, () -> HangingTransactions.end(brokers.admin(), List.of(HANGING)));
        assertThrows(ExecutionException.class, () -> HangingTransactions.find(brokers.admin(), List.of(HANGING)));
        assertEquals(List.of(), brokers.aborted, "the one that is away may know it");
    }

    @Test
    void aPartitionWithoutALeaderHidesNoTransactionInAnother() {
        oneHangs();
        brokers.leaderless.add(OTHER);
        assertThrows(
                ExecutionException.class,
                () -> HangingTransactions.end(brokers.admin(), List.of(HANGING, OTHER)),
                "it must be looked at again");
        assertEquals(List.of(HANGING), brokers.aborted);
    }
}
