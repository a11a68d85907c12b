package org.onehall.eventlog;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.function.LongSupplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The places where a decider continues in its command log. If the log has lost its end, a place may lie behind the new
 * end. A consumer would then start again at the beginning of the log and decide commands again that were answered long
 * ago.
 */
final class CommandPlaces {
    private static final Logger LOG = LoggerFactory.getLogger(CommandPlaces.class);
    private static final Duration BETWEEN = Duration.ofMillis(500);
    /** Longer than a dead instance stays a member of its group: places cannot be set while the group has a member. */
    private static final Duration PATIENCE =
            Duration.ofMillis(KafkaSettings.SESSION_TIMEOUT_MS).plusSeconds(4);

    private CommandPlaces() {}

    /**
     * Sets every place behind the end of its log to that end. Call it before the decider starts; it blocks until that
     * is done.
     */
    static void settle(Admin admin, String context) throws InterruptedException {
        settle(admin, context, System::nanoTime);
    }

    /** @param nanos a clock that never goes back */
    static void settle(Admin admin, String context, LongSupplier nanos) throws InterruptedException {
        long until = nanos.getAsLong() + PATIENCE.toNanos();
        while (true) {
            try {
                Map<TopicPartition, OffsetAndMetadata> behind = behind(admin, context);
                if (!behind.isEmpty()) {
                    admin.alterConsumerGroupOffsets(KafkaSettings.decider(context), behind)
                            .all()
                            .get();
                    LOG.warn(
                            "the command log of {} has lost its end; its decider goes on where the log ends now: {}",
                            context,
                            offsets(behind));
                }
                return;
            } catch (ExecutionException notYet) {
                if (nanos.getAsLong() - until > 0) {
                    LOG.warn(
                            "{}: whether its command log has lost its end could not be found out or mended: {}",
                            context,
                            String.valueOf(notYet.getCause()));
                    return;
                }
                Thread.sleep(BETWEEN);
            }
        }
    }

    private static Map<TopicPartition, OffsetAndMetadata> behind(Admin admin, String context)
            throws InterruptedException, ExecutionException {
        Map<TopicPartition, OffsetAndMetadata> places =
                new HashMap<>(admin.listConsumerGroupOffsets(KafkaSettings.decider(context))
                        .partitionsToOffsetAndMetadata()
                        .get());
        places.values().removeIf(place -> place == null);
        if (places.isEmpty()) return places;
        var missing = new HangingTransactions.Missing();
        var ends = HangingTransactions.Ends.ask(admin, places.keySet(), IsolationLevel.READ_UNCOMMITTED)
                .told(missing);
        missing.complain();
        places.entrySet().removeIf(place -> place.getValue().offset() <= ends.get(place.getKey()));
        places.replaceAll((partition, place) -> new OffsetAndMetadata(ends.get(partition), place.metadata()));
        return places;
    }

    private static Map<String, Long> offsets(Map<TopicPartition, OffsetAndMetadata> places) {
        Map<String, Long> offsets = new TreeMap<>();
        places.forEach((partition, place) -> offsets.put(partition.toString(), place.offset()));
        return offsets;
    }
}
