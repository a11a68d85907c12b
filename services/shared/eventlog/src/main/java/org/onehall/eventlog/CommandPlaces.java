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
 * Where a decider goes on in its command log. If the log has lost its end, the place lies behind the end; a consumer
 * would then begin again at the log's beginning, and commands that were answered long ago would be decided again.
 */
final class CommandPlaces {
    private static final Logger LOG = LoggerFactory.getLogger(CommandPlaces.class);
    private static final Duration BETWEEN = Duration.ofMillis(500);
    /** Longer than a dead instance stays a member of its group: places cannot be set while there is one. */
    private static final Duration PATIENCE =
            Duration.ofMillis(KafkaSettings.SESSION_TIMEOUT_MS).plusSeconds(4);

    private CommandPlaces() {}

    /** Sets every place behind the end of its log to that end; before the decider starts. Blocks until that is done. */
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
